#include "tests/bench/benchtools.h"
#include "tests/equalkinds.h"

#include "core/analyse/mussearch.h"
#include "core/analyse/truecandidates.h"
#include "core/solve/count.h"

#include <functional>

using namespace sudoku;

namespace {

constexpr int sampleCount = 8;
constexpr int rounds = 3;

using Task = std::function<void(const Puzzle &)>;

/// What is measured, and on which boards.
struct Measure
{
    std::uint64_t step; ///< a given in so many cells
    bool isSpoiled;     ///< without a solution
    Task task;
};

/// Returns the milliseconds of the fastest of some rounds.
double fastest(const Task &task, const Puzzle &puzzle)
{
    double best = 1e9;
    for (int round = 0; round < rounds; ++round) {
        const double start = milliseconds();
        task(puzzle);
        best = std::min(best, milliseconds() - start);
    }
    return best;
}

/// Shows how many times as long a task takes with an own kind: "median_times", of pairs of puzzles.
void compare(benchmark::State &state, const EqualKinds &kinds, const Measure &measure)
{
    std::vector<double> times;
    std::vector<double> ms;
    for (std::uint64_t seed = 1; seed <= sampleCount; ++seed) {
        EqualPuzzles both = equalPuzzles(kinds, seed, measure.step);
        if (measure.isSpoiled && !spoil(both))
            continue;
        const double builtIn = fastest(measure.task, both.builtIn);
        ms.push_back(fastest(measure.task, both.own));
        times.push_back(ms.back() / builtIn);
    }
    showSpread(state, "times", times);
    showSpread(state, "ms", ms);
}

void add(const std::string &name, const Measure &measure)
{
    for (const EqualKinds &kinds : equalKinds())
        benchmark::RegisterBenchmark((name + "/" + kinds.own.id).c_str(),
                                     [=](benchmark::State &state) {
                                         for ([[maybe_unused]] auto _ : state)
                                             compare(state, kinds, measure);
                                         state.counters["target_times"] = 3;
                                     })
            ->Iterations(1)
            ->Unit(benchmark::kSecond);
}

void registerAll()
{
    constexpr std::uint64_t some = 4; // a given in four cells
    constexpr std::uint64_t many = 2;
    add("Check", {some, false, [](const Puzzle &puzzle) { benchmark::DoNotOptimize(check(puzzle)); }});
    add("Count",
        {many, false, [](const Puzzle &puzzle) { benchmark::DoNotOptimize(countSolutions(puzzle, 1000)); }});
    add("Candidates", {some, false, [](const Puzzle &puzzle) {
                           CandidateSearch search(puzzle, 1);
                           benchmark::DoNotOptimize(search.run());
                       }});
    add("Reasons", {many, true, [](const Puzzle &puzzle) {
                        MusSearch search(puzzle);
                        benchmark::DoNotOptimize(search.next());
                    }});
}

} // namespace

int main(int argc, char **argv)
{
    return runBenchmarks(argc, argv, registerAll);
}
