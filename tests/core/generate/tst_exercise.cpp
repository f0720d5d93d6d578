#include "core/hints/practice.h"
#include "core/rules/peers.h"
#include "tests/core/generate/difficultybench.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_exercise {

using namespace difficultybench;

/// Boards for practice, and what is said of what is done on them.
class TestExercise : public QObject
{
    Q_OBJECT

private slots:
    void practiceBoards()
    {
        const GenerateRequest request = wishing({.needed = {technique("x-wing")}});
        const GenerateResult result = generate(request);
        verify(request, result);
        const Position start(*result.puzzle);
        const auto board = boardBefore(*technique("x-wing"), *result.puzzle, defaultLadder(start.rules()));
        QVERIFY(board);
        QVERIFY(board->puzzle == *result.puzzle);
        for (Cell cell = 0; cell < 81; ++cell) {
            const Digit digit = board->digitAt(cell);
            QVERIFY(digit == noDigit ? board->centreMarks[cell].contains(result.solution[cell])
                                     : digit == result.solution[cell]);
        }
        QVERIFY(!boardBefore(*technique("brute-force"), *result.puzzle, defaultLadder(start.rules())));
    }

    void whatThePlayerDoesIsJudged()
    {
        using Verdict = ExerciseVerdict::Kind;
        const GenerateRequest request = wishing({.needed = {technique("x-wing")}});
        const GenerateResult result = generate(request);
        const auto exercise = exerciseOf(*technique("x-wing"), *result.puzzle, result.solution,
                                         defaultLadder(Position(*result.puzzle).rules()));
        QVERIFY(exercise && !exercise->steps.empty());
        const Step &step = exercise->steps.front();
        Board now = exercise->board;
        QCOMPARE(judge(*exercise, now).kind, Verdict::Nothing);
        const Candidate first = step.eliminations.front();
        now.centreMarks[first.cell].remove(first.digit);
        QCOMPARE(judge(*exercise, now), (ExerciseVerdict{Verdict::Found, {}, &step}));
        now.centreMarks[first.cell] = {};
        QCOMPARE(judge(*exercise, now).kind, Verdict::Nothing); // cleared, not concluded

        std::set<std::pair<Cell, Digit>> concluded;
        for (const Step &each : exercise->steps)
            for (const auto &[cell, digit] : each.eliminations)
                concluded.insert({cell, digit});
        int others = 0;
        for (Cell cell = 0; cell < 81; ++cell)
            for (const Digit digit : exercise->board.centreMarks[cell]) {
                now = exercise->board;
                now.centreMarks[cell].remove(digit);
                if (now.centreMarks[cell].isEmpty())
                    continue;
                const ExerciseVerdict verdict = judge(*exercise, now);
                if (digit == result.solution[cell])
                    QCOMPARE(verdict, (ExerciseVerdict{Verdict::Wrong, {cell}}));
                else if (concluded.contains({cell, digit}))
                    QCOMPARE(verdict.kind, Verdict::Found);
                else if (++others; true)
                    QCOMPARE(verdict.kind, Verdict::Other);
            }
        QVERIFY(others > 0);
        const Cell open = first.cell;
        now = exercise->board;
        now.enter(open, first.digit);
        QCOMPARE(judge(*exercise, now).wrong.front(), open);
    }

    void anEntryIsNoConclusionOfItsOwn()
    {
        using Verdict = ExerciseVerdict::Kind;
        const GenerateResult result = generate(wishing({.needed = {technique("x-wing")}}));
        const auto exercise = exerciseOf(*technique("x-wing"), *result.puzzle, result.solution,
                                         defaultLadder(Position(*result.puzzle).rules()));
        QVERIFY(exercise);
        const Board &before = exercise->board;
        const Peers peers(81, activeRules(*result.puzzle));
        for (Cell cell = 0; cell < 81; ++cell) {
            if (before.digitAt(cell) != noDigit)
                continue;
            DigitSet left = before.centreMarks[cell];
            bool isLeft = false;
            for (const Step &step : exercise->steps) {
                DigitSet rest = before.centreMarks[cell];
                for (const auto &[where, digit] : step.eliminations)
                    if (where == cell)
                        rest.remove(digit);
                isLeft = isLeft || (rest != left && rest == DigitSet{result.solution[cell]});
            }
            Board now = before;
            now.enter(cell, result.solution[cell]);
            const Verdict expected = isLeft ? Verdict::Found : Verdict::Other;
            QCOMPARE(judge(*exercise, now).kind, expected);
            removeMarksOfPeers(now, peers, {cell}); // as the board does for the player
            QCOMPARE(judge(*exercise, now).kind, expected);
        }
        Board solved = before;
        for (Cell cell = 0; cell < 81; ++cell)
            if (!solved.isGiven(cell))
                solved.enter(cell, result.solution[cell]);
        QVERIFY(judge(*exercise, solved).kind != Verdict::Nothing);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestExercise)

} // namespace sudoku::tst_exercise

#include "tst_exercise.moc"
