#include <QTest>

#include "tests/haltingsolver.h"
#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/generate/improper.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"

namespace sudoku::tst_improper {

GenerateRequest asking(ClueGoal goal, int clues, std::string_view symmetry = "none")
{
    GenerateRequest request(emptyBoard(9));
    request.goal = goal;
    request.clues = clues;
    request.symmetry = findSymmetry(symmetry);
    return request;
}

/// A board whose clues are removed.
struct Reduced
{
    OrHalt<Outcome> reduce(const GenerateRequest &request, const SolveOptions &options = {})
    {
        Random random(1);
        return makeImproper(puzzle, solution, request, random, options, {});
    }
    int clueCount() const { return puzzle.givens.filledCount(); }

    Grid solution = solve(emptyBoard(9)).solution;
    Puzzle puzzle = puzzleOf(defaultGeometry(9), solution);
};

class TestImproper : public QObject
{
    Q_OBJECT

private slots:
    void thereAreSeveralSolutions_data()
    {
        QTest::addColumn<GenerateRequest>("request");
        QTest::addColumn<int>("minClues");
        QTest::addColumn<int>("maxClues");
        QTest::newRow("one clue too few") << asking(ClueGoal::Minimal, 0) << 17 << 77;
        QTest::newRow("at most") << asking(ClueGoal::AtMost, 30) << 17 << 30;
        QTest::newRow("about") << asking(ClueGoal::About, 30) << 30 << 30;
        QTest::newRow("about, and few") << asking(ClueGoal::About, 5) << 5 << 5;
        QTest::newRow("symmetric") << asking(ClueGoal::About, 30, "half-turn") << 29 << 30;
    }

    void thereAreSeveralSolutions()
    {
        QFETCH(GenerateRequest, request);
        QFETCH(int, minClues);
        QFETCH(int, maxClues);
        Reduced board;
        QCOMPARE(board.reduce(request), Outcome::Solved);
        QCOMPARE(check(board.puzzle).verdict, Uniqueness::Multiple);
        QVERIFY(isSolution(board.puzzle, board.solution));
        QVERIFY2(minClues <= board.clueCount() && board.clueCount() <= maxClues,
                 qPrintable(QString::number(board.clueCount())));
        for (Cell cell = 0; cell < 81; ++cell)
            for (const Cell image : request.symmetry->orbit(board.puzzle.geometry, cell))
                QCOMPARE(board.puzzle.givens.isFilled(image), board.puzzle.givens.isFilled(cell));
    }

    /// The clue that was removed last makes the solution the only one again.
    void onlyAsManyAreRemovedAsMustBe()
    {
        Reduced board;
        QCOMPARE(board.reduce(asking(ClueGoal::Minimal, 0)), Outcome::Solved);
        const Puzzle &puzzle = board.puzzle;
        bool isOneEnough = false;
        for (Cell cell = 0; cell < 81 && !isOneEnough; ++cell) {
            Puzzle larger = puzzle;
            larger.givens.set(cell, board.solution[cell]);
            isOneEnough = larger != puzzle && check(larger).verdict == Uniqueness::Unique;
        }
        QVERIFY(isOneEnough);
    }

    void aPatternMayLeaveTooManyClues()
    {
        GenerateRequest request = asking(ClueGoal::Minimal, 0);
        request.pattern.assign(81, PatternCell::Clue);
        request.pattern[40] = PatternCell::Free;
        Reduced board;
        QCOMPARE(board.reduce(request), Outcome::None);
        QCOMPARE(board.clueCount(), 80);
    }

    void whyTheSolverHasNoAnswerIsPassedOn()
    {
        for (const Halt &halt : {Halt(Halt::OutOfMemory), Halt(Halt::WrongSolution)}) {
            const auto script = std::make_shared<HaltScript>(HaltScript{halt});
            Reduced board;
            QCOMPARE(board.reduce(asking(ClueGoal::Minimal, 0), {.solver = haltingKind(script)}),
                     halted(halt));
            QVERIFY(script->hasHalted);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestImproper)

} // namespace sudoku::tst_improper

#include "tst_improper.moc"
