// Covers core/generate: cagelayout, cageprobe, markdesign, secondcheck

#include "core/generate/cagedesign.h"
#include "core/generate/cagelayout.h"
#include "core/generate/filledboard.h"
#include "core/generate/markdesign.h"
#include "core/generate/secondcheck.h"
#include "tests/core/generate/generatebench.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_cagedesign {

using namespace generatebench;

const Variant *killer()
{
    return findVariant("killer");
}

GenerateRequest killersOf(int size, std::uint64_t seed = 1)
{
    GenerateRequest request(emptyBoard(size));
    request.derived = {killer()};
    request.seed = seed;
    return request;
}

std::vector<int> sizesOf(const Puzzle &puzzle)
{
    std::vector<int> sizes;
    for (const Constraint &constraint : puzzle.constraints)
        if (constraint.variant == killer())
            sizes.push_back(static_cast<int>(constraint.cells.size()));
    return sizes;
}

/// Verifies that each cage is connected, has no repeated digit and as many cells as wished.
void verifyLayout(const CageLayout &layout, const Geometry &geometry, const Grid &solution,
                  const CageWish &wish)
{
    std::vector<int> seen(geometry.cellCount(), -1);
    for (int cage = 0; cage < std::ssize(layout.cages()); ++cage) {
        const CageLayout::Cage &cells = layout.cages()[cage];
        QVERIFY(std::ssize(cells) >= wish.minSize && std::ssize(cells) <= wish.maxSize);
        QVERIFY(geometry.isConnected(cells));
        std::set<Digit> digits;
        for (const Cell cell : cells) {
            QVERIFY(digits.insert(solution[cell]).second);
            QCOMPARE(std::exchange(seen[cell], cage), -1);
        }
    }
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        QCOMPARE(layout.cageOf(cell), seen[cell]);
}

class TestCageDesign : public QObject
{
    Q_OBJECT

private slots:
    void everyChangeKeepsToTheWish()
    {
        const Puzzle shape = emptyBoard(9);
        for (const CageWish &wish :
             {CageWish(), CageWish{.minSize = 1, .maxSize = 9}, CageWish{.minSize = 3, .maxSize = 4},
              CageWish{.minCount = 26, .maxCount = 28}}) {
            Random random(7);
            const FilledBoard filled = fillBoard(shape, random, {}, {});
            CageLayout layout(shape.geometry, filled.grid, wish, random);
            verifyLayout(layout, shape.geometry, filled.grid, wish);
            int changes = 0;
            for (int i = 0; i < (triesMuch() ? 2000 : 200); ++i) {
                const auto cell = static_cast<Cell>(random.below(81));
                const std::vector<int> around = layout.cagesAround(cell);
                const int cage = layout.cageOf(cell);
                const auto before = std::ssize(layout.cages());
                if (cage < 0 || around.empty())
                    continue;
                const int kind = i % 3;
                const bool isChanged = kind == 0   ? layout.split(cage, random)
                                       : kind == 1 ? layout.merge(cage, around.front())
                                                   : layout.move(cell, around.back());
                changes += isChanged ? 1 : 0;
                QCOMPARE(std::ssize(layout.cages()) - before, !isChanged || kind == 2 ? 0
                                                              : kind == 0             ? 1
                                                                                      : -1);
                verifyLayout(layout, shape.geometry, filled.grid, wish);
            }
            QVERIFY(changes > 0);
        }
    }

    void splitsTellSolutionsApart()
    {
        const Puzzle shape = emptyBoard(9);
        Random random(3);
        const FilledBoard one = fillBoard(shape, random, {}, {});
        const FilledBoard other = fillBoard(shape, random, {}, {});
        CageLayout layout(shape.geometry, one.grid, {}, random);
        int splits = 0;
        for (int cage = 0; cage < 20; ++cage) {
            const auto last = std::ssize(layout.cages());
            if (!layout.splitAgainst(cage, other.grid, random))
                continue;
            ++splits;
            int sum = 0;
            for (const Cell cell : layout.cages()[last])
                sum += other.grid[cell];
            QVERIFY(sum != layout.sumOf(static_cast<int>(last)));
        }
        QVERIFY(splits > 3);
    }

    void killersHaveNoClueByDefault()
    {
        for (const int size : {4, 6, 8, 9})
            for (std::uint64_t seed = 1; seed <= (triesMuch() ? 10 : 2); ++seed) {
                const GenerateRequest request = killersOf(size, seed);
                const GenerateResult result = generate(request);
                verify(request, result);
                QCOMPARE(clueCount(result), 0);
            }
    }

    void otherRulesToo()
    {
        GenerateRequest windoku = killersOf(9);
        windoku.shape.constraints = {{findVariant("windoku"), {}}};
        GenerateRequest jigsaw = killersOf(9);
        jigsaw.hasRandomRegions = true;
        GenerateRequest lines = killersOf(9);
        lines.derived.push_back(findVariant("thermometer"));
        for (const GenerateRequest &request : {windoku, jigsaw, lines}) {
            const GenerateResult result = generate(request);
            verify(request, result);
            QCOMPARE(clueCount(result), 0);
        }
    }

    void cagesAreAsWished()
    {
        for (const CageWish &wish :
             {CageWish{.minSize = 3, .maxSize = 4}, CageWish{.minCount = 24, .maxCount = 26},
              CageWish{.minSize = 2, .maxSize = 3, .minCount = 33, .maxCount = 36}}) {
            GenerateRequest request = killersOf(9);
            request.cages = wish;
            const GenerateResult result = generate(request);
            verify(request, result);
            QCOMPARE(clueCount(result), 0);
            const std::vector<int> sizes = sizesOf(*result.puzzle);
            QVERIFY(std::ssize(sizes) >= wish.minCount && std::ssize(sizes) <= wish.maxCount);
            QVERIFY(std::ranges::min(sizes) >= wish.minSize && std::ranges::max(sizes) <= wish.maxSize);
        }
    }

    void impossibleCagesAreRefused()
    {
        const auto kindOf = [](const CageWish &wish) {
            GenerateRequest request = killersOf(9);
            request.cages = wish;
            const std::optional<RequestProblem> problem = findProblem(request);
            return problem ? std::optional(problem->kind) : std::nullopt;
        };
        using Kind = RequestProblem::Kind;
        QCOMPARE(kindOf({.minSize = 3, .maxSize = 10}), Kind::CagesTooLarge);
        QCOMPARE(kindOf({.minSize = 4, .maxSize = 3}), Kind::CagesDoNotFit);
        QCOMPARE(kindOf({.minSize = 3, .maxSize = 3, .minCount = 28}), Kind::CagesDoNotFit);
        QCOMPARE(kindOf({.minSize = 2, .maxSize = 2, .maxCount = 40}), Kind::CagesDoNotFit);
        QCOMPARE(kindOf({.minSize = 3, .maxSize = 3, .minCount = 27, .maxCount = 27}), std::nullopt);
    }

    void levelsAreReached()
    {
        for (const Level level : {Level::Medium, Level::Hard, Level::Unfair, Level::Extreme}) {
            if (level != Level::Medium && !triesMuch())
                continue;
            GenerateRequest request = killersOf(9, 3);
            request.difficulty.level = level;
            const GenerateResult result = generate(request);
            verify(request, result);
            QCOMPARE(clueCount(result), 0);
            QVERIFY(result.difficulty && result.difficulty->isMet());
            QVERIFY(result.rating == levelRating(*result.puzzle));
            QCOMPARE(result.rating->level, level);
        }
    }

    void sameSeedSamePuzzle()
    {
        GenerateRequest request = killersOf(9, 11);
        request.difficulty.level = Level::Medium;
        const GenerateResult once = generate(request);
        const GenerateResult again = generate(request);
        QVERIFY(once.puzzle == again.puzzle);
        request.seed = 12;
        QVERIFY(once.puzzle != generate(request).puzzle);
    }

    void largeKillersComeToAnEnd()
    {
        if (!triesMuch())
            QSKIP("takes too long with sanitizers");
        const GenerateRequest request = killersOf(16);
        const GenerateResult result = generate(request);
        verify(request, result);
        QVERIFY(clueCount(result) < 10);
    }

    void linesMayNeedNoClue()
    {
        GenerateRequest request = asking(emptyBoard(9), ClueGoal::AtMost, 0);
        request.derived = {findVariant("thermometer")};
        QVERIFY(MarkDesign::isFor(request) && !CageDesign::isFor(request));
        verify(request, generate(request));
    }

    void theFewestCluesAreFoundWhereSomeAreNeeded()
    {
        GenerateRequest request = asking(emptyBoard(6), ClueGoal::AtMost, 0);
        request.derived = {findVariant("sandwich")};
        const GenerateResult result = generate(request);
        QVERIFY(result.outcome == Outcome::Solved || result.outcome == Outcome::None);
        QVERIFY(result.puzzle);
        QCOMPARE(result.outcome == Outcome::Solved, clueCount(result) == 0);
        QCOMPARE(check(*result.puzzle).verdict, Uniqueness::Unique);
    }

    void theSecondCheckSeesEverySolution()
    {
        Puzzle puzzle = *generate(killersOf(9)).puzzle;
        QCOMPARE(checkOtherwise(puzzle, {}, {}).verdict, Uniqueness::Unique);
        puzzle.constraints.erase(puzzle.constraints.begin(), puzzle.constraints.begin() + 8);
        QCOMPARE(checkOtherwise(puzzle, {}, {}).verdict, Uniqueness::Multiple);
        puzzle.constraints.front().numbers = {3};
        puzzle.constraints.front().cells = {0, 1};
        puzzle.constraints.push_back({killer(), {1, 2}, {17}});
        QCOMPARE(checkOtherwise(puzzle, {}, {}).verdict, Uniqueness::None);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCageDesign)

} // namespace sudoku::tst_cagedesign

#include "tst_cagedesign.moc"
