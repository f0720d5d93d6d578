#include "ui/teach/practice/practicerequest.h"

#include "core/formats/readpuzzle.h"
#include "core/generate/generate.h"
#include "core/generate/likepuzzle.h"
#include "core/hints/techniques.h"
#include "ui/teach/pages/techniqueexample.h"
#include "ui/teach/pages/techniquepages.h"

namespace sudoku {
namespace {

/// Not every search finds a puzzle with a rare technique.
constexpr int maxTriesForEach = 10;

} // namespace

std::optional<PracticeRequest> practiceOf(const TechniquePage &page, int count, std::uint64_t seed)
{
    if (page.puzzles.isEmpty())
        return {};
    const TextResult example = readPuzzle(page.puzzles.front().toStdString());
    if (!example)
        return {};
    const Puzzle &puzzle = example->board.puzzle;
    const std::optional<GenerateRequest> like = requestLike(puzzle);
    if (!like)
        return {};
    PracticeRequest practice{*like, &page.technique(), count};
    practice.request.symmetry = findSymmetry("none"); // it would make rare techniques rarer
    practice.request.difficulty.needed = {&page.technique()};
    const auto ladder = ladderTo(page.technique(), puzzle);
    if (ladder && *ladder != defaultLadder(*RuleIndex::of(puzzle)))
        practice.request.difficulty.allowed = *ladder;
    practice.request.seed = seed;
    return practice;
}

std::vector<Exercise> makeExercises(const PracticeRequest &asked, const SolveOptions &options,
                                    const std::stop_token &stop, const Progress &progress)
{
    std::vector<Exercise> exercises;
    GenerateRequest request = asked.request;
    for (int tries = asked.count * maxTriesForEach;
         tries > 0 && std::ssize(exercises) < asked.count && !stop.stop_requested();
         --tries, ++request.seed) {
        const GenerateResult result = generate(request, options, stop);
        if (result.outcome != Outcome::Solved)
            continue;
        const Ladder ladder = ladderOf(request.difficulty, *RuleIndex::of(*result.puzzle));
        if (auto exercise = exerciseOf(*asked.technique, *result.puzzle, result.solution, ladder, stop))
            exercises.push_back(std::move(*exercise));
        progress({.done = static_cast<int>(exercises.size()), .total = asked.count});
    }
    return exercises;
}

} // namespace sudoku
