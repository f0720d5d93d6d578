// Covers core/variants: regionclues
// Covers core/rules: foundregions
// Covers core/formats/text: foundregionstext
// Covers core/encode: regionencoder
// Covers core/formats/oneline: issregions

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/formatdata.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/analyse/completion.h"
#include "core/analyse/minimize.h"
#include "core/analyse/mussearch.h"
#include "core/analyse/verify.h"
#include "core/board/random.h"
#include "core/board/regions.h"
#include "core/formats/formats.h"
#include "core/formats/oneline/issformat.h"
#include "core/formats/readpuzzle.h"
#include "core/rules/foundregions.h"
#include "core/rules/violations.h"
#include "core/solve/count.h"
#include "core/transform/isometry.h"
#include "core/transform/movedboard.h"
#include "core/transform/relabelledboard.h"

#include <algorithm>
#include <set>
#include <string>

namespace sudoku::tst_chaosconstruction {

constexpr std::int64_t noLimit = 100'000;

/// A board without boxes and with unknown regions.
Puzzle chaos(int size, const std::string &givens = {}, std::vector<int> regionSize = {})
{
    Puzzle puzzle(Geometry::withBoxes({1, size}));
    for (std::size_t cell = 0; cell < givens.size(); ++cell)
        if (givens[cell] != '.')
            puzzle.givens.set(static_cast<Cell>(cell), givens[cell] - '0');
    puzzle.constraints.push_back({findVariant("chaos-construction"), {}, std::move(regionSize)});
    return puzzle;
}

/// A board of 4 x 4 that Solve has filled. Its regions are no rows.
Board solvedChaos()
{
    Board board{chaos(4, "1234............")};
    board.puzzle.constraints.push_back({findVariant("same-region"), {0, 4}});
    board.writeSolution(solve(board.puzzle).solution);
    return board;
}

/// The digits and the regions of \a grid.
std::string whole(const Grid &grid)
{
    return text(grid) + " " + regionLetters(grid);
}

std::set<std::string> whole(const std::vector<Grid> &grids)
{
    std::set<std::string> texts;
    for (const Grid &grid : grids)
        texts.insert(whole(grid));
    return texts;
}

std::set<std::string> found(const Puzzle &puzzle, const SolveOptions &options = {})
{
    std::set<std::string> texts;
    const CountResult result = countSolutions(puzzle, noLimit, options, {}, [&](const Grid &solution) {
        if (isSolution(puzzle, solution))
            texts.insert(whole(solution));
    });
    return result.isExact() && result.count == std::ssize(texts) ? texts : std::set<std::string>{"wrong"};
}

/// Returns a clue of any kind with cells at random.
Constraint anyClue(const Geometry &geometry, Random &random)
{
    constexpr std::array kinds{"same-region", "region-surroundings", "region-count", "region-view",
                               "region-arrow"};
    const std::string_view kind = kinds[random.below(kinds.size())];
    std::vector<Cell> cells{static_cast<Cell>(random.below(geometry.cellCount()))};
    const std::size_t count =
        kind == "region-surroundings" || kind == "region-view" ? 1 : 2 + random.below(2);
    while (cells.size() < count) {
        const auto next = geometry.neighbours(cells.back());
        const Cell cell = next[random.below(next.size())];
        if (std::ranges::find(cells, cell) == cells.end())
            cells.push_back(cell);
    }
    return {findVariant(kind), std::move(cells)};
}

class TestChaosConstruction : public QObject
{
    Q_OBJECT

private slots:
    /// All ways to divide a 4x4 board into four regions, and all digits in them.
    void findsEverySolutionOf4x4()
    {
        const Puzzle puzzle = chaos(4, "1234............");
        const std::vector<Grid> all = BruteForce(puzzle).solutions();
        QVERIFY(all.size() > 50);
        QCOMPARE(found(puzzle), whole(all));
    }

    /// Puzzles with some givens and clues about regions, against trying everything, with each way to write
    /// them.
    void agreesWithTryingEverything()
    {
        Random random(7);
        const std::vector<Grid> all = BruteForce(chaos(4, "1234............")).solutions();
        SolveOptions selectors;
        selectors.encode.kind = EncodingKind::Selectors;
        int solvable = 0;
        for (int i = 0; i < 60; ++i) {
            Puzzle puzzle = chaos(4);
            const Grid &solution = all[random.below(all.size())];
            for (int given = 0; given < 5; ++given) {
                const Cell cell = static_cast<Cell>(random.below(16));
                puzzle.givens.set(cell, solution[cell]);
            }
            for (std::uint64_t clue = 1 + random.below(3); clue > 0; --clue)
                puzzle.constraints.push_back(anyClue(puzzle.geometry, random));
            const std::set<std::string> expected = whole(BruteForce(puzzle).solutions());
            solvable += expected.empty() ? 0 : 1;
            QCOMPARE(found(puzzle), expected);
            QCOMPARE(found(puzzle, selectors), expected);
        }
        QVERIFY(solvable > 10);
    }

    void findsRegionsOfAnotherSize_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("givens");
        QTest::newRow("2") << 2 << "1234341221434321";
        QTest::newRow("3, which does not divide 16") << 3 << "1234341221434321";
        QTest::newRow("4") << 4 << "1234341221434321";
        QTest::newRow("2, open") << 2 << "12343.1.21.34.21";
    }

    void findsRegionsOfAnotherSize()
    {
        QFETCH(int, size);
        QFETCH(QString, givens);
        const Puzzle puzzle = chaos(4, givens.toStdString(), {size});
        const std::set<std::string> expected =
            16 % size == 0 ? whole(BruteForce(puzzle).solutions()) : std::set<std::string>();
        QCOMPARE(found(puzzle), expected);
    }

    void solves6x6WithTheClueOfAPublishedOne()
    {
        const TextResult read = readPuzzle(
            ".Shape~6x6.ChaosConstruction.NoBoxes.~R1C2_6~R1C4_4~R1C6_3~R2C1_3~R6C1_4~R6C3_2~R6C5_6~R5C6_5."
            "ChaosCount~R1C2.ChaosCount~R1C4.ChaosCount~R1C6.ChaosCount~R2C6.ChaosCount~R5C1.ChaosCount~R6C1."
            "ChaosCount~R6C3.ChaosCount~R6C5");
        QVERIFY(read);
        QVERIFY(read->remarks.empty());
        const CheckResult checked = check(read->board.puzzle);
        QCOMPARE(checked.verdict, Uniqueness::Unique);
        QCOMPARE(text(checked.solutions.front()), std::string("265413314652543126126534631245452361"));
        QCOMPARE(std::ssize(foundRegions(checked.solutions.front())), 6);
        QCOMPARE(verify(read->board.puzzle, checked), Verification::Verified);
    }

    /// Digits alone are no solution, and wrong regions are seen by the check that shares nothing with
    /// clauses.
    void checksRegions()
    {
        Puzzle puzzle = chaos(4, "1234341221434321");
        puzzle.constraints.push_back({findVariant("same-region"), {0, 1}});
        const SolveResult solved = solve(puzzle);
        QCOMPARE(solved.outcome, Outcome::Solved);
        QVERIFY(isSolution(puzzle, solved.solution));
        Grid digits = solved.solution;
        digits.setRegions({});
        QVERIFY(!isSolution(puzzle, digits));
        for (Cell cell = 1; cell < 16; ++cell) {
            Grid wrong = solved.solution;
            std::vector<std::uint16_t> regions(wrong.regions().begin(), wrong.regions().end());
            std::swap(regions[0], regions[cell]);
            wrong.setRegions(regions);
            QCOMPARE(isSolution(puzzle, wrong), wrong == solved.solution);
        }
    }

    /// The regions count: with the same digits, other ones are another solution.
    void regionsMakeSolutionsDifferent()
    {
        const Puzzle puzzle = chaos(4, "1234341221434321");
        const CheckResult checked = check(puzzle);
        QCOMPARE(checked.verdict, Uniqueness::Multiple);
        QCOMPARE(text(checked.solutions[0]), text(checked.solutions[1]));
        QVERIFY(regionLetters(checked.solutions[0]) != regionLetters(checked.solutions[1]));
        QCOMPARE(completeToUnique(puzzle, checked.solutions[0]).outcome, Outcome::None);
    }

    void namesTheRuleAsAReason()
    {
        Puzzle puzzle = chaos(4, "1234............");
        puzzle.constraints.push_back({findVariant("same-region"), {0, 15}}); // too far apart
        MusSearch search(puzzle);
        const MusAnswer answer = search.next({});
        QCOMPARE(answer.outcome, MusOutcome::Found);
        const std::vector<Reason> expected{RuleSource(ConstraintIndex{0}), RuleSource(ConstraintIndex{1})};
        QCOMPARE(answer.reasons.size(), expected.size());
        QVERIFY(answer.reasons == expected);
    }

    /// A clue alone never contradicts a digit that other regions would give it.
    void aClueContradictsOnlyWithTheRule()
    {
        Puzzle puzzle = chaos(4, "13..............");
        puzzle.constraints.push_back({findVariant("region-surroundings"), {0}}); // 1: no neighbour
        MusSearch search(puzzle);
        const MusAnswer answer = search.next({});
        QCOMPARE(answer.outcome, MusOutcome::Found);
        QVERIFY(std::ranges::find(answer.reasons, Reason(RuleSource(ConstraintIndex{0})))
                != answer.reasons.end());
    }

    void minimizesAndKeepsTheSolution()
    {
        const Puzzle open = chaos(6);
        const SolveResult filled = solve(open);
        QCOMPARE(filled.outcome, Outcome::Solved);
        Puzzle puzzle = open;
        for (Cell cell = 0; cell < 36; ++cell)
            puzzle.givens.set(cell, filled.solution[cell]);
        for (const std::vector<Cell> &region : foundRegions(filled.solution))
            puzzle.constraints.push_back({findVariant("same-region"), region});
        const auto groups = groupsOfGivens(puzzle, symmetries().front(), {}, 3);
        const MinimizeResult result = minimize(puzzle, groups);
        QCOMPARE(result.outcome, Outcome::Solved);
        QVERIFY(result.puzzle.givens.filledCount() < 20);
        const CheckResult checked = check(result.puzzle);
        QCOMPARE(checked.verdict, Uniqueness::Unique);
        QCOMPARE(whole(checked.solutions.front()), whole(filled.solution));
    }

    void aStopIsNoVerdict()
    {
        std::stop_source source;
        source.request_stop();
        QCOMPARE(solve(chaos(9), {}, source.get_token()).outcome, halted(Halt::Stopped));
    }

    /// Clues about regions speak of the boxes where those are known.
    void cluesMeanBoxesWhereTheseAreKnown()
    {
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints.push_back({findVariant("region-view"), {0}});
        const std::vector<Grid> all = BruteForce(puzzle).solutions();
        QVERIFY(!all.empty());
        QVERIFY(std::ranges::all_of(all, [](const Grid &grid) { return grid[0] == 3; }));
    }

    /// The regions of a solution go with its digits, and are numbered anew where other cells come first.
    void solutionsKeepTheirRegionsWhenTheyMove()
    {
        const Board board = solvedChaos();
        const Grid &solution = board.entries;
        const auto turned = movedBoard(board, findIsometry("quarter-turn")->mapOf(board.puzzle.geometry));
        QVERIFY(turned);
        QVERIFY(isSolution(turned->puzzle, turned->digits()));
        QCOMPARE(turned->entries.regions().front(), 0);
        const auto changed = relabelledBoard(board, {0, 2, 3, 4, 1});
        QVERIFY(changed);
        QCOMPARE(regionLetters(changed->entries), regionLetters(solution));
        QVERIFY(isSolution(changed->puzzle, changed->digits()));
    }

    /// The program's own JSON is the only form for them.
    void filesKeepTheRegionsOfASolution()
    {
        const Board board = solvedChaos();
        const Format &format = *findFormat("workbench");
        std::string written = format.write(board, symbolSets().front());
        TextResult read = readPuzzle(written);
        QVERIFY(read && read->board == board);
        const std::size_t place = written.find("[", written.find("foundRegions") + 20);
        QVERIFY(place < written.size());
        written[place + 1] = '0'; // no region
        read = readPuzzle(written);
        QVERIFY(!read && read.error().code == TextErrorCode::BadRegions);
        Board open = board;
        open.puzzle.constraints.clear();
        QVERIFY(format.write(open, symbolSets().front()).find("foundRegions") == std::string::npos);
    }

    void commentsKeepTheRegionsOfASolution()
    {
        const Board board = solvedChaos();
        for (const char *id : {"grid", "rows", "line"}) {
            std::string written = findFormat(id)->write(board, symbolSets().front());
            const TextResult read = readPuzzle(written);
            QVERIFY2(read && read->board == board, written.c_str());
            const std::size_t place = written.find("found-regions ") + 14;
            QVERIFY(place < written.size());
            for (const char wrong : {'?', ' '}) {
                written[place] = wrong;
                QVERIFY(!readPuzzle(written));
            }
        }
    }

    /// Regions mean nothing where a cell is open, or the puzzle says its regions.
    void filesHaveNoRegionsOfBoardsWithoutASolution()
    {
        const std::string regions =
            "\"foundRegions\": [[7,7,7,7],[2,2,2,2],[1,1,1,1],[3,3,3,3]], \"givens\": [[1,2,3,4],[3,4,1,2],";
        const std::string start = "{\"sudoku-workbench\": 1, \"size\": 4, \"boxes\": \"1x4\", " + regions;
        const std::string rule = ", \"constraints\": [{\"variant\": \"chaos-construction\"}]}";
        const auto lettersOf = [](const std::string &text) {
            const TextResult read = readPuzzle(text);
            return QByteArray::fromStdString(read ? regionLetters(read->board.entries) : "not read");
        };
        QCOMPARE(lettersOf(start + "[2,1,4,3],[4,3,2,1]]" + rule), "AAAABBBBCCCCDDDD");
        QCOMPARE(lettersOf(start + "[2,1,4,3],[4,3,2,0]]" + rule), "");
        QCOMPARE(lettersOf(start + "[2,1,4,3],[4,3,2,1]]}"), "");
    }

    void survivesEachForm()
    {
        Board board{chaos(6, "12............")};
        board.puzzle.constraints.push_back({findVariant("same-region"), {0, 1, 6}});
        board.puzzle.constraints.push_back({findVariant("region-surroundings"), {7}});
        board.puzzle.constraints.push_back({findVariant("region-count"), {8, 14, 2}});
        board.puzzle.constraints.push_back({findVariant("region-view"), {9}});
        board.puzzle.constraints.push_back({findVariant("region-arrow"), {10, 11}});
        for (const Format *format : {findFormat("grid"), findFormat("workbench"), &issFormat}) {
            QVERIFY(format);
            const std::string written = format->write(board, symbolSets().front());
            const TextResult read = readPuzzle(written);
            QVERIFY2(read, written.c_str());
            QVERIFY2(read->board.puzzle == board.puzzle, written.c_str());
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestChaosConstruction)

} // namespace sudoku::tst_chaosconstruction

#include "tst_chaosconstruction.moc"
