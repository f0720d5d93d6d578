#include "core/generate/generaterequest.h"

#include "core/generate/chaosboard.h"
#include "core/generate/cyclicboard.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/filledboard.h"
#include "core/generate/minimalsizes.h"
#include "core/rules/activerules.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

namespace sudoku {
namespace {

using Kind = RequestProblem::Kind;

struct KnownMinimum
{
    BoxShape boxes;
    int clues;
};
constexpr std::array knownMinima{
    KnownMinimum{{2, 2}, 4},
    KnownMinimum{{2, 3}, 8},
    KnownMinimum{{2, 4}, 14},
    KnownMinimum{{3, 3}, 17},
};

int cellCount(const std::vector<CellGroup> &groups)
{
    int count = 0;
    for (const CellGroup &group : groups)
        count += static_cast<int>(group.size());
    return count;
}

std::optional<RequestProblem> findTornSymmetry(const GenerateRequest &request)
{
    for (Cell cell = 0; cell < std::ssize(request.pattern); ++cell) {
        if (request.pattern[cell] != PatternCell::Clue)
            continue;
        for (const Cell image : request.symmetry->orbit(request.shape.geometry, cell))
            if (request.pattern[image] == PatternCell::NoClue)
                return RequestProblem{Kind::TornSymmetry, 0, cell, image};
    }
    return {};
}

/// An exchange of digits: the digit that replaces each digit.
using Exchange = std::vector<Digit>;

Exchange exchangeOf(int digitCount, Digit one, Digit other)
{
    Exchange exchange(digitCount + 1);
    std::iota(exchange.begin(), exchange.end(), 0);
    std::swap(exchange[one], exchange[other]);
    return exchange;
}

/// Returns the exchange of the smallest digit with the largest one, and so on.
Exchange reversal(int digitCount)
{
    Exchange exchange(digitCount + 1);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        exchange[digit] = digitCount + 1 - digit;
    return exchange;
}

DigitSet exchanged(DigitSet digits, const Exchange &exchange)
{
    DigitSet result;
    for (const Digit digit : digits)
        result.insert(exchange[digit]);
    return result;
}

/// Returns whether \a exchange turns any solution of these rules, without givens, into another one.
bool allow(std::span<const ActiveRule> rules, const Exchange &exchange)
{
    const auto allowsPair = [&exchange](const rule::Pair &pair) {
        for (Digit digit = 1; digit < std::ssize(exchange); ++digit)
            if (exchanged(pair.allowed[digit], exchange) != pair.allowed[exchange[digit]])
                return false;
        return true;
    };
    const auto allows = Overloaded{
        [](const rule::House &) { return true; },
        [](const rule::Distinct &) { return true; },
        allowsPair,
        [&](const rule::Domain &domain) { return exchanged(domain.allowed, exchange) == domain.allowed; },
        [](const rule::Sum &) { return false; }, // few do
        [](const rule::Automaton &) { return false; },
        [](const rule::Regions &) { return false; },
        [](const rule::Rank &) { return false; },
    };
    return std::ranges::all_of(
        rules, [&allows](const ActiveRule &active) { return std::visit(allows, active.rule); });
}

/// Returns the number of clues that are at least needed to distinguish digits that the rules of \a puzzle do
/// not distinguish.
int minCluesToTellDigitsApart(const Puzzle &puzzle)
{
    const int digitCount = puzzle.geometry.digitCount();
    const std::vector<ActiveRule> rules = activeRules(puzzle);
    if (digitCount > puzzle.geometry.size()) // some may be missing from the whole board
        return isDigitSymmetric(rules) && puzzle.geometry.isSquare() ? puzzle.geometry.size() : 0;
    const auto isHouse = [](const ActiveRule &active) {
        return std::holds_alternative<rule::House>(active.rule);
    };
    if (std::ranges::none_of(rules, isHouse)) // so may some on a board with holes
        return 0;
    int minClues = 0;
    for (Digit digit = 2; digit <= digitCount; ++digit)
        for (Digit before = 1; before < digit; ++before)
            if (allow(rules, exchangeOf(digitCount, before, digit))) {
                ++minClues;
                break;
            }
    return minClues == 0 && allow(rules, reversal(digitCount)) ? 1 : minClues;
}

/// Returns the shape of \a request with constraints derived from one board, as an example, or nothing if that
/// is not possible.
std::optional<Puzzle> exampleOf(const GenerateRequest &request)
{
    Puzzle example = request.shape;
    const Geometry &geometry = example.geometry;
    Random random(1);
    const Grid board = geometry.isSquare()
                           ? cyclicBoard(geometry.boxes().value_or(defaultBoxes(geometry.size())))
                           : fillBoard(Puzzle(geometry), random, {}, {}).grid;
    for (const Variant *kind : request.derived) {
        std::vector<Constraint> derived = deriveConstraints(example, board, *kind, random);
        if (derived.empty())
            return {};
        std::ranges::move(derived, std::back_inserter(example.constraints));
    }
    return example;
}

int minCluesOf(const GenerateRequest &request)
{
    if (request.hasManySolutions)
        return 0;
    if (request.derived.empty())
        return minCluesOf(request.shape);
    const std::optional<Puzzle> example = exampleOf(request);
    return example ? minCluesToTellDigitsApart(*example) : 0;
}

/// Returns how many clues minimal puzzles have at most that are found within a day. On 9x9 it is known that
/// some have 40, but each came of a search of its own.
int maxMinimalClues(const Puzzle &shape)
{
    return shape.geometry.cellCount() * 36 / 81;
}

std::optional<RequestProblem> findCageProblem(const GenerateRequest &request)
{
    const Geometry &geometry = request.shape.geometry;
    if (std::ranges::none_of(request.derived, [](const Variant *kind) { return hasCages(*kind); }))
        return {};
    if (request.cages.maxSize > geometry.digitCount() && request.cages != CageWish())
        return RequestProblem{Kind::CagesTooLarge, geometry.digitCount()};
    if (request.cages.minSize > request.cages.maxSize || request.cages.minCount > request.cages.maxCount
        || !canCover(request.cages, geometry))
        return RequestProblem{Kind::CagesDoNotFit, geometry.cellCount()};
    return {};
}

std::optional<DifficultyProblem> findDifficultyProblem(const GenerateRequest &request)
{
    if (request.difficulty.isEmpty())
        return {};
    if (request.hasManySolutions)
        return DifficultyProblem{DifficultyProblem::Kind::ManySolutions};
    const std::optional<Puzzle> example = exampleOf(request);
    return findProblem(request.difficulty, *RuleIndex::of(example ? *example : request.shape));
}

} // namespace

std::optional<int> knownMinimum(const Puzzle &shape)
{
    const auto boxes = shape.geometry.boxes();
    if (!boxes || !shape.constraints.empty() || shape.geometry.digitCount() > shape.geometry.size())
        return {};
    const BoxShape wide{std::min(boxes->rows, boxes->columns), std::max(boxes->rows, boxes->columns)};
    const auto found = std::ranges::find(knownMinima, wide, &KnownMinimum::boxes);
    return found == knownMinima.end() ? std::nullopt : std::optional(found->clues);
}

bool hasRules(const GenerateRequest &request)
{
    return request.hasRandomRegions || !request.shape.geometry.boxes() || !request.shape.constraints.empty();
}

bool asksForNoClue(const GenerateRequest &request)
{
    const bool hasCageKind =
        std::ranges::any_of(request.derived, [](const Variant *kind) { return hasCages(*kind); });
    return (request.goal == ClueGoal::Minimal ? hasCageKind : request.clues == 0)
           && request.clueWish.isEmpty()
           && std::ranges::find(request.pattern, PatternCell::Clue) == request.pattern.end();
}

bool mustBeMinimal(const GenerateRequest &request)
{
    const int largest = hasUnknownRegions(request.shape) ? maxMinimalChaos
                        : !request.derived.empty()       ? maxDesigned
                        : hasRules(request)              ? maxMinimalWithRules
                                                         : maxMinimal;
    return request.isMinimal
           || (request.goal == ClueGoal::Minimal && request.shape.geometry.size() <= largest);
}

SymmetricPattern symmetricPattern(const GenerateRequest &request)
{
    SymmetricPattern pattern;
    const Geometry &geometry = request.shape.geometry;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        CellGroup orbit = request.symmetry->orbit(geometry, cell);
        if (orbit.front() != cell)
            continue; // seen with the first of its cells
        const auto hasAny = [&](PatternCell wanted) {
            return !request.pattern.empty() && std::ranges::any_of(orbit, [&](Cell image) {
                return request.pattern[image] == wanted;
            });
        };
        std::vector<CellGroup> &groups = hasAny(PatternCell::NoClue) ? pattern.without
                                         : hasAny(PatternCell::Clue) ? pattern.clues
                                                                     : pattern.free;
        groups.push_back(std::move(orbit));
    }
    return pattern;
}

void dropDerivedNegatives(GenerateRequest &request)
{
    std::erase_if(request.shape.constraints, [&request](const Constraint &constraint) {
        const Variant *kind = constraint.variant->negativeOf;
        return kind && std::ranges::find(request.derived, kind) != request.derived.end();
    });
}

std::optional<RequestProblem> findProblem(const GenerateRequest &request)
{
    if (hasUnknownRegions(request.shape) && request.shape.geometry.size() > maxChaosSize)
        return RequestProblem{Kind::UnknownRegions, maxChaosSize};
    if (hasUnknownRegions(request.shape) && !symmetricPattern(request).without.empty())
        return RequestProblem{Kind::EmptyCells};
    const bool hasNumber = request.goal != ClueGoal::Minimal;
    if (const int maxClues = request.shape.geometry.cellCount(); hasNumber && request.clues > maxClues)
        return RequestProblem{Kind::TooManyClues, maxClues};
    if (const int cells = request.shape.geometry.cellCount(); cluesAtLeast(request) >= cells)
        return RequestProblem{Kind::NothingToSolve, cells};
    const int minClues = minCluesOf(request);
    if (hasNumber && request.clues < minClues)
        return RequestProblem{Kind::TooFewClues, minClues};
    if (const int most = maxMinimalClues(request.shape); request.isMinimal && cluesAtLeast(request) > most)
        return RequestProblem{Kind::TooManyForMinimal, most};
    if (const auto torn = findTornSymmetry(request))
        return torn;
    if (const auto problem = findPlaceProblem(request, minClues))
        return problem;
    if (const auto problem = findCageProblem(request))
        return problem;
    if (const auto problem = findDifficultyProblem(request))
        return RequestProblem{.kind = Kind::Difficulty, .difficulty = problem};
    if (const int least = request.shape.geometry.cellCount() - request.clues;
        hasNumber && request.difficulty.steps.max < least)
        return RequestProblem{Kind::TooFewSteps, least};
    const SymmetricPattern pattern = symmetricPattern(request);
    if (const int clues = cellCount(pattern.clues); hasNumber && clues > request.clues)
        return RequestProblem{Kind::PatternTooLarge, clues};
    const int needed = std::max(minClues, cluesAtLeast(request));
    if (cellCount(pattern.clues) + cellCount(pattern.free) < needed)
        return RequestProblem{Kind::TooFewPlaces, needed};
    return findEmptyHouses(request, pattern);
}

int minCluesOf(const Puzzle &shape)
{
    const std::optional<int> known = knownMinimum(shape);
    return known ? *known : minCluesToTellDigitsApart(shape);
}

} // namespace sudoku
