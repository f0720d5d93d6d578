#include "core/hints/sums/openequation.h"

#include "core/hints/steps/narrowing.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku {
namespace {

constexpr std::size_t maxExactCells = 5;
constexpr int maxTries = 4000; // digits, for all candidates of an equation together

/// Goes through the ways to fill a few cells, until each candidate has one.
class WaySearch
{
public:
    WaySearch(const OpenEquation &open, const Position &position)
        : m_open(open),
          m_rules(position.rules()),
          m_digits(digitsOf(position, open.cells)),
          m_supported(open.cells.size())
    {
    }

    /// Returns false if there are too many ways.
    bool run()
    {
        for (std::size_t cell = 0; cell < m_digits.size(); ++cell)
            for (const Digit digit : m_digits[cell])
                if (!m_supported[cell].contains(digit)) {
                    m_fixed = cell;
                    m_chosen[cell] = digit;
                    place(0, sign(cell) * digit);
                    if (m_tries > maxTries)
                        return false;
                }
        return true;
    }

    std::vector<DigitSet> supported() const { return m_supported; }

    /// Returns what each cell has if the others have their smallest or their largest digits.
    std::vector<DigitSet> leftByBounds() const
    {
        const auto [min, max] = bounds(0, m_digits.size());
        std::vector<DigitSet> left = m_digits;
        for (std::size_t cell = 0; cell < m_digits.size(); ++cell) {
            const auto [ownMin, ownMax] = bounds(cell, cell + 1);
            for (const Digit digit : m_digits[cell]) {
                const int rest = m_open.total - sign(cell) * digit;
                if (rest < min - ownMin || rest > max - ownMax)
                    left[cell].remove(digit);
            }
        }
        return left;
    }

private:
    int sign(std::size_t cell) const { return cell < m_open.addedCount ? 1 : -1; }

    /// Returns the smallest and the largest that the cells from \a first up to \a end come to.
    std::pair<int, int> bounds(std::size_t first, std::size_t end) const
    {
        std::pair range{0, 0};
        for (std::size_t cell = first; cell < end; ++cell) {
            const DigitSet digits = m_digits[cell];
            const bool isAdded = sign(cell) > 0;
            range.first += isAdded ? digits.first() : -digits.last();
            range.second += isAdded ? digits.last() : -digits.first();
        }
        return range;
    }

    bool isPossible(std::size_t cell, Digit digit) const
    {
        const auto clashes = [&](std::size_t other) {
            return m_chosen[other] == digit && m_rules.arePeers(m_open.cells[other], m_open.cells[cell]);
        };
        for (std::size_t other = 0; other < cell; ++other)
            if (other != m_fixed && clashes(other))
                return false;
        return cell == m_fixed || !clashes(m_fixed);
    }

    /// Fills the cells from \a cell on, but not the fixed one; the digits so far come to \a sum.
    bool place(std::size_t cell, int sum)
    {
        if (cell == m_fixed)
            return place(cell + 1, sum);
        if (cell == m_digits.size()) {
            if (sum == m_open.total)
                support();
            return sum == m_open.total;
        }
        auto [min, max] = bounds(cell, m_digits.size());
        if (m_fixed > cell) { // it is in the sum
            const auto [fixedMin, fixedMax] = bounds(m_fixed, m_fixed + 1);
            min -= fixedMin;
            max -= fixedMax;
        }
        if (sum + min > m_open.total || sum + max < m_open.total)
            return false;
        for (const Digit digit : m_digits[cell]) {
            if (!isPossible(cell, digit) || ++m_tries > maxTries)
                continue;
            m_chosen[cell] = digit;
            if (place(cell + 1, sum + sign(cell) * digit))
                return true;
        }
        return false;
    }

    void support()
    {
        for (std::size_t cell = 0; cell < m_digits.size(); ++cell)
            m_supported[cell].insert(m_chosen[cell]);
    }

    const OpenEquation &m_open;
    const RuleIndex &m_rules;
    std::vector<DigitSet> m_digits;
    std::vector<DigitSet> m_supported;
    std::array<Digit, maxExactCells> m_chosen{};
    std::size_t m_fixed = 0;
    int m_tries = 0;
};

/// Returns the candidates that \a digits leave for cells of \a open from \a first up to \a end.
std::vector<Candidate> leftIn(const OpenEquation &open, const std::vector<DigitSet> &digits,
                              std::size_t first, std::size_t end)
{
    std::vector<Candidate> left;
    for (std::size_t i = first; i < end; ++i)
        for (const Digit digit : digits[i])
            left.push_back({open.cells[i], digit});
    return left;
}

} // namespace

OpenEquation::OpenEquation(const SumEquation &from, const Position &position)
    : equation(&from),
      total(from.total),
      isInside(from.isInside)
{
    std::vector<Cell> subtracted;
    const auto look = [&](const std::vector<Cell> &side, int sign, std::vector<Cell> &openCells) {
        for (const Cell cell : side)
            if (position.isOpen(cell)) {
                openCells.push_back(cell);
            } else {
                total -= sign * position.digitAt(cell);
                counted.push_back({cell, position.digitAt(cell)});
            }
    };
    look(from.plus, 1, cells);
    look(from.minus, -1, subtracted);
    if (total < 0 || (total == 0 && cells.empty())) {
        total = -total;
        isInside = !isInside;
        std::swap(cells, subtracted);
    }
    addedCount = cells.size();
    cells.insert(cells.end(), subtracted.begin(), subtracted.end());
}

std::optional<std::vector<DigitSet>> narrowEquation(const OpenEquation &open, const Position &position)
{
    WaySearch search(open, position);
    std::vector<DigitSet> left = search.leftByBounds();
    if (open.cells.size() <= maxExactCells && search.run())
        left = search.supported();
    if (std::ranges::any_of(left, &DigitSet::isEmpty))
        return {};
    return left;
}

bool addEquation(const Technique &technique, const OpenEquation &open, const std::vector<DigitSet> &digits,
                 const Position &position, StepSink &sink)
{
    Step step{.technique = &technique, .constraints = open.equation->constraints, .total = open.total};
    for (const int house : open.equation->houses)
        step.houses.push_back({house});
    StepSink one(1);
    addNarrowing(std::move(step), position, open.cells, digits, one);
    if (one.steps().empty())
        return true;
    step = one.takeSteps().front();
    step.groups = {{Role::Pattern, leftIn(open, digits, 0, open.addedCount)}};
    if (open.isDifference())
        step.groups.push_back({Role::OtherSide, leftIn(open, digits, open.addedCount, open.cells.size())});
    if (!open.counted.empty())
        step.groups.push_back({Role::Counted, open.counted});
    return sink.add(std::move(step));
}

} // namespace sudoku
