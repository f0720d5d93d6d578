#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/levelwish.h"
#include "core/generate/puzzlelevel.h"
#include "core/hints/explainer/explainer.h"
#include "core/hints/levelrating.h"
#include "core/hints/techniques.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <algorithm>

namespace sudoku::tst_puzzlelevel {

/// Returns the steps of the walkthrough that are no singles, and all of them.
std::pair<int, int> stepsOf(const Puzzle &puzzle)
{
    const Position start(puzzle);
    const Walkthrough walkthrough = walkThrough(start, defaultLadder(start.rules()));
    const auto hard = std::ranges::count_if(
        walkthrough.steps, [](const Step &step) { return step.technique->level > Level::Easy; });
    return {static_cast<int>(hard), static_cast<int>(walkthrough.steps.size())};
}

std::vector<PuzzleLevel> levelsOfABook()
{
    return {
        {"Gentle", {.level = Level::Easy}, {.min = 34}},
        {"Moderate", {.level = Level::Easy}},
        {"Tricky", {.level = Level::Medium, .hardSteps = {.max = 3}}},
        {"Fish", {.hardest = findTechnique("x-wing")}},
        {"Explained", {.rating = RatingRange{.scale = RatingScale::Explainer, .min = 40, .max = 50}}},
    };
}

class TestPuzzleLevel : public QObject
{
    Q_OBJECT

private slots:
    void numbersOfStepsAreAsWished_data()
    {
        QTest::addColumn<Difficulty>("wish");
        const WishedRange one{.min = 1, .max = 1};
        QTest::newRow("one step at all") << Difficulty{.hardSteps = one};
        QTest::newRow("medium") << Difficulty{.level = Level::Medium, .hardSteps = one};
        QTest::newRow("hard") << Difficulty{.level = Level::Hard, .hardSteps = one};
        QTest::newRow("five") << Difficulty{.level = Level::Hard, .hardSteps = {.min = 5, .max = 5}};
        QTest::newRow("none") << Difficulty{.hardSteps = {.max = 0}};
        QTest::newRow("few steps") << Difficulty{.level = Level::Medium, .steps = {.min = 40, .max = 52}};
    }

    void numbersOfStepsAreAsWished()
    {
        QFETCH(Difficulty, wish);
        GenerateRequest request(emptyBoard(9));
        request.difficulty = wish;
        for (request.seed = 1; request.seed <= (triesMuch() ? 5 : 2); ++request.seed) {
            const GenerateResult result = generate(request);
            QCOMPARE(result.outcome, Outcome::Solved);
            const auto [hard, all] = stepsOf(*result.puzzle);
            QVERIFY(hard >= wish.hardSteps.min && hard <= wish.hardSteps.max);
            QVERIFY(all >= wish.steps.min && all <= wish.steps.max);
            if (wish.level)
                QCOMPARE(result.rating->level, *wish.level);
        }
    }

    void harderIsNotLonger()
    {
        GenerateRequest request(emptyBoard(9));
        request.difficulty.level = Level::Extreme;
        wishHarderNotLonger(request);
        const GenerateResult result = generate(request);
        QCOMPARE(result.outcome, Outcome::Solved);
        QVERIFY(stepsOf(*result.puzzle).first <= 6);
        QVERIFY(explainerRating(Position(*result.puzzle)).er >= 72);
        GenerateRequest hard(emptyBoard(9));
        hard.difficulty.level = Level::Hard;
        wishHarderNotLonger(hard);
        QVERIFY(hard.difficulty.isByHardestStep);
        QCOMPARE(hard.difficulty.level, Level::Hard);
        const GenerateResult made = generate(hard);
        QCOMPARE(made.outcome, Outcome::Solved);
        QCOMPARE(made.rating->hardest->level, Level::Hard);
    }

    void refusesWhatCannotBe_data()
    {
        using Kind = DifficultyProblem::Kind;
        QTest::addColumn<Difficulty>("wish");
        QTest::addColumn<Kind>("kind");
        QTest::newRow("easy") << Difficulty{.level = Level::Easy, .hardSteps = {.min = 1}}
                              << Kind::NoHardSteps;
        QTest::newRow("hard") << Difficulty{.level = Level::Hard, .hardSteps = {.max = 0}}
                              << Kind::TooFewHardSteps;
        QTest::newRow("two of one") << Difficulty{
            .needed = {findTechnique("x-wing"), findTechnique("swordfish")},
            .hardSteps = {.max = 1}} << Kind::TooFewHardSteps;
        QTest::newRow("reversed") << Difficulty{.steps = {.min = 3, .max = 2}} << Kind::EmptyRange;
        QTest::newRow("part of all") << Difficulty{.steps = {.max = 20}, .hardSteps = {.min = 21}}
                                     << Kind::TooFewSteps;
    }

    void refusesWhatCannotBe()
    {
        QFETCH(Difficulty, wish);
        QFETCH(DifficultyProblem::Kind, kind);
        const auto problem = findProblem(wish, *RuleIndex::of(emptyBoard(9)));
        QVERIFY(problem && problem->kind == kind);
    }

    void whatIsMadeForALevelHasIt()
    {
        const std::vector<PuzzleLevel> levels = levelsOfABook();
        for (const PuzzleLevel &level : levels) {
            GenerateRequest request(emptyBoard(9));
            wish(level, request);
            request.seed = 2;
            const GenerateResult result = generate(request);
            QCOMPARE(result.outcome, Outcome::Solved);
            QCOMPARE(levelOf(*result.puzzle, {level})->name, level.name);
            const PuzzleLevel *first = levelOf(*result.puzzle, levels);
            QVERIFY(first && first <= &level); // an earlier one may suit too
        }
    }

    void somePuzzlesHaveNoLevel()
    {
        GenerateRequest request(emptyBoard(9));
        request.difficulty.level = Level::Extreme;
        const GenerateResult result = generate(request);
        QVERIFY(!levelOf(*result.puzzle, levelsOfABook()));
        QVERIFY(!levelOf(*result.puzzle, {}));
    }

    void aNumberOfOnesOwnStays()
    {
        GenerateRequest request(emptyBoard(9));
        request.goal = ClueGoal::About;
        request.clues = 50;
        wish(levelsOfABook().front(), request);
        QCOMPARE(request.clues, 50);
        QCOMPARE(request.minClues, 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPuzzleLevel)

} // namespace sudoku::tst_puzzlelevel

#include "tst_puzzlelevel.moc"
