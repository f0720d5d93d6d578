#include "core/generate/filledboard.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace sudoku {
namespace {

std::vector<Digit> shuffledDigits(int count, Random &random)
{
    std::vector<Digit> digits(count);
    std::iota(digits.begin(), digits.end(), 1);
    random.shuffle(digits);
    return digits;
}

/// The cells of a rule that lets no digit come twice; of other rules none.
std::span<const Cell> distinctCells(const Rule &rule)
{
    if (const auto *house = std::get_if<rule::House>(&rule))
        return house->cells;
    if (const auto *distinct = std::get_if<rule::Distinct>(&rule))
        return distinct->cells;
    return {};
}

/// Regions of which no cell shares a rule with a cell of another one.
std::vector<House> independentRegions(const Puzzle &shape, std::span<const ActiveRule> rules, Random &random)
{
    std::vector<House> regions;
    for (const House &house : shape.geometry.houses())
        if (house.name.kind == HouseKind::Box || house.name.kind == HouseKind::Region)
            regions.push_back(house);
    random.shuffle(regions);

    std::vector<bool> isSeen(shape.geometry.cellCount());
    const auto sees = [&](Cell cell) { return isSeen[cell]; };
    std::erase_if(regions, [&](const House &region) {
        if (std::ranges::any_of(region.cells, sees))
            return true;
        const auto isInside = [&](Cell cell) { return std::ranges::binary_search(region.cells, cell); };
        for (const ActiveRule &active : rules)
            if (const auto cells = distinctCells(active.rule); std::ranges::any_of(cells, isInside))
                for (const Cell cell : cells)
                    isSeen[cell] = true;
        return false;
    });
    return regions;
}

void renameDigits(Grid &grid, int digitCount, Random &random)
{
    const std::vector<Digit> names = shuffledDigits(digitCount, random);
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        grid.set(cell, names[grid[cell] - 1]);
}

} // namespace

FilledBoard fillBoard(const Puzzle &shape, Random &random, const SolveOptions &options,
                      const std::stop_token &stop)
{
    const std::vector<ActiveRule> rules = activeRules(shape);
    const int digitCount = shape.geometry.digitCount();
    std::vector<House> regions = independentRegions(shape, rules, random);
    for (;;) {
        Puzzle seeded = shape;
        for (const House &region : regions) {
            const std::vector<Digit> digits = shuffledDigits(digitCount, random);
            for (std::size_t i = 0; i < region.cells.size(); ++i)
                seeded.givens.set(region.cells[i], digits[i]);
        }
        SolveOptions chance = options.with(EncodingKind::Facts);
        chance.seed = static_cast<std::int64_t>(random.below(std::numeric_limits<std::int64_t>::max()));
        chance.hasRandomPolarity = true;
        PuzzleSolver solver(seeded, chance);
        const auto failure = solver.prepare(stop);
        const Outcome outcome = failure ? *failure : solver.ask({}, stop);
        if (outcome == Outcome::Solved) {
            FilledBoard filled{outcome, solver.solution()};
            if (isDigitSymmetric(rules))
                renameDigits(filled.grid, digitCount, random);
            return filled;
        }
        if (outcome != Outcome::None || regions.empty())
            return {outcome};
        regions.pop_back(); // a rule of another kind minds: leave more to the solver
    }
}

} // namespace sudoku
