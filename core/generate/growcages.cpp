#include "core/generate/growcages.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace sudoku {
namespace {

using Cage = std::vector<Cell>;

class CageGrower
{
public:
    CageGrower(const Geometry &geometry, const Grid &solution, Random &random, const CageWish &wish)
        : m_geometry(geometry),
          m_solution(solution),
          m_random(random),
          m_minSize(wish.minSize),
          m_maxSize(wish.maxSize),
          m_usualSize(usualSize(wish, solution.cellCount())),
          m_isUsed(solution.cellCount())
    {
    }

    std::vector<Cage> run()
    {
        std::vector<Cell> starts(m_solution.cellCount());
        std::iota(starts.begin(), starts.end(), 0);
        m_random.shuffle(starts);
        for (const Cell start : starts)
            if (!m_isUsed[start])
                growFrom(start);
        for (const Cell single : m_singles)
            if (!joins(single))
                pairs(single);
        return std::move(m_cages);
    }

private:
    /// Returns the largest size that a cage grows to, so that there are about as many as wished.
    static int usualSize(const CageWish &wish, int cellCount)
    {
        const int most = std::max(wish.minSize, wish.maxSize - 1); // single cells may join later
        const long fewest = wish.minCount;
        if (fewest == 0 && wish.maxCount >= cellCount)
            return most;
        const long middle = std::max(1L, (fewest + std::min<long>(wish.maxCount, cellCount)) / 2);
        return static_cast<int>(std::clamp<long>((2L * cellCount + middle - 1) / middle - wish.minSize,
                                                 wish.minSize, wish.maxSize));
    }

    void growFrom(Cell start)
    {
        Cage cage{start};
        m_isUsed[start] = true;
        const std::size_t wanted = m_minSize + m_random.below(m_usualSize - m_minSize + 1);
        while (cage.size() < wanted && grow(cage)) {
        }
        if (std::ssize(cage) < m_minSize)
            m_singles.insert(m_singles.end(), cage.begin(), cage.end());
        else
            m_cages.push_back(std::move(cage));
    }

    /// Adds a free cell with another digit to \a cage.
    bool grow(Cage &cage)
    {
        std::vector<Cell> nearby;
        for (const Cell cell : cage) {
            std::vector<Cell> neighbours;
            std::ranges::copy_if(m_geometry.neighbours(cell), std::back_inserter(neighbours),
                                 [this](Cell next) { return !m_isUsed[next]; });
            m_random.shuffle(neighbours);
            std::ranges::copy_if(neighbours, std::back_inserter(nearby),
                                 [&](Cell next) { return canTake(cage, next); });
        }
        if (nearby.empty())
            return false;
        cage.push_back(nearby[m_random.below(nearby.size())]);
        m_isUsed[cage.back()] = true;
        return true;
    }

    /// Adds \a single to the smallest adjacent cage without its digit.
    bool joins(Cell single)
    {
        Cage *smallest = nullptr;
        for (const Cell next : m_geometry.neighbours(single))
            if (Cage *cage = cageOf(next); cage && std::ssize(*cage) < m_maxSize && canTake(*cage, single))
                if (!smallest || cage->size() < smallest->size())
                    smallest = cage;
        if (smallest)
            smallest->push_back(single);
        return smallest;
    }

    /// Makes a cage of \a single and a neighbour from a cage that can spare it.
    void pairs(Cell single)
    {
        if (m_minSize > 2)
            return;
        for (const Cell next : m_geometry.neighbours(single)) {
            Cage *cage = cageOf(next);
            if (!cage || m_solution[next] == m_solution[single])
                continue;
            Cage rest = *cage;
            std::erase(rest, next);
            if (std::ssize(rest) < m_minSize || !m_geometry.isConnected(rest))
                continue;
            *cage = std::move(rest);
            m_cages.push_back({single, next});
            return;
        }
    }

    bool canTake(const Cage &cage, Cell cell) const
    {
        return std::ranges::none_of(cage, [&](Cell other) { return m_solution[other] == m_solution[cell]; });
    }

    Cage *cageOf(Cell cell)
    {
        const auto found = std::ranges::find_if(
            m_cages, [cell](const Cage &cage) { return std::ranges::count(cage, cell); });
        return found == m_cages.end() ? nullptr : &*found;
    }

    const Geometry &m_geometry;
    const Grid &m_solution;
    Random &m_random;
    const int m_minSize;
    const int m_maxSize;
    const int m_usualSize;
    std::vector<bool> m_isUsed;
    std::vector<Cage> m_cages;
    std::vector<Cell> m_singles;
};

} // namespace

std::vector<std::vector<Cell>> growCages(const Geometry &geometry, const Grid &solution, Random &random,
                                         const CageWish &wish)
{
    return CageGrower(geometry, solution, random, wish).run();
}

} // namespace sudoku
