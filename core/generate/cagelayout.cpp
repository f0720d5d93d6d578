#include "core/generate/cagelayout.h"

#include "core/generate/growcages.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr int triesToCut = 12;
constexpr int triesToAdjust = 400;
constexpr int cellsPerUncovered = 40; // a board of so many cells may leave one without a cage

int sumIn(const CageLayout::Cage &cage, const Grid &grid)
{
    int total = 0;
    for (const Cell cell : cage)
        total += grid[cell];
    return total;
}

} // namespace

CageLayout::CageLayout(const Geometry &geometry, const Grid &solution, const CageWish &wish, Random &random)
    : m_geometry(geometry),
      m_solution(&solution),
      m_wish(wish),
      m_cages(growCages(geometry, solution, random, wish)),
      m_cageOf(geometry.cellCount(), -1)
{
    for (int cage = 0; cage < std::ssize(m_cages); ++cage)
        for (const Cell cell : m_cages[cage])
            m_cageOf[cell] = cage;
    adjustCount(random);
}

/// Splits and merges until there are as many cages as wished, or in vain.
void CageLayout::adjustCount(Random &random)
{
    for (int i = 0; i < triesToAdjust && !m_cages.empty(); ++i) {
        const int count = static_cast<int>(m_cages.size());
        const int cage = static_cast<int>(random.below(count));
        if (count < m_wish.minCount) {
            split(cage, random);
        } else if (count > m_wish.maxCount) {
            const std::vector<int> around = cagesAround(m_cages[cage].front());
            if (!around.empty())
                merge(cage, around[random.below(around.size())]);
        } else {
            return;
        }
    }
}

int CageLayout::sumOf(int cage) const
{
    const Cage &cells = m_cages[cage];
    return m_geometry.values().valueTotal(sumIn(cells, *m_solution), static_cast<int>(cells.size()));
}

bool CageLayout::isAsWished() const
{
    const auto count = std::ssize(m_cages);
    return count >= m_wish.minCount && count <= m_wish.maxCount
           && std::ranges::count(m_cageOf, -1) <= std::ssize(m_cageOf) / cellsPerUncovered;
}

bool CageLayout::maySplit(int cage) const
{
    return std::ssize(m_cages[cage]) >= 2 * m_wish.minSize && std::ssize(m_cages) < m_wish.maxCount;
}

bool CageLayout::split(int cage, Random &random)
{
    if (!maySplit(cage))
        return false;
    for (int i = 0; i < triesToCut; ++i)
        if (Cage part = partOf(m_cages[cage], random); !part.empty()) {
            cut(cage, std::move(part));
            return true;
        }
    return false;
}

bool CageLayout::splitAgainst(int cage, const Grid &other, Random &random)
{
    if (!maySplit(cage))
        return false;
    for (int i = 0; i < triesToCut; ++i)
        if (Cage part = partOf(m_cages[cage], random);
            !part.empty() && sumIn(part, *m_solution) != sumIn(part, other)) {
            cut(cage, std::move(part));
            return true;
        }
    return false;
}

bool CageLayout::merge(int one, int other)
{
    const Cage &second = m_cages[other];
    if (one == other || std::ssize(m_cages) <= m_wish.minCount || !canJoin(m_cages[one], second))
        return false;
    for (const Cell cell : second)
        m_cageOf[cell] = one;
    m_cages[one].insert(m_cages[one].end(), second.begin(), second.end());
    const int last = static_cast<int>(m_cages.size()) - 1;
    if (other != last) {
        m_cages[other] = std::move(m_cages[last]);
        for (const Cell cell : m_cages[other])
            m_cageOf[cell] = other;
    }
    m_cages.pop_back();
    return true;
}

bool CageLayout::move(Cell cell, int to)
{
    const int from = m_cageOf[cell];
    if (from == to || !touch(m_cages[to], cell) || !canJoin(m_cages[to], {cell}))
        return false;
    if (from >= 0) {
        Cage rest = m_cages[from];
        std::erase(rest, cell);
        if (std::ssize(rest) < m_wish.minSize || !isConnected(rest))
            return false;
        m_cages[from] = std::move(rest);
    }
    m_cages[to].push_back(cell);
    m_cageOf[cell] = to;
    return true;
}

std::vector<int> CageLayout::cagesAround(Cell cell) const
{
    std::vector<int> around;
    for (const Cell next : m_geometry.neighbours(cell))
        if (const int cage = m_cageOf[next]; cage >= 0 && cage != m_cageOf[cell])
            around.push_back(cage);
    std::ranges::sort(around);
    around.erase(std::unique(around.begin(), around.end()), around.end());
    return around;
}

/// Returns a random part of \a cage; it and the rest are cages too. Returns none if the random choices gave
/// no such part.
CageLayout::Cage CageLayout::partOf(const Cage &cage, Random &random) const
{
    const auto least = static_cast<std::size_t>(m_wish.minSize);
    const std::size_t wanted = least + random.below(cage.size() - 2 * least + 1);
    Cage part{cage[random.below(cage.size())]};
    while (part.size() < wanted) {
        Cage nearby;
        for (const Cell cell : cage)
            if (std::ranges::find(part, cell) == part.end() && touch(part, cell))
                nearby.push_back(cell);
        part.push_back(nearby[random.below(nearby.size())]);
    }
    Cage rest;
    for (const Cell cell : cage)
        if (std::ranges::find(part, cell) == part.end())
            rest.push_back(cell);
    return isConnected(rest) ? part : Cage();
}

void CageLayout::cut(int cage, Cage part)
{
    for (const Cell cell : part) {
        std::erase(m_cages[cage], cell);
        m_cageOf[cell] = static_cast<int>(m_cages.size());
    }
    m_cages.push_back(std::move(part));
}

/// Returns whether the cells of both may be one cage, if they touch.
bool CageLayout::canJoin(const Cage &one, const Cage &other) const
{
    if (std::ssize(one) + std::ssize(other) > m_wish.maxSize)
        return false;
    const auto isIn = [&](Cell cell) {
        return std::ranges::any_of(one,
                                   [&](Cell each) { return (*m_solution)[each] == (*m_solution)[cell]; });
    };
    return std::ranges::none_of(other, isIn)
           && std::ranges::any_of(other, [&](Cell cell) { return touch(one, cell); });
}

bool CageLayout::touch(const Cage &cage, Cell cell) const
{
    return std::ranges::any_of(cage, [&](Cell each) { return m_geometry.areNeighbours(each, cell); });
}

bool CageLayout::isConnected(const Cage &cage) const
{
    return m_geometry.isConnected(cage);
}

} // namespace sudoku
