#include <QGuiApplication>

#include "tests/testprogram.h"
#include "tests/ui/pictures/drawncages.h"
#include "ui/pictures/cagehints.h"

namespace sudoku::tst_cagehints {

constexpr int size = 6, side = 128;
const std::string cages = "aabbccaddbccefggghefiijhkkijjhklljjj";
const std::vector<std::string> sums = {"9", "11", "14", "8", "3", "17", "20", "21", "5", "16", "12", "7"};

/// Returns the ink of a board without cages: every second cell has \a marks, in places of a cell.
BoardInk marked(const std::vector<std::pair<QPointF, QString>> &marks)
{
    QImage image = drawnCages(size, std::string(size * size, '.'), {.cellSide = side}).image();
    QPainter painter(&image);
    painter.setPen(Qt::white);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(side / 5);
    painter.setFont(font);
    for (int cell = 0; cell < size * size; cell += 2)
        for (const auto &[place, text] : marks)
            painter.drawText((QPoint(cell % size, cell / size) + place) * side, text);
    painter.end();
    return {image, size};
}

/// Whether something looks like a killer is said where its cages cannot be told.
class TestCageHints : public QObject
{
    Q_OBJECT

private slots:
    void killersLookLikeKillers_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<bool>("hasLines");
        QTest::addColumn<bool>("hasSums");
        QTest::newRow("lines and sums") << int(Qt::CustomDashLine) << true << true;
        QTest::newRow("lines alone") << int(Qt::SolidLine) << true << false;
        QTest::newRow("sums alone") << int(Qt::SolidLine) << false << true;
    }

    void killersLookLikeKillers()
    {
        QFETCH(int, line);
        QFETCH(bool, hasLines);
        QFETCH(bool, hasSums);
        QVERIFY(looksLikeKiller(drawnCages(size, cages,
                                           {.line = static_cast<Qt::PenStyle>(line),
                                            .sums = hasSums ? sums : std::vector<std::string>(),
                                            .cellSide = side,
                                            .hasLines = hasLines})));
    }

    void othersDoNot_data()
    {
        using Marks = std::vector<std::pair<QPointF, QString>>;
        QTest::addColumn<Marks>("marks");
        QTest::newRow("nothing") << Marks{};
        QTest::newRow("marks in corners")
            << Marks{{{0.1, 0.26}, "1"}, {{0.75, 0.26}, "4"}, {{0.1, 0.9}, "5"}};
        QTest::newRow("one mark in each cell") << Marks{{{0.1, 0.26}, "3"}};
        QTest::newRow("marks in a grid")
            << Marks{{{0.12, 0.27}, "1"}, {{0.42, 0.27}, "2"}, {{0.42, 0.6}, "5"}, {{0.72, 0.9}, "6"}};
        QTest::newRow("many marks in a row") << Marks{{{0.08, 0.26}, "12346"}};
    }

    void othersDoNot()
    {
        using Marks = std::vector<std::pair<QPointF, QString>>;
        QFETCH(Marks, marks);
        QVERIFY(!looksLikeKiller(marked(marks)));
    }
};

ADD_TEST(QGuiApplication, TestCageHints)

} // namespace sudoku::tst_cagehints

#include "tst_cagehints.moc"
