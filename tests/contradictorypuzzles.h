#pragma once

#include "core/generate/deriveconstraints.h"
#include "core/rules/violations.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"

/// Puzzles of all kinds without a solution, each because of one wrong clue or number; the same ones in each
/// run.
namespace sudoku {

struct ContradictoryPuzzle
{
    std::string name;
    Puzzle puzzle;
};

/// \a puzzle with one wrong number of a constraint; nothing if none has a number.
inline std::optional<Puzzle> withWrongNumber(Puzzle puzzle, Random &random)
{
    std::vector<Constraint *> numbered;
    for (Constraint &constraint : puzzle.constraints)
        if (!constraint.numbers.empty())
            numbered.push_back(&constraint);
    if (numbered.empty())
        return {};
    int &number = numbered[random.below(numbered.size())]->numbers.front();
    number += random.below(2) == 0 && number > 1 ? -1 : 1;
    return puzzle;
}

/// Spoils \a puzzle until it has no solution, by an error that breaks no rule at first sight if there is one.
/// Returns nothing if it keeps a solution.
inline std::optional<Puzzle> spoilt(const Puzzle &puzzle, Random &random)
{
    std::optional<Puzzle> found;
    for (int attempt = 0; attempt < 12; ++attempt) {
        const bool isOfNumber = random.below(2) == 0;
        const std::optional<Puzzle> numbered = isOfNumber ? withWrongNumber(puzzle, random) : std::nullopt;
        if (!numbered && puzzle.givens.filledCount() == 0)
            continue;
        const Puzzle wrong = numbered ? *numbered : withFault(puzzle, random);
        if (solve(wrong).outcome != Outcome::None)
            continue;
        found = wrong;
        if (findViolations(wrong, wrong.givens).empty())
            break;
    }
    return found;
}

/// A board with what \a variant derives from a solution, or with its rule for the whole board, and a part of
/// its digits as givens; spoilt.
inline std::optional<Puzzle> spoiltBoard(const Geometry &geometry, const Variant *variant, Random &random)
{
    Puzzle shape(geometry);
    if (variant && variant->input == Input::Nothing)
        shape.constraints.push_back({variant, {}});
    const auto seed = static_cast<std::int64_t>(1 + random.below(1'000'000));
    const SolveResult solved = solve(shape, {.seed = seed, .hasRandomPolarity = true});
    if (solved.outcome != Outcome::Solved)
        return {};
    const bool isDerived = variant && canBeDerived(*variant);
    if (isDerived)
        shape.constraints = deriveConstraints(shape, solved.solution, *variant, random);
    const int cells = geometry.cellCount();
    const int count = isDerived ? cells / 5 : 2 * cells / 5;
    return spoilt(withGivensOf(solved.solution, shape, count, random), random);
}

/// The kinds of boards, so that each has its turn.
inline std::vector<std::pair<Geometry, const Variant *>> kindsToSpoil()
{
    std::vector<std::pair<Geometry, const Variant *>> kinds;
    for (const int size : {4, 6, 9, 16})
        kinds.emplace_back(defaultGeometry(size), nullptr);
    for (const Variant *variant : variants())
        for (const int size : {6, 9})
            if (variant->isFor(defaultGeometry(size))
                && (canBeDerived(*variant) || variant->input == Input::Nothing))
                kinds.emplace_back(defaultGeometry(size), variant);
    return kinds;
}

/// About \a count puzzles: half of them made, half of them published ones; each \a step-th of them.
inline std::vector<ContradictoryPuzzle> contradictoryPuzzles(int count, int step)
{
    std::vector<ContradictoryPuzzle> puzzles;
    const std::vector<std::pair<Geometry, const Variant *>> kinds = kindsToSpoil();
    for (int i = 0; i < count / 2; i += step) {
        Random random(1000 + i);
        const auto &[geometry, variant] = kinds[i % kinds.size()];
        const std::string kind = variant ? std::string(variant->id) : "classic";
        if (const std::optional<Puzzle> puzzle = spoiltBoard(geometry, variant, random))
            puzzles.push_back(
                {kind + ' ' + std::to_string(geometry.size()) + " #" + std::to_string(i), *puzzle});
    }
    std::vector<CorpusLine> lines;
    for (const std::string &file : corpusFiles())
        if (!file.starts_with("c25"))
            for (const CorpusLine &line : corpusLines(file, 40))
                lines.push_back(line);
    for (int i = 0; i < count / 2; i += step) {
        Random random(2000 + i);
        const CorpusPuzzle each = lines[i * lines.size() / (count / 2)].puzzle();
        if (each.count != "1")
            continue;
        if (const std::optional<Puzzle> puzzle = spoilt(each.puzzle, random))
            puzzles.push_back({each.place, *puzzle});
    }
    return puzzles;
}

} // namespace sudoku
