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

ExerciseMaker::ExerciseMaker(const PracticeRequest &asked, const SolveOptions &options)
    : m_asked(asked),
      m_options(options),
      m_missing(asked.count),
      m_triesLeft(asked.count * maxTriesForEach)
{
}

std::optional<Exercise> ExerciseMaker::next(const std::stop_token &stop)
{
    while (m_missing > 0 && m_triesLeft > 0 && !stop.stop_requested()) {
        const GenerateResult result = generate(m_asked.request, m_options, stop);
        --m_triesLeft;
        ++m_asked.request.seed;
        if (result.outcome != Outcome::Solved)
            continue;
        const Ladder ladder = ladderOf(m_asked.request.difficulty, *RuleIndex::of(*result.puzzle));
        auto exercise = exerciseOf(*m_asked.technique, *result.puzzle, result.solution, ladder, stop);
        if (!exercise)
            continue;
        --m_missing;
        return exercise;
    }
    return {};
}

} // namespace sudoku
