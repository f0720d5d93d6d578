#include <QGuiApplication>
#include <QPainter>

#include "tests/testprogram.h"
#include "ui/pictures/tintedcages.h"

#include <array>

namespace sudoku::tst_tintedcages {

constexpr int size = 6, side = 40;

/// Returns a board with a digit in each third cell: the background of each cell is a letter, row by row.
QImage drawn(const std::string &tints)
{
    constexpr std::array<QRgb, 4> colours{0xffe0b0, 0xc8e6c9, 0xbbdefb, 0xf8c8dc};
    QImage picture(size * side, size * side, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(side * 2 / 3);
    painter.setFont(font);
    for (int cell = 0; cell < size * size; ++cell) {
        const QRect place(cell % size * side, cell / size * side, side, side);
        if (tints[cell] != '.')
            painter.fillRect(place, QColor(colours[tints[cell] - 'a']));
        painter.drawRect(place);
        if (cell % 3 == 0)
            painter.drawText(place, Qt::AlignCenter, QStringLiteral("8"));
    }
    painter.end();
    return picture;
}

std::string cagesIn(const std::string &tints)
{
    const GridMap map(size, {QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)});
    const auto cages = tintedCages(drawn(tints), map);
    if (!cages)
        return "none";
    std::string letters;
    for (const int cage : cages->ofCell)
        letters += cage < 0 ? '.' : static_cast<char>('A' + cage);
    return letters;
}

/// Cells of one colour that are connected are a cage.
class TestTintedCages : public QObject
{
    Q_OBJECT

private slots:
    void coloursAreCages_data()
    {
        QTest::addColumn<QString>("tints");
        QTest::addColumn<QString>("cages");
        QTest::newRow("everywhere") << "aabbccaddbccabbbaacaccbbccaabbccddbb"
                                    << "AABBCCADDBCCABBBEEFGHHIIFFJJIIFFKKII";
        QTest::newRow("white is the board") << "aabb........ccdd........aabb........"
                                            << "AABB........CCDD........EEFF........";
        QTest::newRow("two colours are boxes or shades") << "aaabbbaaabbbbbbaaabbbaaaaaabbbaaabbb"
                                                         << "none";
        QTest::newRow("no colour") << "...................................."
                                   << "none";
    }

    void coloursAreCages()
    {
        QFETCH(QString, tints);
        QFETCH(QString, cages);
        QCOMPARE(QString::fromStdString(cagesIn(tints.toStdString())), cages);
    }
};

ADD_TEST(QGuiApplication, TestTintedCages)

} // namespace sudoku::tst_tintedcages

#include "tst_tintedcages.moc"
