#pragma once

#include "core/board/puzzle.h"
#include "core/planes/classiccount.h"
#include "core/search/digitmask.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Counts the solutions of boards of any shape whose rules only demand different digits: it guesses the cell
/// with the fewest candidates. On boards of up to 64 cells and eight digits it also remembers how many
/// solutions a rest of the board has, which comes again and again.
class HouseCount
{
public:
    static bool suits(const Puzzle &puzzle);

    /// \a puzzle must suit.
    explicit HouseCount(const Puzzle &puzzle);

    /// Counts the solutions up to \a limit, and finds out whether there is one more. Halt::Stopped without a
    /// stop: solutions are rare, so that another search is better.
    SolutionCount run(std::int64_t limit, const std::stop_token &stop);

private:
    /// What is open and what is decided.
    struct Board
    {
        std::vector<DigitMask> open; ///< by cell: its candidates, or 0 if it is decided
        std::vector<Digit> digits;
    };
    static constexpr std::size_t maxKeyCells = 64;
    using Key = std::array<std::uint8_t, maxKeyCells>;
    struct Remembered
    {
        Key key{};
        std::int64_t count = -1;
    };

    std::int64_t count(std::size_t depth, std::int64_t limit);
    std::int64_t countGuesses(std::size_t depth, Cell cell, std::int64_t limit);
    bool place(Board &board, Cell cell, Digit digit);
    bool placeSingles(Board &board);
    bool placeHidden(Board &board, std::span<const Cell> house);
    bool isSolution(const Board &board) const;
    bool mayGoOn();
    Remembered *memoryFor(const Board &board, int openCount, Key &key);

    Grid m_givens;
    int m_digitCount;
    std::vector<std::vector<Cell>> m_peers;
    std::vector<std::vector<Cell>> m_different; ///< groups of different digits
    std::vector<std::vector<Cell>> m_houses;    ///< those of them that have each digit
    std::vector<Board> m_boards;                ///< by the number of guesses
    std::vector<Cell> m_singles;
    std::vector<Remembered> m_memory;
    std::int64_t m_sinceFound = 0; ///< guesses since the last solution
    OrHalt<Outcome> m_end = Outcome::None;
    std::stop_token m_stop;
};

} // namespace sudoku
