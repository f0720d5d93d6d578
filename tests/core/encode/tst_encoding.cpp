// Covers core/encode: encoder

#include <QTest>

#include "tests/core/encode/encodingbench.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

namespace sudoku::tst_encoding {

using namespace encodingbench;

std::string describe(const Geometry &geometry, const Reason &reason)
{
    if (const auto *given = std::get_if<GivenCell>(&reason))
        return geometry.cellName(given->cell);
    const RuleSource source = std::get<RuleSource>(reason);
    if (const auto *constraint = std::get_if<ConstraintIndex>(&source))
        return "constraint " + std::to_string(constraint->index);
    const HouseName name = std::get<HouseName>(source);
    const char *const kinds[] = {"row ", "column ", "box ", "region "};
    return kinds[static_cast<int>(name.kind)] + std::to_string(name.index + 1);
}

/// The reasons in the core of a puzzle without solution, in the order of the selectors: "r1c1, r1c4, row 1".
std::string reasonsAgainst(const Puzzle &puzzle)
{
    const Encoding encoding = encoded(puzzle, {.kind = EncodingKind::Selectors});
    const auto solver = makeMiniSat({});
    solver->add(encoding.cnf(), {});
    Clause assumptions;
    for (const Selector &selector : encoding.selectors())
        assumptions.push_back(selector.literal);
    if (solver->solve(assumptions, {}) != Verdict::Unsatisfiable)
        return "none";
    // Minimise: leave out what is not needed.
    Clause core = solver->core();
    for (std::size_t i = 0; i < core.size();) {
        Clause without = core;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
        if (solver->solve(without, {}) == Verdict::Unsatisfiable)
            core = without;
        else
            ++i;
    }
    std::string text;
    for (const Selector &selector : encoding.selectors())
        if (std::ranges::find(core, selector.literal) != core.end())
            text += (text.empty() ? "" : ", ") + describe(puzzle.geometry, selector.reason);
    return text;
}

void addEveryKindAndAtMostOne()
{
    QTest::addColumn<EncodeOptions>("options");
    const std::pair<EncodingKind, const char *> kinds[] = {
        {EncodingKind::Facts, "facts"},
        {EncodingKind::FullFacts, "full facts"},
        {EncodingKind::Selectors, "selectors"},
    };
    for (const EncodingMethod &method : encodingMethods())
        for (const auto &[kind, name] : kinds)
            for (const bool drops : {false, true})
                QTest::addRow("%s %s %s", method.id.data(), name, drops ? "dropping" : "all")
                    << EncodeOptions{&method, kind, drops};
}

class TestEncoding : public QObject
{
    Q_OBJECT

private slots:
    void hasAVariableForEachCandidate()
    {
        const Encoding encoding = fullyEncoded(emptyBoard(6), true);
        std::set<Literal> literals;
        for (Cell cell = 0; cell < 36; ++cell) {
            QVERIFY(!encoding.isFixed(cell));
            for (Digit digit = 1; digit <= 6; ++digit)
                literals.insert(encoding.literal(cell, digit));
        }
        QCOMPARE(literals.size(), 216u);
        QCOMPARE(*literals.begin(), 1);
        QCOMPARE(*literals.rbegin(), 216);
    }

    void ofFactsLeavesOutWhatIsDecided()
    {
        const Encoding encoding = encoded(board("1.34341221434321"), {});
        QCOMPARE(encoding.cnf().variableCount(), 0);
        QCOMPARE(encoding.cnf().clauseCount(), 0);
        for (Cell cell = 0; cell < 16; ++cell) {
            QVERIFY(encoding.isFixed(cell));
            for (Digit digit = 1; digit <= 4; ++digit)
                QCOMPARE(encoding.literal(cell, digit), 0);
        }
    }

    void ofFactsWritesOnlyOpenCandidates()
    {
        const Puzzle puzzle = board("12..............");
        const std::vector<ActiveRule> rules = activeRules(puzzle);
        Candidates candidates = Candidates::ofGivens(puzzle);
        QVERIFY(propagatorOf(puzzle, {}, {})->propagate(candidates, {}) == Propagation::Done);
        const Encoding encoding = encoded(puzzle, {});
        for (Cell cell = 0; cell < 16; ++cell) {
            QCOMPARE(encoding.isFixed(cell), candidates[cell].isSingle());
            for (Digit digit = 1; digit <= 4; ++digit)
                QCOMPARE(encoding.literal(cell, digit) != 0,
                         !encoding.isFixed(cell) && candidates[cell].contains(digit));
        }
    }

    void ofFullFactsHasGivensAsUnitClauses()
    {
        const Puzzle puzzle = board("1..........4....");
        const Encoding encoding = fullyEncoded(puzzle, true);
        const ClauseSet clauses = clauseSet(encoding.cnf());
        QVERIFY(clauses.contains({encoding.literal(0, 1)}));
        QVERIFY(clauses.contains({encoding.literal(11, 4)}));
        QCOMPARE(encoding.cnf().clauseCount(), fullyEncoded(emptyBoard(4), true).cnf().clauseCount() + 2);
        QVERIFY(encoding.selectors().empty());
    }

    void ofSelectorsHasOneForEachReason()
    {
        Puzzle puzzle = board("1..........4....", {"diagonal"});
        puzzle.constraints.push_back({&cage, {1, 2}, {5}}); // two rules, one reason
        puzzle.constraints.push_back({&even, {3, 4, 5}});
        const Encoding encoding = encoded(puzzle, {.kind = EncodingKind::Selectors});
        std::string reasons;
        std::set<Literal> literals;
        for (const Selector &selector : encoding.selectors()) {
            reasons += describe(puzzle.geometry, selector.reason) + ", ";
            literals.insert(selector.literal);
        }
        QCOMPARE(
            reasons,
            std::string("r1c1, r3c4, row 1, row 2, row 3, row 4, column 1, column 2, column 3, column 4, "
                        "box 1, box 2, box 3, box 4, constraint 0, constraint 1, constraint 2, "));
        QCOMPARE(literals.size(), encoding.selectors().size());
    }

    void selectorsNameTheReasons_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<std::string>("reasons");
        QTest::newRow("none") << board("1...............") << std::string("none");
        QTest::newRow("row") << board("1..1............") << std::string("r1c1, r1c4, row 1");
        QTest::newRow("column") << board(".2...........2..") << std::string("r1c2, r4c2, column 2");
        QTest::newRow("box") << board("3....3..........") << std::string("r1c1, r2c2, box 1");
        QTest::newRow("diagonal") << board("1..............1", {"diagonal"})
                                  << std::string("r1c1, r4c4, constraint 0");
        Puzzle odd = board("..1.............");
        odd.constraints.push_back({&even, {2}});
        QTest::newRow("domain") << odd << std::string("r1c3, constraint 0");
        Puzzle smaller = board("4...............");
        smaller.constraints.push_back({&lessThan, {0, 15}});
        QTest::newRow("pair") << smaller << std::string("r1c1, constraint 0");
        Puzzle total = board("4..............2");
        total.constraints.push_back({&cellSum, {0, 15}, {5}});
        QTest::newRow("sum") << total << std::string("r1c1, r4c4, constraint 0");
        Puzzle empty = emptyBoard(4);
        empty.constraints.push_back({&cellSum, {}, {3}});
        QTest::newRow("sum of nothing") << empty << std::string("constraint 0");
    }

    void selectorsNameTheReasons()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(std::string, reasons);
        QCOMPARE(reasonsAgainst(puzzle), reasons);
    }

    void withSelectorsEachHouseHoldsByItself_data() { addEveryKindAndAtMostOne(); }

    void withSelectorsEachHouseHoldsByItself()
    {
        QFETCH(EncodeOptions, options);
        if (options.kind != EncodingKind::Selectors)
            return;
        const Puzzle puzzle = emptyBoard(4);
        Encoding encoding = encoded(puzzle, options);
        for (Cell cell = 0; cell < 16; ++cell)
            encoding.define(cell, 3);
        const auto solver = makeMiniSat({});
        solver->add(encoding.cnf(), {});
        for (std::size_t i = 0; i < puzzle.geometry.houses().size(); ++i) {
            const Literal selector = encoding.selectors()[i].literal; // no given comes before
            const std::vector<Cell> &cells = puzzle.geometry.houses()[i].cells;
            for (const Cell a : cells)
                for (const Cell b : cells) {
                    const Clause twice{selector, encoding.literal(a, 3), encoding.literal(b, 3)};
                    QCOMPARE(isSatisfiable(*solver, twice), a == b);
                }
        }
    }

    void withoutSelectorsEverythingIsAllowed_data() { addEveryKindAndAtMostOne(); }

    void withoutSelectorsEverythingIsAllowed()
    {
        QFETCH(EncodeOptions, options);
        if (options.kind != EncodingKind::Selectors)
            return;
        Puzzle puzzle = board("1111............", {"diagonal"});
        puzzle.constraints.push_back({&cage, {0, 1, 2}, {100}});
        Encoding encoding = encoded(puzzle, options);
        Clause allOnes;
        for (Cell cell = 0; cell < 16; ++cell)
            allOnes.push_back(encoding.define(cell, 1));
        const Clause twoInACell{encoding.define(0, 1), encoding.define(0, 2)};
        const auto solver = makeMiniSat({});
        solver->add(encoding.cnf(), {});
        QVERIFY(isSatisfiable(*solver, allOnes));
        QVERIFY(!isSatisfiable(*solver, twoInACell));
    }

    void decodesTheModel_data() { addEveryKindAndAtMostOne(); }

    void decodesTheModel()
    {
        QFETCH(EncodeOptions, options);
        const Encoding encoding = encoded(board("12..3.......2..."), options);
        const auto solver = makeMiniSat({});
        solver->add(encoding.cnf(), {});
        Clause assumptions;
        for (const Selector &selector : encoding.selectors())
            assumptions.push_back(selector.literal);
        QVERIFY(isSatisfiable(*solver, assumptions));
        const Grid grid = encoding.decode(*solver);
        QCOMPARE(grid.filledCount(), 16);
        QCOMPARE(text(grid).substr(0, 2), std::string("12"));
    }

    void stopsBeforeItBegins_data() { addEveryKindAndAtMostOne(); }

    void stopsBeforeItBegins()
    {
        QFETCH(EncodeOptions, options);
        std::stop_source source;
        source.request_stop();
        const Puzzle puzzle = emptyBoard(9);
        QVERIFY(!encode(puzzle, activeRules(puzzle), Candidates::all(puzzle.geometry), options,
                        source.get_token()));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestEncoding)

} // namespace sudoku::tst_encoding

#include "tst_encoding.moc"
