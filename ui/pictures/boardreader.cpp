#include "ui/pictures/boardreader.h"

#include "ui/pictures/quantile.h"
#include "ui/pictures/sumbounds.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace sudoku {
namespace {

constexpr double enoughMargin = 4; ///< nats to the next board with one solution
constexpr double clearMargin = 2;  ///< nats
constexpr int maxOthers = 3;
constexpr int largestOfDigits = 9; ///< boards without letters and numbers

/// The probabilities of a cell's values on its board: of each digit, of print and handwriting apart.
struct CellChances
{
    std::vector<double> printed; ///< by digit; 0: blank
    std::vector<double> written; ///< by digit; 0: marks

    double of(Digit digit) const { return printed[digit] + written[digit]; }
    CellKind kindOf(Digit digit) const
    {
        const bool isPrinted = printed[digit] >= written[digit];
        if (digit == noDigit)
            return isPrinted ? CellKind::Blank : CellKind::Marks;
        return isPrinted ? CellKind::Printed : CellKind::Written;
    }
};

CellChances chancesOf(const ClassLogs &logs, const BoardSymbols &symbols, int size)
{
    CellChances chances{std::vector<double>(size + 1), std::vector<double>(size + 1)};
    double sum = 0;
    for (const int place : symbols.classes()) {
        const double probability = std::exp(double(logs[place]));
        const CellKind kind = cellClasses[place].kind;
        const bool isByHand = kind == CellKind::Written || kind == CellKind::Marks;
        (isByHand ? chances.written : chances.printed)[symbols.digitOf(place)] += probability;
        sum += probability;
    }
    for (auto *values : {&chances.printed, &chances.written})
        for (double &value : *values)
            value /= std::max(sum, 1e-30);
    return chances;
}

/// Takes a cell that looks like some digits for one with marks, unless it clearly looks like one digit.
void takeForMarks(CellChances &chances)
{
    constexpr double clear = 0.99;
    double digits = 0;
    for (Digit digit = noDigit + 1; digit < std::ssize(chances.printed); ++digit) {
        if (chances.of(digit) > clear)
            return;
        digits += chances.of(digit);
    }
    const double blank = chances.printed[noDigit], marks = chances.written[noDigit] + digits;
    std::ranges::fill(chances.printed, 0);
    std::ranges::fill(chances.written, 0);
    chances.printed[noDigit] = blank;
    chances.written[noDigit] = marks;
}

std::vector<CellValue> valuesOf(const CellChances &chances)
{
    std::vector<CellValue> values;
    for (Digit digit = noDigit; digit < std::ssize(chances.printed); ++digit)
        values.push_back({digit, -std::log(std::max(1e-12, chances.of(digit)))});
    std::ranges::stable_sort(values, {}, &CellValue::loss);
    const double best = values.front().loss;
    for (CellValue &value : values)
        value.loss -= best;
    return values;
}

/// What stays of the values where handwriting does not count: a person may have written something wrong.
CellValues printedOnly(CellValues values, std::span<const CellChances> chances)
{
    for (std::size_t cell = 0; cell < values.size(); ++cell)
        if (chances[cell].kindOf(values[cell].front().digit) == CellKind::Written)
            values[cell] = {{noDigit, 0}};
    return values;
}

/// Lets the rules decide: about all digits or, if these cannot be right together, about the printed ones.
JointReading decided(const Puzzle &rules, const CellValues &values, std::span<const CellChances> chances,
                     const std::vector<RuleNumberValues> &numbers, const std::stop_token &stop)
{
    const JointReading all = readJointly(rules, values, stop, numbers);
    if (all.verdict == ReadingVerdict::Unique)
        return all;
    JointReading print = readJointly(rules, printedOnly(values, chances), stop, numbers);
    if (print.verdict != ReadingVerdict::Unique)
        return all;
    for (Cell cell = 0; cell < rules.geometry.cellCount(); ++cell)
        if (chances[cell].kindOf(all.digits[cell]) == CellKind::Written)
            print.digits.set(cell, all.digits[cell]);
    return print;
}

CellReading cellReading(const CellChances &chances, const std::vector<CellValue> &values, Digit digit)
{
    CellReading reading{.digit = digit,
                        .kind = chances.kindOf(digit),
                        .probability = chances.of(digit),
                        .seen = values.front().digit,
                        .others = {}};
    for (const CellValue &value : values)
        if (value.digit != digit && std::ssize(reading.others) < maxOthers)
            reading.others.push_back({value.digit, chances.of(value.digit)});
    return reading;
}

/// Returns the probability above which nobody needs to look at what was read. A large digit by hand is easily
/// taken for marks.
double sureProbability(CellKind kind)
{
    switch (kind) {
    case CellKind::Blank:
    case CellKind::Printed:
        return 0.9;
    case CellKind::Written:
        return 0.99;
    case CellKind::Marks:
        break;
    }
    return 0.999;
}

/// Marks cells that a person should look at.
void markDoubts(BoardReading &reading, const JointReading &joint, const Geometry &geometry)
{
    const bool isNextNear = joint.margin && *joint.margin < enoughMargin;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        CellReading &read = reading.cells[cell];
        read.isDoubtful = read.probability < sureProbability(read.kind) || read.isOverruled()
                          || (isNextNear && joint.next[cell] != joint.digits[cell]);
    }
    for (const House &house : geometry.houses()) // two equal digits: one is wrong
        for (const Cell a : house.cells)
            for (const Cell b : house.cells)
                if (a < b && reading.cells[a].digit != noDigit
                    && reading.cells[a].digit == reading.cells[b].digit)
                    reading.cells[a].isDoubtful = reading.cells[b].isDoubtful = true;
}

/// Returns the probability of a number, by its looks alone.
double probabilityOf(const std::vector<CellValue> &values, int number)
{
    double sum = 0, own = 0;
    for (const CellValue &value : values) {
        sum += std::exp(-value.loss);
        own += value.digit == number ? std::exp(-value.loss) : 0;
    }
    return own / std::max(sum, 1e-30);
}

/// Marks numbers that cannot be right together: those that sums of houses speak against, or else all.
void markContradictions(BoardReading &reading, const JointReading &joint,
                        const std::vector<RuleNumberValues> &numbers)
{
    if (joint.verdict != ReadingVerdict::None || numbers.empty())
        return;
    const SumBounds bounds(reading.board().puzzle, numbers);
    if (bounds.fit(joint.numbers))
        for (const RuleNumberValues &number : numbers)
            reading.rules[number.constraint].isDoubtful = true;
    for (const std::size_t place : bounds.misfits(joint.numbers))
        reading.rules[numbers[place].constraint].isDoubtful = true;
}

/// Takes over the numbers of rules that were chosen, and marks those that a person should look at.
void takeNumbers(BoardReading &reading, const JointReading &joint,
                 const std::vector<RuleNumberValues> &numbers)
{
    const double sure = joint.verdict == ReadingVerdict::Unique ? 0.9 : 0.99;
    const bool isNextNear = joint.margin && *joint.margin < enoughMargin;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        RuleReading &rule = reading.rules[numbers[i].constraint];
        const int number = joint.numbers[i];
        rule.constraint.numbers = {number};
        for (const CellValue &value : numbers[i].values)
            if (value.digit != number && std::ssize(rule.others) < maxOthers)
                rule.others.push_back({value.digit, probabilityOf(numbers[i].values, value.digit)});
        rule.isDoubtful = rule.isDoubtful || rule.isOverruled()
                          || probabilityOf(numbers[i].values, number) < sure
                          || (isNextNear && joint.nextNumbers[i] != number);
    }
}

/// Returns the cells with the most ink inside, as many as \a count, or all.
std::vector<std::size_t> inkiest(std::span<const CellImage> cells, std::size_t count)
{
    const auto ink = [&](std::size_t index) {
        constexpr int from = 8, to = cellImageSide - 8;
        int sum = 0;
        for (int y = from; y < to; ++y)
            for (int x = from; x < to; ++x)
                sum += cells[index][y * cellImageSide + x];
        return sum;
    };
    std::vector<std::size_t> order(cells.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater(), ink);
    order.resize(std::min(count, order.size()));
    return order;
}

/// Returns \a count cells, or all, at equal distances among the \a most with the most ink.
std::vector<std::size_t> spreadInky(std::span<const CellImage> cells, std::size_t count, std::size_t most)
{
    const std::vector<std::size_t> order = inkiest(cells, most);
    count = std::min(count, order.size());
    std::vector<std::size_t> spread;
    for (std::size_t i = 0; i < count; ++i)
        spread.push_back(order[i * order.size() / count]);
    return spread;
}

/// Returns cells that tell which way is up. On large boards those with the most ink are few symbols, M and W,
/// which are letters upside down, too.
std::vector<std::size_t> tellingCells(std::span<const CellImage> cells, int size)
{
    constexpr std::size_t enough = 24, filledShare = 4; // hardly any board has fewer filled cells
    return size > largestOfDigits ? spreadInky(cells, enough, cells.size() / filledShare)
                                  : inkiest(cells, enough);
}

/// Returns the logarithm of the probability of a class; of a letter in either case, as these may look alike.
double logOf(const ClassLogs &logs, int place)
{
    const auto &[kind, symbol] = cellClasses[place];
    const char otherCase = static_cast<char>(symbol.empty() ? '\0' : symbol.front() ^ ('a' ^ 'A'));
    const int other = cellClassOf(kind, {&otherCase, 1});
    if (other < 0 || other >= std::ssize(logs))
        return logs[place];
    return std::log(std::exp(double(logs[place])) + std::exp(double(logs[other])));
}

CellImage turned(const CellImage &cell, int quarterTurns)
{
    CellImage result = cell;
    for (; quarterTurns > 0; --quarterTurns) {
        const CellImage before = result;
        for (int y = 0; y < cellImageSide; ++y)
            for (int x = 0; x < cellImageSide; ++x)
                result[y * cellImageSide + x] = before[(cellImageSide - 1 - x) * cellImageSide + y];
    }
    return result;
}

} // namespace

std::vector<CellImage> turnedCells(std::span<const CellImage> cells, int size, int quarterTurns)
{
    std::vector<CellImage> result(cells.begin(), cells.end());
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            int fromRow = row, fromColumn = column;
            for (int turn = 0; turn < quarterTurns; ++turn) {
                const int before = fromColumn;
                fromColumn = fromRow;
                fromRow = size - 1 - before;
            }
            result[row * size + column] = turned(cells[fromRow * size + fromColumn], quarterTurns);
        }
    return result;
}

int uprightTurn(std::span<const CellImage> cells, int size, const CellReader &read)
{
    constexpr double clearlyBetter = 0.1; // nats a cell; otherwise it is upright as it is
    constexpr double highest = 0.001;     // of another turn: probabilities are 1 at most, but for roundings
    const std::vector<std::size_t> order = tellingCells(cells, size);
    std::array<double, 4> scores{clearlyBetter};
    for (int turn = 0; turn < 4; ++turn) {
        std::vector<ClassLogs> logs;
        for (const std::size_t cell : order)
            logs.push_back(read(turned(cells[cell], turn)));
        const BoardSymbols symbols = chooseSymbols(size, logs);
        double sum = 0;
        int count = 0;
        for (const ClassLogs &cell : logs) {
            const int best =
                *std::ranges::max_element(symbols.classes(), {}, [&](int place) { return cell[place]; });
            if (symbols.digitOf(best) == noDigit)
                continue;
            sum += logOf(cell, best);
            ++count;
        }
        constexpr double withoutDigits = -10;
        scores[turn] += count == 0 ? withoutDigits : sum / count;
        if (turn == 0 && scores[turn] > highest)
            return turn;
    }
    return static_cast<int>(std::ranges::max_element(scores) - scores.begin());
}

bool hasSmallLetters(std::span<const CellImage> cells, int size, const CellReader &read)
{
    constexpr std::size_t enough = 64;
    if (size <= largestOfDigits)
        return false;
    std::vector<ClassLogs> logs;
    for (const std::size_t cell : spreadInky(cells, enough, cells.size() / 2))
        logs.push_back(read(cells[cell]));
    return chooseSymbols(size, logs).letters() == LetterCase::Small;
}

BoardReading readBoard(std::span<const CellImage> cells, const BoardShape &shape, const CellReader &read,
                       const std::stop_token &stop)
{
    const Geometry &geometry = shape.geometry;
    const int size = geometry.size();
    std::vector<ClassLogs> logs;
    for (const CellImage &cell : cells) {
        if (stop.stop_requested())
            return {};
        logs.push_back(read(cell));
    }
    const BoardSymbols symbols = chooseSymbols(size, logs);
    std::vector<CellChances> chances;
    CellValues values;
    for (const ClassLogs &cell : logs)
        chances.push_back(chancesOf(cell, symbols, size));
    for (const Cell cell : shape.lowCells)
        takeForMarks(chances[cell]);
    std::ranges::transform(chances, std::back_inserter(values), valuesOf);
    BoardReading reading{.geometry = geometry,
                         .symbols = &symbols.symbols(),
                         .letters = symbols.letters(),
                         .crossings = {},
                         .cells = {},
                         .rules = shape.rules};
    const JointReading joint = decided(reading.board().puzzle, values, chances, shape.numbers, stop);
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        reading.cells.push_back(cellReading(chances[cell], values[cell], joint.digits[cell]));
    reading.verdict = joint.verdict;
    reading.price = joint.price;
    markDoubts(reading, joint, geometry);
    takeNumbers(reading, joint, shape.numbers);
    markContradictions(reading, joint, shape.numbers);
    reading.isClear = joint.verdict == ReadingVerdict::Unique
                      && (!joint.margin || *joint.margin >= clearMargin)
                      && std::ranges::none_of(reading.cells, &CellReading::isDoubtful)
                      && std::ranges::none_of(reading.rules, &RuleReading::isDoubtful);
    return reading;
}

} // namespace sudoku
