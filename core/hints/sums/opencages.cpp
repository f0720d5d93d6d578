#include "core/hints/sums/opencages.h"

#include "core/hints/steps/sumcombinations.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::size_t maxCombinations = 300; // on 9x9 there are at most 12 of a size and a total
constexpr int maxTried = 3000;

/// Collects the sets of digits with a total.
class CombinationSearch
{
public:
    explicit CombinationSearch(const std::vector<DigitSet> &cells) : m_cells(cells) {}

    /// Returns false when there are too many.
    bool run(DigitSet chosen, DigitSet open, int count, int total)
    {
        if (count == 0) {
            if (total == 0 && canFill(m_cells, chosen))
                m_found.push_back(chosen);
            return ++m_tried <= maxTried && m_found.size() <= maxCombinations;
        }
        while (open.size() >= count && smallest(open, count) <= total) {
            const Digit digit = open.first();
            open.remove(digit);
            if (largest(open, count - 1) >= total - digit
                && !run(chosen | DigitSet{digit}, open, count - 1, total - digit))
                return false;
        }
        return true;
    }

    std::vector<DigitSet> found() { return std::move(m_found); }

private:
    static int smallest(DigitSet digits, int count)
    {
        int sum = 0;
        for (auto digit = digits.begin(); count > 0 && digit != digits.end(); ++digit, --count)
            sum += *digit;
        return sum;
    }

    static int largest(DigitSet digits, int count)
    {
        int sum = 0;
        for (; count > 0 && !digits.isEmpty(); --count) {
            sum += digits.last();
            digits.remove(digits.last());
        }
        return sum;
    }

    const std::vector<DigitSet> &m_cells;
    std::vector<DigitSet> m_found;
    int m_tried = 0;
};

bool isKillerCage(const ActiveRule &active, const RuleIndex &rules)
{
    const auto *source = std::get_if<ConstraintIndex>(&active.source);
    return source && std::holds_alternative<rule::Sum>(active.rule)
           && rules.constraints()[source->index].variant->isDistinct;
}

} // namespace

DigitSet OpenCage::required() const
{
    DigitSet common = combinations.empty() ? DigitSet() : combinations.front();
    for (const DigitSet combination : combinations)
        common &= combination;
    return common;
}

std::vector<DigitSet> OpenCage::digitsOf(std::span<const DigitSet> allowed) const
{
    DigitSet all;
    for (const DigitSet combination : allowed)
        all |= combination;
    std::vector<DigitSet> left = digits;
    for (DigitSet &own : left)
        own &= all;
    return left;
}

std::vector<DigitSet> OpenCage::leftBy(std::span<const DigitSet> allowed) const
{
    std::vector<DigitSet> left(cells.size());
    std::vector<DigitSet> others;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        others = digits;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        for (const DigitSet combination : allowed)
            for (const Digit digit : (digits[i] & combination) - left[i])
                if (canFill(others, combination - DigitSet{digit}))
                    left[i].insert(digit);
    }
    return left;
}

std::vector<Cell> OpenCage::cellsIn(const IndexedHouse &house) const
{
    std::vector<Cell> inside;
    std::ranges::copy_if(cells, std::back_inserter(inside),
                         [&](Cell cell) { return house.set.contains(cell); });
    return inside;
}

std::vector<Candidate> OpenCage::candidates(DigitSet wanted, std::span<const Cell> some) const
{
    std::vector<Candidate> found;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (std::ranges::find(some, cells[i]) != some.end())
            for (const Digit digit : digits[i] & wanted)
                found.push_back({cells[i], digit});
    return found;
}

std::shared_ptr<const OpenCages> OpenCages::of(const Position &position)
{
    return position.memo().last<OpenCages>(
        [&](const OpenCages &last) { return last.m_position.isLike(position); },
        [&] { return std::shared_ptr<const OpenCages>(new OpenCages(position)); });
}

OpenCages::OpenCages(const Position &position)
    : m_position(position, Memo::none()) // the memo keeps these cages
{
    for (const ActiveRule &active : position.rules().otherRules())
        if (isKillerCage(active, position.rules()))
            add(std::get<rule::Sum>(active.rule), std::get<ConstraintIndex>(active.source).index);
}

void OpenCages::add(const rule::Sum &sum, int constraint)
{
    OpenCage cage{constraint, sum.total, {}, {}, CellSet(m_position.rules().cellCount()), {}};
    DigitSet all;
    for (const Cell cell : sum.cells)
        if (m_position.isOpen(cell)) {
            cage.cells.push_back(cell);
            cage.digits.push_back(m_position.candidates(cell));
            cage.set.insert(cell);
            all |= cage.digits.back();
        } else {
            cage.total -= m_position.digitAt(cell);
        }
    if (cage.cells.empty())
        return;
    CombinationSearch search(cage.digits);
    if (search.run({}, all, static_cast<int>(cage.cells.size()), cage.total))
        cage.combinations = search.found();
    m_cages.push_back(std::move(cage));
}

Step stepOf(const Technique &technique, const OpenCage &cage)
{
    return {.technique = &technique, .constraints = {cage.constraint}, .total = cage.total};
}

bool addAllowed(Step step, const Position &position, const OpenCage &cage, std::span<const DigitSet> allowed,
                StepSink &sink)
{
    const std::vector<DigitSet> left = cage.leftBy(allowed);
    const auto isEmpty = [](DigitSet digits) { return digits.isEmpty(); };
    return std::ranges::any_of(left, isEmpty) // the position has no solution
           || addNarrowing(std::move(step), position, cage.cells, left, sink);
}

} // namespace sudoku
