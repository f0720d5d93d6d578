#include "core/hints/practice.h"

#include "core/hints/markedposition.h"
#include "core/hints/techniques.h"
#include "core/rules/peers.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the candidates that an open cell of the exercise has on \a now. A cell without marks has those
/// that it had before: somebody only cleared them.
DigitSet candidatesOn(const Board &now, Cell cell, DigitSet before)
{
    if (const Digit digit = now.digitAt(cell); digit != noDigit)
        return DigitSet{digit};
    const DigitSet marks = now.centreMarks[cell] | now.cornerMarks[cell];
    return marks.isEmpty() ? before : marks;
}

/// Returns the marks of the exercise without those that the player's new digits rule out: these are gone
/// because of the digits, which the player may have guessed.
std::vector<DigitSet> remainingMarks(const Board &before, const Board &now)
{
    Board reached = before;
    std::vector<Cell> entered;
    for (Cell cell = 0; cell < before.entries.cellCount(); ++cell)
        if (before.digitAt(cell) == noDigit && now.digitAt(cell) != noDigit) {
            reached.enter(cell, now.digitAt(cell));
            entered.push_back(cell);
        }
    removeMarksOfPeers(reached, Peers(before.entries.cellCount(), activeRules(before.puzzle)), entered);
    return reached.centreMarks;
}

/// Returns whether the digit that stands on \a now where \a step excludes candidates is the last one that it
/// leaves there.
bool isLeftBy(const Step &step, Cell cell, const Board &before, const Board &now)
{
    DigitSet left = before.centreMarks[cell];
    for (const Candidate &candidate : step.eliminations)
        if (candidate.cell == cell)
            left.remove(candidate.digit);
    return left.size() == 1 && left.contains(now.digitAt(cell));
}

/// Returns whether the player has drawn a conclusion of \a step: placed a digit of it, removed a mark of it,
/// or entered the digit that it leaves.
bool isPartOf(const Step &step, const std::vector<DigitSet> &marks, const Board &before, const Board &now)
{
    const auto isGone = [&](const auto &candidate) {
        const Cell cell = candidate.cell;
        if (now.digitAt(cell) != noDigit)
            return isLeftBy(step, cell, before, now);
        return marks[cell].contains(candidate.digit)
               && !candidatesOn(now, cell, marks[cell]).contains(candidate.digit);
    };
    const auto isPlaced = [&](const auto &candidate) {
        return now.digitAt(candidate.cell) == candidate.digit;
    };
    return std::ranges::any_of(step.eliminations, isGone) || std::ranges::any_of(step.placements, isPlaced);
}

Board boardOf(const Position &position, const Puzzle &puzzle)
{
    Board board(puzzle);
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (position.isOpen(cell))
            board.centreMarks[cell] = position.candidates(cell);
        else if (!board.isGiven(cell))
            board.enter(cell, position.digitAt(cell));
    board.regionLinks = position.regionLinksWith({});
    return board;
}

} // namespace

std::optional<Board> boardBefore(const Technique &technique, const Puzzle &puzzle, const Ladder &ladder,
                                 const std::stop_token &stop)
{
    Position position(puzzle);
    while (!position.isSolved()) {
        const std::optional<Step> step = nextStep(position, ladder, stop);
        if (!step)
            break;
        if (isKindOf(*step->technique, technique))
            return boardOf(position, puzzle);
        position.apply(*step);
    }
    return {};
}

std::optional<Exercise> exerciseOf(const Technique &technique, const Puzzle &puzzle, const Grid &solution,
                                   const Ladder &ladder, const std::stop_token &stop)
{
    std::optional<Board> board = boardBefore(technique, puzzle, ladder, stop);
    if (!board)
        return {};
    std::vector<Step> steps = findSteps(finderOf(technique), markedPosition(*board), maxStepsListed, stop);
    std::erase_if(steps, [&](const Step &step) { return !isKindOf(*step.technique, technique); });
    if (steps.empty())
        return {};
    return Exercise{std::move(*board), solution, std::move(steps)};
}

ExerciseVerdict judge(const Exercise &exercise, const Board &now)
{
    const Board &before = exercise.board;
    ExerciseVerdict verdict;
    bool hasMoved = false; // a digit that was the only mark of its cell removes none
    for (Cell cell = 0; cell < before.entries.cellCount(); ++cell) {
        if (before.digitAt(cell) != noDigit)
            continue;
        const DigitSet left = candidatesOn(now, cell, before.centreMarks[cell]);
        hasMoved = hasMoved || now.digitAt(cell) != noDigit || !(before.centreMarks[cell] - left).isEmpty();
        if (!left.contains(exercise.solution[cell]))
            verdict.wrong.push_back(cell);
    }
    if (!verdict.wrong.empty()) {
        verdict.kind = ExerciseVerdict::Kind::Wrong;
        return verdict;
    }
    if (!hasMoved)
        return verdict;
    const std::vector<DigitSet> marks = remainingMarks(before, now);
    const auto found = std::ranges::find_if(
        exercise.steps, [&](const Step &step) { return isPartOf(step, marks, before, now); });
    verdict.kind =
        found == exercise.steps.end() ? ExerciseVerdict::Kind::Other : ExerciseVerdict::Kind::Found;
    verdict.step = found == exercise.steps.end() ? nullptr : &*found;
    return verdict;
}

} // namespace sudoku
