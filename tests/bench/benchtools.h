#pragma once

#include "tests/puzzles.h"

#include <benchmark/benchmark.h>
#include <ctime>
#include <filesystem>

/// What the benchmark programs share.
namespace sudoku {

/// The names of the corpus files that begin with \a prefix.
inline std::vector<std::string> corpusFiles(const std::string &prefix)
{
    std::vector<std::string> files;
    for (const auto &entry : std::filesystem::directory_iterator(testDataPath("corpus")))
        if (const std::string name = entry.path().filename();
            name.ends_with(".txt") && name.starts_with(prefix))
            files.push_back(name);
    std::ranges::sort(files);
    return files;
}

/// Milliseconds of this thread: the machine may have other work too.
inline double milliseconds()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Shows the median and the largest of \a samples, "median_ms" and "max_ms" where their name is "ms".
inline void showSpread(benchmark::State &state, const std::string &name, std::vector<double> samples)
{
    if (samples.empty())
        return;
    std::ranges::sort(samples);
    state.counters["median_" + name] = samples[samples.size() / 2];
    state.counters["max_" + name] = samples.back();
}

/// Registers benchmarks and runs them. Status 77, for which CTest says "skipped", where they need puzzles
/// that source archives leave out.
inline int runBenchmarks(int argc, char **argv, void (*registerAll)())
{
    try {
        registerAll();
        benchmark::Initialize(&argc, argv);
        if (benchmark::ReportUnrecognizedArguments(argc, argv))
            return 1;
        benchmark::RunSpecifiedBenchmarks();
        benchmark::Shutdown();
        return 0;
    } catch (const LeftOut &data) {
        std::cerr << "skipped: " << data.reason() << '\n';
        return 77;
    }
}

} // namespace sudoku
