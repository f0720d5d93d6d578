// Covers ui/ask/verdict: contradictions, stepfindings, storyconclusions

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/board/arrangements.h"
#include "tests/secondofaclue.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/ask/verdict/analystbench.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/ask/verdict/contradictions.h"

namespace sudoku::tst_explainer {

using Bench = AnalystBench;

QString keyOf(const Bench &bench, const QString &text)
{
    for (const Offer &offer : bench.last.offers)
        if (offer.text == text)
            return offer.key;
    return {};
}

class TestExplainer : public QObject
{
    Q_OBJECT

private slots:
    void explainBlamesEntriesWhereTheGivensAreRight()
    {
        Bench bench("12..............");
        bench.enter(4, 1);
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.lines.front(), "Two 1s in column 1: r1c1 and r2c1.");
        QCOMPARE(bench.last.lines.back(), "Your entry in r2c1 contradicts the puzzle.");
        QCOMPARE(bench.last.findings.reasons.size(), 2u);
        QCOMPARE(bench.last.findings.reasonOutlines.size(), 1u);
        QVERIFY(bench.take("Another Contradiction"));
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.lines.front(), "Two 1s in box 1: r1c1 and r2c1.");
    }

    /// Many reasons are counted; an entry is no given.
    void entriesAreCountedApart()
    {
        const Board board = [] {
            Board wrong(sudoku::board(newspaper));
            wrong.enter(2, 1);
            return wrong;
        }();
        const Subject subject{board, true};
        std::vector<Reason> reasons;
        for (Cell cell = 0; cell < 81 && reasons.size() < 31; ++cell)
            if (board.digitAt(cell) != noDigit)
                reasons.emplace_back(GivenCell{cell});
        reasons.emplace_back(RuleSource(HouseName{HouseKind::Row, 0}));
        const Conclusion conclusion =
            conflictConclusion(subject, symbolSets().front(), {MusOutcome::Found, reasons}, {});
        const auto givens = static_cast<int>(reasons.size()) - 2;
        QVERIFY2(conclusion.lines.front().startsWith(QString("1 entry, %1 givens and row 1 ").arg(givens)),
                 qPrintable(conclusion.lines.front()));
    }

    void reasonsAreShownOneByOne()
    {
        Bench bench("123............4");
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Show the Set"));
        const Conclusion whole = bench.last;
        const std::size_t count = whole.findings.reasons.size() + whole.findings.reasonOutlines.size();
        QVERIFY(count > 2);
        QVERIFY(bench.take("Show One by One"));
        for (std::size_t i = 1; i <= count; ++i) {
            QCOMPARE(bench.last.title, QString("%1 of %2").arg(i).arg(count));
            const bool isGiven = bench.last.lines.front() == "This is a given of the puzzle.";
            QVERIFY(isGiven || bench.last.lines.front().startsWith("No digit is repeated in "));
            QCOMPARE(bench.last.findings.reasonOutlines.size(), isGiven ? 0u : 1u);
            QVERIFY(!isGiven || bench.last.findings.reasons.size() == 1);
            QVERIFY(bench.take("Next (Alt+Right)"));
        }
        QVERIFY(bench.last.title.startsWith("1 of "));
        QVERIFY(bench.take("Previous (Alt+Left)"));
        QVERIFY(bench.last.title.startsWith(QString("%1 of ").arg(count)));
        QVERIFY(bench.take("Show All"));
        QCOMPARE(bench.last.headline, whole.headline);
        QCOMPARE(bench.last.about, whole.about);
    }

    void manyReasonsAreShownToo_data()
    {
        QTest::addColumn<int>("houses");
        QTest::addColumn<int>("cages");
        QTest::addColumn<int>("outlines");
        QTest::newRow("few") << 3 << 3 << 6;
        QTest::newRow("many, only the cages are shown") << 9 << 8 << 8;
        QTest::newRow("houses alone") << 18 << 0 << 18;
        QTest::newRow("cages alone") << 0 << 20 << 20;
    }

    void manyReasonsAreShownToo()
    {
        QFETCH(int, houses);
        QFETCH(int, cages);
        QFETCH(int, outlines);
        Puzzle puzzle(emptyBoard(9));
        MusAnswer answer{MusOutcome::Found, {}};
        for (int i = 0; i < houses; ++i)
            answer.reasons.push_back(
                RuleSource(HouseName{i < 9 ? HouseKind::Row : HouseKind::Column, i % 9}));
        for (int i = 0; i < cages; ++i) {
            puzzle.constraints.push_back({findVariant("killer"), {2 * i, 2 * i + 1}, {5}});
            answer.reasons.push_back(RuleSource(ConstraintIndex{i}));
        }
        const Subject subject{Board(puzzle)};
        const Conclusion whole = conflictConclusion(subject, symbolSets().front(), answer, {});
        QCOMPARE(static_cast<int>(whole.findings.reasonOutlines.size()), outlines);
        QCOMPARE(static_cast<int>(whole.rules.size()), cages);
        QCOMPARE(whole.headline, "The puzzle has no solution: its rules contradict each other.");
        QCOMPARE(whole.lines.back(), "Change or remove one of these rules.");
        for (std::size_t i = 0; i < answer.reasons.size(); ++i) {
            const Conclusion one = reasonConclusion(subject, symbolSets().front(), answer.reasons, i);
            QCOMPARE(one.findings.reasonOutlines.size(), 1u);
            QCOMPARE(one.rules.size(), static_cast<int>(i) < houses ? 0u : 1u);
            QCOMPARE(one.title, QString("%1 of %2").arg(i + 1).arg(answer.reasons.size()));
        }
    }

    void aRuleThatLeavesNothingIsSpokenOfAlone()
    {
        Puzzle puzzle(emptyBoard(9));
        puzzle.constraints.push_back({findVariant("killer"), {0, 1}, {40}});
        const MusAnswer answer{MusOutcome::Found, {RuleSource(ConstraintIndex{0})}};
        const Conclusion whole = conflictConclusion(Subject{Board(puzzle)}, symbolSets().front(), answer, {});
        QCOMPARE(whole.headline, "The puzzle has no solution: one of its rules leaves none.");
        QCOMPARE(whole.lines.back(), "Change or remove this rule.");
    }

    void manyGivensAreCountedAndRulesNamed()
    {
        MusAnswer answer{MusOutcome::Found, {}};
        const Board all{board(newspaper)};
        for (Cell cell = 0; cell < 81; ++cell)
            if (all.isGiven(cell))
                answer.reasons.push_back(GivenCell{cell});
        for (const HouseName house : {HouseName{HouseKind::Row, 0}, HouseName{HouseKind::Row, 3},
                                      HouseName{HouseKind::Row, 8}, HouseName{HouseKind::Box, 4}})
            answer.reasons.push_back(RuleSource(house));
        const Conclusion conclusion = conflictConclusion({all}, symbolSets().front(), answer, {});
        QVERIFY2(
            conclusion.lines.front().startsWith("30 givens, rows 1, 4 and 9 and box 5 contradict each other"),
            qPrintable(conclusion.lines.front()));
    }

    void wholeKindsOfHousesAreNamedSo_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<QList<int>>("leftOut"); // numbers of the houses
        QTest::addColumn<QString>("expected");
        const Puzzle jigsaw(
            *Geometry::withRegions(6, {0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3,
                                       2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 4, 4, 4, 5, 5, 5}));
        const Puzzle samurai(findArrangement("samurai")->geometry());
        QTest::newRow("all") << emptyBoard(25) << QList<int>() << "all rows, columns and boxes";
        QTest::newRow("of a jigsaw") << jigsaw << QList<int>() << "all rows, columns and regions";
        QTest::newRow("of several boards") << samurai << QList<int>() << "all rows, columns and boxes";
        QTest::newRow("but a row") << emptyBoard(9) << QList<int>{3}
                                   << "rows 1–3 and 5–9, all columns and all boxes";
        QTest::newRow("but some") << emptyBoard(9) << QList<int>{2, 4, 5, 6, 9, 26}
                                  << "rows 1, 2, 4, 8 and 9, columns 2–9 and boxes 1–8";
    }

    void wholeKindsOfHousesAreNamedSo()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(QList<int>, leftOut);
        QFETCH(QString, expected);
        std::vector<Reason> reasons;
        for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
            reasons.emplace_back(GivenCell{cell});
        const std::span<const House> houses = puzzle.geometry.houses();
        for (int house = 0; house < std::ssize(houses); ++house)
            if (!leftOut.contains(house))
                reasons.emplace_back(RuleSource(houses[house].name));
        const QString text = reasonsText(Subject{Board(puzzle)}, symbolSets().front(), reasons);
        const auto entries = QString::number(puzzle.geometry.cellCount());
        QCOMPARE(text.section(" entries", 0, 0), entries);
        QVERIFY2(text.endsWith(" and " + expected) || text.endsWith(", " + expected), qPrintable(text));
    }

    void wholeKindsAreNamedAmongFewReasonsToo()
    {
        const Puzzle puzzle(emptyBoard(4));
        std::vector<Reason> reasons{RuleSource(HouseName{HouseKind::Row, 2})};
        for (int column = 0; column < 4; ++column)
            reasons.emplace_back(RuleSource(HouseName{HouseKind::Column, column}));
        for (const int box : {0, 3})
            reasons.emplace_back(RuleSource(HouseName{HouseKind::Box, box}));
        QCOMPARE(reasonsText(Subject{Board(puzzle)}, symbolSets().front(), reasons),
                 "row 3, all columns, box 1 and box 4");
    }

    /// The clues of box 6 and those beside it leave no place for a 2.
    void whatNeedsNoStepsIsSaidInsteadOfTheList()
    {
        Puzzle puzzle = emptyBoard(9);
        for (const auto &[cell, digit] : {std::pair{15, 2}, {62, 2}, {41, 2}, {34, 8}, {52, 1}})
            puzzle.givens.set(cell, digit);
        Bench bench{Board(puzzle)};
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "2 has no place in box 6");
        QCOMPARE(bench.last.lines.size(), 4);
        QVERIFY2(bench.last.lines.front().startsWith("2 in r"), qPrintable(bench.last.lines.front()));
        QCOMPARE(bench.last.lines.back(), "8 and 1 are already in r4c8 and r6c8.");
        QCOMPARE(bench.actions().front(), "Fix…");
        QCOMPARE(bench.last.findings.reasons, (std::vector<Cell>{15, 41, 62}));
        const NumberedClues &numbered = bench.last.findings.numbered;
        QCOMPARE(numbered.struck.size(), 7u);
        QCOMPARE(numbered.without.size(), 9u);
        QCOMPARE(bench.last.facts.size(), 4u);
        for (const Cell cell : bench.last.findings.reasons) // each has the number of a step
            QVERIFY(numbered.at(cell)->step <= 3 && !numbered.at(cell)->ruledOut.empty());
        QCOMPARE(numbered.at(34)->step, 4);
        QVERIFY(numbered.at(34)->ruledOut.empty());
        QCOMPARE(bench.last.closing, "So no cell of box 6 is left for 2.");
        QVERIFY(bench.take("Show the Set"));
        QVERIFY2(bench.last.lines.front().contains("contradict each other"),
                 qPrintable(bench.last.lines.front()));
        QVERIFY(bench.take("Show the Argument (Alt+Right)"));
        QCOMPARE(bench.last.headline, "2 has no place in box 6");
    }

    void theArgumentIsShownStepByStep()
    {
        Board wrong(board(newspaper)); // 2 instead of 4
        wrong.puzzle.givens.set(2, 2);
        Bench bench{wrong};
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        const QString set = bench.last.headline;
        QVERIFY(bench.take("Show the Argument (Alt+Right)"));
        QVERIFY(bench.waitForAnswer());
        const auto count = bench.last.title.section(' ', 3, 3).toInt();
        QVERIFY2(count > 1, qPrintable(bench.last.title));
        for (int i = 1; i < count; ++i) {
            QCOMPARE(bench.last.title, QString("Step %1 of %2").arg(i).arg(count));
            QVERIFY(bench.last.fillsPanel);
            QVERIFY(!bench.last.findings.evidence.isEmpty());
            QCOMPARE(bench.actions().front(), "Next Step (Alt+Right)");
            QVERIFY(bench.take("Next Step (Alt+Right)"));
        }
        QVERIFY(bench.last.headline.contains("has no place in") || bench.last.headline.contains("No digit"));
        QCOMPARE(bench.actions().front(), "Fix…");
        const std::vector<DigitSet> &placed = bench.last.findings.candidates; // by the steps before
        QVERIFY(std::ranges::any_of(placed, [](DigitSet digits) { return digits.isSingle(); }));
        for (Cell cell = 0; cell < 81; ++cell)
            QVERIFY(placed[cell].isEmpty() || !wrong.isGiven(cell));
        for (int i = 1; i < count; ++i)
            QVERIFY(bench.take("Previous Step (Alt+Left)"));
        QCOMPARE(keyOf(bench, "Show the Set"), "Alt+Left");
        QVERIFY(bench.take("Show the Set"));
        QCOMPARE(bench.last.headline, set);
    }

    /// Two cages fill the box of a 4x4, and make 9.
    void sumsThatFillHousesAreAddedUpFirst()
    {
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {{findVariant("killer"), {0, 1}, {3}}, {findVariant("killer"), {4, 5}, {6}}};
        Bench bench{Board(puzzle)};
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "The sums in box 1 make 9, but the digits there 10");
        QCOMPARE(bench.last.lines.back(), "Change or remove one of these rules.");
        QCOMPARE(bench.last.rules.size(), 0u);
        QCOMPARE(bench.last.findings.reasonOutlines.size(), 1u);
        QCOMPARE(bench.actions().front(), "Fix…");
        QVERIFY(!bench.actions().contains("Show the Set"));
        QVERIFY(bench.take("Another Contradiction"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.actions().contains("Show the Set")); // which is minimal
        QVERIFY(bench.actions().contains("Fix…"));
    }

    /// No change of one rule mends two wrong ones: a second Fix… would end where the first did.
    void whereNoFixIsKnownNoneIsOffered()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{findVariant("killer"), {0, 1}, {40}}, {findVariant("killer"), {79, 80}, {40}}};
        Bench bench{Board(puzzle)};
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "No digit is left for r1c1");
        QVERIFY(bench.take("Fix…"));
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "No digit is left for r1c1");
        QVERIFY(!bench.actions().contains("Fix…"));
    }

    void aStoppedExplanationSaysNothingOfSolutions()
    {
        Bench bench{Board(hardPuzzle())};
        bench.analyst.explain();
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline,
                 "The search was stopped before it found a contradiction."); // there may be a known answer
        QCOMPARE(bench.actions(), QStringList("Continue"));
    }

    void aStoppedExplanationOffersFixesWhereThereIsNoSolution()
    {
        Bench bench{Board(hardPuzzle())};
        bench.live.learn(hardPuzzle(), {Uniqueness::None, {}, {}});
        bench.analyst.explain();
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.actions(), QStringList({"Continue", "Fix…"}));
    }

    void whatCanBeSeenIsExplainedAtOnce()
    {
        Bench bench{Board(hardPuzzle())};
        const SecondOfAClue second(hardPuzzle());
        bench.enter(second.cell, second.digit);
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.lines.front().startsWith(QString("Two %1s in ").arg(second.digit)),
                 qPrintable(bench.last.lines.front()));
    }
};

ADD_TEST(QApplication, TestExplainer)

} // namespace sudoku::tst_explainer

#include "tst_explainer.moc"
