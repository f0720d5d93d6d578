#include "ui/pictures/jointreading.h"

#include "core/planes/classicsearch.h"
#include "core/solve/classicsolver.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <cstdint>
#include <queue>

namespace sudoku {
namespace {

/// Another value for a cell.
struct Change
{
    Cell cell;
    CellValue value;
};

/// Changes to the likeliest board: places in the list of all changes, ascending.
struct Choice
{
    double loss = 0;
    std::vector<std::uint16_t> changes = {};

    bool operator<(const Choice &other) const { return loss > other.loss; } // the queue gives the largest
};

/// Says what the rules say about one board after the other.
class Judge
{
public:
    Judge(Puzzle rules, std::stop_token stop)
        : m_puzzle(std::move(rules)),
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

    ReadingVerdict verdict(const Grid &digits)
    {
        if (hasRepeats(digits))
            return ReadingVerdict::None;
        const auto answer = m_isClassic ? m_classic.check(digits, m_stop) : checked(digits);
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

private:
    OrHalt<Uniqueness> checked(const Grid &digits)
    {
        m_puzzle.givens = digits;
        return check(m_puzzle, m_options, m_stop).verdict;
    }

    Puzzle m_puzzle;
    std::stop_token m_stop;
    bool m_isClassic;
    SolveOptions m_options;
    ClassicSolver m_classic;
};

/// The boards that differ from the likeliest one, the most likely first (Lawler's enumeration of subsets).
class Boards
{
public:
    explicit Boards(const CellValues &values) : m_likeliest(static_cast<int>(values.size()))
    {
        for (Cell cell = 0; cell < std::ssize(values); ++cell) {
            m_likeliest.set(cell, values[cell].front().digit);
            for (const CellValue &value : values[cell])
                if (value.digit != m_likeliest[cell] && value.loss <= maxCellLoss)
                    m_changes.push_back({cell, value});
        }
        std::ranges::stable_sort(m_changes, {}, [](const Change &change) { return change.value.loss; });
        m_queue.push({});
    }

    const Grid &likeliest() const { return m_likeliest; }

    /// Goes to the next board; returns whether there is one with a loss of at most \a maxLoss.
    bool next(double maxLoss)
    {
        while (!m_queue.empty()) {
            m_current = m_queue.top();
            if (m_current.loss > maxLoss)
                return false;
            m_queue.pop();
            pushFollowers();
            if (!changesACellTwice())
                return true;
        }
        return false;
    }

    double loss() const { return m_current.loss; }
    Grid digits() const
    {
        Grid digits = m_likeliest;
        for (const std::uint16_t change : m_current.changes)
            digits.set(m_changes[change].cell, m_changes[change].value.digit);
        return digits;
    }

private:
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

    bool changesACellTwice() const
    {
        std::vector<Cell> cells;
        for (const std::uint16_t change : m_current.changes)
            cells.push_back(m_changes[change].cell);
        std::ranges::sort(cells);
        return std::ranges::adjacent_find(cells) != cells.end();
    }

    Grid m_likeliest;
    std::vector<Change> m_changes;
    std::priority_queue<Choice> m_queue;
    Choice m_current;
};

} // namespace

JointReading readJointly(const Puzzle &rules, const CellValues &values, const std::stop_token &stop)
{
    constexpr double farthestNext = 6; // nats behind the first
    Boards boards(values);
    Judge judge(rules, stop);
    JointReading best{boards.likeliest(), judge.verdict(boards.likeliest())};
    std::optional<JointReading> first;
    for (int tries = 0; tries < judge.maxTries() && !judge.isStopped(); ++tries) {
        if (!boards.next(first ? first->price + farthestNext : maxPrice))
            break;
        const Grid digits = boards.digits();
        if (judge.verdict(digits) != ReadingVerdict::Unique)
            continue;
        if (first) {
            first->margin = boards.loss() - first->price;
            first->next = digits;
            break;
        }
        first = JointReading{digits, ReadingVerdict::Unique, boards.loss()};
    }
    return first.value_or(best);
}

} // namespace sudoku
