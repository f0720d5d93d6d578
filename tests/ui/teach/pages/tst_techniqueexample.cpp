#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTest>

#include "core/hints/techniques.h"
#include "tests/testprogram.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/glyphcache.h"
#include "ui/teach/pages/techniqueexample.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/text/steptext.h"

#include <algorithm>

namespace sudoku::tst_techniqueexample {

const SymbolSet &numbers = symbolSets().front();

QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Window, Qt::black);
    palette.setColor(QPalette::Base, Qt::black);
    palette.setColor(QPalette::WindowText, Qt::white);
    palette.setColor(QPalette::Text, Qt::white);
    return palette;
}

QImage pictureOf(const FoundStep &example, const QPalette &palette)
{
    QImage image(432, 432, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    GlyphCache cache;
    paintExample(painter, image.rect(), example, BoardStyle::forScreen(palette), numbers, cache);
    return image;
}

class TestTechniqueExample : public QObject
{
    Q_OBJECT

private slots:
    void everyExampleShowsItsTechnique_data()
    {
        QTest::addColumn<const Technique *>("technique");
        QTest::addColumn<QString>("puzzle");
        for (const TechniquePage *page : techniquePages())
            for (const QString &puzzle : page->puzzles)
                QTest::addRow("%s %d", page->technique().id.data(),
                              static_cast<int>(page->puzzles.indexOf(puzzle)))
                    << &page->technique() << puzzle;
    }

    void everyExampleShowsItsTechnique()
    {
        QFETCH(const Technique *, technique);
        QFETCH(const QString, puzzle);
        const std::optional<FoundStep> example = exampleOf(*technique, puzzle);
        QVERIFY(example);
        QVERIFY(isKindOf(*example->step.technique, *technique));
        QVERIFY(!example->step.isEmpty());
        for (const Candidate &gone : example->step.eliminations)
            QVERIFY(example->position.candidates(gone.cell).contains(gone.digit));
        QVERIFY(!exampleTitle(*example, numbers).isEmpty());
        QVERIFY(exampleText(*example, numbers).endsWith('.'));
    }

    void textsThatAreNoPuzzleHaveNoExample()
    {
        QVERIFY(!exampleOf(*findTechnique("x-wing"), "a fish"));
        QVERIFY(
            !exampleOf(*findTechnique("x-wing"),
                       ".23456789456789123789123456234567891567891234891234567345678912678912345912345678"));
    }

    void itIsPaintedLightAndDark()
    {
        const Technique &fish = *findTechnique("x-wing");
        const FoundStep example = *exampleOf(fish, pageOf(fish)->puzzles.front());
        const QImage light = pictureOf(example, QPalette(Qt::white));
        const QImage dark = pictureOf(example, darkPalette());
        const auto brightness = [](const QImage &image) {
            return image.scaled(1, 1).pixelColor(0, 0).lightness();
        };
        QVERIFY(brightness(light) > 150);
        QVERIFY(brightness(dark) < 100);
        FoundStep bare = example;
        bare.step = {.technique = example.step.technique};
        QVERIFY(light != pictureOf(bare, QPalette(Qt::white))); // the pattern is marked
    }
};

ADD_TEST(QApplication, TestTechniqueExample)

} // namespace sudoku::tst_techniqueexample

#include "tst_techniqueexample.moc"
