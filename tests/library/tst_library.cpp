// Covers app/library: asking, batch, explaining, generating, puzzle, reading, solving, teaching, words
#include <QTest>

#include "tests/testprogram.h"

#include <sudokuworkbench/library.h>

#include <algorithm>
#include <set>
#include <thread>

namespace sudoku::tst_library {

namespace workbench = sudokuworkbench;
using workbench::Status;
using workbench::Verdict;

constexpr const char *easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr const char *easySolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// From tests/data/corpus/c9_magictour_top1465.txt: singles do not solve it.
constexpr const char *hard =
    "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....";
/// A board with unknown regions.
constexpr const char *chaos = "# sudoku-workbench: boxes 1x4\n"
                              "# sudoku-workbench: variant chaos-construction\n"
                              "# sudoku-workbench: variant same-region r1c1 r1c2 r1c3 r1c4\n"
                              "# sudoku-workbench: variant same-region r2c1 r3c1 r3c2 r4c1\n"
                              "# sudoku-workbench: variant same-region r2c2 r2c3 r2c4 r3c4\n"
                              "1.34341221434321\n";
/// A 16x16 board without clues: more solutions than anybody counts.
const std::string endless(256, '.');

/// Returns the digits as a line.
std::string lineOf(const workbench::Grid &grid)
{
    std::string line;
    for (const int digit : grid)
        line += digit == 0 ? "." : std::to_string(digit);
    return line;
}

workbench::Grid cluesOf(const std::string &text)
{
    return workbench::read(text).puzzles.front().clues();
}

class TestLibrary : public QObject
{
    Q_OBJECT

private slots:
    void saysTheRegionsThatThePuzzleDoesNotSay()
    {
        const workbench::v2::Regions known{0, 0, 0, 0, 1, 2, 2, 2, 1, 1, 3, 2, 1, 3, 3, 3};
        const auto solved = workbench::v2::solve(chaos);
        QCOMPARE(solved.verdict, Verdict::Solved);
        QVERIFY(solved.regions == known);
        const auto checked = workbench::v2::check(chaos);
        QCOMPARE(checked.verdict, Verdict::Unique);
        QVERIFY(checked.regions == std::vector<workbench::v2::Regions>{known});
        QVERIFY(workbench::v2::solve(easy).regions.empty());
        QCOMPARE(lineOf(workbench::solve(chaos).solution), lineOf(solved.solution));
    }

    void readsEachPuzzleOfAText()
    {
        const auto two = workbench::read(std::string(easy) + '\n' + hard + '\n');
        QVERIFY(two.isAnswered());
        QCOMPARE(two.puzzles.size(), 2U);
        QVERIFY(!two.hasMore);
        const auto one = workbench::read(std::string(easy) + '\n' + hard, {.maxPuzzles = 1});
        QCOMPARE(one.puzzles.size(), 1U);
        QVERIFY(one.hasMore);
        QVERIFY(one.puzzles.front() == two.puzzles.front());
        QCOMPARE(lineOf(one.puzzles.front().clues()), std::string(easy));
    }

    void saysWhereATextIsWrong()
    {
        const auto bad = workbench::solve("1234\n12x4\n....\n....\n");
        QVERIFY(bad.status == Status::BadText);
        QCOMPARE(bad.code, std::string("unknown-symbol"));
        QCOMPARE(bad.line, 2);
        QCOMPARE(bad.column, 3);
        QVERIFY(bad.verdict == Verdict::Undecided);
    }

    void tellsClassicBoardsFromOthers()
    {
        QVERIFY(workbench::read(easy).puzzles.front().isClassic());
        const auto windoku = workbench::read("# sudoku-workbench: variant windoku\n" + std::string(easy));
        QVERIFY(windoku.isAnswered());
        QVERIFY(!windoku.puzzles.front().isClassic());
    }

    void makesPuzzlesOfClues()
    {
        const auto puzzle = workbench::Puzzle::ofClues(cluesOf(easy));
        QVERIFY(puzzle);
        QCOMPARE(puzzle->size(), 9);
        QCOMPARE(puzzle->digitCount(), 9);
        QCOMPARE(puzzle->cellCount(), 81);
        QVERIFY(*puzzle == workbench::read(easy).puzzles.front());
        QVERIFY(!workbench::Puzzle::ofClues(workbench::Grid(80)));
        QVERIFY(!workbench::Puzzle::ofClues(workbench::Grid(16, 5)));
        QVERIFY(workbench::Puzzle::ofClues(workbench::Grid(625)));
    }

    void solves()
    {
        const auto solved = workbench::solve(easy);
        QVERIFY(solved.verdict == Verdict::Solved);
        QCOMPARE(lineOf(solved.solution), std::string(easySolution));
        QVERIFY(workbench::solve("11..............").verdict == Verdict::None);
    }

    void checks()
    {
        const auto unique = workbench::check(easy);
        QVERIFY(unique.verdict == Verdict::Unique);
        QCOMPARE(lineOf(unique.solutions.front()), std::string(easySolution));
        const auto several = workbench::check("12..............");
        QVERIFY(several.verdict == Verdict::Multiple);
        QVERIFY(several.solutions.front() != several.solutions.back());
    }

    void countsUpToALimit()
    {
        const auto all = workbench::count(std::string(16, '.'));
        QCOMPARE(all.count, std::int64_t{288});
        QVERIFY(all.isExact);
        workbench::CountOptions few;
        few.limit = 10;
        const auto some = workbench::count(std::string(16, '.'), few);
        QCOMPARE(some.count, std::int64_t{10});
        QVERIFY(!some.isExact);
        few.limit = -1;
        QVERIFY(workbench::count(easy, few).status == Status::BadRequest);
    }

    void findsTrueCandidates()
    {
        const auto found = workbench::candidates("12..............");
        QVERIFY(found.isComplete);
        QCOMPARE(found.candidates[0], std::uint32_t{1 << 1});
        QCOMPARE(found.candidates[2], std::uint32_t{1 << 3 | 1 << 4});
    }

    void explainsContradictions()
    {
        const auto none = workbench::explain("1..1............");
        QVERIFY(none.verdict == Verdict::None);
        QCOMPARE(none.text, std::string("none: 1 in r1c1, 1 in r1c4, row 1"));
        QCOMPARE(none.contradiction[1].cell, 3);
        QVERIFY(none.contradiction[2].kind == workbench::Reason::Kind::House);
        const auto rule =
            workbench::explain("# sudoku-workbench: variant killer 8 r1c1 r2c2\n" + std::string(16, '.'));
        QVERIFY(rule.verdict == Verdict::None);
        QVERIFY(rule.contradiction.back().kind == workbench::Reason::Kind::Rule);
        QCOMPARE(rule.contradiction.back().name, std::string("Killer cage 8 at r1c1"));
        QCOMPARE(rule.contradiction.back().rule, 0);
    }

    void explainsSeveralSolutions()
    {
        const auto several = workbench::explain("1...3....14..3.1");
        QVERIFY(several.verdict == Verdict::Multiple);
        QVERIFY(!several.differences.empty());
        for (const auto &[cell, one, other] : several.differences) {
            QCOMPARE(static_cast<int>(several.solutions.front()[cell]), one);
            QCOMPARE(static_cast<int>(several.solutions.back()[cell]), other);
            QVERIFY(one != other);
        }
    }

    void hintsAtTheNextStep()
    {
        const auto step = workbench::hint("123.............");
        QVERIFY(step.kind == workbench::HintAnswer::Kind::Step);
        QCOMPARE(step.step->text, std::string("Full House: r1c4=4"));
        QCOMPARE(step.step->technique, std::string("full-house"));
        QCOMPARE(step.step->placements.front().cell, 3);
        QCOMPARE(step.step->placements.front().digit, 4);
        QVERIFY(!step.step->houses.empty());
        QVERIFY(workbench::hint(easySolution).kind == workbench::HintAnswer::Kind::Solved);
        QVERIFY(workbench::hint("11..............").kind == workbench::HintAnswer::Kind::NoSolution);
    }

    void rates()
    {
        const auto rated = workbench::rate(easy);
        QCOMPARE(rated.hodoku->level, std::string("Easy"));
        QVERIFY(rated.hodoku->score > 0);
        QCOMPARE(rated.general->level, std::string("Easy"));
        QCOMPARE(rated.explainer->er, 12);
        workbench::RateOptions quick;
        quick.hasExplainer = false;
        const auto without = workbench::rate(hard, quick);
        QVERIFY(!without.explainer);
        QVERIFY(without.hodoku->level != "Easy");
        QVERIFY(!workbench::rate("1......2.3....4.").hodoku); // the scale is for 9x9
        QVERIFY(workbench::rate("12..............").verdict == Verdict::Multiple);
    }

    void generates()
    {
        workbench::GenerateRequest request;
        request.seed = 5;
        request.symmetry = "half-turn";
        const auto made = workbench::generate(request);
        QVERIFY(made.isAsAsked);
        QVERIFY(workbench::check(*made.puzzle).verdict == Verdict::Unique);
        QVERIFY(*workbench::generate(request).puzzle == *made.puzzle);
        workbench::Grid clues = made.puzzle->clues();
        QCOMPARE(static_cast<int>(std::ranges::count_if(clues, [](int clue) { return clue != 0; })),
                 made.clueCount);
        for (std::size_t cell = 0; cell < clues.size(); ++cell)
            QCOMPARE(clues[cell] == 0, clues[clues.size() - 1 - cell] == 0);
    }

    void generatesWithVariants()
    {
        workbench::GenerateRequest request;
        request.size = 6;
        request.boxes = {.rows = 3, .columns = 2};
        request.variants = {"diagonal", "killer"};
        const auto made = workbench::generate(request);
        if (made.status == Status::BadRequest)
            QFAIL(made.message.c_str());
        QVERIFY(!made.puzzle->isClassic());
        QVERIFY(workbench::check(*made.puzzle).verdict == Verdict::Unique);
    }

    void refusesRequests_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("size") << "bad-size";
        QTest::newRow("symmetry") << "unknown-symmetry";
        QTest::newRow("level") << "unknown-level";
        QTest::newRow("variant") << "unknown-variant";
        QTest::newRow("clues") << "too-few-clues";
    }

    void refusesRequests()
    {
        workbench::GenerateRequest request;
        const std::string wrong = QTest::currentDataTag();
        request.size = wrong == "size" ? 26 : 9;
        request.symmetry = wrong == "symmetry" ? "lopsided" : "none";
        request.level = wrong == "level" ? "trivial" : "";
        if (wrong == "variant")
            request.variants = {"no-such-rule"};
        if (wrong == "clues")
            request.maxClues = 16;
        const auto refused = workbench::generate(request);
        QVERIFY(refused.status == Status::BadRequest);
        QFETCH(QString, code);
        QCOMPARE(QString::fromStdString(refused.code), code);
        QVERIFY(!refused.message.empty());
    }

    void writesEachFormat()
    {
        const auto line = workbench::write(easy);
        QCOMPARE(line.text, std::string(easy) + '\n');
        for (const char *format : {"line", "grid", "workbench"}) {
            const auto text = workbench::write(easy, format);
            QVERIFY(text.isAnswered());
            QVERIFY(workbench::read(text.text).puzzles.front() == workbench::read(easy).puzzles.front());
        }
        QCOMPARE(workbench::write(easy, "stone").code, std::string("unknown-format"));
        QCOMPARE(workbench::write(easy, "line", "runes").code, std::string("unknown-symbols"));
    }

    void stopsAtOnce()
    {
        std::stop_source source;
        source.request_stop();
        workbench::CountOptions stopped;
        stopped.stop = source.get_token();
        stopped.limit = std::numeric_limits<std::int64_t>::max();
        const auto answer = workbench::count(endless, stopped);
        QVERIFY(answer.status == Status::Stopped);
        QVERIFY(!answer.isExact);
        QVERIFY(answer.count < stopped.limit);
    }

    void stopsAtTheTimeLimit()
    {
        workbench::CountOptions brief;
        brief.timeLimit = std::chrono::milliseconds(50);
        brief.limit = std::numeric_limits<std::int64_t>::max();
        const auto answer = workbench::count(endless, brief);
        QVERIFY(answer.status == Status::Stopped);
        QCOMPARE(answer.code, std::string("stopped"));
    }

    void answersManyThreads()
    {
        std::vector<std::string> found(4);
        {
            std::vector<std::jthread> threads;
            for (std::string &text : found)
                threads.emplace_back([&text] {
                    for (int i = 0; i < 20; ++i)
                        text = lineOf(workbench::solve(i % 2 == 0 ? hard : easy).solution);
                });
        }
        QCOMPARE(std::set<std::string>(found.begin(), found.end()), std::set<std::string>{easySolution});
    }

    void answersBatches_data()
    {
        QTest::addColumn<int>("threads");
        QTest::newRow("a thread") << 1;
        QTest::newRow("threads") << 3;
    }

    void answersBatches()
    {
        QFETCH(int, threads);
        workbench::Grid clues;
        for (int i = 0; i < 500; ++i)
            std::ranges::copy(i % 3 == 0 ? workbench::Grid(81, 1) : cluesOf(easy), std::back_inserter(clues));
        std::vector<Verdict> verdicts(500);
        workbench::Grid solutions(clues.size());
        const workbench::Batch batch{.clues = clues, .verdicts = verdicts};
        QVERIFY(workbench::solveAll(batch, solutions, {.threads = threads}).isAnswered());
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            QVERIFY(verdicts[i] == (i % 3 == 0 ? Verdict::None : Verdict::Solved));
            const auto begin = solutions.begin() + static_cast<std::ptrdiff_t>(81 * i);
            QCOMPARE(lineOf({begin, begin + 81}), i % 3 == 0 ? std::string(81, '.') : easySolution);
        }
        QVERIFY(workbench::checkAll(batch, {.threads = threads}).isAnswered());
        QVERIFY(verdicts[1] == Verdict::Unique);
        QVERIFY(verdicts[3] == Verdict::None);
    }

    void answersBatchesOfOtherSizes()
    {
        workbench::Grid clues(32);
        clues[0] = 1;
        clues[16] = clues[17] = 2;
        std::vector<Verdict> verdicts(2);
        workbench::Grid solutions(clues.size());
        const workbench::Batch batch{.size = 4, .clues = clues, .verdicts = verdicts};
        QVERIFY(workbench::solveAll(batch, solutions).isAnswered());
        QVERIFY(verdicts == (std::vector{Verdict::Solved, Verdict::None}));
        QCOMPARE(static_cast<int>(solutions[0]), 1);
        QVERIFY(workbench::checkAll(batch).isAnswered());
        QVERIFY(verdicts == (std::vector{Verdict::Multiple, Verdict::None}));
    }

    void refusesBatchesThatDoNotFit()
    {
        const workbench::Grid clues(81, 10);
        std::vector<Verdict> verdicts(1);
        workbench::Grid solutions(81);
        const workbench::Answer above =
            workbench::solveAll({.clues = clues, .verdicts = verdicts}, solutions);
        QCOMPARE(above.code, std::string("bad-batch"));
        QCOMPARE(above.message, std::string("the clue 10 in cell 0 of board 0 is above the size 9"));
        const workbench::Grid empty(81);
        QVERIFY(workbench::solveAll({.clues = empty, .verdicts = verdicts}, {}).status == Status::BadRequest);
        std::stop_source source;
        source.request_stop();
        const auto stopped =
            workbench::checkAll({.clues = empty, .verdicts = verdicts}, {.stop = source.get_token()});
        QVERIFY(stopped.status == Status::Stopped);
        QVERIFY(verdicts[0] == Verdict::Undecided);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLibrary)

} // namespace sudoku::tst_library

#include "tst_library.moc"
