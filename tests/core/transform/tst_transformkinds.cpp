// Covers core/transform: canonicalboard, shuffledboard

#include <QTest>

#include "tests/core/transform/transformbench.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/solve/solve.h"
#include "core/transform/movedboard.h"
#include "core/transform/transformkinds.h"

#include <set>

namespace sudoku::tst_transformkinds {

using namespace transformbench;
using Error = TransformTextError;

constexpr const char *puzzleText =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

Board classicBoard()
{
    return Board(board(puzzleText));
}

/// The board alone.
TransformResult boardOf(const TransformKind &kind, const Board &before, const TransformInput &input)
{
    auto after = kind.apply(before, input);
    return after ? TransformResult(std::move(after->board)) : tl::unexpected(after.error());
}

TransformResult apply(const Board &before, const char *text, const Grid *solution = nullptr)
{
    const auto request = readTransform(text);
    require(request.has_value(), text);
    return boardOf(*request->kind, before, {request->numbers, solution, 1});
}

class TestTransformKinds : public QObject
{
    Q_OBJECT

private slots:
    void idsFindTheirKind()
    {
        std::set<std::string_view> ids;
        for (const TransformKind &kind : transformKinds()) {
            QCOMPARE(findTransformKind(kind.id), &kind);
            QVERIFY(ids.insert(kind.id).second);
        }
        QVERIFY(!findTransformKind("round"));
    }

    void textsAreRead_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::vector<int>>("numbers");
        QTest::addColumn<int>("error"); // -1 for none
        const auto row = [](const char *text, std::vector<int> numbers, std::optional<Error> error = {}) {
            QTest::newRow(text) << std::string(text) << numbers << (error ? static_cast<int>(*error) : -1);
        };
        row("half-turn", {});
        row("half-turn:", {});
        row("swap-rows:1,2", {1, 2});
        row("swap-rows:10 12", {10, 12});
        row("relabel:2341", {2, 3, 4, 1});
        row("relabel:10,9, 1", {10, 9, 1});
        row("halfturn", {}, Error::UnknownName);
        row("", {}, Error::UnknownName);
        row("half-turn:1", {}, Error::NeedlessNumbers);
        row("swap-rows", {}, Error::NoNumbers);
        row("swap-rows: ", {}, Error::NoNumbers);
        row("swap-rows:1", {}, Error::BadNumbers);
        row("swap-rows:1,2,3", {}, Error::BadNumbers);
        row("swap-rows:0,2", {}, Error::BadNumbers);
        row("swap-rows:1,b", {}, Error::BadNumbers);
        row("swap-rows:1,99999999999", {}, Error::BadNumbers);
        row("relabel:1x3", {}, Error::BadNumbers);
    }

    void textsAreRead()
    {
        QFETCH(std::string, text);
        QFETCH(std::vector<int>, numbers);
        QFETCH(int, error);
        const auto request = readTransform(text);
        QCOMPARE(request ? -1 : static_cast<int>(request.error()), error);
        if (request)
            QCOMPARE(request->numbers, numbers);
    }

    /// A solution that goes along solves what the puzzle becomes, and stays the only one.
    void everyKindKeepsTheVerdict()
    {
        const Board before = classicBoard();
        const Grid solution = solve(before.puzzle).solution;
        for (const TransformKind &kind : transformKinds()) {
            const std::vector<int> numbers =
                kind.argument == TransformKind::Argument::TwoLines ? std::vector{1, 3}
                : kind.argument == TransformKind::Argument::Digits ? std::vector{9, 1, 2, 3, 4, 5, 6, 7, 8}
                                                                   : std::vector<int>();
            const TransformResult after = boardOf(kind, before, {numbers, &solution, 2});
            QVERIFY2(after, std::string(kind.id).c_str());
            QVERIFY(after->puzzle.givens != before.puzzle.givens);
            QCOMPARE(after->puzzle.givens.filledCount(), before.puzzle.givens.filledCount());
            QVERIFY(check(after->puzzle).verdict == Uniqueness::Unique);
        }
    }

    void linesMustBeThere()
    {
        using Kind = TransformObstacle::Kind;
        const TransformResult tenth = apply(classicBoard(), "swap-rows:1,10");
        QVERIFY(tenth.error() == (TransformObstacle{Kind::NoLine, {}, 9}));
        QVERIFY(apply(classicBoard(), "swap-stacks:1,4").error() == (TransformObstacle{Kind::NoLine, {}, 3}));
        const auto jigsaw = Geometry::withRegions(4, regionMap("AAABABBBCCCDCDDD"));
        QVERIFY(apply(Board(Puzzle(*jigsaw)), "swap-bands:1,2").error() == TransformObstacle{Kind::NoBoxes});
    }

    void sortingTakesTheSolution()
    {
        const Board before = classicBoard();
        const TransformKind &kind = *findTransformKind("sort");
        QVERIFY(needsSolution(kind, before));
        const Grid solution = solve(before.puzzle).solution;
        const TransformResult after = apply(before, "sort", &solution);
        QCOMPARE(text(solve(after->puzzle).solution).substr(0, 9), std::string("123456789"));
        Board filled = before;
        filled.writeSolution(solution);
        QVERIFY(!needsSolution(kind, filled));
        QCOMPARE(text(apply(filled, "sort")->digits()).substr(0, 9), std::string("123456789"));
        QVERIFY(!needsSolution(*findTransformKind("half-turn"), before));
    }

    /// Every one of the isomorphic boards comes, about as often as the others: there are two of 4x4 apart
    /// from these transforms, and 96 or 192 boards of each.
    void shufflesReachAllBoards()
    {
        std::set<std::string> found;
        const Board before(board("1234341221434321"));
        constexpr int rounds = 2000;
        for (std::uint64_t seed = 1; seed <= rounds; ++seed)
            found.insert(
                text(boardOf(*findTransformKind("shuffle"), before, {{}, nullptr, seed})->puzzle.givens));
        QVERIFY(found.size() == 96 || found.size() == 192);
    }

    void cellsAreSaidToGoWhereTheyGo()
    {
        Board before = classicBoard();
        for (Cell cell = 0; cell < 81; cell += 7)
            before.colours[cell] = {1};
        for (const TransformKind &kind : transformKinds()) {
            const bool isSwap = kind.argument == TransformKind::Argument::TwoLines;
            const auto after = kind.apply(
                before, {isSwap ? std::vector{2, 3} : std::vector{2, 1, 3, 4, 5, 6, 7, 8, 9}, nullptr, 5});
            for (Cell cell = 0; cell < 81; ++cell)
                QCOMPARE(after->board.colours[after->cells[cell]], before.colours[cell]);
        }
    }

    /// Against all boards that the transforms lead to.
    void canonicalFormsAreTheSmallest_data()
    {
        QTest::addColumn<std::string>("givens");
        for (const char *givens : {"1234341221434321", "1.34341221434321", ".2.1............",
                                   "1..............2", "................", "12..34.........."})
            QTest::newRow(givens) << std::string(givens);
    }

    void canonicalFormsAreTheSmallest()
    {
        QFETCH(std::string, givens);
        const auto number = [](std::string text) { // a blank is less than a digit
            std::ranges::replace(text, '.', '0');
            return text;
        };
        std::set<std::string> all{givens};
        for (std::vector<std::string> added{givens}; !added.empty();) {
            const Board before(board(added.back()));
            added.pop_back();
            const auto take = [&](const TransformResult &after) {
                if (after && all.insert(text(after->puzzle.givens)).second)
                    added.push_back(text(after->puzzle.givens));
            };
            for (const CellMap &map : cellMaps(before.puzzle.geometry))
                take(movedBoard(before, map));
            for (Digit digit = 1; digit < 4; ++digit) {
                DigitMap digits = sameDigits(4);
                std::swap(digits[digit], digits[digit + 1]);
                take(relabelledBoard(before, digits));
            }
        }
        const auto smallest = std::ranges::min(all, {}, number);
        int tried = 0;
        for (const std::string &form : all)
            if (tried++ % 7 == 0)
                QCOMPARE(text(apply(Board(board(form)), "canonical")->puzzle.givens), smallest);
    }

    /// However it is shuffled, a puzzle has one canonical form; another puzzle has another one.
    void canonicalFormsTellPuzzlesApart()
    {
        const std::string form = text(apply(classicBoard(), "canonical")->puzzle.givens);
        Board other = classicBoard();
        other.puzzle.givens.clear(80);
        QVERIFY(text(apply(other, "canonical")->puzzle.givens) != form);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const TransformResult after =
                boardOf(*findTransformKind("shuffle"), classicBoard(), {{}, nullptr, seed});
            QCOMPARE(text(apply(*after, "canonical")->puzzle.givens), form);
        }
    }

    void rulesHaveNoCanonicalForm()
    {
        using Kind = TransformObstacle::Kind;
        const TransformObstacle obstacle{Kind::NoCanonicalForm, {}, 9};
        QVERIFY(apply(Board(board(std::string(16, '.'), {"diagonal"})), "canonical").error() == obstacle);
        QVERIFY(apply(Board(emptyBoard(10)), "canonical").error() == obstacle);
        QVERIFY(apply(Board(emptyBoard(6)), "canonical").has_value());
    }

    void shufflesKeepRules()
    {
        const Puzzle puzzle = board("................", {"diagonal"});
        Board before(puzzle);
        before.puzzle.constraints.push_back(*readConstraint(puzzle.geometry, "killer 5 r1c1 r1c2"));
        before.puzzle.constraints.push_back(*readConstraint(puzzle.geometry, "thermometer r2c1 r2c2 r3c3"));
        const std::size_t count = BruteForce(before.puzzle).solutions().size();
        QVERIFY(count > 0);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const TransformResult after = boardOf(*findTransformKind("shuffle"), before, {{}, nullptr, seed});
            QCOMPARE(BruteForce(after->puzzle).solutions().size(), count);
        }
        QVERIFY(*apply(before, "shuffle") == *apply(before, "shuffle"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTransformKinds)

} // namespace sudoku::tst_transformkinds

#include "tst_transformkinds.moc"
