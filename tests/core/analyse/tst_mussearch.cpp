// Covers core/analyse: musshrinker

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/analyse/mussearch.h"
#include "core/rules/violations.h"
#include "core/solve/timelimit.h"

#include <chrono>
#include <set>

namespace sudoku::tst_mussearch {

bool has(const std::vector<Reason> &reasons, const Reason &reason)
{
    return std::ranges::find(reasons, reason) != reasons.end();
}

std::string reasonText(const Geometry &geometry, const Reason &reason)
{
    if (const auto *given = std::get_if<GivenCell>(&reason))
        return geometry.cellName(given->cell);
    const RuleSource &source = std::get<RuleSource>(reason);
    if (const auto *constraint = std::get_if<ConstraintIndex>(&source))
        return "constraint " + std::to_string(constraint->index);
    const HouseName house = std::get<HouseName>(source);
    const char *const kinds[] = {"row ", "column ", "box ", "region "};
    return kinds[static_cast<int>(house.kind)] + std::to_string(house.index + 1);
}

std::string reasonsText(const Geometry &geometry, const std::vector<Reason> &reasons)
{
    std::string text;
    for (const Reason &reason : reasons)
        text += (text.empty() ? "" : ", ") + reasonText(geometry, reason);
    return text;
}

/// Whether some reasons alone can stand together, by trying everything.
class Subset
{
public:
    Subset(const Puzzle &puzzle, const std::vector<Reason> &reasons)
        : m_geometry(puzzle.geometry),
          m_givens(puzzle.geometry.cellCount()),
          m_grid(puzzle.geometry.cellCount())
    {
        for (const ActiveRule &rule : activeRules(puzzle))
            if (has(reasons, rule.source))
                m_rules.push_back(rule);
        for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell)
            if (has(reasons, GivenCell{cell}))
                m_givens.set(cell, puzzle.givens[cell]);
        // What no rule reaches may hold anything.
        for (const ActiveRule &active : m_rules)
            for (const Cell cell : ruleCells(active.rule))
                if (std::ranges::find(m_cells, cell) == m_cells.end())
                    m_cells.push_back(cell);
    }

    bool isSatisfiable() { return fill(0); }

private:
    bool fits() const
    {
        return std::ranges::all_of(m_rules, [&](const ActiveRule &active) {
            const std::vector<Cell> cells = ruleCells(active.rule);
            const bool isWhole = std::ranges::all_of(cells, [&](Cell cell) { return m_grid.isFilled(cell); });
            if (isWhole)
                return holds(active.rule, m_grid);
            const bool isDistinct = std::holds_alternative<rule::House>(active.rule)
                                    || std::holds_alternative<rule::Distinct>(active.rule);
            return !isDistinct || !hasTwice(cells);
        });
    }

    bool hasTwice(const std::vector<Cell> &cells) const
    {
        DigitSet seen;
        for (const Cell cell : cells) {
            if (m_grid.isFilled(cell) && seen.contains(m_grid[cell]))
                return true;
            if (m_grid.isFilled(cell))
                seen.insert(m_grid[cell]);
        }
        return false;
    }

    bool fill(std::size_t index)
    {
        if (index == m_cells.size())
            return true;
        const Cell cell = m_cells[index];
        for (Digit digit = 1; digit <= m_geometry.digitCount(); ++digit) {
            if (m_givens.isFilled(cell) && m_givens[cell] != digit)
                continue;
            m_grid.set(cell, digit);
            if (fits() && fill(index + 1))
                return true;
        }
        m_grid.clear(cell);
        return false;
    }

    Geometry m_geometry;
    Grid m_givens;
    Grid m_grid;
    std::vector<ActiveRule> m_rules;
    std::vector<Cell> m_cells;
};

std::vector<Reason> without(std::vector<Reason> reasons, std::size_t index)
{
    reasons.erase(reasons.begin() + static_cast<std::ptrdiff_t>(index));
    return reasons;
}

bool isMus(const Puzzle &puzzle, const std::vector<Reason> &reasons)
{
    if (Subset(puzzle, reasons).isSatisfiable())
        return false;
    for (std::size_t i = 0; i < reasons.size(); ++i)
        if (!Subset(puzzle, without(reasons, i)).isSatisfiable())
            return false;
    return true;
}

/// The same, by the engine: for boards on which trying everything takes too long.
bool isMinimalByEngine(const Puzzle &puzzle, const std::vector<Reason> &reasons)
{
    PuzzleSolver solver(puzzle, {.encode = {.kind = EncodingKind::Selectors}});
    if (solver.prepare({}))
        return false;
    const auto isSatisfiable = [&](const std::vector<Reason> &subset) {
        Clause assumptions;
        for (const Selector &selector : solver.encoding().selectors())
            if (has(subset, selector.reason))
                assumptions.push_back(selector.literal);
        return solver.decide(assumptions, {}) == Verdict::Satisfiable;
    };
    if (isSatisfiable(reasons))
        return false;
    for (std::size_t i = 0; i < reasons.size(); ++i)
        if (!isSatisfiable(without(reasons, i)))
            return false;
    return true;
}

std::string firstMus(const Puzzle &puzzle)
{
    MusSearch search(puzzle);
    const MusAnswer answer = search.next();
    return answer.outcome == MusOutcome::Found ? reasonsText(puzzle.geometry, answer.reasons) : "none";
}

class TestMusSearch : public QObject
{
    Q_OBJECT

private slots:
    void namesTheReasons()
    {
        QCOMPARE(firstMus(board("1.34341221434321")), std::string("none"));
        QCOMPARE(firstMus(board("11..............")), std::string("r1c1, r1c2, row 1"));
        QCOMPARE(firstMus(board("123.......4.....")), std::string("none"));
        // Row 1 lacks a 4, and a 4 stands in the column of its last cell.
        QCOMPARE(firstMus(board("123............4")), std::string("r1c1, r1c2, r1c3, r4c4, row 1, column 4"));
    }

    void constraintsAreReasons()
    {
        QCOMPARE(firstMus(board("1....1..........", {"diagonal"})), std::string("r1c1, r2c2, box 1"));
        QCOMPARE(firstMus(board("1..........1....", {})), std::string("none"));
        QCOMPARE(firstMus(board("1.........1.....", {"diagonal"})), std::string("r1c1, r3c3, constraint 0"));
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {{&cage, {0, 1}, {3}}, {&cage, {2, 3}, {3}}};
        QCOMPARE(firstMus(puzzle), std::string("row 1, constraint 0, constraint 1"));
    }

    void resultsAreMinimal_data()
    {
        QTest::addColumn<Geometry>("geometry");
        QTest::addColumn<int>("givens");
        QTest::newRow("4x4") << defaultGeometry(4) << 7;
        QTest::newRow("4x4 jigsaw") << *Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD")) << 7;
        QTest::newRow("4x4, five digits") << Geometry::withBoxes({2, 2}, 5) << 12;
        QTest::newRow("6x6") << defaultGeometry(6) << 24;
    }

    void resultsAreMinimal()
    {
        QFETCH(Geometry, geometry);
        QFETCH(int, givens);
        Random random(7);
        int found = 0;
        const int rounds = triesMuch() ? 40 : 8;
        for (int i = 0; i < rounds; ++i) {
            Puzzle puzzle = withPlantedFault(geometry, givens, random);
            puzzle.constraints.push_back({findVariant(i % 2 == 0 ? "diagonal" : "anti-diagonal"), {}});
            MusSearch search(puzzle);
            const MusAnswer answer = search.next();
            const bool isSolvable = !BruteForce(puzzle).solutions(1).empty();
            QCOMPARE(answer.outcome, isSolvable ? MusOutcome::HasSolution : MusOutcome::Found);
            if (isSolvable)
                continue;
            ++found;
            QVERIFY2(isMus(puzzle, answer.reasons), text(puzzle.givens).c_str());
        }
        QVERIFY(found > rounds / 4);
    }

    void findsEveryMusOnce()
    {
        const Puzzle puzzle = board("11..1...........");
        MusSearch search(puzzle);
        std::set<std::string> found;
        MusAnswer answer = search.next();
        for (; answer.outcome == MusOutcome::Found; answer = search.next()) {
            QVERIFY(isMus(puzzle, answer.reasons));
            QVERIFY(found.insert(reasonsText(puzzle.geometry, answer.reasons)).second);
        }
        QCOMPARE(answer.outcome, MusOutcome::NoOther);
        const std::set<std::string> expected{"r1c1, r1c2, row 1", "r1c1, r1c2, box 1", "r1c1, r2c1, column 1",
                                             "r1c1, r2c1, box 1", "r1c2, r2c1, box 1"};
        QVERIFY(std::ranges::includes(found, expected));
        QCOMPARE(search.next().outcome, MusOutcome::NoOther);
    }

    void plantedFaultsOnLargeBoards_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("givens");
        QTest::newRow("9x9") << 9 << 40;
        QTest::newRow("16x16") << 16 << 180;
        if (triesMuch())
            QTest::newRow("25x25") << 25 << 340;
    }

    void plantedFaultsOnLargeBoards()
    {
        QFETCH(int, size);
        QFETCH(int, givens);
        Random random(3);
        for (int i = 0; i < (size == 9 ? 20 : 4); ++i) {
            if (!isTried(i, 8, 4))
                continue;
            const Puzzle puzzle = withPlantedFault(defaultGeometry(size), givens, random);
            MusSearch search(puzzle);
            std::set<std::string> found;
            for (int other = 0; other < (size > 16 && !triesAll() ? 1 : 3); ++other) {
                const MusAnswer answer = search.next();
                if (answer.outcome == MusOutcome::HasSolution || answer.outcome == MusOutcome::NoOther)
                    break;
                QCOMPARE(answer.outcome, MusOutcome::Found);
                QVERIFY(isMinimalByEngine(puzzle, answer.reasons));
                QVERIFY(found.insert(reasonsText(puzzle.geometry, answer.reasons)).second);
            }
        }
    }

    void leavesOutRulesFirstIfGivensTakeLong()
    {
        const Variant &littleKiller = *findVariant("little-killer");
        Puzzle puzzle =
            board(".....7...............4...5.275..................8.........7................9.....");
        puzzle.constraints = {{&littleKiller, {63, 55, 47, 39, 31, 23, 15, 7}, {19}},
                              {&littleKiller, {62, 70, 78}, {17}},
                              {&littleKiller, {62, 52, 42, 32, 22, 12, 2}, {58}},
                              {&littleKiller, {71, 61, 51, 41, 31, 21, 11, 1}, {31}},
                              {&littleKiller, {45, 55, 65, 75}, {16}},
                              {&littleKiller, {45, 37, 29, 21, 13, 5}, {27}},
                              {&littleKiller, {2, 12, 22, 32, 42, 52, 62}, {58}},
                              {&littleKiller, {2, 10, 18}, {19}},
                              {&littleKiller, {77, 69, 61, 53}, {18}}};
        MusSearch search(puzzle);
        search.limitConflicts(10'000); // leaving out givens first takes a hundred times as many
        const MusAnswer answer = search.next();
        QCOMPARE(answer.outcome, MusOutcome::Found);
        QVERIFY(isMinimalByEngine(puzzle, answer.reasons));
    }

    void stopsAndGoesOn()
    {
        const Puzzle puzzle = board("123............4");
        MusSearch search(puzzle);
        std::stop_source source;
        source.request_stop();
        QCOMPARE(search.next(source.get_token()).outcome, halted(Halt::Stopped));
        QCOMPARE(reasonsText(puzzle.geometry, search.next().reasons),
                 std::string("r1c1, r1c2, r1c3, r4c4, row 1, column 4"));
    }

    void goesOnWithTheBestSoFar()
    {
        Random random(4);
        Puzzle puzzle = withPlantedFault(defaultGeometry(16), 130, random);
        while (!findViolations(puzzle, puzzle.givens).empty())
            puzzle = withPlantedFault(defaultGeometry(16), 130, random);
        MusSearch search(puzzle);
        MusAnswer answer{halted(Halt::Stopped)};
        std::size_t fewest = puzzle.geometry.cellCount() + puzzle.geometry.houses().size();
        for (auto pause = std::chrono::milliseconds(1); answer.outcome == halted(Halt::Stopped); pause *= 2) {
            const TimeLimit limit({}, pause);
            answer = search.next(limit.token());
            if (answer.reasons.empty())
                continue; // not even known to be a contradiction
            QVERIFY(answer.reasons.size() <= fewest);
            fewest = answer.reasons.size();
        }
        QCOMPARE(answer.outcome, MusOutcome::Found);
        QVERIFY(isMinimalByEngine(puzzle, answer.reasons));
        QVERIFY(search.statistics().sat.conflicts > 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestMusSearch)

} // namespace sudoku::tst_mussearch

#include "tst_mussearch.moc"
