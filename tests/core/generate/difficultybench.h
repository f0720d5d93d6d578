#pragma once

#include <QTest>

#include "core/generate/generate.h"
#include "core/hints/explainer/explainer.h"
#include "core/hints/techniques.h"
#include "core/solve/solve.h"
#include "tests/testdata.h"

namespace sudoku::difficultybench {

using Kind = DifficultyProblem::Kind;

inline const Technique *technique(const char *id)
{
    const Technique *found = findTechnique(id);
    Q_ASSERT(found);
    return found;
}

inline GenerateRequest wishing(Difficulty wish, Puzzle shape = emptyBoard(9))
{
    GenerateRequest request(std::move(shape));
    request.difficulty = std::move(wish);
    return request;
}

inline Walkthrough walkthroughOf(const Puzzle &puzzle, const Difficulty &wish = {})
{
    const Position start(puzzle);
    return walkThrough(start, ladderOf(wish, start.rules()));
}

inline bool hasStep(const Walkthrough &walkthrough, const Technique &wanted)
{
    return std::ranges::any_of(walkthrough.steps,
                               [&](const Step &step) { return isKindOf(*step.technique, wanted); });
}

/// Computes what every puzzle must be from nothing but the puzzle.
inline void verify(const GenerateRequest &request, const GenerateResult &result)
{
    QCOMPARE(result.outcome, Outcome::Solved);
    QVERIFY(result.puzzle);
    const CheckResult checked = check(*result.puzzle);
    QCOMPARE(checked.verdict, Uniqueness::Unique);
    QCOMPARE(checked.solutions.front(), result.solution);
    const Difficulty &wish = request.difficulty;
    const LevelRating rating = levelRating(walkthroughOf(*result.puzzle));
    QVERIFY(result.rating == rating);
    if (wish.level)
        QCOMPARE(rating.level, *wish.level);
    const Walkthrough walkthrough = walkthroughOf(*result.puzzle, wish);
    QVERIFY(wish.allowed.empty() || walkthrough.end.isSolved());
    for (const Technique *needed : wish.needed)
        QVERIFY(hasStep(walkthrough, *needed));
    if (wish.hardest) {
        QVERIFY(hasStep(walkthrough, *wish.hardest));
        for (const Step &step : walkthrough.steps)
            QVERIFY(!isHarder(*step.technique, *wish.hardest));
    }
    if (wish.rating) {
        const bool isHodoku = wish.rating->scale == RatingScale::Hodoku;
        const int number = isHodoku ? *rating.score : explainerRating(Position(*result.puzzle)).er;
        QVERIFY(number >= wish.rating->min && number <= wish.rating->max);
    }
}

} // namespace sudoku::difficultybench
