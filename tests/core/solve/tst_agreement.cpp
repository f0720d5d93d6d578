#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/board/random.h"
#include "core/rules/violations.h"
#include "core/sat/solverkinds.h"
#include "core/solve/solve.h"

#include <functional>
#include <rapidcheck.h>
#include <set>

namespace sudoku::tst_agreement {

constexpr std::size_t manySolutions = 60;

std::vector<EncodeOptions> everyEncoding()
{
    std::vector<EncodeOptions> all;
    for (const EncodingMethod &method : encodingMethods())
        for (const EncodingKind kind :
             {EncodingKind::Facts, EncodingKind::FullFacts, EncodingKind::Selectors})
            for (const bool sharesBetweenHouses : {false, true})
                if (!sharesBetweenHouses || method.shared != SharedBetweenHouses::Nothing)
                    all.push_back({&method, kind, sharesBetweenHouses});
    return all;
}

/// The solutions as text, or the first \a manySolutions + 1.
std::set<std::string> solutions(const Puzzle &puzzle, const SolveOptions &options)
{
    std::set<std::string> found;
    SolutionSearch search(puzzle, options);
    while (found.size() <= manySolutions && search.next({}) == Outcome::Solved) {
        RC_ASSERT(isSolution(puzzle, search.solution()));
        RC_ASSERT(found.insert(text(search.solution())).second);
    }
    return found;
}

std::set<std::string> solutionsByBruteForce(const Puzzle &puzzle)
{
    std::set<std::string> found;
    for (const Grid &grid : BruteForce(puzzle).solutions(manySolutions + 1))
        found.insert(text(grid));
    return found;
}

/// The same for the same puzzle, so that what fails fails again.
int turnOf(const Grid &givens)
{
    int turn = 0;
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        turn = (2 * turn + givens[cell]) % 1009;
    return turn;
}

/// Every engine finds what trying everything finds; where there are too many, as many. Where not all are
/// tried, other puzzles are for other engines.
void checkAgreement(const Puzzle &puzzle)
{
    int turn = turnOf(puzzle.givens);
    const std::set<std::string> expected = solutionsByBruteForce(puzzle);
    std::vector<SolveOptions> engines;
    for (const SolverKind &solver : solverKinds())
        for (const EncodeOptions &encode : everyEncoding())
            engines.push_back({.encode = encode, .solver = solver});
    for (const int guesses : {1, 2, 5, 20, 1000}) // the solver does what they leave
        engines.push_back({.maxGuesses = guesses});
    for (const SolveOptions &options : engines) {
        if (!isTried(turn++, 11, 5))
            continue;
        const std::set<std::string> found = solutions(puzzle, options);
        if (expected.size() <= manySolutions)
            RC_ASSERT(found == expected);
        else
            RC_ASSERT(found.size() == expected.size());
    }
}

/// What \a engine says about the solutions of a puzzle of any size: their number, 2 for more, and the one.
struct Answer
{
    int count = 0;
    std::string only = {};

    bool operator==(const Answer &) const = default;
};

Answer answerOf(const Puzzle &puzzle, const SolveOptions &engine)
{
    const CheckResult result = check(puzzle, engine);
    for (const Grid &solution : result.solutions)
        if (!isSolution(puzzle, solution))
            return {.count = -1};
    const int count = static_cast<int>(result.solutions.size());
    const Uniqueness expected = count == 0   ? Uniqueness::None
                                : count == 1 ? Uniqueness::Unique
                                             : Uniqueness::Multiple;
    if (result.verdict != expected)
        return {.count = -2};
    return {count, count == 1 ? text(result.solutions.front()) : std::string()};
}

/// The boards that a puzzle becomes when random clues are cleared or written and rules dropped: often with
/// several solutions or none.
Puzzle changedByChance(Puzzle puzzle, Random &random)
{
    const int cellCount = puzzle.geometry.cellCount();
    const auto anyCell = [&] { return static_cast<Cell>(random.below(cellCount)); };
    for (std::uint64_t i = random.below(4); i > 0; --i)
        puzzle.givens.clear(anyCell());
    if (random.below(2) == 0)
        puzzle.givens.set(anyCell(), static_cast<Digit>(1 + random.below(puzzle.geometry.digitCount())));
    if (puzzle.constraints.size() > 2 && random.below(3) == 0)
        puzzle.constraints.erase(puzzle.constraints.begin()
                                 + static_cast<int>(random.below(puzzle.constraints.size())));
    return puzzle;
}

/// Each way to an answer that does not end with another one: propagation and guesses, the planes of each
/// processor, each solver with each kind of encoding.
struct Engine
{
    std::string name;
    std::function<Answer(const Puzzle &)> answer;
};

std::vector<Engine> everyEngine()
{
    std::vector<Engine> engines;
    const auto add = [&](const std::string &name, const SolveOptions &options) {
        engines.push_back({name, [options](const Puzzle &puzzle) { return answerOf(puzzle, options); }});
    };
    add("guesses", {.maxGuesses = defaultGuesses});
    add("few guesses, then MiniSat", {.maxGuesses = 3});
    for (const SolverKind &solver : solverKinds())
        add(solver.id, {.solver = solver});
    add("selectors", {.encode = {.kind = EncodingKind::Selectors}});
    add("full facts", {.encode = {.kind = EncodingKind::FullFacts}});
    return engines;
}

/// A solved board of \a geometry, one of many.
Grid anySolution(const Geometry &geometry)
{
    Puzzle puzzle(geometry);
    // A random digit in a random cell decides which solution comes first.
    puzzle.givens.set(*rc::gen::inRange(0, geometry.cellCount()), *rc::gen::inRange(1, geometry.size() + 1));
    return BruteForce(puzzle).solutions(1).front();
}

std::vector<Cell> anyCells(const Geometry &geometry, int count)
{
    const auto cells = rc::gen::unique<std::vector<Cell>>(static_cast<std::size_t>(count),
                                                          rc::gen::inRange(0, geometry.cellCount()));
    return *cells;
}

/// Takes cells of a solution as givens, and now and then changes one, so that there may be no solution.
Grid anyGivens(const Grid &solution, const std::vector<Cell> &cells)
{
    Grid givens(solution.cellCount());
    for (const Cell cell : cells)
        givens.set(cell, solution[cell]);
    if (*rc::gen::inRange(0, 3) == 0 && !cells.empty())
        givens.set(cells.front(), *rc::gen::inRange(1, sizeOf(solution) + 1));
    return givens;
}

/// With as much of what was drawn as it takes; a diagonal where that is not enough.
Constraint ofTheTable(const Geometry &geometry, const std::vector<Cell> &cells, int total)
{
    const Variant *variant = *rc::gen::elementOf(std::vector(variants().begin(), variants().end()));
    for (const std::vector<int> &numbers : {std::vector{total}, std::vector<int>()})
        for (const bool hasCells : {true, false})
            if (const Constraint made{variant, hasCells ? cells : std::vector<Cell>(), numbers};
                !findProblem(geometry, made))
                return made;
    return {findVariant("diagonal"), {}};
}

Constraint anyConstraint(const Geometry &geometry, const Grid &solution)
{
    const int kind = *rc::gen::inRange(0, 6);
    const std::vector<Cell> cells = anyCells(geometry, kind < 2 ? 2 : *rc::gen::inRange(1, 5));
    int total = *rc::gen::inRange(-1, 2); // often that of a solution
    for (const Cell cell : cells)
        total += solution[cell];
    switch (kind) {
    case 0:
        return {&lessThan, cells};
    case 1:
        return {&different, cells};
    case 2:
        return {&even, {cells.front()}};
    case 3:
        return {&cellSum, cells, {total}};
    case 4:
        return {&cage, cells, {total}};
    default:
        return ofTheTable(geometry, cells, total);
    }
}

Puzzle anyPuzzle(const Geometry &geometry, int minGivens, int maxGivens)
{
    const Grid solution = anySolution(geometry);
    const int count = *rc::gen::inRange(minGivens, maxGivens + 1);
    Puzzle puzzle = puzzleOf(geometry, anyGivens(solution, anyCells(geometry, count)));
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
        puzzle.constraints.push_back(anyConstraint(geometry, solution));
    return puzzle;
}

/// Random search for trouble: every solver, every encoding and every at-most-one against brute force, and
/// against each other where that is out of reach.
class TestAgreement : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        // The same puzzles each time, for brute force takes minutes on some; to search on: RC_PARAMS=seed=N.
        sampleProperties("seed=4");
    }

    void onSmallBoards_data()
    {
        QTest::addColumn<Geometry>("geometry");
        QTest::addColumn<int>("minGivens");
        QTest::addColumn<int>("maxGivens");
        QTest::newRow("4x4") << defaultGeometry(4) << 0 << 8;
        QTest::newRow("4x4, five digits") << Geometry::withBoxes({2, 2}, 5) << 4 << 10;
        QTest::newRow("4x4 jigsaw") << *Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD")) << 0 << 8;
        QTest::newRow("4x4, boxes of a row") << Geometry::withBoxes({1, 4}) << 2 << 8;
        QTest::newRow("5x5 jigsaw") << *Geometry::withRegions(5, regionMap("AABBBAABBCADCCCDDDECDEEEE")) << 4
                                    << 12;
        QTest::newRow("6x6") << Geometry::withBoxes({2, 3}) << 12 << 20;
        QTest::newRow("6x6 upright") << Geometry::withBoxes({3, 2}) << 12 << 20;
    }

    void onSmallBoards()
    {
        QFETCH(Geometry, geometry);
        QFETCH(int, minGivens);
        QFETCH(int, maxGivens);
        QVERIFY(rc::check([&] { checkAgreement(anyPuzzle(geometry, minGivens, maxGivens)); }));
    }

    void onTheCorpora_data()
    {
        QTest::addColumn<QString>("file");
        int number = 0;
        for (const std::string &file : corpusFiles())
            if (file != "c25_gecode.txt" && isTried(number++, 4)) // some of that take a minute each
                QTest::newRow(file.c_str()) << QString::fromStdString(file);
    }

    /// As they are, and with random changes.
    void onTheCorpora()
    {
        QFETCH(QString, file);
        Random random(3);
        const std::vector<Engine> engines = everyEngine();
        for (const CorpusPuzzle &row : sampleOfCorpus(file.toStdString(), 24)) {
            for (const Puzzle &puzzle : {row.puzzle, changedByChance(row.puzzle, random)}) {
                const Answer expected = engines.front().answer(puzzle);
                QVERIFY2(expected.count >= 0, row.place.c_str());
                for (const Engine &engine : engines) {
                    const Answer answer = engine.answer(puzzle);
                    QVERIFY2(answer == expected, (row.place + ": " + engine.name).c_str());
                }
            }
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestAgreement)

} // namespace sudoku::tst_agreement

#include "tst_agreement.moc"
