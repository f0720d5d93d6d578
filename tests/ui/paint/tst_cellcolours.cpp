#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "core/board/board.h"
#include "tests/testprogram.h"
#include "ui/paint/cellcolours.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

namespace sudoku::tst_cellcolours {

constexpr int side = 60;

BoardStyle styleOf(bool isDark)
{
    const QColor text = isDark ? Qt::white : Qt::black;
    const QColor base = isDark ? Qt::black : Qt::white;
    QPalette palette(text, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, base);
    return BoardStyle::forScreen(palette);
}

QImage paintedCell(DigitSet colours, bool isDark)
{
    const BoardStyle style = styleOf(isDark);
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(style.background);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCellColours(painter, image.rect(), colours, style);
    return image;
}

/// Where the texture of a cell is, whatever its colour: the pixels that differ from the most frequent one.
std::vector<bool> textureOf(const QImage &image)
{
    std::map<QRgb, int> counts;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            ++counts[image.pixel(x, y)];
    const QRgb ground =
        std::ranges::max_element(counts, {}, [](const auto &each) { return each.second; })->first;
    std::vector<bool> texture;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            texture.push_back(std::abs(qGray(image.pixel(x, y)) - qGray(ground)) > 8);
    return texture;
}

class TestCellColours : public QObject
{
    Q_OBJECT

private slots:
    void eachIsToldWithoutColour_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }

    void eachIsToldWithoutColour()
    {
        QFETCH(bool, isDark);
        std::vector<std::vector<bool>> textures;
        for (int colour = 1; colour <= colourCount; ++colour)
            textures.push_back(textureOf(paintedCell({colour}, isDark)));
        for (std::size_t i = 0; i < textures.size(); ++i)
            for (std::size_t j = i + 1; j < textures.size(); ++j) {
                int differences = 0;
                for (std::size_t at = 0; at < textures[i].size(); ++at)
                    differences += textures[i][at] != textures[j][at];
                QVERIFY2(differences > side * side / 20,
                         qPrintable(QString("%1 and %2: %3").arg(i + 1).arg(j + 1).arg(differences)));
            }
    }

    void digitsStayLegible_data() { eachIsToldWithoutColour_data(); }

    void digitsStayLegible()
    {
        QFETCH(bool, isDark);
        const int text = qGray(styleOf(isDark).given.rgb());
        for (int colour = 1; colour <= colourCount; ++colour) {
            const QImage image = paintedCell({colour}, isDark);
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x)
                    QVERIFY2(std::abs(qGray(image.pixel(x, y)) - text) > 90,
                             qPrintable(QString::number(colour)));
        }
    }

    void severalHaveASliceEach()
    {
        const QImage both = paintedCell({1, 5}, false);
        const QImage first = paintedCell({1}, false);
        const QImage second = paintedCell({5}, false);
        int ofFirst = 0;
        int ofSecond = 0;
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                ofFirst += both.pixel(x, y) == first.pixel(x, y);
                ofSecond += both.pixel(x, y) == second.pixel(x, y);
            }
        QVERIFY(ofFirst > side * side * 2 / 5);
        QVERIFY(ofSecond > side * side * 2 / 5);
    }

    void namesDiffer()
    {
        std::set<QString> names;
        for (int colour = 1; colour <= colourCount; ++colour)
            QVERIFY(names.insert(colourName(colour)).second);
    }
};

ADD_TEST(QGuiApplication, TestCellColours)

} // namespace sudoku::tst_cellcolours

#include "tst_cellcolours.moc"
