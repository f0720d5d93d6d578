#include "ui/pictures/rulejudge.h"

namespace sudoku {
namespace {

bool isUnique(const BoardReading &reading)
{
    return reading.verdict == ReadingVerdict::Unique;
}

BoardShape withRules(BoardShape shape, const std::vector<RuleReading> &rules)
{
    shape.rules.insert(shape.rules.end(), rules.begin(), rules.end());
    return shape;
}

/// Returns the reading that is right without rules, with the rules as doubtful ones beside it.
BoardReading inDoubt(BoardReading reading, std::vector<RuleReading> rules)
{
    for (RuleReading &rule : rules) {
        rule.isDoubtful = true;
        reading.rules.push_back(std::move(rule));
    }
    reading.verdict = ReadingVerdict::None;
    reading.isClear = false;
    return reading;
}

} // namespace

BoardReading readWithRules(std::span<const CellImage> cells, const BoardShape &shape, const FoundRules &found,
                           const CellReader &read, const std::stop_token &stop)
{
    BoardReading reading = readBoard(cells, withRules(shape, found.rules), read, stop);
    if (!found.rules.empty() && (!isUnique(reading) || reading.price > 0)) {
        BoardReading without = readBoard(cells, shape, read, stop);
        const bool isBetter =
            reading.verdict == ReadingVerdict::None || (isUnique(reading) && without.price < reading.price);
        if (isUnique(without) && isBetter)
            return inDoubt(std::move(without), found.rules);
    }
    if (!isUnique(reading))
        reading.unreadShades = found.unreadShades;
    return reading;
}

} // namespace sudoku
