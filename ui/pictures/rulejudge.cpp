#include "ui/pictures/rulejudge.h"

#include <algorithm>
#include <functional>

namespace sudoku {
namespace {

bool isUnique(const BoardReading &reading)
{
    return reading.verdict == ReadingVerdict::Unique;
}

/// Reads a board with these rules.
using RulesReader = std::function<BoardReading(const std::vector<RuleReading> &)>;

void doubt(std::vector<RuleReading> &rules)
{
    for (RuleReading &rule : rules)
        rule.isDoubtful = true;
}

/// Returns the reading that is right without rules, with the rules as doubtful ones beside it.
BoardReading inDoubt(BoardReading reading, const std::vector<RuleReading> &rules)
{
    reading.rules.insert(reading.rules.end(), rules.begin(), rules.end());
    doubt(reading.rules);
    reading.verdict = ReadingVerdict::None;
    reading.isClear = false;
    return reading;
}

/// Returns the reading as if there were no rules. Removing what is no rule may have spoilt digits, so \a
/// asDrawn reads them with everything that is drawn.
BoardReading withoutRules(const RulesReader &readWith, const RulesReader &asDrawn)
{
    BoardReading erased = readWith({});
    if (isUnique(erased) && erased.price == 0)
        return erased;
    BoardReading drawn = asDrawn({});
    return isUnique(drawn) && (!isUnique(erased) || drawn.price < erased.price) ? drawn : erased;
}

/// Returns whether all cells of a rule have digits. Some programs draw tiles and rings under the digits of
/// the puzzle: these look like rules.
bool isUnderDigits(const RuleReading &rule, const BoardReading &reading)
{
    const std::vector<Cell> &cells = rule.constraint.cells;
    return !cells.empty()
           && std::ranges::all_of(cells, [&](Cell cell) { return reading.cells[cell].digit != noDigit; });
}

/// Returns the reading with the rules, which are in doubt if the digits fit better, or at all, without them.
/// If they were all drawn under digits, they are none.
BoardReading withFoundRules(const std::vector<RuleReading> &rules, const RulesReader &readWith,
                            const RulesReader &asDrawn)
{
    BoardReading reading = readWith(rules);
    if (rules.empty() || (isUnique(reading) && reading.price == 0))
        return reading;
    BoardReading without = withoutRules(readWith, asDrawn);
    const bool isNone = reading.verdict == ReadingVerdict::None;
    if (isUnique(without) && (isNone || (isUnique(reading) && without.price < reading.price))) {
        const auto isTile = [&](const RuleReading &rule) { return isUnderDigits(rule, without); };
        return std::ranges::all_of(rules, isTile) ? without : inDoubt(std::move(without), rules);
    }
    if (isNone && without.verdict == ReadingVerdict::Several)
        doubt(reading.rules);
    return reading;
}

/// Returns the reading with the guess that leaves exactly one solution at the lowest price, if there is one,
/// otherwise \a reading. A guess in doubt must leave the digits as they look.
BoardReading withGuess(BoardReading reading, const FoundRules &found, const RulesReader &readWith)
{
    for (const RuleReading &guess : found.guesses) {
        std::vector<RuleReading> rules = found.rules;
        rules.push_back(guess);
        BoardReading guessed = readWith(rules);
        if (!isUnique(guessed) || (guess.isDoubtful && guessed.price > 0))
            continue;
        if (!isUnique(reading) || guessed.price < reading.price) {
            reading = std::move(guessed);
        } else if (guessed.price == reading.price) { // both fit
            reading.rules.back().isDoubtful = true;
            reading.isClear = false;
        }
    }
    return reading;
}

} // namespace

BoardReading readWithRules(const RuledCells &cells, const BoardShape &shape, const FoundRules &found,
                           const CellReader &read, const std::stop_token &stop)
{
    const auto reader = [&](std::span<const CellImage> images) -> RulesReader {
        return [&, images](const std::vector<RuleReading> &rules) {
            BoardShape ruled = shape;
            ruled.rules.insert(ruled.rules.end(), rules.begin(), rules.end());
            return readBoard(images, ruled, read, stop);
        };
    };
    const RulesReader readWith = reader(cells.withoutRules);
    BoardReading reading = withFoundRules(found.rules, readWith, reader(cells.asDrawn));
    if (!isUnique(reading))
        reading = withGuess(std::move(reading), found, readWith);
    if (!isUnique(reading))
        reading.unreadShades = found.unreadShades;
    return reading;
}

} // namespace sudoku
