#include "ui/pictures/sumbounds.h"

#include "ui/pictures/cagerule.h"

#include <algorithm>

namespace sudoku {
SumBounds::SumBounds(const Puzzle &rules, const std::vector<RuleNumberValues> &numbers)
{
    const Geometry &geometry = rules.geometry;
    const int size = geometry.size(), houseSum = size * (size + 1) / 2;
    if (numbers.empty() || geometry.digitCount() != size)
        return;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Constraint &cage = rules.constraints[numbers[i].constraint];
        if (!isCage(cage))
            continue;
        const NumberRange range = cage.variant->numbers(geometry, cage.cells);
        m_bounds.push_back({range.min, range.max, {i}});
    }
    for (const bool isRow : {true, false})
        for (int from = 0; from < size; ++from) {
            std::vector<bool> isInside(geometry.cellCount());
            for (int to = from; to < size; ++to) {
                for (int i = 0; i < size; ++i)
                    isInside[isRow ? to * size + i : i * size + to] = true;
                addArea(isInside, rules, numbers, (to - from + 1) * houseSum);
            }
        }
    for (int region = 0; region < size; ++region) {
        std::vector<bool> isInside;
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
            isInside.push_back(geometry.regionOf(cell) == region);
        addArea(isInside, rules, numbers, houseSum);
    }
}

void SumBounds::addArea(const std::vector<bool> &isInside, const Puzzle &rules,
                        const std::vector<RuleNumberValues> &numbers, int total)
{
    auto rest = static_cast<int>(std::ranges::count(isInside, true));
    Bound bound{0, 0, {}};
    std::vector<bool> isCovered(isInside.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Constraint &cage = rules.constraints[numbers[i].constraint];
        const auto isFree = [&](Cell cell) { return isInside[cell] && !isCovered[cell]; };
        if (!isCage(cage) || !std::ranges::all_of(cage.cells, isFree))
            continue;
        for (const Cell cell : cage.cells)
            isCovered[cell] = true;
        rest -= static_cast<int>(cage.cells.size());
        bound.numbers.push_back(i);
    }
    bound.min = total - rest * rules.geometry.size();
    bound.max = total - rest;
    if (!bound.numbers.empty())
        m_bounds.push_back(std::move(bound));
}

bool SumBounds::Bound::allows(const std::vector<int> &values) const
{
    int sum = 0;
    for (const std::size_t number : numbers)
        sum += values[number];
    return sum >= min && sum <= max;
}

bool SumBounds::fit(const std::vector<int> &numbers) const
{
    return std::ranges::all_of(m_bounds, [&](const Bound &bound) { return bound.allows(numbers); });
}

std::vector<std::size_t> SumBounds::misfits(const std::vector<int> &numbers) const
{
    std::size_t fewest = numbers.size() + 1;
    std::vector<std::size_t> places;
    for (const Bound &bound : m_bounds) {
        if (bound.numbers.size() > fewest || bound.allows(numbers))
            continue;
        if (bound.numbers.size() < fewest)
            places.clear();
        fewest = bound.numbers.size();
        places.insert(places.end(), bound.numbers.begin(), bound.numbers.end());
    }
    return places;
}

} // namespace sudoku
