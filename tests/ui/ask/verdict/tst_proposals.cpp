// Covers ui/ask/verdict: completer, findfix, fixer, numberfinder, question

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/ask/verdict/analystbench.h"
#include "ui/ask/verdict/proposals.h"

#include <algorithm>

namespace sudoku::tst_proposals {

using Bench = AnalystBench;

/// Takes the fix with that name, on whichever page it is. Returns whether it changed the board.
bool takeFix(Bench &bench, const QString &name)
{
    constexpr int maxPages = 10;
    for (int page = 0; page < maxPages; ++page) {
        for (const QString &text : bench.actions())
            if (text == name || text.startsWith(name + ": "))
                return bench.take(text) && bench.document.undoStack().canUndo();
        if (!bench.take("More Fixes (Alt+Right)"))
            break;
    }
    return false;
}

class TestProposals : public QObject
{
    Q_OBJECT

private slots:
    void fixKnowsThatTheRulesContradictEachOther()
    {
        Puzzle puzzle = board(newspaper);
        puzzle.constraints = {{findVariant("killer"), {2, 3}, {3}}, {findVariant("killer"), {2, 3}, {4}}};
        Bench bench{Board(puzzle)};
        bench.analyst.fix();
        QVERIFY(QTest::qWaitFor([&] { return bench.answers > 0; }, 60'000));
        QCOMPARE(bench.headline(), "The puzzle has no solution: its rules contradict each other.");
        QCOMPARE(bench.last.rules.size(), 2u);
        QVERIFY(bench.document.board() == Board(puzzle));
    }

    void fixesByOneClick()
    {
        std::string wrong = newspaper;
        std::swap(wrong[0], wrong[1]);
        Bench bench(wrong);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "The puzzle has no solution.");
        QVERIFY(bench.take("Fix…"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(takeFix(bench, "Swap r1c1 and r1c2"));
        QCOMPARE(text(bench.document.board().puzzle.givens), newspaper);
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QCOMPARE(text(bench.document.board().puzzle.givens), wrong);
    }

    void fixesARule()
    {
        Puzzle puzzle = board(newspaper);
        puzzle.constraints = {{findVariant("killer"), {2, 3}, {9}}};
        Bench bench{Board(puzzle)};
        bench.analyst.fix();
        QVERIFY(bench.waitForAnswer());
        const auto offer =
            std::ranges::find(bench.last.offers, "Change Killer cage 9 at r1c3 to 10", &Offer::text);
        QVERIFY2(offer != bench.last.offers.end(), qPrintable(bench.actions().join("; ")));
        QCOMPARE(offer->outlines, (std::vector<std::vector<Cell>>{{2, 3}}));
        QVERIFY(bench.take(offer->text));
        QCOMPARE(bench.document.board().puzzle.constraints.front().number(), 10);
        QCOMPARE(bench.view.currentCell(), 2);
        bench.document.undoStack().undo();
        QVERIFY(bench.document.board().puzzle == puzzle);
    }

    void findsTheNumbersThatRulesCouldHave()
    {
        Puzzle puzzle = board(newspaper);
        puzzle.constraints = {{findVariant("killer"), {2, 3}, {9}}, {findVariant("killer"), {0, 1}, {8}}};
        Bench bench{Board(puzzle)};
        bench.view.setCurrentCell(2);
        bench.analyst.findNumbers();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "1 of 1 number could be another one.");
        QCOMPARE(bench.last.lines, QStringList("Killer cage 9 at r1c3: one solution with 10"));
        QCOMPARE(bench.last.findings.reasonOutlines, (std::vector<std::vector<Cell>>{{2, 3}}));
        QVERIFY(bench.take("All Numbers"));
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "1 of 2 numbers could be another one.");
        QCOMPARE(bench.last.lines.last(), "Killer cage 8 at r1c1: no number leaves a solution");
        QVERIFY(bench.take("Change Killer cage 9 at r1c3 to 10: one solution"));
        bench.analyst.findNumbers();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "No other number leaves exactly one solution.");
        QCOMPARE(bench.last.kind, Conclusion::Kind::Good);
        QVERIFY(bench.last.fillsPanel);
        QCOMPARE(bench.last.legend, QString()); // nothing is outlined
        Bench none(newspaper);
        none.analyst.findNumbers();
        QCOMPARE(none.headline(), "No rule here has a number.");
    }

    /// Each says what it leaves; the first of a page is on the board.
    void eachFixHasItsSentence()
    {
        Bench bench("....6.......49.2.169.....4..39....8.1.5..2......7...1.8.6.5.1.2.7.62...9.....86.4");
        bench.analyst.fix();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.fillsPanel);
        const auto count = bench.last.headline.section(' ', 0, 0).toInt();
        QVERIFY2(count > 5, qPrintable(bench.last.headline));
        QSet<QString> seen;
        for (int first = 1; first <= count; first += 5) {
            const int end = std::min(first + 4, count);
            QCOMPARE(bench.last.title, QString("%1 to %2 of %3").arg(first).arg(end).arg(count));
            QCOMPARE(bench.last.findings.changes.size(), bench.last.offers.front().changes.size());
            for (const Offer &offer : bench.last.offers) {
                if (offer.changes.empty())
                    continue;
                const bool isPrimary = &offer == &bench.last.offers.front();
                const QString told = isPrimary ? bench.last.lines.front() : offer.note;
                seen += offer.text;
                QVERIFY2(told.startsWith("With") && told.contains(" there "), qPrintable(told));
                QVERIFY2(isPrimary
                             || told.endsWith("exactly one solution.")
                                    == offer.text.endsWith(": one solution"),
                         qPrintable(told));
            }
            QVERIFY(bench.take("More Fixes (Alt+Right)"));
        }
        QCOMPARE(seen.size(), count);
        QVERIFY2(bench.last.title.startsWith("1 to "), "behind the last page comes the first");
        QCOMPARE(bench.document.undoStack().count(), 0);
    }

    void whatWasChangedIsSaidAndSelected()
    {
        std::string wrong = newspaper;
        wrong[32] = '9'; // r4c6
        Bench bench(wrong);
        QString said;
        Offer offer;
        connect(&bench.document, &Document::explained, this, [&](const Board &, const Compose &message) {
            said = message().text;
            offer = message().offer;
        });
        bench.analyst.fix();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(takeFix(bench, "Remove r4c6"), qPrintable(bench.actions().join("; ")));
        QCOMPARE(said, "Cleared r4c6.");
        QCOMPARE(bench.view.currentCell(), 32);
        QCOMPARE(bench.view.selectedCells(), std::vector<Cell>{32});
        QCOMPARE(offer.text, "Undo");
        offer.run();
        QCOMPARE(text(bench.document.board().puzzle.givens), wrong);
    }

    void changesAreSaid()
    {
        const Geometry geometry = defaultGeometry(9);
        const auto said = [&](const std::vector<CellChange> &changes) {
            return changedText(geometry, *findSymbolSet("numbers"), changes);
        };
        QCOMPARE(said({{0, 3, 4}}), "Changed r1c1 from 3 to 4.");
        QCOMPARE(said({{0, 3, 4}, {1, 4, 3}}), "Changed r1c1 and r1c2.");
        QCOMPARE(said({{0, 3, noDigit}, {1, 4, noDigit}}), "Cleared r1c1 and r1c2.");
        QCOMPARE(said({{0, noDigit, 3}, {1, noDigit, 4}}), "Added 3 in r1c1, 4 in r1c2.");
    }

    void fixesEntriesAsEntries()
    {
        Bench bench("1234............");
        bench.enter(4, 1);
        bench.analyst.fix();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(takeFix(bench, "Remove r2c1"), qPrintable(bench.actions().join("; ")));
        QCOMPARE(bench.document.board().entries.filledCount(), 0);
        QCOMPARE(bench.document.board().puzzle.givens.filledCount(), 4);
    }

    void makesItUniqueByOneClick()
    {
        Bench bench("12..............");
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(!bench.last.findings.differing.empty());
        const DifferingCell &first = bench.last.findings.differing.front();
        QCOMPARE(bench.last.legend,
                 QString("%1/%2: %1 in one solution, %2 in another").arg(first.first).arg(first.second));
        QVERIFY(bench.take("Make Unique"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Add These Givens"));
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void oneGivenIsSaidAsOne()
    {
        Bench bench("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...9");
        bench.analyst.completeToUnique();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "One more given leaves exactly one solution.");
        QCOMPARE(bench.last.lines.size(), 1); // not that fewer are too few
        QVERIFY(bench.take("Add This Given"));
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
    }

    void proposesRulesThatLeaveOneSolution()
    {
        Board two(board("1.3.3.1.21434321")); // 2 and 4 change places
        two.puzzle.constraints = {{findVariant("killer"), {1, 2}}, {findVariant("white-dot"), {8, 9}}};
        Bench bench(two);
        bench.analyst.completeToUnique();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.actions().front(), "Add This Given");
        QCOMPARE(bench.last.lines.last(), "One rule is enough instead.");
        for (const char *offer : {"Give Killer cage at r1c2 the number 5", "Add White dot at r1c1 and r1c2"})
            QVERIFY2(bench.actions().contains(offer), qPrintable(bench.actions().join("; ")));
        const auto dot = std::ranges::find(bench.last.offers, "Add White dot at r1c1 and r1c2", &Offer::text);
        QCOMPARE(dot->outlines, (std::vector<std::vector<Cell>>{{0, 1}})); // shown while it is pointed at
        QVERIFY(bench.take("Add White dot at r1c1 and r1c2"));
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QVERIFY(bench.document.board() == two);
    }

    void saysWhetherRulesAreOfAnotherKind()
    {
        const Subject subject{Board(emptyBoard(4))};
        const Grid solution = solve(subject.puzzle()).solution;
        const Completion completion{Outcome::Solved, solution, {0, 5, 10}};
        const Conclusion without = completionConclusion(subject, symbolSets().front(), completion, {}, {});
        const std::vector<RuleProposal> own{{{RepairKind::AddRule}, solution}};
        const std::vector<RuleProposal> other{{{RepairKind::AddRule}, solution, true}};
        const auto lastOf = [&](const std::vector<RuleProposal> &proposals) {
            return completionConclusion(subject, symbolSets().front(), completion, proposals, {})
                .lines.last();
        };
        QVERIFY(!without.lines.last().contains("rule"));
        QCOMPARE(lastOf(own), "One rule is enough instead.");
        QCOMPARE(lastOf(other), "One rule of another kind is enough instead.");
    }

    void redundantRulesAreRemovedByOneClick()
    {
        Board redundant(board("1.34341221434321"));
        redundant.puzzle.constraints = {{findVariant("white-dot"), {0, 1}}};
        Bench bench(redundant);
        bench.analyst.findRedundancy();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.take("Remove White dot at r1c1"), qPrintable(bench.actions().join("; ")));
        QVERIFY(bench.document.board().puzzle.constraints.empty());
    }

    void whatMakesItUniqueIsGivenEvenWhereItWasEntered()
    {
        Bench bench("1234............");
        const Completion completion =
            completeToUnique(bench.document.board().puzzle, solve(bench.document.board().puzzle).solution);
        for (const Cell cell : completion.cells)
            bench.enter(cell, solve(bench.document.board().puzzle).solution[cell]);
        bench.analyst.completeToUnique();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Add These Givens"));
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
        for (Cell cell = 0; cell < 16; ++cell)
            QVERIFY(!bench.document.board().isGiven(cell) || !bench.document.board().entries.isFilled(cell));
    }

    void redundantRulesAreNotCalledClues()
    {
        Subject subject{Board(board("12..............", {"diagonal", "anti-diagonal"}))};
        const Conclusion rules =
            redundancyConclusion(subject, {.outcome = Outcome::Solved, .constraints = {0, 1}}, {});
        QCOMPARE(rules.headline, "Every clue is needed, but not every rule.");
        QCOMPARE(rules.lines.last(), "Without one of them, another may be needed.");
        QVERIFY(rules.legend.isEmpty()); // nothing is outlined
        QCOMPARE(rules.rules, subject.board.puzzle.constraints);
        const Conclusion minimal = redundancyConclusion(subject, {.outcome = Outcome::Solved}, {});
        QCOMPARE(minimal.headline, "Minimal: every clue is needed.");
        QVERIFY(minimal.legend.isEmpty());
        const Conclusion clues =
            redundancyConclusion(subject, {.outcome = Outcome::Solved, .givens = {0}}, {});
        QCOMPARE(clues.headline, "1 clue is redundant.");
        QVERIFY(!clues.legend.isEmpty());
    }

    void minimizesByOneClick()
    {
        Bench bench("1234341221434321");
        bench.analyst.findRedundancy();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Minimize"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Remove Them"));
        QCOMPARE(bench.view.selectedCells().size(), 1U); // or the next digit goes into all of them
        QVERIFY(bench.document.board().puzzle.givens.filledCount() < 8);
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
    }

    void aStoppedMinimizationGoesOn()
    {
        Puzzle full(defaultGeometry(25));
        for (Cell cell = 0; cell < 625; ++cell)
            full.givens.set(cell, (cell / 25 * 5 + cell / 125 + cell % 25) % 25 + 1);
        Bench bench{Board(full)};
        QSignalSpy busy(&bench.computation, &Computation::busy);
        bench.analyst.minimize(symmetries().front());
        QTRY_VERIFY_WITH_TIMEOUT(!busy.empty() && busy.last()[0].toString().contains(" of 625"), 60'000);
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.headline.endsWith(" of 625 clues are enough."), qPrintable(bench.last.headline));
        QCOMPARE(bench.actions(), QStringList({"Remove Them", "Continue"}));
        const std::vector<Cell> removed = bench.last.findings.reasons;
        QVERIFY(bench.take("Continue"));
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(std::ranges::includes(bench.last.findings.reasons, removed));
        QCOMPARE(bench.actions(), QStringList({"Remove Them", "Continue"}));
    }

    void aMinimizationThatFoundNothingGoesOn()
    {
        Bench bench{Board(hardPuzzle())};
        bench.analyst.minimize(symmetries().front());
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.actions(), QStringList("Continue"));
    }

    void minimizesWithinLimits()
    {
        Bench bench("1234341221434321");
        bench.view.setCurrentCell(0);
        QTest::keyClick(&bench.view, Qt::Key_Right, Qt::ShiftModifier); // r1c1 and r1c2 are selected
        bench.analyst.minimize(*findSymmetry("half-turn"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.lines.contains("Symmetry kept: Half turn."));
        QVERIFY(bench.last.lines.contains("Minimize kept the clues in the 2 selected cells."));
        QVERIFY(bench.take("Remove Them"));
        const Grid &givens = bench.document.board().puzzle.givens;
        for (const Cell cell : {0, 1, 14, 15})
            QVERIFY(givens.isFilled(cell));
        for (Cell cell = 0; cell < 16; ++cell)
            QCOMPARE(givens.isFilled(cell), givens.isFilled(15 - cell));
        Bench unlike("1234341221434.2.");
        unlike.analyst.minimize(*findSymmetry("quarter-turn"));
        QCOMPARE(unlike.last.headline, "The clues do not have this symmetry: Quarter turn.");
        QCOMPARE(unlike.last.lines, QStringList("They have no symmetry that could be kept."));
        QCOMPARE(unlike.actions(), QStringList("Minimize"));
        Bench half("1234341221434321");
        half.analyst.minimize(*findSymmetry("half-turn"));
        QVERIFY(half.waitForAnswer());
        QCOMPARE(half.last.lines.front(), "No further group of symmetric clues can be removed.");
        Bench none("123............4");
        none.analyst.minimize(symmetries().front());
        QVERIFY(none.waitForAnswer());
        QCOMPARE(none.headline(), "4 has no place in row 1");
    }
};

ADD_TEST(QApplication, TestProposals)

} // namespace sudoku::tst_proposals

#include "tst_proposals.moc"
