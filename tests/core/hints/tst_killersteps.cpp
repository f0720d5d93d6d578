// Covers core/hints/sums: blockedcombinations cagecombinations cageoverlaps equationsearch innies
// Covers core/hints/sums: killersubsets openequation opencages equations sumsteps
// Covers core/hints/steps: sumcombinations
#include <QTest>

#include "core/hints/steps/sumcombinations.h"
#include "core/hints/sums/equations.h"
#include "core/hints/sums/finders.h"
#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"
#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <map>
#include <set>

namespace sudoku::tst_killersteps {

constexpr std::size_t maxSolutions = 2000;

Constraint cage(std::vector<Cell> cells, std::vector<int> numbers)
{
    return {findVariant("killer"), std::move(cells), std::move(numbers)};
}

/// What the killers of the tests have besides their cages.
struct Kind
{
    const char *name;
    Geometry geometry;
    std::vector<const char *> variants = {};
    bool haveCagesCommonCells = false;
    bool hasOtherSums = false;
};

std::vector<Kind> kinds()
{
    const Geometry jigsaw = *Geometry::withRegions(6, regionMap("AABBCCAABBCCADDBCEADDBCEFDDFEEFFFFEE"));
    return {{"4x4", defaultGeometry(4)},
            {"4x4 with common cells", defaultGeometry(4), {}, true},
            {"4x4 with both diagonals", defaultGeometry(4), {"diagonal", "anti-diagonal"}},
            {"6x6", defaultGeometry(6)},
            {"6x6 with common cells", defaultGeometry(6), {}, true},
            {"6x6 with a little killer", defaultGeometry(6), {}, false, true},
            {"6x6 without touching kings", defaultGeometry(6), {"anti-king"}},
            {"6x6 jigsaw", jigsaw}};
}

/// Makes cages from a solution: each grows from a cell to neighbours that are free and have other digits.
class CageMaker
{
public:
    CageMaker(const Grid &solution, const Geometry &geometry, Random &random)
        : m_solution(solution),
          m_geometry(geometry),
          m_random(random)
    {
    }

    std::vector<Constraint> cages(bool haveCommonCells)
    {
        constexpr int maxSize = 4;
        std::vector<Constraint> made;
        for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell)
            if (!m_taken.contains(cell) && m_random.below(8) > 0)
                made.push_back(grow(cell, 1 + static_cast<int>(m_random.below(maxSize)), m_taken));
        for (int i = 0; haveCommonCells && i < 3; ++i) {
            std::set<Cell> none;
            made.push_back(
                grow(static_cast<Cell>(m_random.below(m_geometry.cellCount())), maxSize - 1, none));
        }
        return made;
    }

private:
    Constraint grow(Cell first, int size, std::set<Cell> &taken)
    {
        std::vector<Cell> cells{first};
        DigitSet digits{m_solution[first]};
        int sum = m_solution[first];
        taken.insert(first);
        for (std::size_t i = 0; i < cells.size() && static_cast<int>(cells.size()) < size; ++i)
            for (const Cell next : neighbours(cells[i]))
                if (static_cast<int>(cells.size()) < size && !taken.contains(next)
                    && !digits.contains(m_solution[next])) {
                    cells.push_back(next);
                    digits.insert(m_solution[next]);
                    sum += m_solution[next];
                    taken.insert(next);
                }
        const bool hasSum = m_random.below(10) > 0;
        return cage(std::move(cells), hasSum ? std::vector{sum} : std::vector<int>());
    }

    std::vector<Cell> neighbours(Cell cell) const
    {
        const int size = m_geometry.size();
        std::vector<Cell> found;
        if (m_geometry.columnOf(cell) + 1 < size)
            found.push_back(cell + 1);
        if (m_geometry.rowOf(cell) + 1 < size)
            found.push_back(cell + size);
        if (m_geometry.columnOf(cell) > 0)
            found.push_back(cell - 1);
        return found;
    }

    const Grid &m_solution;
    const Geometry &m_geometry;
    Random &m_random;
    std::set<Cell> m_taken;
};

/// A killer that has at least one solution, perhaps several.
std::optional<Puzzle> someKiller(const Kind &kind, Random &random)
{
    Puzzle puzzle(kind.geometry);
    for (const char *variant : kind.variants)
        puzzle.constraints.push_back({findVariant(variant), {}});
    const SolveResult solved = solve(
        puzzle, {.seed = static_cast<std::int64_t>(1 + random.below(1'000'000)), .hasRandomPolarity = true});
    if (solved.outcome != Outcome::Solved)
        return {};
    for (Constraint &made :
         CageMaker(solved.solution, kind.geometry, random).cages(kind.haveCagesCommonCells))
        puzzle.constraints.push_back(std::move(made));
    if (kind.hasOtherSums) {
        const std::vector<Cell> diagonal{1, 8, 15, 22, 29};
        int sum = 0;
        for (const Cell cell : diagonal)
            sum += solved.solution[cell];
        puzzle.constraints.push_back({findVariant("little-killer"), diagonal, {sum}});
    }
    return withGivensOf(solved.solution, puzzle, static_cast<int>(random.below(kind.geometry.size())),
                        random);
}

/// The solutions of \a puzzle, or the first of many: on 4x4 by trying all digits, above that by the solver,
/// because cages make the other way too slow.
std::vector<Grid> solutionsOf(const Puzzle &puzzle)
{
    constexpr std::size_t maxOfSolver = 300;
    if (puzzle.geometry.size() == 4)
        return BruteForce(puzzle).solutions(maxSolutions);
    std::vector<Grid> found;
    SolutionSearch search(puzzle, {});
    while (found.size() < maxOfSolver && search.next({}) == Outcome::Solved)
        found.push_back(search.solution());
    return found;
}

bool agrees(const Step &step, const Grid &solution)
{
    return std::ranges::all_of(step.placements,
                               [&](const Candidate &placed) { return solution[placed.cell] == placed.digit; })
           && std::ranges::none_of(step.eliminations,
                                   [&](const Candidate &gone) { return solution[gone.cell] == gone.digit; });
}

constexpr std::array killerIds{"single-combination",
                               "innie",
                               "outie",
                               "minimum-and-maximum",
                               "cage-combinations",
                               "large-cage-combinations",
                               "cage-permutations",
                               "killer-pair",
                               "killer-triple",
                               "cage-splitting",
                               "innies-and-outies",
                               "cage-unit-overlap",
                               "hidden-killer-pair",
                               "hidden-killer-triple",
                               "blocked-combination",
                               "common-peer-elimination",
                               "innie-outie-difference",
                               "overlapping-cages",
                               "sum-combinations"};

class TestKillerSteps : public QObject
{
    Q_OBJECT

private:
    std::map<std::string_view, int> m_found; // steps, by technique

    /// Goes on by singles and the steps of killers until there are none. Returns the step that is not true of
    /// each solution, or nothing.
    std::optional<Step> wrongStep(const Puzzle &puzzle)
    {
        const std::vector<Grid> solutions = solutionsOf(puzzle);
        Ladder ladder{findTechnique("naked-single"), findTechnique("hidden-single")};
        for (const char *id : killerIds)
            ladder.push_back(findTechnique(id));
        Position position(puzzle);
        while (!position.isSolved()) {
            std::optional<Step> next;
            for (const Technique *technique : ladder)
                for (const Step &step : findSteps(*technique, position, 50)) {
                    ++m_found[technique->id];
                    if (step.isEmpty() || !std::ranges::all_of(solutions, [&](const Grid &solution) {
                            return agrees(step, solution);
                        }))
                        return step;
                    if (!next)
                        next = step;
                }
            if (!next)
                break;
            position.apply(*next);
        }
        return {};
    }

private slots:
    /// What a memo lets go of at once, as another thread may make it do, lives until its finder has ended.
    void findersNeedNoMemo()
    {
        const Puzzle puzzle = readCorpus("v_killer_sgt.txt", 1).front().puzzle;
        const Position forgetful(puzzle, Memo::none());
        const Position position(puzzle);
        std::size_t count = 0;
        for (const Technique *technique : defaultLadder(position.rules())) {
            if (technique->level > Level::Medium || technique->traits.asksSolver)
                continue;
            const std::vector<Step> steps = findSteps(*technique, forgetful, 100);
            const std::vector<Step> expected = findSteps(*technique, position, 100);
            QCOMPARE(steps.size(), expected.size());
            for (std::size_t i = 0; i < steps.size(); ++i) {
                QCOMPARE(steps[i].eliminations, expected[i].eliminations);
                QCOMPARE(steps[i].placements, expected[i].placements);
            }
            count += steps.size();
        }
        QVERIFY(count > 0);
    }

    void areTrueOfEachSolution_data()
    {
        QTest::addColumn<int>("kind");
        for (std::size_t i = 0; i < kinds().size(); ++i)
            QTest::newRow(kinds()[i].name) << static_cast<int>(i);
    }
    void areTrueOfEachSolution()
    {
        QFETCH(int, kind);
        Random random(3 + kind);
        for (int round = 0; round < sampleOf(160); ++round)
            if (const auto puzzle = someKiller(kinds()[kind], random)) {
                const std::optional<Step> wrong = wrongStep(*puzzle);
                QVERIFY2(!wrong, wrong ? wrong->technique->id.data() : "");
            }
    }

    /// Otherwise the test above says nothing of it.
    void areAllFound()
    {
        if (!triesMuch())
            QSKIP("too few puzzles are tried under a sanitizer");
        for (const char *id : killerIds)
            QVERIFY2(m_found[id] > 0, id);
    }

    void combinationsMeetEachCell()
    {
        const std::array cells{DigitSet{1, 2}, DigitSet{1, 2}, DigitSet{1, 2, 3}};
        QVERIFY(canFill(cells, {1, 2, 3}));
        QVERIFY(!canFill(cells, {1, 3, 4}));
        const std::array pairs{DigitSet{1, 2}, DigitSet{3, 4}};
        QVERIFY(!canFill(pairs, {1, 2}));
        QVERIFY(distinctBounds(cells) == (SumBounds{6, 6}));
        QVERIFY(distinctBounds(pairs) == (SumBounds{4, 6}));
    }

    /// A house adds up to what its digits add up to: 10 on 4x4, 325 on 25x25.
    void housesAddUp_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("total");
        QTest::newRow("4x4") << 4 << 10;
        QTest::newRow("9x9") << 9 << 45;
        QTest::newRow("25x25") << 25 << 325;
    }
    void housesAddUp()
    {
        QFETCH(int, size);
        QFETCH(int, total);
        Puzzle puzzle(defaultGeometry(size));
        std::vector<Cell> row; // but its last cell, which must have the largest digit
        for (Cell cell = 0; cell < size - 1; ++cell)
            row.push_back(cell);
        puzzle.constraints = {cage(row, {total - size})};
        const auto steps = findSteps(*findTechnique("innie"), Position(puzzle), 1);
        QCOMPARE(steps.size(), 1);
        QVERIFY((steps.front().placements == std::vector<Candidate>{{size - 1, size}}));
        QCOMPARE(steps.front().total, size);
    }

    /// Two rows that a cage connects, and a house of each kind beside them.
    void housesNeedNotBeABand()
    {
        Puzzle puzzle(defaultGeometry(9));
        puzzle.constraints = {cage({8, 17, 26, 25, 16}, {25}), cage({0, 9}, {10}), cage({27, 36, 45}, {12}),
                              cage({20, 29}, {9})};
        const auto several = SumEquations::ofSeveral(Position(puzzle));
        for (const SumEquation &equation : several->all()) {
            std::set<Cell> cells;
            for (const int house : equation.houses)
                for (const Cell cell : Position(puzzle).rules().house(house).cells)
                    QVERIFY(cells.insert(cell).second); // houses share none
        }
        const auto single = SumEquations::ofOneHouse(Position(puzzle));
        QVERIFY(std::ranges::all_of(single->all(),
                                    [](const SumEquation &equation) { return equation.houses.size() == 1; }));
        QVERIFY(!single->all().empty());
    }

    void oldNamesMeanTheNewOnes()
    {
        QVERIFY(isKindOf(*findTechnique("cage-combinations"), *findTechnique("sum-combinations")));
        QVERIFY(isKindOf(*findTechnique("innie"), *findTechnique("innies-and-outies")));
        QVERIFY(!isKindOf(*findTechnique("sum-combinations"), *findTechnique("cage-combinations")));
        QVERIFY(!isKindOf(*findTechnique("killer-pair"), *findTechnique("sum-combinations")));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestKillerSteps)

} // namespace sudoku::tst_killersteps

#include "tst_killersteps.moc"
