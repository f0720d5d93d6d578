// Covers core/generate: difficultygauge, difficultysearch

#include "tests/cluesymmetry.h"
#include "tests/core/generate/difficultybench.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

#include <numeric>
#include <set>

namespace sudoku::tst_difficulty {

using namespace difficultybench;

Puzzle shapeWith(int size, const char *variant)
{
    Puzzle shape = emptyBoard(size);
    shape.constraints = {{findVariant(variant), {}}};
    return shape;
}

std::array<int, allLevels.size()> stepsByLevel(const Walkthrough &walkthrough)
{
    std::array<int, allLevels.size()> counts{};
    for (const Step &step : walkthrough.steps)
        ++counts[static_cast<int>(step.technique->level)];
    return counts;
}

class TestDifficulty : public QObject
{
    Q_OBJECT

private slots:
    void eachLevelOnManyBoards_data()
    {
        QTest::addColumn<Puzzle>("shape");
        QTest::addColumn<const Variant *>("derived");
        QTest::addColumn<int>("level");
        const auto add = [](const char *name, const Puzzle &shape, int maxLevel,
                            const Variant *derived = nullptr) {
            for (int level = 0; level <= maxLevel; ++level)
                QTest::addRow("%s, level %d", name, level) << shape << derived << level;
        };
        const int rarely = triesAll() ? 4 : 1;
        add("6x6", emptyBoard(6), triesMuch() ? 1 : 0);
        add("9x9", emptyBoard(9), triesMuch() ? 4 : 1);
        add("9x9 diagonal", shapeWith(9, "diagonal"), triesMuch() ? 3 : 0);
        add("9x9 killer", emptyBoard(9), triesMuch() ? rarely : 0, findVariant("killer"));
        if (triesMuch()) {
            add("9x9 windoku", shapeWith(9, "windoku"), rarely);
            add("8x8", emptyBoard(8), 2);
            add("9x9 thermometers", emptyBoard(9), triesAll() ? 2 : 0, findVariant("thermometer"));
            add("16x16", emptyBoard(16), triesAll() ? 3 : 0);
        }
        if (triesAll())
            add("25x25", emptyBoard(25), 1);
    }

    void eachLevelOnManyBoards()
    {
        QFETCH(Puzzle, shape);
        QFETCH(const Variant *, derived);
        QFETCH(int, level);
        GenerateRequest request = wishing({.level = static_cast<Level>(level)}, shape);
        if (derived)
            request.derived = {derived};
        for (request.seed = 1; request.seed <= (triesAll() ? 5 : 1); ++request.seed)
            verify(request, generate(request));
    }

    void jigsaws()
    {
        for (const Level level : {Level::Easy, Level::Medium, Level::Hard}) {
            GenerateRequest request = wishing({.level = level});
            request.hasRandomRegions = true;
            verify(request, generate(request));
        }
    }

    void easierOnesKeepCluesAndAreSpread()
    {
        for (const Level level : {Level::Easy, Level::Medium}) {
            GenerateRequest request = wishing({.level = level});
            unsigned clues = 0;
            const unsigned count = triesMuch() ? 20 : 3;
            for (request.seed = 1; request.seed <= count; ++request.seed) {
                const GenerateResult result = generate(request);
                verify(request, result);
                clues += result.puzzle->givens.filledCount();
                const Position start(*result.puzzle);
                std::set<int> regions;
                for (const Candidate &single : start.hiddenSingles())
                    if (start.isOpen(single.cell))
                        regions.insert(start.rules().geometry().regionOf(single.cell));
                for (const Cell cell : start.nakedSingles())
                    if (start.isOpen(cell))
                        regions.insert(start.rules().geometry().regionOf(cell));
                QVERIFY(regions.size() >= (level == Level::Easy ? 4U : 2U));
            }
            QVERIFY(clues >= count * (level == Level::Easy ? 32U : 28U));
        }
    }

    void harderOnesHaveOneStory()
    {
        if (!triesMuch())
            QSKIP("A few puzzles say nothing of most, and many take too long here.");
        for (const Level level : {Level::Hard, Level::Unfair}) {
            GenerateRequest request = wishing({.level = level});
            const auto stepsOf = [&](bool isMinimal) {
                request.isMinimal = isMinimal; // then no clue is there to make it shorter
                std::pair<int, int> steps;     // at the highest level, and all that are not easy
                for (request.seed = 1; request.seed <= 20; ++request.seed) {
                    const auto counts = stepsByLevel(walkthroughOf(*generate(request).puzzle));
                    steps.first += *std::ranges::find_if(counts.rbegin(), counts.rend(), std::identity());
                    steps.second += std::accumulate(counts.begin() + 1, counts.end(), 0);
                }
                return steps;
            };
            const auto [hardest, all] = stepsOf(false);
            const auto [hardestOfMinimal, allOfMinimal] = stepsOf(true);
            QVERIFY(hardest < hardestOfMinimal);
            QVERIFY(all * 5 < allOfMinimal * 4);
        }
    }

    void minimalOnDemand()
    {
        for (const Level level : {Level::Easy, Level::Medium}) {
            GenerateRequest request = wishing({.level = level});
            request.isMinimal = true;
            const GenerateResult result = generate(request);
            verify(request, result);
            for (Cell cell = 0; cell < 81; ++cell) {
                Puzzle fewer = *result.puzzle;
                if (!fewer.givens.isFilled(cell))
                    continue;
                fewer.givens.clear(cell);
                QCOMPARE(check(fewer).verdict, Uniqueness::Multiple);
            }
        }
    }

    void numbersOfCluesAndSymmetry()
    {
        GenerateRequest request = wishing({.level = Level::Medium});
        request.symmetry = findSymmetry("half-turn");
        request.goal = ClueGoal::About;
        request.clues = 30;
        const GenerateResult about = generate(request);
        verify(request, about);
        QVERIFY(isSymmetric(*about.puzzle, *request.symmetry));
        QVERIFY(std::abs(about.puzzle->givens.filledCount() - 30) <= 1);
        request = wishing({.level = Level::Easy});
        request.goal = ClueGoal::AtMost;
        request.clues = 27;
        const GenerateResult few = generate(request);
        verify(request, few);
        QVERIFY(few.puzzle->givens.filledCount() <= 27);
    }

    void patterns()
    {
        GenerateRequest request = wishing({.level = Level::Easy});
        request.pattern.assign(81, PatternCell::Free);
        std::fill_n(request.pattern.begin(), 9, PatternCell::Clue);
        std::fill_n(request.pattern.begin() + 36, 9, PatternCell::NoClue);
        const GenerateResult result = generate(request);
        verify(request, result);
        for (Cell cell = 0; cell < 9; ++cell) {
            QVERIFY(result.puzzle->givens.isFilled(cell));
            QVERIFY(!result.puzzle->givens.isFilled(36 + cell));
        }
    }

    void techniquesAndRatings_data()
    {
        QTest::addColumn<Difficulty>("wish");
        if (triesMuch()) {
            QTest::newRow("needs an X-Wing") << Difficulty{.needed = {technique("x-wing")}};
            QTest::newRow("needs two") << Difficulty{
                .level = Level::Hard, .needed = {technique("naked-pair"), technique("xy-wing")}};
        }
        QTest::newRow("nothing harder") << Difficulty{.hardest = technique("hidden-pair")};
        QTest::newRow("singles suffice")
            << Difficulty{.allowed = {technique("naked-single"), technique("hidden-single")}};
        QTest::newRow("with a technique that is off")
            << Difficulty{.needed = {technique("x-cycle")},
                          .allowed = {technique("full-house"), technique("naked-single"),
                                      technique("hidden-single"), technique("x-cycle")}};
        QTest::newRow("score") << Difficulty{.rating = RatingRange{RatingScale::Hodoku, 800, 1000}};
        QTest::newRow("ER") << Difficulty{.rating = RatingRange{RatingScale::Explainer, 30, 36}};
    }

    void techniquesAndRatings()
    {
        QFETCH(Difficulty, wish);
        GenerateRequest request = wishing(wish);
        for (request.seed = 1; request.seed <= (triesAll() ? 10 : 1); ++request.seed)
            verify(request, generate(request));
    }

    void theSameSeedGivesTheSamePuzzle()
    {
        const GenerateRequest request = wishing({.level = triesMuch() ? Level::Hard : Level::Medium});
        QVERIFY(generate(request).puzzle == generate(request).puzzle);
    }

    void keepsTheNearest()
    {
        if (!triesMuch())
            QSKIP("takes two minutes");
        GenerateRequest request = wishing({.level = Level::Extreme}, emptyBoard(4));
        const GenerateResult result = generate(request);
        QCOMPARE(result.outcome, Outcome::None);
        QVERIFY(result.puzzle);
        QCOMPARE(check(*result.puzzle).verdict, Uniqueness::Unique);
        QVERIFY(result.rating && result.rating->level < Level::Extreme);
    }

    void canBeStopped()
    {
        for (const std::int64_t when : {0, 1, 100, 5000}) {
            const StopProbe probe(when);
            const GenerateRequest request =
                wishing({.level = Level::Extreme, .needed = {technique("forcing-net")}});
            const GenerateResult result = generate(request, {}, probe.token());
            if (probe.wasRequested())
                QVERIFY(probe.questionsLater() < 2000); // the best puzzle is rated, if that takes a moment
            if (result.outcome != Outcome::Solved)
                QCOMPARE(result.outcome, halted(Halt::Stopped));
        }
    }

    void impossibleWishes_data()
    {
        QTest::addColumn<Difficulty>("wish");
        QTest::addColumn<Puzzle>("shape");
        QTest::addColumn<int>("kind");
        const auto add = [](const char *name, const Difficulty &wish, Kind kind,
                            const Puzzle &shape = emptyBoard(9)) {
            QTest::newRow(name) << wish << shape << static_cast<int>(kind);
        };
        add("harder", {.level = Level::Easy, .needed = {technique("forcing-net")}}, Kind::HarderThanLevel);
        add("hardest is harder", {.level = Level::Medium, .hardest = technique("x-wing")},
            Kind::HarderThanLevel);
        add("too easy", {.level = Level::Unfair, .hardest = technique("naked-pair")}, Kind::EasierThanLevel,
            emptyBoard(16));
        add("all too easy", {.level = Level::Unfair, .allowed = {technique("naked-single")}},
            Kind::EasierThanLevel);
        add("above the hardest", {.needed = {technique("xy-chain")}, .hardest = technique("x-wing")},
            Kind::HarderThanHardest);
        add("off", {.needed = {technique("death-blossom")}}, Kind::NotUsed);
        add("not for large boards", {.needed = {technique("franken-x-wing")}}, Kind::NotForBoard,
            emptyBoard(25));
        add("not among them", {.needed = {technique("x-wing")}, .allowed = {technique("naked-single")}},
            Kind::NotAllowed);
        add("no placement", {.allowed = {technique("x-wing")}}, Kind::NoPlacement);
        add("upside down", {.rating = RatingRange{RatingScale::Hodoku, 900, 800}}, Kind::EmptyRange);
        add("other board", {.rating = RatingRange{RatingScale::Hodoku, 800, 900}}, Kind::ScaleOfOtherBoard,
            emptyBoard(16));
        add("score above the level",
            {.level = Level::Easy, .rating = RatingRange{RatingScale::Hodoku, 900, 1000}},
            Kind::RangeAboveLevel);
        add("ER above the level",
            {.level = Level::Medium, .rating = RatingRange{RatingScale::Explainer, 50, 60}},
            Kind::RangeAboveLevel);
        add("ER above all", {.rating = RatingRange{RatingScale::Explainer, 150, 200}}, Kind::RangeAboveAll);
        add("score below the steps",
            {.rating = RatingRange{RatingScale::Hodoku, 0, 100}, .needed = {technique("x-wing")}},
            Kind::RangeBelowNeeds);
    }

    void impossibleWishes()
    {
        QFETCH(Difficulty, wish);
        QFETCH(Puzzle, shape);
        QFETCH(int, kind);
        const GenerateRequest request = wishing(wish, shape);
        const auto problem = findProblem(request);
        QVERIFY(problem && problem->kind == RequestProblem::Kind::Difficulty);
        QCOMPARE(static_cast<int>(problem->difficulty->kind), kind);
        QCOMPARE(generate(request).grids, 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDifficulty)

} // namespace sudoku::tst_difficulty

#include "tst_difficulty.moc"
