#include <QTest>

#include "core/hints/ladderchoice.h"
#include "core/hints/techniques.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_ladderchoice {

LadderRung rung(std::string_view id, bool isOn = true)
{
    return {findTechnique(id), isOn};
}

std::ptrdiff_t placeOf(const LadderChoice &choice, std::string_view id)
{
    return std::ranges::find(choice, findTechnique(id), &LadderRung::technique) - choice.begin();
}

class TestLadderChoice : public QObject
{
    Q_OBJECT

private slots:
    void hodokuChoosesTheDefaultLadder()
    {
        for (const Puzzle &puzzle : {emptyBoard(9), emptyBoard(16)}) {
            const Position position(puzzle);
            QVERIFY(ladderOf(hodokuChoice(), position.rules()) == defaultLadder(position.rules()));
        }
    }

    void eachChoiceHasEachTechniqueOnce()
    {
        for (const LadderChoice &choice :
             {hodokuChoice(), explainerChoice(), everythingChoice(), ladderChoiceOf("")}) {
            std::set<const Technique *> seen;
            for (const LadderRung &each : choice) {
                QVERIFY(each.technique && each.technique->find);
                seen.insert(each.technique);
            }
            QCOMPARE(seen.size(), choice.size());
            QCOMPARE(choice.size(), hodokuChoice().size());
        }
    }

    void explainerHasItsOwnOrder()
    {
        const LadderChoice choice = explainerChoice();
        QVERIFY(placeOf(choice, "hidden-single") < placeOf(choice, "naked-single"));
        QVERIFY(placeOf(choice, "naked-pair") < placeOf(choice, "x-wing"));
        QVERIFY(placeOf(choice, "x-wing") < placeOf(choice, "hidden-pair"));
        QVERIFY(choice[placeOf(choice, "nishio")].isOn);
        QVERIFY(!choice[placeOf(choice, "skyscraper")].isOn);
        QVERIFY(choice.back() == rung("brute-force"));
    }

    void everythingIsOnFromEasyToHard()
    {
        const LadderChoice choice = everythingChoice();
        QVERIFY(std::ranges::all_of(choice, &LadderRung::isOn));
        QVERIFY(std::ranges::is_sorted(choice, [](const LadderRung &one, const LadderRung &other) {
            return isHarder(*other.technique, *one.technique);
        }));
        QVERIFY(placeOf(choice, "external-unique-rectangle") > placeOf(choice, "uniqueness-1"));
        QVERIFY(placeOf(choice, "tridagon") < placeOf(choice, "forcing-chain"));
        QVERIFY(choice.back() == rung("brute-force"));
    }

    void choicesHaveNames()
    {
        for (const NamedChoice &named : namedChoices())
            QVERIFY(named.make().size() == hodokuChoice().size());
        QCOMPARE(namedChoices().back().id, "everything");
    }

    void survivesAsText()
    {
        LadderChoice choice = explainerChoice();
        std::swap(choice[3], choice[40]);
        choice[5].isOn = false;
        QVERIFY(ladderChoiceOf(textOf(choice)) == choice);
        QVERIFY(ladderChoiceOf("") == hodokuChoice());
    }

    void whatIsNotKnownIsIgnored()
    {
        const LadderChoice choice =
            ladderChoiceOf("x-wing no-technique - naked-single -x-wing simple-colors-trap");
        QCOMPARE(choice.size(), hodokuChoice().size()); // a kind of simple-colors has no place of its own
        QVERIFY(placeOf(choice, "x-wing") < placeOf(choice, "naked-single"));
        QVERIFY(choice[placeOf(choice, "x-wing")].isOn);
    }

    /// A program of before knew neither skyscrapers nor full houses.
    void newTechniquesHaveTheirPlace()
    {
        LadderChoice before = hodokuChoice();
        std::erase_if(before, [](const LadderRung &each) {
            return each.technique->id == "skyscraper" || each.technique->id == "full-house";
        });
        QVERIFY(ladderChoiceOf(textOf(before)) == hodokuChoice());
        std::ranges::reverse(before);
        const LadderChoice choice = ladderChoiceOf(textOf(before));
        QVERIFY(choice.front() == rung("full-house"));
        QCOMPARE(placeOf(choice, "skyscraper"), placeOf(choice, "bug-plus-one") + 1);
    }
};

ADD_TEST(QCoreApplication, TestLadderChoice)

} // namespace sudoku::tst_ladderchoice

#include "tst_ladderchoice.moc"
