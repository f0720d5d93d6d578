// New puzzles per second and how many clues they have, beside the programs qqwing and sgt-solo where these
// are installed (Debian: qqwing sgt-puzzles). Theirs are timed as whole processes, ours in this one.

#include "tests/bench/benchtools.h"

#include "core/generate/generate.h"
#include "core/solve/guesssearch.h"
#include "core/solve/timelimit.h"

#include <chrono>
#include <cstdio>
#include <functional>
#include <numeric>

namespace sudoku {
namespace {

double secondsOf(const std::function<void()> &action)
{
    const auto start = std::chrono::steady_clock::now();
    action();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void show(benchmark::State &state, const std::vector<double> &seconds, double clues)
{
    std::vector<double> milliseconds;
    for (const double time : seconds)
        milliseconds.push_back(time * 1000);
    showSpread(state, "ms", milliseconds);
    state.counters["per_s"] = double(seconds.size()) / std::accumulate(seconds.begin(), seconds.end(), 0.0);
    state.counters["clues"] = clues;
}

struct Row
{
    const char *name;
    int size;
    int count;
    ClueGoal goal;
    int clues;
    const char *symmetry;
    double targetMs; ///< for the median; shown, and never asserted
};

constexpr std::chrono::seconds longest(60);

void generateRow(benchmark::State &state, const Row &row)
{
    std::vector<double> seconds;
    double clues = 0;
    int stopped = 0;
    GenerateRequest request(emptyBoard(row.size));
    request.goal = row.goal;
    request.clues = row.clues;
    request.symmetry = findSymmetry(row.symmetry);
    for (int i = 0; i < row.count; ++i, ++request.seed)
        seconds.push_back(secondsOf([&] {
            const TimeLimit limit({}, longest);
            const GenerateResult result = generate(request, {.maxGuesses = defaultGuesses}, limit.token());
            clues += result.puzzle ? result.puzzle->givens.filledCount() : 0;
            stopped += result.outcome == halted(Halt::Stopped) ? 1 : 0;
        }));
    show(state, seconds, clues / row.count);
    if (row.targetMs > 0)
        state.counters["target_ms"] = row.targetMs;
    if (stopped > 0)
        state.counters["stopped"] = stopped;
}

const Row rows[] = {
    {"9x9/minimal", 9, 200, ClueGoal::Minimal, 0, "none", 5},
    {"9x9/25", 9, 200, ClueGoal::AtMost, 25, "none", 0},
    {"9x9/29", 9, 200, ClueGoal::AtMost, 29, "none", 0},
    {"9x9/20", 9, 10, ClueGoal::AtMost, 20, "none", 0},
    {"16x16/minimal", 16, 20, ClueGoal::Minimal, 0, "none", 150},
    {"16x16/108", 16, 50, ClueGoal::AtMost, 108, "none", 0},
    {"16x16/100/half-turn", 16, 10, ClueGoal::AtMost, 100, "half-turn", 0},
    {"20x20/170", 20, 12, ClueGoal::AtMost, 170, "none", 1000},
    {"25x25/304", 25, 12, ClueGoal::AtMost, 304, "none", 0},
    {"25x25/300", 25, 12, ClueGoal::AtMost, 300, "none", 300},
    {"25x25/285", 25, 12, ClueGoal::AtMost, 285, "none", 5000},
    {"25x25/minimal", 25, 3, ClueGoal::Minimal, 0, "none", 0},
};

/// Another program that writes a puzzle a line.
struct Other
{
    const char *name;
    const char *program;
    const char *arguments;
    int count;
    int (*clues)(const std::string &line);
};

int digitsIn(const std::string &line)
{
    return static_cast<int>(
        std::ranges::count_if(line, [](char sign) { return sign >= '1' && sign <= '9'; }));
}

/// "3x3:a5_1b12": numbers, with letters or underscores between them.
int numbersIn(const std::string &line)
{
    int count = 0;
    bool isNumber = false;
    for (const char sign : line.substr(line.find(':') + 1)) {
        const bool isDigit = sign >= '0' && sign <= '9';
        count += isDigit && !isNumber;
        isNumber = isDigit;
    }
    return count;
}

const Other others[] = {
    {"9x9/qqwing", "/usr/bin/qqwing", "--generate 200 --one-line", 200, digitsIn},
    {"9x9/sgt-solo", "/usr/games/sgt-solo", "--generate 200 3x3", 200, numbersIn},
    {"16x16/sgt-solo", "/usr/games/sgt-solo", "--generate 20 4x4", 20, numbersIn},
    {"25x25/sgt-solo", "/usr/games/sgt-solo", "--generate 3 5x5", 3, numbersIn},
};

void runOther(benchmark::State &state, const Other &other)
{
    double clues = 0;
    const std::string command = std::string(other.program) + ' ' + other.arguments;
    const double seconds = secondsOf([&] {
        std::FILE *const output = popen(command.c_str(), "r"); // NOLINT(cert-env33-c): a fixed command
        std::string line;
        for (int sign = std::getc(output); sign != EOF; sign = std::getc(output)) {
            line += static_cast<char>(sign);
            if (sign == '\n') {
                clues += other.clues(line);
                line.clear();
            }
        }
        pclose(output);
    });
    show(state, std::vector<double>(other.count, seconds / other.count), clues / other.count);
}

template <typename Entry>
void add(const std::string &name, const Entry &entry, void (*run)(benchmark::State &, const Entry &))
{
    benchmark::RegisterBenchmark(name.c_str(),
                                 [&entry, run](benchmark::State &state) {
                                     for ([[maybe_unused]] auto _ : state)
                                         run(state, entry);
                                 })
        ->Iterations(1)
        ->UseRealTime()
        ->Unit(benchmark::kSecond);
}

} // namespace
} // namespace sudoku

int main(int argc, char **argv)
{
    using namespace sudoku;
    for (const Row &row : rows)
        add(std::string("Generate/") + row.name, row, generateRow);
    for (const Other &other : others)
        if (std::filesystem::exists(other.program))
            add(std::string("Generate/") + other.name, other, runOther);
    return runBenchmarks(argc, argv);
}
