#include <QTest>

#include "tests/sampling.h"
#include "tests/satdata.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/encode/encoding.h"

#include <set>

namespace sudoku::tst_encoding {

using ClauseSet = std::multiset<Clause>;

Encoding encoded(const Puzzle &puzzle, const EncodeOptions &options)
{
    const std::vector<ActiveRule> rules = activeRules(puzzle);
    Candidates candidates = Candidates::all(puzzle.geometry);
    if (options.kind == EncodingKind::Facts) {
        candidates = Candidates::ofGivens(puzzle);
        require(propagatorOf(puzzle, {}, {})->propagate(candidates, {}) == Propagation::Done,
                "a puzzle that contradicts itself");
    }
    return *encode(puzzle, rules, candidates, options, {});
}

Encoding fullyEncoded(const Puzzle &puzzle, bool sharesBetweenHouses)
{
    return encoded(puzzle, {.kind = EncodingKind::FullFacts, .sharesBetweenHouses = sharesBetweenHouses});
}

Clause sorted(Clause clause)
{
    std::ranges::sort(clause);
    return clause;
}

ClauseSet clauseSet(const Cnf &cnf)
{
    ClauseSet set;
    for (Clause &clause : clausesOf(cnf))
        set.insert(sorted(std::move(clause)));
    return set;
}

void addExactlyOne(ClauseSet &set, const Clause &literals)
{
    set.insert(sorted(literals));
    for (std::size_t i = 0; i < literals.size(); ++i)
        for (std::size_t j = i + 1; j < literals.size(); ++j)
            set.insert(sorted({-literals[i], -literals[j]}));
}

/// What the literature asks for: each cell has exactly one digit, each row, column and box has each digit
/// exactly once.
ClauseSet extendedEncoding(const Geometry &geometry, const Encoding &encoding)
{
    const int size = geometry.size();
    ClauseSet set;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        Clause digits;
        for (Digit digit = 1; digit <= size; ++digit)
            digits.push_back(encoding.literal(cell, digit));
        addExactlyOne(set, digits);
    }
    for (int house = 0; house < size; ++house)
        for (Digit digit = 1; digit <= size; ++digit) {
            Clause row;
            Clause column;
            Clause region;
            for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
                const Literal literal = encoding.literal(cell, digit);
                if (cell / size == house)
                    row.push_back(literal);
                if (cell % size == house)
                    column.push_back(literal);
                if (geometry.regionOf(cell) == house)
                    region.push_back(literal);
            }
            for (const Clause &places : {row, column, region})
                addExactlyOne(set, places);
        }
    return set;
}

std::set<Clause> withoutRepetition(const ClauseSet &clauses)
{
    return {clauses.begin(), clauses.end()};
}

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
    for (const AtMostOne &atMostOne : atMostOneEncodings())
        for (const auto &[kind, name] : kinds)
            for (const bool drops : {false, true})
                QTest::addRow("%s %s %s", atMostOne.id.data(), name, drops ? "dropping" : "all")
                    << EncodeOptions{&atMostOne, kind, drops};
}

class TestEncoding : public QObject
{
    Q_OBJECT

private slots:
    void hasTheKnownSize_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("sharesBetweenHouses");
        QTest::addColumn<int>("variables");
        QTest::addColumn<int>("clauses");
        QTest::newRow("4x4") << 4 << false << 64 << 448;
        QTest::newRow("9x9") << 9 << false << 729 << 11'988;
        QTest::newRow("9x9 dropping") << 9 << true << 729 << 10'530;
        QTest::newRow("16x16") << 16 << false << 4'096 << 123'904;
        QTest::newRow("25x25") << 25 << false << 15'625 << 752'500;
        QTest::newRow("25x25 dropping") << 25 << true << 15'625 << 690'000;
    }

    void segmentsAreShared_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<int>("variables");
        QTest::addColumn<int>("clauses");
        // Beside the cells and "at least one" of the houses: the segments of rows and columns, each with at
        // most one of its places and what it means; at most one segment of a line, and of a box in both
        // directions.
        QTest::newRow("9x9") << emptyBoard(9) << 729 + 9 * 54
                             << 81 * 37 + 27 * 9 + 54 * 9 * (3 + 4) + 18 * 9 * 3 + 9 * 9 * (3 + 3);
        QTest::newRow("6x6") << emptyBoard(6) << 216 + 6 * (12 + 18)
                             << 36 * 16 + 18 * 6 + 6 * (12 * (3 + 4) + 18 * (1 + 3)) + 6 * 6 * (1 + 3)
                                    + 6 * 6 * (1 + 3);
        QTest::newRow("25x25") << emptyBoard(25) << 15'625 + 25 * 250 << 315'000;
    }

    void segmentsAreShared()
    {
        QFETCH(Puzzle, puzzle);
        const Encoding encoding =
            encoded(puzzle, {.atMostOne = findAtMostOne("segment"), .kind = EncodingKind::FullFacts});
        QTEST(encoding.cnf().variableCount(), "variables");
        QTEST(encoding.cnf().clauseCount(), "clauses");
    }

    void hasTheKnownSize()
    {
        QFETCH(int, size);
        QFETCH(bool, sharesBetweenHouses);
        QFETCH(int, variables);
        QFETCH(int, clauses);
        const Encoding encoding = fullyEncoded(emptyBoard(size), sharesBetweenHouses);
        QCOMPARE(encoding.cnf().variableCount(), variables);
        QCOMPARE(encoding.cnf().clauseCount(), clauses);
    }

    void isTheExtendedEncoding_data()
    {
        QTest::addColumn<BoxShape>("boxes");
        for (int size = minBoardSize; size <= (triesAll() ? 16 : 9); ++size)
            for (const BoxShape boxes : boxShapes(size))
                QTest::addRow("%dx%d", boxes.rows, boxes.columns) << boxes;
    }

    void isTheExtendedEncoding()
    {
        QFETCH(BoxShape, boxes);
        const Puzzle puzzle(Geometry::withBoxes(boxes));
        const Encoding all = fullyEncoded(puzzle, false);
        const ClauseSet expected = extendedEncoding(puzzle.geometry, all);
        QVERIFY(clauseSet(all.cnf()) == expected);
        // Dropping shared pairs takes away repetitions and nothing else.
        const ClauseSet dropped = clauseSet(fullyEncoded(puzzle, true).cnf());
        QVERIFY(withoutRepetition(dropped) == withoutRepetition(expected));
        QCOMPARE(dropped.size(), withoutRepetition(dropped).size());
    }

    void isTheExtendedEncodingOfAJigsaw()
    {
        const auto geometry = Geometry::withRegions(5, regionMap("AABBBAABBCADCCCDDDECDEEEE"));
        const Puzzle puzzle(*geometry);
        const Encoding encoding = fullyEncoded(puzzle, false);
        QVERIFY(clauseSet(encoding.cnf()) == extendedEncoding(*geometry, encoding));
    }

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
        const Encoding encoding = encoded(puzzle, options);
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
        const Encoding encoding = encoded(puzzle, options);
        const auto solver = makeMiniSat({});
        solver->add(encoding.cnf(), {});
        Clause allOnes;
        for (Cell cell = 0; cell < 16; ++cell)
            allOnes.push_back(encoding.literal(cell, 1));
        QVERIFY(isSatisfiable(*solver, allOnes));
        QVERIFY(!isSatisfiable(*solver,
                               {encoding.literal(0, 1), encoding.literal(0, 2)})); // but one digit a cell
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
