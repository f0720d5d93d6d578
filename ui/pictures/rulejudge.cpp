#include "ui/pictures/rulejudge.h"

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

/// Returns the reading with the rules, which are in doubt if the digits fit better, or at all, without them.
BoardReading withFoundRules(const std::vector<RuleReading> &rules, const RulesReader &readWith)
{
    BoardReading reading = readWith(rules);
    if (rules.empty() || (isUnique(reading) && reading.price == 0))
        return reading;
    BoardReading without = readWith({});
    const bool isNone = reading.verdict == ReadingVerdict::None;
    if (isUnique(without) && (isNone || (isUnique(reading) && without.price < reading.price)))
        return inDoubt(std::move(without), rules);
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

BoardReading readWithRules(std::span<const CellImage> cells, const BoardShape &shape, const FoundRules &found,
                           const CellReader &read, const std::stop_token &stop)
{
    const RulesReader readWith = [&](const std::vector<RuleReading> &rules) {
        BoardShape ruled = shape;
        ruled.rules.insert(ruled.rules.end(), rules.begin(), rules.end());
        return readBoard(cells, ruled, read, stop);
    };
    BoardReading reading = withFoundRules(found.rules, readWith);
    if (!isUnique(reading))
        reading = withGuess(std::move(reading), found, readWith);
    if (!isUnique(reading))
        reading.unreadShades = found.unreadShades;
    return reading;
}

} // namespace sudoku
