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
    CageGrower(const Geometry &geometry, const Grid &solution, Random &random)
        : m_geometry(geometry),
          m_solution(solution),
          m_random(random),
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
    void growFrom(Cell start)
    {
        Cage cage{start};
        m_isUsed[start] = true;
        const std::size_t wanted = 2 + m_random.below(3);
        while (cage.size() < wanted && grow(cage)) {
        }
        if (cage.size() == 1)
            m_singles.push_back(start);
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
            if (Cage *cage = cageOf(next); cage && canTake(*cage, single))
                if (!smallest || cage->size() < smallest->size())
                    smallest = cage;
        if (smallest)
            smallest->push_back(single);
        return smallest;
    }

    /// Makes a cage of \a single and a neighbour from a cage that can spare it.
    void pairs(Cell single)
    {
        for (const Cell next : m_geometry.neighbours(single)) {
            Cage *cage = cageOf(next);
            if (!cage || m_solution[next] == m_solution[single])
                continue;
            Cage rest = *cage;
            std::erase(rest, next);
            if (rest.size() < 2 || !m_geometry.isConnected(rest))
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
    std::vector<bool> m_isUsed;
    std::vector<Cage> m_cages;
    std::vector<Cell> m_singles;
};

} // namespace

std::vector<std::vector<Cell>> growCages(const Geometry &geometry, const Grid &solution, Random &random)
{
    return CageGrower(geometry, solution, random).run();
}

} // namespace sudoku
