#include "tests/bench/benchtools.h"

#include "core/hints/explainer/explainer.h"
#include "core/hints/hint.h"
#include "core/hints/hodokurating.h"
#include "core/hints/reasons/why.h"
#include "core/solve/timelimit.h"

using namespace sudoku;

namespace {

/// A hundred puzzles of all levels but the hardest: those of tests/data/hints that are generated, one of two.
std::vector<Puzzle> mixedHundred()
{
    std::ifstream file = openTestData("hints/ratings_9x9.tsv");
    std::vector<Puzzle> puzzles;
    int count = 0;
    for (std::string line; std::getline(file, line);) {
        const std::vector<std::string> columns = split(line, '\t');
        if (columns.size() > 3 && columns[1].starts_with("gen") && count++ % 2 == 0)
            puzzles.push_back(board(columns[3]));
    }
    return puzzles;
}

void rateAll(benchmark::State &state, void (*rate)(const Position &))
{
    const std::vector<Puzzle> puzzles = mixedHundred();
    std::int64_t rated = 0;
    for (auto _ : state)
        for (const Puzzle &puzzle : puzzles) {
            rate(Position(puzzle));
            ++rated;
        }
    state.SetItemsProcessed(rated);
}

void byHodoku(const Position &start)
{
    benchmark::DoNotOptimize(hodokuRating(walkThrough(start, defaultLadder(start.rules()))));
}

void byExplainer(const Position &start)
{
    benchmark::DoNotOptimize(explainerRating(start));
}

void hint(benchmark::State &state, const char *file)
{
    const std::vector<CorpusPuzzle> puzzles = readCorpus(file);
    std::size_t next = 0;
    for (auto _ : state) {
        const Board board(puzzles[next++ % puzzles.size()].puzzle);
        benchmark::DoNotOptimize(findHint(board, hodokuChoice()));
    }
}

/// Returns the board of \a puzzle after a part of the digits of its walkthrough, in percent.
Board playedBoard(const Puzzle &puzzle, int percent)
{
    Board board(puzzle);
    if (percent == 0)
        return board;
    const Position start(puzzle);
    std::vector<Candidate> placed;
    for (const Step &step : walkThrough(start, defaultLadder(start.rules())).steps)
        placed.insert(placed.end(), step.placements.begin(), step.placements.end());
    placed.resize(placed.size() * static_cast<std::size_t>(percent) / 100);
    for (const Candidate &each : placed)
        board.enter(each.cell, each.digit);
    return board;
}

/// Asks why cells have their digits: some open cells of each of the first puzzles, after a part of the
/// walkthrough. With a time in seconds it asks thoroughly, but a question is given up after so long.
void why(benchmark::State &state, const char *file, std::optional<double> seconds, int percent)
{
    constexpr int maxPuzzles = 12;
    constexpr int cellsOfEach = 6;
    std::vector<double> times;
    int proved = 0;
    std::size_t premises = 0;
    for (auto _ : state)
        for (const CorpusPuzzle &puzzle : readCorpus(file, maxPuzzles)) {
            const Board board = playedBoard(puzzle.puzzle, percent);
            TimeLimit limit({}, std::chrono::duration<double>(seconds.value_or(60.0)));
            std::vector<Cell> open;
            for (Cell cell = 0; cell < board.puzzle.geometry.cellCount(); ++cell)
                if (!board.digits().isFilled(cell))
                    open.push_back(cell);
            for (int i = 0; i < cellsOfEach && !open.empty(); ++i) {
                const double start = milliseconds();
                const Cell cell = open[(2 * i + 1) * open.size() / (2 * cellsOfEach)];
                const WhyAnswer answer =
                    findWhy(board, {cell}, {.isThorough = seconds.has_value()}, limit.restart());
                times.push_back(milliseconds() - start);
                const auto *known = answer.answer ? std::get_if<Reasoning>(&*answer.answer) : nullptr;
                proved += known && known->isSmallest ? 1 : 0;
                premises += known ? known->premises.size() : 0;
            }
        }
    state.counters["questions"] = static_cast<double>(times.size());
    state.counters["proved"] = proved;
    state.counters["premises"] = static_cast<double>(premises);
    showSpread(state, "ms", std::move(times));
}

void addWhy(const std::string &name, const char *file, double seconds)
{
    const auto add = [&](const std::string &kind, std::optional<double> limit, int percent) {
        benchmark::RegisterBenchmark((kind + "/" + name + "/" + std::to_string(percent) + "%").c_str(),
                                     [=](benchmark::State &state) { why(state, file, limit, percent); })
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1);
    };
    for (const int percent : {0, 50, 75}) {
        add("why", {}, percent);
        add("thorough", seconds, percent);
    }
}

void registerAll()
{
    addWhy("9x9", "c9_qqwing_expert.txt", 1.0);
    addWhy("9x9 hard", "c9_magictour_top1465.txt", 1.0);
    addWhy("16x16", "c16_janko.txt", 4.0);
    addWhy("killer", "v_killer_janko.txt", 2.0);
}

} // namespace

BENCHMARK_CAPTURE(rateAll, hodoku, byHodoku)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rateAll, explainer, byExplainer)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hint, 9x9, "c9_magictour_top1465.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hint, 16x16, "c16_janko.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hint, 25x25, "c25_other.txt")->Unit(benchmark::kMillisecond);

int main(int argc, char **argv)
{
    return runBenchmarks(argc, argv, registerAll);
}
