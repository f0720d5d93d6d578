#include <QTest>

#include "core/hints/techniques.h"
#include "core/variants/variant.h"
#include "tests/testprogram.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/text/strings.h"

#include <set>

namespace sudoku::tst_techniquepages {

class TestTechniquePages : public QObject
{
    Q_OBJECT

private slots:
    void everyTechniqueHasItsPage()
    {
        for (const Technique &technique : techniques())
            QVERIFY2(pageOf(technique), technique.id.data());
    }

    void noTechniqueHasTwoPages()
    {
        std::set<const Technique *> seen;
        for (const TechniquePage *page : techniquePages())
            for (const Technique *technique : page->techniques)
                QVERIFY2(seen.insert(technique).second, technique->id.data());
    }

    void aKindWithoutAPageHasThatOfItsTechnique()
    {
        const Technique &kind = *findTechnique("thermometer");
        QCOMPARE(&pageOf(kind)->technique(), findTechnique("pair-rule"));
        QCOMPARE(&pageOf(*findTechnique("whale"))->technique(), findTechnique("squirmbag"));
    }

    /// Steps for lines, dots and clues outside the board are named after the rule.
    void everyKindOfRuleHasAPage()
    {
        int count = 0;
        for (const Variant *variant : variants())
            if (const Technique *kind = findTechnique(variant->id)) {
                QVERIFY2(pageOf(*kind), variant->id.data());
                ++count;
            }
        QVERIFY2(count > 20, qPrintable(QString::number(count)));
    }

    /// People read them on one screen, beside two boards.
    void everyPageIsShort_data()
    {
        QTest::addColumn<const TechniquePage *>("page");
        for (const TechniquePage *page : techniquePages())
            QTest::addRow("%s", page->technique().id.data()) << page;
    }

    void everyPageIsShort()
    {
        QFETCH(const TechniquePage *, page);
        for (const QString &text : {page->what, page->spotting}) {
            QVERIFY(text.endsWith('.'));
            QVERIFY2(text.size() < 330, qPrintable(QString::number(text.size())));
            QVERIFY2(text.count(". ") < 4, qPrintable(text));
        }
    }

    /// Of the techniques that are on, only these are on no board that the generator makes soon.
    void everyPageShowsBoards_data() { everyPageIsShort_data(); }

    void everyPageShowsBoards()
    {
        static const std::set<std::string_view> rare{"avoidable-rectangle-1", "avoidable-rectangle-2",
                                                     "brute-force",           "overlapping-cages",
                                                     "sum-combinations",      "uniqueness-5"};
        QFETCH(const TechniquePage *, page);
        const bool isRare = rare.contains(page->technique().id);
        if (page->technique().traits.isOn)
            QCOMPARE(page->puzzles.isEmpty(), isRare);
    }

    void pagesFollowEachOther()
    {
        const std::vector<const TechniquePage *> pages = techniquePages();
        QCOMPARE(pages.front()->technique().id, std::string_view("full-house"));
        QCOMPARE(pageAfter(*pages.front()), pages[1]);
        QVERIFY(!pageAfter(*pages.back()));
    }

    void whatATranslationLacksStays()
    {
        auto chapters = readTechniquePages("# One\n\n## x-wing\n\nA.\nB.\n\nC.\n\n    1...\n    2...\n\n"
                                           "## swordfish\n\nD.\n\nE.\n\n## unheard-of\n\nF.\n");
        QCOMPARE(chapters.size(), std::size_t(1));
        QCOMPARE(chapters[0].pages.size(), std::size_t(2));
        QCOMPARE(chapters[0].pages[0].what, "A. B.");
        QCOMPARE(chapters[0].pages[0].spotting, "C.");
        QCOMPARE(chapters[0].pages[0].puzzles, QStringList({"1...", "2..."}));
        translatePages(chapters, readTechniquePages("# Eins\n\n## x-wing\n\nAh.\n\nZeh.\n"));
        QCOMPARE(chapters[0].title, "Eins");
        QCOMPARE(chapters[0].pages[0].what, "Ah.");
        QCOMPARE(chapters[0].pages[0].puzzles.size(), 2);
        QCOMPARE(chapters[0].pages[1].what, "D.");
        QVERIFY(!chapters[0].pages[0].lacksTranslation);
        QVERIFY(chapters[0].pages[1].lacksTranslation);
    }

    void aPageOfWhichHalfIsTranslatedStaysInEnglish()
    {
        auto chapters = readTechniquePages("# One\n\n## x-wing\n\nA.\n\nB.\n");
        translatePages(chapters, readTechniquePages("# Eins\n\n## x-wing\n\nAh.\n"));
        QCOMPARE(chapters[0].pages[0].what, "A.");
        QVERIFY(chapters[0].pages[0].lacksTranslation);
    }

    void nothingIsLackingInEnglish()
    {
        for (const TechniquePage *page : techniquePages())
            QVERIFY2(!page->lacksTranslation, page->technique().id.data());
    }
};

ADD_TEST(QApplication, TestTechniquePages)

} // namespace sudoku::tst_techniquepages

#include "tst_techniquepages.moc"
