#include "ui/pictures/jointreading.h"

#include "core/planes/classicsearch.h"
#include "core/solve/classicsolver.h"
#include "core/solve/solve.h"
#include "ui/pictures/sumbounds.h"

#include <algorithm>
#include <cstdint>
#include <queue>

namespace sudoku {
namespace {

/// Another value for a slot: a cell, or behind the cells a number.
struct Change
{
    std::size_t slot;
    CellValue value;
};

/// Changes to the likeliest board: places in the list of all changes, ascending.
struct Choice
{
    double loss = 0;
    std::vector<std::uint16_t> changes = {};

    bool operator<(const Choice &other) const { return loss > other.loss; } // the queue gives the largest
};

/// The values of all slots.
struct SlotValues
{
    Grid digits;
    std::vector<int> numbers = {};
};

/// Says what the rules say about one board after the other.
class Judge
{
public:
    Judge(Puzzle rules, const std::vector<RuleNumberValues> &numbers, std::stop_token stop)
        : m_puzzle(std::move(rules)),
          m_numbers(numbers),
          m_sums(m_puzzle, numbers),
          m_stop(std::move(stop)),
          m_isClassic(m_puzzle.constraints.empty() && ClassicSearch::isClassic(m_puzzle.geometry))
    {
        constexpr std::int64_t conflicts = 3000; // a limit that is the same on each machine
        constexpr int guesses = 300;
        m_options.maxConflicts = conflicts;
        m_options.maxGuesses = guesses;
    }

    bool isStopped() const { return m_stop.stop_requested(); }
    /// How many boards may be asked about: classic ones take microseconds.
    int maxTries() const { return m_isClassic ? 4000 : 150; }

    /// Returns whether a board needs to be asked about: others break a rule for all to see.
    bool isPossible(const SlotValues &board) const
    {
        return m_sums.fit(board.numbers) && !hasRepeats(board.digits);
    }

    ReadingVerdict verdict(const SlotValues &board)
    {
        if (!isPossible(board))
            return ReadingVerdict::None;
        const auto answer = m_isClassic ? m_classic.check(board.digits, m_stop) : checked(board);
        if (!answer)
            return ReadingVerdict::NotDecided;
        switch (*answer) {
        case Uniqueness::Unique:
            return ReadingVerdict::Unique;
        case Uniqueness::Multiple:
            return ReadingVerdict::Several;
        case Uniqueness::None:
            break;
        }
        return ReadingVerdict::None;
    }

private:
    bool hasRepeats(const Grid &digits) const
    {
        return std::ranges::any_of(m_puzzle.geometry.houses(), [&](const House &house) {
            DigitSet seen;
            return std::ranges::any_of(house.cells, [&](Cell cell) {
                const Digit digit = digits[cell];
                const bool isRepeated = digit != noDigit && seen.contains(digit);
                if (digit != noDigit)
                    seen.insert(digit);
                return isRepeated;
            });
        });
    }

    OrHalt<Uniqueness> checked(const SlotValues &board)
    {
        m_puzzle.givens = board.digits;
        for (std::size_t i = 0; i < m_numbers.size(); ++i)
            m_puzzle.constraints[m_numbers[i].constraint].numbers = {board.numbers[i]};
        return check(m_puzzle, m_options, m_stop).verdict;
    }

    Puzzle m_puzzle;
    const std::vector<RuleNumberValues> &m_numbers;
    SumBounds m_sums;
    std::stop_token m_stop;
    bool m_isClassic;
    SolveOptions m_options;
    ClassicSolver m_classic;
};

/// The boards that differ from the likeliest one, the most likely first (Lawler's enumeration of subsets).
class Boards
{
public:
    Boards(const CellValues &values, const std::vector<RuleNumberValues> &numbers)
        : m_cellCount(values.size())
    {
        for (const auto &cell : values)
            addSlot(cell);
        for (const RuleNumberValues &number : numbers)
            addSlot(number.values);
        std::ranges::stable_sort(m_changes, {}, [](const Change &change) { return change.value.loss; });
        m_queue.push({});
    }

    SlotValues likeliest() const { return boardOf(m_likeliest); }

    /// Goes to the next board; returns whether there is one with a loss of at most \a maxLoss.
    bool next(double maxLoss)
    {
        while (!m_queue.empty()) {
            m_current = m_queue.top();
            if (m_current.loss > maxLoss)
                return false;
            m_queue.pop();
            pushFollowers();
            if (!changesASlotTwice())
                return true;
        }
        return false;
    }

    double loss() const { return m_current.loss; }
    SlotValues current() const
    {
        std::vector<int> values = m_likeliest;
        for (const std::uint16_t change : m_current.changes)
            values[m_changes[change].slot] = m_changes[change].value.digit;
        return boardOf(values);
    }

private:
    void addSlot(const std::vector<CellValue> &values)
    {
        for (const CellValue &value : values)
            if (value.digit != values.front().digit && value.loss <= maxCellLoss)
                m_changes.push_back({m_likeliest.size(), value});
        m_likeliest.push_back(values.front().digit);
    }

    SlotValues boardOf(const std::vector<int> &values) const
    {
        SlotValues board{Grid(static_cast<int>(m_cellCount))};
        for (std::size_t i = 0; i < m_cellCount; ++i)
            board.digits.set(static_cast<Cell>(i), values[i]);
        board.numbers.assign(values.begin() + static_cast<std::ptrdiff_t>(m_cellCount), values.end());
        return board;
    }

    double lossOf(std::size_t change) const { return m_changes[change].value.loss; }

    void pushFollowers()
    {
        const std::size_t after = m_current.changes.empty() ? 0 : m_current.changes.back() + 1U;
        if (after >= m_changes.size())
            return;
        Choice more = m_current;
        more.changes.push_back(static_cast<std::uint16_t>(after));
        more.loss += lossOf(after);
        m_queue.push(more);
        if (m_current.changes.empty())
            return;
        Choice other = m_current;
        other.changes.back() = static_cast<std::uint16_t>(after);
        other.loss += lossOf(after) - lossOf(after - 1);
        m_queue.push(std::move(other));
    }

    bool changesASlotTwice() const
    {
        std::vector<std::size_t> places;
        for (const std::uint16_t change : m_current.changes)
            places.push_back(m_changes[change].slot);
        std::ranges::sort(places);
        return std::ranges::adjacent_find(places) != places.end();
    }

    std::size_t m_cellCount;
    std::vector<int> m_likeliest = {};
    std::vector<Change> m_changes;
    std::priority_queue<Choice> m_queue;
    Choice m_current;
};

JointReading readingOf(const SlotValues &board, ReadingVerdict verdict, double price = 0)
{
    return {.digits = board.digits, .verdict = verdict, .price = price, .numbers = board.numbers};
}

} // namespace

JointReading readJointly(const Puzzle &rules, const CellValues &values, const std::stop_token &stop,
                         const std::vector<RuleNumberValues> &numbers)
{
    constexpr double farthestNext = 6; // nats behind the first
    constexpr int maxLooks = 30'000, maxUndecided = 3;
    Boards boards(values, numbers);
    Judge judge(rules, numbers, stop);
    JointReading best = readingOf(boards.likeliest(), judge.verdict(boards.likeliest()));
    std::optional<JointReading> first;
    int tries = 0, undecided = 0;
    for (int looks = 0; looks < maxLooks && tries < judge.maxTries() && !judge.isStopped(); ++looks) {
        if (!boards.next(first ? first->price + farthestNext : maxPrice))
            break;
        const SlotValues board = boards.current();
        if (!judge.isPossible(board))
            continue;
        ++tries;
        const ReadingVerdict verdict = looks == 0 ? best.verdict : judge.verdict(board);
        if (verdict == ReadingVerdict::NotDecided) {
            if (!numbers.empty() && best.verdict == ReadingVerdict::None)
                best = readingOf(board, verdict, boards.loss());
            if (!numbers.empty() && ++undecided == maxUndecided)
                break;
        }
        if (verdict != ReadingVerdict::Unique)
            continue;
        if (first) {
            first->margin = boards.loss() - first->price;
            first->next = board.digits;
            first->nextNumbers = board.numbers;
            break;
        }
        first = readingOf(board, verdict, boards.loss());
    }
    return first.value_or(best);
}

} // namespace sudoku
