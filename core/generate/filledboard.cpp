#include "core/generate/filledboard.h"

#include "core/generate/cyclicboard.h"
#include "core/propagate/propagation.h"
#include "core/rules/violations.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace sudoku {
namespace {

/// What a solver may take for a board before another one is begun, and how much more for each next one.
constexpr std::int64_t firstLimit = 1000;
constexpr double growthOfLimit = 1.5;
constexpr double largestLimit = 1e9;

std::vector<Digit> shuffledDigits(int count, Random &random)
{
    std::vector<Digit> digits(count);
    std::iota(digits.begin(), digits.end(), 1);
    random.shuffle(digits);
    return digits;
}

/// Returns the cells of a rule that allows no repeated digit; empty for other rules.
std::span<const Cell> distinctCells(const Rule &rule)
{
    if (const auto *house = std::get_if<rule::House>(&rule))
        return house->cells;
    if (const auto *distinct = std::get_if<rule::Distinct>(&rule))
        return distinct->cells;
    return {};
}

/// Returns regions whose cells share no rule with a cell of another one.
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

Digit anyOf(DigitSet digits, Random &random)
{
    return *std::next(digits.begin(), static_cast<int>(random.below(digits.size())));
}

/// Decides one cell after the other at random and propagates. Takes back a digit that is a contradiction at
/// once; returns nothing for a later one: 1 of 100 times on 9x9, 1 of 5 on 16x16, 2 of 3 on 25x25. Otherwise
/// it takes a third of the solver's time.
std::optional<Grid> dive(const Puzzle &seeded, const Propagator &propagator, Random &random,
                         const std::stop_token &stop)
{
    std::vector<Cell> order(seeded.geometry.cellCount());
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    Candidates candidates = Candidates::ofGivens(seeded);
    if (propagator.propagate(candidates, stop) != Propagation::Done)
        return {};
    Candidates decided;
    Propagator::Scratch scratch(propagator);
    while (const auto cell = candidates.narrowestCell(order)) {
        const Digit digit = anyOf(candidates[*cell], random);
        decided = candidates;
        const Propagation propagation = propagator.decide(decided, *cell, digit, scratch, stop);
        if (propagation == Propagation::Stopped)
            return {};
        if (propagation == Propagation::Done) {
            std::swap(candidates, decided);
            continue;
        }
        candidates[*cell].remove(digit);
        if (propagator.propagate(candidates, stop) != Propagation::Done)
            return {};
    }
    Grid grid = candidates.grid();
    if (!isSolution(seeded, grid))
        return {}; // a safeguard: propagation knows all rules
    return grid;
}

void renameDigits(Grid &grid, int digitCount, Random &random)
{
    const std::vector<Digit> names = shuffledDigits(digitCount, random);
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        grid.set(cell, names[grid[cell] - 1]);
}

/// Returns the first board if there are rules beyond those of the shape.
std::optional<Grid> knownBoard(const Puzzle &shape)
{
    const auto boxes = shape.geometry.boxes();
    if (!boxes || shape.constraints.empty())
        return {};
    Grid board = cyclicBoard(*boxes);
    if (!isSolution(shape, board))
        return {};
    return board;
}

} // namespace

FilledBoard fillBoard(const Puzzle &shape, Random &random, const SolveOptions &options,
                      const std::stop_token &stop, int maxAttempts)
{
    const std::optional<std::vector<ActiveRule>> active = activeRules(shape, stop);
    const std::shared_ptr<const Propagator> propagator = propagatorOf(shape, options.memo, stop);
    if (!active || !propagator)
        return {halted(Halt::Stopped)};
    const std::vector<ActiveRule> &rules = *active;
    const std::optional<Grid> known = knownBoard(shape);
    const int digitCount = shape.geometry.digitCount();
    std::vector<House> regions = independentRegions(shape, rules, random);
    double limit = firstLimit;
    for (int attempt = 0; attempt < maxAttempts && !stop.stop_requested(); ++attempt) {
        Puzzle seeded = shape;
        for (const House &region : regions) {
            const std::vector<Digit> digits = shuffledDigits(digitCount, random);
            for (std::size_t i = 0; i < region.cells.size(); ++i)
                seeded.givens.set(region.cells[i], digits[i]);
        }
        auto found = dive(seeded, *propagator, random, stop);
        FilledBoard filled =
            found   ? FilledBoard{Outcome::Solved, std::move(*found)}
            : known ? mixBoard(shape, *known, random, options, stop)
                    : solveByChance(seeded, random, options, stop, static_cast<std::int64_t>(limit));
        if (filled.outcome == Outcome::Solved && isDigitSymmetric(rules))
            renameDigits(filled.grid, digitCount, random);
        const bool takesLong = filled.outcome == halted(Halt::Stopped);
        if (!takesLong && (filled.outcome != Outcome::None || regions.empty()))
            return filled;
        if (!regions.empty())
            regions.pop_back(); // a rule of another kind minds: leave more to the solver
        if (takesLong)
            limit = std::min(limit * growthOfLimit, largestLimit);
    }
    return {halted(Halt::Stopped)};
}

} // namespace sudoku
