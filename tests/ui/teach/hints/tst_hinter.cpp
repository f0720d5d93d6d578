// Covers ui/teach/hints: boardsteps
// Covers ui/teach/steps: hinttext

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/hints/techniques.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/hints/hinter.h"
#include "ui/teach/steps/techniquechoice.h"

#include <algorithm>

namespace sudoku::tst_hinter {

const std::string newspaper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// It needs eliminations.
const std::string withEliminations =
    "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";

/// Hints with their document, and the last message.
struct Bench
{
    explicit Bench(Board board) : document(std::move(board))
    {
        document.setRole(DigitRole::Entry); // as in a puzzle that was opened
        const auto keep = [this](const Board &, const Compose &message) { last = message(); };
        QObject::connect(&sink, &Answers::answered, &hinter, keep);
        QObject::connect(&document, &Document::explained, &hinter, keep);
    }
    explicit Bench(const std::string &givens, std::initializer_list<std::string_view> variants = {})
        : Bench(Board(sudoku::board(givens, variants)))
    {
    }

    bool ask()
    {
        hinter.ask();
        return QTest::qWaitFor([this] { return !computation.isRunning(); }, 60'000);
    }
    bool askForStep() { return ask() && ask() && ask(); }
    void enter(Cell cell, Digit digit)
    {
        Board changed = document.board();
        changed.enter(cell, digit);
        document.edit(changed, "Enter Digit");
    }
    const Board &board() const { return document.board(); }
    const StepEvidence &evidence() const { return view.findings().evidence; }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    Computation computation{document};
    LiveCheck live{document};
    ConflictReporter conflicts{document, view};
    Answers sink;
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Hinter hinter{{document, view, computation, live, conflicts, sink}, settings};
    Message last;
};

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
        QCOMPARE(bench.last.text, "Look at box 9.");
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
        QCOMPARE(bench.last.text, "Look at box 9. Digits that you type are entries now.");
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

    /// Each hint knows what the ones before it eliminated.
    void hintsAloneSolveAPuzzle_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<bool>("hasMarks");
        for (const bool hasMarks : {false, true}) {
            QTest::addRow("9x9 %d", hasMarks) << QString::fromStdString(withEliminations) << hasMarks;
            QTest::addRow("4x4 %d", hasMarks) << "1.34341221434321" << hasMarks;
        }
    }

    void hintsAloneSolveAPuzzle()
    {
        QFETCH(QString, givens);
        QFETCH(bool, hasMarks);
        Bench bench(givens.toStdString());
        if (hasMarks) {
            bench.hinter.fillCandidates();
            QTRY_VERIFY(bench.document.undoStack().canUndo());
        }
        const int open = bench.document.geometry().cellCount() - bench.board().digits().filledCount();
        for (int steps = 0; bench.board().digits().filledCount() < bench.document.geometry().cellCount();
             ++steps) {
            QVERIFY(steps < 5 * open);
            QVERIFY(bench.askForStep());
            QVERIFY2(!bench.evidence().isEmpty(), qPrintable(bench.last.text));
            bench.hinter.apply();
        }
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "Solved! Every rule is obeyed.");
    }

    void wrongEntriesComeFirst()
    {
        Bench bench(newspaper);
        bench.enter(2, 1);
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "r1c3 is wrong.");
        QCOMPARE(bench.view.findings().reasons, std::vector<Cell>{2});
        bench.enter(3, 9);
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "r1c3 and r1c4 are wrong.");
        QCOMPARE(bench.last.offer.text, "Clear Them");
        bench.last.offer.run();
        QVERIFY(bench.board() == Board(board(newspaper)));
    }

    void wrongMarksComeFirstToo()
    {
        Board wrong(board(newspaper));
        wrong.centreMarks[2] = {1, 2};
        wrong.cornerMarks[3] = {9}; // which only says where 9 may be
        Bench bench(wrong);
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "The pencil marks of r1c3 leave out its digit.");
        QCOMPARE(bench.view.findings().reasons, std::vector<Cell>{2});
        QCOMPARE(bench.last.offer.text, "Correct Marks");
        bench.last.offer.run();
        QCOMPARE(bench.board().centreMarks[2], (DigitSet{1, 2, 4}));
        QCOMPARE(bench.board().cornerMarks[3], DigitSet{9});
        bench.document.undoStack().undo();
        QVERIFY(bench.board() == wrong);
    }

    void saysWhyThereIsNoStep_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("offer");
        QTest::newRow("none") << "12....3........."
                              << "The puzzle has no solution."
                              << "Explain";
        QTest::newRow("empty board") << "................"
                                     << "Type in a puzzle first."
                                     << "";
        QTest::newRow("several") << ".2.4.4.221434321"
                                 << "No further step follows: there is more than one solution."
                                 << "Show Two Solutions";
        QTest::newRow("solved") << "1234341221434321"
                                << "Solved! Every rule is obeyed."
                                << "";
    }

    void saysWhyThereIsNoStep()
    {
        QFETCH(QString, givens);
        QFETCH(QString, text);
        QFETCH(QString, offer);
        Bench bench(givens.toStdString());
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, text);
        QCOMPARE(bench.last.offer.text, offer);
        QVERIFY(!bench.hinter.isShown());
    }

    void techniquesThatAreOffAreNotUsed()
    {
        Bench bench(newspaper);
        LadderChoice choice = hodokuChoice();
        for (LadderRung &rung : choice)
            rung.isOn = rung.technique->id == "naked-single";
        setChosenTechniques(bench.settings, choice, StepOrder::EasiestToSee);
        QVERIFY(bench.ask() && bench.ask());
        QVERIFY2(bench.last.text.startsWith("Naked Single:"), qPrintable(bench.last.text));
        for (LadderRung &rung : choice)
            rung.isOn = rung.technique->id == "bug-plus-one";
        setChosenTechniques(bench.settings, choice, StepOrder::EasiestToSee);
        bench.hinter.end();
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "No technique that is switched on gives a step.");
        QCOMPARE(bench.last.offer.text, "Techniques…");
    }

    void hintsFollowTheOrderWhereAsked()
    {
        Bench bench(newspaper);
        LadderChoice choice = hodokuChoice();
        const auto single = std::ranges::find(choice, findTechnique("naked-single"), &LadderRung::technique);
        std::rotate(choice.begin(), single, std::next(single));
        for (const StepOrder order : {StepOrder::EasiestToSee, StepOrder::FirstOnLadder}) {
            setChosenTechniques(bench.settings, choice, order);
            bench.hinter.end();
            QVERIFY(bench.ask() && bench.ask());
            QCOMPARE(bench.last.text.startsWith("Naked Single:"), order == StepOrder::FirstOnLadder);
        }
    }

    void typedDigitsAreThePuzzle()
    {
        Bench bench(std::string(16, '.'));
        const std::string typed = "1.34341221434321";
        Board entries = bench.board();
        for (Cell cell = 0; cell < 16; ++cell)
            if (typed[cell] != '.')
                entries.enter(cell, typed[cell] - '0');
        bench.document.edit(entries, "Enter Digits");
        QVERIFY(bench.askForStep());
        bench.hinter.apply();
        QCOMPARE(bench.board().entries[1], 2);
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
