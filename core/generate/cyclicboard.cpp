#include "core/generate/cyclicboard.h"

#include <algorithm>
#include <numeric>

namespace sudoku {
namespace {

constexpr int minDigitsTaken = 3; // two change places at most
constexpr int partTaken = 5;      // of the digits: more take longer
constexpr int stepsForEachDigit = 4;

DigitSet someDigits(int digitCount, Random &random)
{
    std::vector<Digit> digits(digitCount);
    std::iota(digits.begin(), digits.end(), 1);
    random.shuffle(digits);
    digits.resize(std::max(minDigitsTaken, digitCount / partTaken));
    DigitSet some;
    for (const Digit digit : digits)
        some.insert(digit);
    return some;
}

} // namespace

Grid cyclicBoard(BoxShape boxes)
{
    const int size = boxes.size();
    Grid grid(size * size);
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const int start = row % boxes.rows * boxes.columns + row / boxes.rows;
            grid.set(row * size + column, (start + column) % size + 1);
        }
    return grid;
}

FilledBoard mixBoard(const Puzzle &shape, Grid board, Random &random, const SolveOptions &options,
                     const std::stop_token &stop)
{
    const int digitCount = shape.geometry.digitCount();
    for (int i = 0; i < stepsForEachDigit * digitCount; ++i) {
        const DigitSet taken = someDigits(digitCount, random);
        Puzzle puzzle = shape;
        for (Cell cell = 0; cell < board.cellCount(); ++cell)
            if (!taken.contains(board[cell]))
                puzzle.givens.set(cell, board[cell]);
        FilledBoard filled = solveByChance(puzzle, random, options, stop);
        if (filled.outcome != Outcome::Solved)
            return filled;
        board = std::move(filled.grid);
    }
    return {Outcome::Solved, std::move(board)};
}

} // namespace sudoku
