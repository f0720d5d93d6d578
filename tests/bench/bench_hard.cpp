#include "tests/bench/benchtools.h"

#include "core/sat/solverkinds.h"
#include "core/solve/solve.h"
#include "core/solve/timelimit.h"

#include <cmath>

using namespace sudoku;
using namespace std::chrono_literals;

namespace {

constexpr auto longest = 30s; // for each puzzle

/// One solution of a puzzle, or a proof that there is no other one.
enum class Task { Solve, Check };

struct Way
{
    std::string name;
    SolveOptions options;
};

/// Every at-most-one encoding with MiniSat alone, every other solver with the usual one, and as a reference
/// point CaDiCaL with the formula of the textbook.
std::vector<Way> ways()
{
    std::vector<Way> ways;
    for (const EncodingMethod &method : encodingMethods())
        ways.push_back({"minisat-" + std::string(method.id), {.encode = {.method = &method}}});
    for (const SolverKind &solver : solverKinds().subspan(1))
        ways.push_back({solver.id, {.solver = solver}});
    if (const SolverKind *cadical = findSolver("cadical"))
        ways.push_back({"cadical-textbook",
                        {.encode = {.kind = EncodingKind::FullFacts, .sharesBetweenHouses = false},
                         .solver = *cadical}});
    return ways;
}

bool isStopped(const Puzzle &puzzle, Task task, const SolveOptions &options, SolveStatistics &statistics)
{
    const TimeLimit limit({}, longest);
    if (task == Task::Solve) {
        const SolveResult result = solve(puzzle, options, limit.token());
        statistics = result.statistics;
        return result.outcome == halted(Halt::Stopped);
    }
    const CheckResult result = check(puzzle, options, limit.token());
    statistics = result.statistics;
    return result.verdict == halted(Halt::Stopped);
}

/// Takes each puzzle of a file once, by the clock on the wall: a race has several threads.
void takeFile(benchmark::State &state, const std::string &file, Task task, const Way &way)
{
    using Milliseconds = std::chrono::duration<double, std::milli>;
    double logarithms = 0;
    double conflicts = 0;
    int stopped = 0;
    std::vector<double> times;
    for ([[maybe_unused]] auto _ : state)
        for (const CorpusPuzzle &row : readCorpus(file)) {
            SolveStatistics statistics;
            const auto start = std::chrono::steady_clock::now();
            stopped += isStopped(row.puzzle, task, way.options, statistics) ? 1 : 0;
            times.push_back(Milliseconds(std::chrono::steady_clock::now() - start).count());
            logarithms += std::log(times.back());
            conflicts += static_cast<double>(statistics.sat.conflicts);
        }
    const auto count = static_cast<double>(times.size());
    state.counters["geometric_mean_ms"] = std::exp(logarithms / count);
    state.counters["conflicts"] = conflicts / count;
    state.counters["stopped"] = stopped;
    showSpread(state, "ms", std::move(times));
}

void registerFiles()
{
    for (const char *file : {"c9_forum_hardest_1905_11plus", "c16_janko", "c25_other", "c25_gecode"})
        for (const Way &way : ways())
            for (const Task task : {Task::Solve, Task::Check}) {
                const std::string name =
                    std::string(task == Task::Solve ? "Solve/" : "Check/") + file + "/" + way.name;
                benchmark::RegisterBenchmark(
                    name.c_str(),
                    [=](benchmark::State &state) { takeFile(state, std::string(file) + ".txt", task, way); })
                    ->Iterations(1)
                    ->UseRealTime()
                    ->Unit(benchmark::kSecond);
            }
}

} // namespace

int main(int argc, char **argv)
{
    return runBenchmarks(argc, argv, registerFiles);
}
