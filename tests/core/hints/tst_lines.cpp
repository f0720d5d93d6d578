// Covers core/hints/lines: lineindex, lineways
// Covers core/variants: clone

#include <QTest>

#include "core/board/automaton.h"
#include "core/board/random.h"
#include "core/hints/ladderchoice.h"
#include "core/hints/lines/finders.h"
#include "core/hints/lines/lineindex.h"
#include "core/hints/techniques.h"
#include "core/variants/variant.h"
#include "tests/puzzles.h"
#include "tests/rulerows.h"
#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <algorithm>

namespace sudoku::tst_lines {

constexpr int enough = 1'000'000; // guesses

bool isObeyed(const Rule &rule, const Grid &grid)
{
    if (const auto *pair = std::get_if<rule::Pair>(&rule))
        return pair->allowed[grid[pair->first]].contains(grid[pair->second]);
    if (const auto *sum = std::get_if<rule::Sum>(&rule)) {
        int total = 0;
        for (const Cell cell : sum->cells)
            total += grid[cell];
        return total == sum->total;
    }
    const auto *automaton = std::get_if<rule::Automaton>(&rule);
    std::vector<DigitSet> digits;
    for (const Cell cell : automaton->cells)
        digits.push_back(DigitSet{grid[cell]});
    return acceptsSome(*automaton, digits);
}

/// Goes through all ways to fill some cells, and keeps those that obey each rule.
class AllWays
{
public:
    AllWays(std::vector<ActiveRule> rules, const RuleIndex &index, std::vector<Cell> cells)
        : m_rules(std::move(rules)),
          m_index(index),
          m_cells(std::move(cells)),
          m_grid(index.cellCount())
    {
    }

    /// Returns the digits of each cell in all ways that have only \a allowed.
    LineDigits digits(const LineDigits &allowed)
    {
        m_found.assign(m_cells.size(), {});
        run(allowed, 0);
        return m_found;
    }

private:
    void run(const LineDigits &allowed, std::size_t place)
    {
        if (place == m_cells.size()) {
            if (std::ranges::all_of(m_rules,
                                    [&](const ActiveRule &each) { return isObeyed(each.rule, m_grid); }))
                for (std::size_t i = 0; i < m_cells.size(); ++i)
                    m_found[i].insert(m_grid[m_cells[i]]);
            return;
        }
        for (const Digit digit : allowed[place]) {
            const bool isSeen = std::any_of(
                m_cells.begin(), m_cells.begin() + static_cast<std::ptrdiff_t>(place),
                [&](Cell cell) { return m_grid[cell] == digit && m_index.arePeers(cell, m_cells[place]); });
            if (isSeen)
                continue;
            m_grid.set(m_cells[place], digit);
            run(allowed, place + 1);
        }
    }

    std::vector<ActiveRule> m_rules;
    const RuleIndex &m_index;
    std::vector<Cell> m_cells;
    Grid m_grid;
    LineDigits m_found;
};

/// Returns random digits for each cell, at least one.
LineDigits randomDigits(std::size_t count, int digitCount, Random &random)
{
    LineDigits digits(count);
    for (DigitSet &own : digits) {
        for (Digit digit = 1; digit <= digitCount; ++digit)
            if (random.below(4) > 0)
                own.insert(digit);
        own.insert(1 + static_cast<Digit>(random.below(digitCount)));
    }
    return digits;
}

bool isMoreThanHouses(const Rule &rule)
{
    return std::holds_alternative<rule::Pair>(rule) || std::holds_alternative<rule::Sum>(rule)
           || std::holds_alternative<rule::Automaton>(rule);
}

std::vector<Step> stepsOf(const char *technique, const Puzzle &puzzle)
{
    return findSteps(*findTechnique(technique), Position(puzzle), 100);
}

/// The rules of \a line.
std::vector<ActiveRule> rulesOf(const LineIndex::Line &line, const RuleIndex &rules)
{
    const std::span<const Cell> cells = line.ways.cells();
    const bool isOneSum = line.variant->logic == LineLogic::Total;  // others may lie within it
    const bool isLinked = line.variant->logic == LineLogic::Linked; // each two of the cells
    const bool isOfCell = line.variant->input == Input::Cells && !isOneSum && !isLinked; // the first one
    std::vector<ActiveRule> own;
    for (const ActiveRule &active : rules.otherRules()) {
        const std::vector<Cell> about = cellsOf(active.rule);
        const bool isWithin = std::ranges::all_of(
            about, [&](Cell cell) { return std::ranges::find(cells, cell) != cells.end(); });
        if (isWithin && (!isOneSum || about.size() == cells.size())
            && (!isOfCell || about.front() == cells.front()))
            own.push_back(active);
    }
    return own;
}

/// A grid with a digit of \a digits in each of \a cells.
Grid anyOf(std::span<const Cell> cells, const LineDigits &digits, int cellCount, Random &random)
{
    Grid grid(cellCount);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::vector<Digit> own;
        for (const Digit digit : digits[i])
            own.push_back(digit);
        grid.set(cells[i], own[random.below(own.size())]);
    }
    return grid;
}

/// Steps about whole lines.
class TestLines : public QObject
{
    Q_OBJECT

private slots:
    /// Compares with all ways, for each kind of constraint and random candidates.
    void leavesWhatSomeWayHas_data()
    {
        addRuleRows(32, [](int row) { return isTried(row, 3); });
    }
    void leavesWhatSomeWayHas()
    {
        QFETCH(Constraint, constraint);
        QFETCH(Geometry, geometry);
        Puzzle puzzle(geometry);
        puzzle.constraints.push_back(constraint);
        const auto rules = RuleIndex::of(puzzle);
        Random random(3);
        const LineIndex index(rules);
        for (const LineIndex::Line &line : index.lines()) {
            const std::vector<Cell> cells(line.ways.cells().begin(), line.ways.cells().end());
            const std::vector<ActiveRule> own = rulesOf(line, *rules);
            AllWays all(own, *rules, cells);
            for (int round = 0; round < 8; ++round) {
                LineDigits digits = randomDigits(cells.size(), rules->digitCount(), random);
                const LineDigits expected = all.digits(digits);
                LineDigits narrowed = digits;
                const bool isPossible = line.ways.narrow(narrowed);
                for (std::size_t i = 0; isPossible && i < cells.size(); ++i)
                    QVERIFY((expected[i] - narrowed[i]).isEmpty());
                QCOMPARE(line.ways.narrowToWays(digits, enough), !expected.front().isEmpty());
                if (!expected.front().isEmpty())
                    QVERIFY(digits == expected);
            }
        }
    }

    /// Every combination obeys settled rules; and of single digits that do, with different ones where cells
    /// see each other, nothing is left to find out.
    void settledRulesAreObeyedAnyway_data() { leavesWhatSomeWayHas_data(); }
    void settledRulesAreObeyedAnyway()
    {
        QFETCH(Constraint, constraint);
        QFETCH(Geometry, geometry);
        Puzzle puzzle(geometry);
        puzzle.constraints.push_back(constraint);
        const auto rules = RuleIndex::of(puzzle);
        Random random(5);
        const LineIndex index(rules);
        for (const LineIndex::Line &line : index.lines()) {
            const std::span<const Cell> cells = line.ways.cells();
            const std::vector<ActiveRule> own = rulesOf(line, *rules);
            LineDigits digits = randomDigits(cells.size(), rules->digitCount(), random);
            for (int round = 0; round < 200; ++round) {
                const Grid grid = anyOf(cells, digits, rules->cellCount(), random);
                const bool areObeyed = std::ranges::all_of(
                    own, [&](const ActiveRule &each) { return isObeyed(each.rule, grid); });
                QVERIFY(areObeyed || !line.ways.isSettled(digits));
                LineDigits single;
                for (const Cell cell : cells)
                    single.push_back(DigitSet{grid[cell]});
                LineDigits narrowed = single;
                if (line.ways.narrow(narrowed))
                    QCOMPARE(line.ways.isSettled(single), areObeyed);
                if (round % 10 == 0)
                    digits = randomDigits(cells.size(), rules->digitCount(), random);
            }
        }
    }

    /// With its first digit and its number in place, a numbered room says nothing of the row.
    void whatHousesSayIsNotSaidOfALine()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{findVariant("numbered-room"), {0, 1, 2, 3, 4, 5, 6, 7, 8}, {7}}};
        // 1 and 2 have only two places in row 1
        const std::vector<Candidate> givens{{0, 3},  {2, 7},  {12, 1}, {22, 2},
                                            {37, 2}, {42, 1}, {46, 1}, {51, 2}};
        for (const auto &[cell, digit] : givens)
            puzzle.givens.set(cell, digit);
        QVERIFY(stepsOf("line-rule", puzzle).empty());
        QVERIFY(stepsOf("line-by-trial", puzzle).empty());
        QVERIFY(!stepsOf("hidden-pair", puzzle).empty());
        puzzle.givens.clear(2);
        QVERIFY(!stepsOf("line-rule", puzzle).empty());
    }

    void givesUpWithWhatItHasNotRefuted()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{findVariant("sandwich"), {0, 1, 2, 3, 4, 5, 6, 7, 8}, {10}}};
        const auto rules = RuleIndex::of(puzzle);
        const LineIndex index(rules);
        const LineWays &ways = index.lines().front().ways;
        LineDigits narrow(9, DigitSet::all(9));
        LineDigits all = narrow;
        QVERIFY(ways.narrowToWays(narrow, 0));
        QVERIFY(ways.narrowToWays(all, enough));
        for (int i = 0; i < 9; ++i)
            QVERIFY((all[i] - narrow[i]).isEmpty());
        QVERIFY(!ways.ways(all, 5, enough)); // more than five
    }

    void eachRuleHasATechniqueOfItsName()
    {
        for (const Variant *variant : variants()) {
            const bool isCage = variant == findVariant("killer");
            for (const Constraint &sample : samples(*variant)) {
                const std::vector<Rule> rules = variant->rules(emptyBoard(4), sample);
                if (!isCage && std::ranges::any_of(rules, isMoreThanHouses))
                    QVERIFY2(variant->logic != LineLogic::None, variant->id.data());
            }
            const Technique *technique = findTechnique(variant->id);
            QCOMPARE(technique != nullptr, variant->logic != LineLogic::None);
            if (technique) {
                QCOMPARE(technique->name, variant->name);
                QCOMPARE(technique->level, isByPairs(variant->logic) ? Level::Easy : Level::Medium);
            }
        }
    }

    void oldNamesAreThoseOfTheWholes()
    {
        const LadderChoice choice = ladderChoiceOf("-pair-rule line-rule naked-single");
        const auto isOn = [&](const char *id) {
            return std::ranges::find(choice, findTechnique(id), &LadderRung::technique)->isOn;
        };
        QVERIFY(!isOn("pair-rule"));
        QVERIFY(isOn("line-rule"));
        QVERIFY(isKindOf(*findTechnique("thermometer"), *findTechnique("pair-rule")));
        QVERIFY(isKindOf(*findTechnique("arrow"), *findTechnique("line-rule")));
    }

    void aThermometerIsOneStep()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{findVariant("thermometer"), {0, 1, 2, 3, 4, 5, 6, 7}}};
        const std::vector<Step> steps = stepsOf("pair-rule", puzzle);
        QCOMPARE(steps.size(), 1);
        QCOMPARE(steps.front().technique, findTechnique("thermometer"));
        QCOMPARE(steps.front().eliminations.size(), std::size_t(8 * 7)); // two digits are left in each cell
        QCOMPARE(steps.front().groups.front().candidates.size(), std::size_t(8 * 2));
        QVERIFY(stepsOf("line-rule", puzzle).empty());
    }

    /// Houses and the arrow say more together than either: with three different digits the sum is 6 at least.
    void combinesWithHouses()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{findVariant("arrow"), {9, 0, 1, 2}}};
        const std::vector<Step> steps = stepsOf("line-rule", puzzle);
        QCOMPARE(steps.size(), 1);
        for (Digit digit = 1; digit <= 5; ++digit)
            QVERIFY(std::ranges::find(steps.front().eliminations, Candidate{9, digit})
                    != steps.front().eliminations.end());
    }

    void signsThatHangTogetherAreOneStep()
    {
        Puzzle puzzle = emptyBoard(9);
        const Variant *greater = findVariant("greater-than");
        puzzle.constraints = {{greater, {0, 1}}, {greater, {1, 2}}, {greater, {2, 11}}, {greater, {40, 41}}};
        const std::vector<Step> steps = stepsOf("pair-rule", puzzle);
        QCOMPARE(steps.size(), 2);
        QVERIFY(steps[0].constraints == (std::vector<int>{0, 1, 2}));
        QVERIFY(std::ranges::find(steps[0].eliminations, Candidate{0, 3}) != steps[0].eliminations.end());
        QVERIFY(steps[1].constraints == std::vector<int>{3});
    }

    /// What is so on any board comes first, for all lines of a kind and number.
    void whatIsAlwaysSoIsOneStep()
    {
        const Variant *whispers = findVariant("whispers");
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{whispers, {1, 11}}, {whispers, {4, 14}}, {whispers, {36, 46}, {3}}};
        puzzle.givens.set(0, 5);
        std::vector<Step> steps = stepsOf("line-rule", puzzle);
        QVERIFY(steps.front().constraints == (std::vector<int>{0, 1}));
        const std::vector<Candidate> fives{{14, 5}}; // r1c1 sees the others
        QVERIFY(steps.front().eliminations == fives);
        puzzle.constraints.erase(puzzle.constraints.begin());
        steps = stepsOf("line-rule", puzzle);
        QVERIFY(std::ranges::all_of(steps, [](const Step &step) { return step.constraints.size() == 1; }));
    }

    void allMirrorsAreOneStep()
    {
        const Variant *palindrome = findVariant("palindrome");
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {
            {palindrome, {1, 11, 21}}, {palindrome, {4, 14, 24}}, {palindrome, {36, 46, 56}}};
        puzzle.givens.set(0, 5);
        puzzle.givens.set(8, 6);
        std::vector<Step> steps = stepsOf("pair-rule", puzzle);
        QCOMPARE(steps.size(), 1);
        QVERIFY(steps.front().constraints == (std::vector<int>{0, 1, 2}));
        const std::vector<Candidate> expected{{21, 5}, {21, 6}, {24, 5}, {56, 5}};
        QVERIFY(steps.front().eliminations == expected);
        puzzle.givens.set(56, 7); // now one of them has a digit, and is looked at alone
        steps = stepsOf("pair-rule", puzzle);
        QCOMPARE(steps.size(), 1);
        QVERIFY(steps.front().constraints == std::vector<int>{2});
        QVERIFY(steps.front().placements == (std::vector<Candidate>{{36, 7}}));
    }

    void allDigitsOfTheBoardAreOneStep()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{findVariant("non-consecutive"), {}}};
        puzzle.givens.set(0, 5);
        puzzle.givens.set(80, 1);
        const std::vector<Step> steps = stepsOf("pair-rule", puzzle);
        QCOMPARE(steps.size(), 1);
        const std::vector<Candidate> expected{{1, 4}, {1, 6}, {9, 4}, {9, 6}, {71, 2}, {79, 2}};
        QVERIFY(steps.front().eliminations == expected);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLines)

} // namespace sudoku::tst_lines

#include "tst_lines.moc"
