#include "tests/bench/benchtools.h"

#include "core/hints/explainer/explainer.h"
#include "core/hints/hint.h"
#include "core/hints/hodokurating.h"

using namespace sudoku;

namespace {

/// A hundred puzzles of all levels but the hardest: those of tests/data/hints that are generated, one of two.
std::vector<Puzzle> mixedHundred()
{
    std::ifstream file(testDataPath("hints/ratings_9x9.tsv"));
    require(file.is_open(), "cannot read ratings_9x9.tsv");
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
        benchmark::DoNotOptimize(findHint(board, defaultLadder(Position(board).rules())));
    }
}

} // namespace

BENCHMARK_CAPTURE(rateAll, hodoku, byHodoku)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rateAll, explainer, byExplainer)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hint, 9x9, "c9_magictour_top1465.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hint, 16x16, "c16_janko.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hint, 25x25, "c25_other.txt")->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
