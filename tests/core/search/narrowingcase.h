#pragma once

#include "core/board/random.h"
#include "core/search/differentcells.h"
#include "core/search/narrowing.h"

#include <functional>

namespace sudoku::narrowingcase {

inline constexpr int cellCount = 6;

using Digits = std::vector<Digit>;

/// Cells whose digits a rule says something about, and which of them differ.
struct Case
{
    explicit Case(int digits) : digitCount(digits) {}

    void differ(const std::vector<Cell> &cells) { different.add(cells); }

    int digitCount;
    DifferentCells different{cellCount};
    std::vector<DigitMask> candidates = {};
};

inline DigitMask anyDigits(int digitCount, Random &random)
{
    DigitMask digits = 0;
    while (digits == 0)
        digits = static_cast<DigitMask>(random.below(std::uint64_t(1) << digitCount)) << 1;
    return digits;
}

inline void drawCandidates(Case &drawn, Random &random)
{
    drawn.candidates.clear();
    for (Cell cell = 0; cell < cellCount; ++cell)
        drawn.candidates.push_back(anyDigits(drawn.digitCount, random));
}

/// Calls \a found with all ways to fill the cells so that those that must differ do.
inline void forAllWays(const Case &tried, const std::function<void(const Digits &)> &found)
{
    Digits digits(cellCount);
    const std::function<void(Cell)> fill = [&](Cell cell) {
        if (cell == cellCount) {
            found(digits);
            return;
        }
        for (const Digit digit : digitsOf(tried.candidates[cell])) {
            bool isFree = true;
            for (Cell before = 0; before < cell; ++before)
                isFree =
                    isFree && (digits[before] != digit || !tried.different.peers()[cell].contains(before));
            if (!isFree)
                continue;
            digits[cell] = digit;
            fill(cell + 1);
        }
    };
    fill(0);
}

/// Returns the digits that each cell has in some way that obeys; none in each cell if there is no such way.
inline std::vector<DigitMask> possible(const Case &tried, const std::function<bool(const Digits &)> &obeys)
{
    std::vector<DigitMask> digits(cellCount);
    forAllWays(tried, [&](const Digits &way) {
        if (obeys(way))
            for (Cell cell = 0; cell < cellCount; ++cell)
                digits[cell] |= maskOf(way[cell]);
    });
    return digits;
}

inline std::vector<DigitMask> narrowed(Narrowing &narrowing, const Case &tried)
{
    const std::vector<std::vector<int>> rulesOf(cellCount);
    SearchBoard board(tried.candidates, rulesOf, 0);
    if (!narrowing.narrow(board))
        return std::vector<DigitMask>(cellCount);
    return {board.candidates().begin(), board.candidates().end()};
}

inline int totalOf(const Digits &way, const std::vector<Cell> &added,
                   const std::vector<Cell> &subtracted = {})
{
    int total = 0;
    for (const Cell cell : added)
        total += way[cell];
    for (const Cell cell : subtracted)
        total -= way[cell];
    return total;
}

} // namespace sudoku::narrowingcase
