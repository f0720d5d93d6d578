// Covers ui/teach/steps: hinttext

#include <QApplication>
#include <QSignalSpy>

#include "tests/testprogram.h"
#include "tests/ui/teach/hints/hinterbench.h"

#include <algorithm>

namespace sudoku::tst_hinter {

using namespace hinterbench;

/// Asks for steps and applies them until one has eliminations. Returns whether one came.
bool reachElimination(Bench &bench)
{
    while (bench.askForStep() && bench.evidence().eliminations.empty()) {
        if (bench.evidence().placements.empty())
            return false;
        bench.hinter.apply();
    }
    return !bench.evidence().eliminations.empty();
}

class TestHinter : public QObject
{
    Q_OBJECT

private slots:
    /// The digits that a hidden house has already are framed where they stand.
    void framesDigitsThatAreThere()
    {
        const std::string windoku =
            "...6..97...6....8.........2..9.8.....7....2.5...........1..4.....2..............3";
        Bench bench(windoku, {"windoku"});
        QVERIFY(bench.askForStep());
        QVERIFY2(bench.last.text.startsWith("Hidden Window: The hidden house r1c2, r1c3, r1c4, r5c2"),
                 qPrintable(bench.last.text));
        QCOMPARE(bench.view.findings().reasons, (std::vector<Cell>{3, 4 * 9 + 1}));
        for (const EvidenceGroup &group : bench.evidence().groups)
            QVERIFY(group.candidates.empty());
        bench.hinter.fillCandidates(); // which know only what is drawn
        QTRY_VERIFY(bench.board().centreMarks[8 * 9 + 1].contains(6));
    }

    void tellsMoreOnlyWhenAsked()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        QVERIFY2(bench.last.text.startsWith("Look at box 9. At this moment there are "),
                 qPrintable(bench.last.text));
        QCOMPARE(bench.last.spoken, bench.last.text);
        QCOMPARE(bench.last.offer.text, "More");
        QVERIFY(bench.evidence().isEmpty());
        QCOMPARE(bench.view.findings().reasonOutlines.size(), 1u);
        bench.last.offer.run();
        QCOMPARE(bench.last.text, "Hidden Single: box 9.");
    }

    void whoAsksForAHintTypesEntriesFromThenOn()
    {
        Bench bench(newspaper);
        bench.document.setRole(DigitRole::Given); // it was typed in
        QVERIFY(bench.ask());
        QVERIFY2(bench.last.text.startsWith("Look at box 9. ")
                     && bench.last.text.endsWith(" Digits that you type are entries now."),
                 qPrintable(bench.last.text));
        QVERIFY(bench.document.role() == DigitRole::Entry);
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "Hidden Single: box 9."); // it is said once
    }

    void aPuzzleThatIsNotCompleteIsTypedOn()
    {
        Bench bench("123.............");
        bench.document.setRole(DigitRole::Given);
        QVERIFY(bench.ask());
        QVERIFY2(bench.last.text.startsWith("Look at ") && !bench.last.text.contains("entries"),
                 qPrintable(bench.last.text));
        QVERIFY(bench.document.role() == DigitRole::Given);
    }

    void theThirdPressTellsTheStep()
    {
        Bench bench(newspaper);
        QVERIFY(bench.askForStep());
        QVERIFY2(bench.last.text.endsWith(". Enter applies it."), qPrintable(bench.last.text));
        QCOMPARE(bench.last.offer.text, "Apply");
        QCOMPARE(bench.evidence().placements.size(), 1u);
        const std::vector<Cell> reasons =
            bench.view.findings().reasons; // the digits that leave only this place
        QVERIFY(!reasons.empty());
        const auto [place, digit] = bench.evidence().placements.front();
        const Geometry &geometry = bench.board().puzzle.geometry;
        const std::vector<Cell> &house = bench.evidence().houses.front().cells;
        for (const Cell reason : reasons) // and each excludes a place that no other one does
            QVERIFY(std::ranges::any_of(house, [&, place = place](Cell cell) {
                const auto excludes = [&](Cell from) {
                    return std::ranges::count(geometry.peers(from), cell) > 0;
                };
                return cell != place && bench.board().digitAt(cell) == noDigit && excludes(reason)
                       && std::ranges::count_if(reasons, excludes) == 1;
            }));
        for (const Cell reason : reasons)
            QCOMPARE(bench.board().digitAt(reason), digit);
        const Message before = bench.last;
        QVERIFY(bench.ask()); // which says it again
        QCOMPARE(bench.last.text, before.text);
        QVERIFY(bench.board() == Board(board(newspaper)));
    }

    void enterAppliesOnlyWhatWasTold()
    {
        Bench bench(newspaper);
        for (int press = 0; press < 2; ++press) {
            QVERIFY(bench.ask());
            bench.hinter.apply();
            QCOMPARE(bench.document.undoStack().count(), 0);
        }
        QVERIFY(bench.ask());
        const Candidate placed = bench.evidence().placements.front();
        bench.hinter.apply();
        QCOMPARE(bench.board().entries[placed.cell], placed.digit);
        QCOMPARE(bench.document.undoStack().count(), 1);
        QVERIFY(bench.view.findings().isEmpty());
        QVERIFY(bench.last.text.startsWith("Applied: r"));
        QCOMPARE(bench.last.offer.text, "Next Hint");
        bench.document.undoStack().undo();
        QVERIFY(bench.board() == Board(board(newspaper)));
    }

    void eliminationsAreVisible()
    {
        Bench bench(withEliminations);
        QVERIFY(reachElimination(bench));
        const std::vector<Candidate> eliminated = bench.evidence().eliminations;
        const Board before = bench.board();
        bench.hinter.apply();
        for (const auto &[cell, digit] : eliminated) {
            QVERIFY(!bench.board().centreMarks[cell].isEmpty());
            QVERIFY(!bench.board().centreMarks[cell].contains(digit));
        }
        QVERIFY(bench.askForStep());
        QVERIFY(bench.evidence().eliminations != eliminated);
        bench.document.undoStack().undo();
        QVERIFY(bench.board() == before);
    }

    void eliminationsKeepToTheMarksOfTheBoard()
    {
        Bench bench(withEliminations);
        bench.editor.setInputMode(InputMode::CornerMark);
        bench.hinter.fillCandidates();
        QTRY_VERIFY(bench.document.undoStack().canUndo());
        QVERIFY(reachElimination(bench));
        const Candidate eliminated = bench.evidence().eliminations.front();
        bench.hinter.apply();
        QVERIFY(!bench.board().cornerMarks[eliminated.cell].isEmpty());
        QVERIFY(!bench.board().cornerMarks[eliminated.cell].contains(eliminated.digit));
        for (const DigitSet marks : bench.board().centreMarks)
            QVERIFY(marks.isEmpty());
    }

    void anEditEndsTheHint()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        QVERIFY(bench.hinter.isShown());
        bench.enter(2, 4);
        QVERIFY(!bench.hinter.isShown());
        QVERIFY(bench.view.findings().isEmpty());
        QVERIFY(bench.ask());
        QVERIFY(bench.last.text.startsWith("Look at"));
    }

    void endingClearsTheHighlights()
    {
        Bench bench(newspaper);
        QSignalSpy ended(&bench.hinter, &Hinter::ended);
        QVERIFY(bench.askForStep());
        bench.hinter.end();
        QVERIFY(bench.view.findings().isEmpty());
        QCOMPARE(ended.count(), 1);
        bench.hinter.end();
        bench.hinter.apply();
        QCOMPARE(ended.count(), 1);
        QVERIFY(!bench.document.undoStack().canUndo());
    }

    void aVerdictEndsTheHint()
    {
        Bench bench(newspaper);
        QVERIFY(bench.askForStep());
        emit bench.sink.concluded({});
        QVERIFY(!bench.hinter.isShown());
        bench.hinter.apply();
        QVERIFY(!bench.document.undoStack().canUndo());
    }

    void stopsAtOnce()
    {
        Bench bench{Board(hardPuzzle())};
        bench.hinter.ask();
        bench.computation.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.computation.isRunning(), 60'000);
        QCOMPARE(bench.last.text, "The search for a hint was stopped.");
    }

    void candidatesAreFilledIn()
    {
        Bench bench(std::string("1234............"));
        bench.hinter.fillCandidates();
        QTRY_COMPARE(bench.document.undoStack().count(), 1);
        QCOMPARE(bench.board().centreMarks[4], (DigitSet{3, 4}));
        QVERIFY(bench.board().centreMarks[0].isEmpty());
        QVERIFY(bench.board().cornerMarks[4].isEmpty());
        bench.document.undoStack().undo();
        bench.editor.setInputMode(InputMode::CornerMark);
        bench.hinter.fillCandidates();
        QTRY_COMPARE(bench.board().cornerMarks[4], (DigitSet{3, 4}));
        QVERIFY(bench.board().centreMarks[4].isEmpty());
    }
};

ADD_TEST(QApplication, TestHinter)

} // namespace sudoku::tst_hinter

#include "tst_hinter.moc"
