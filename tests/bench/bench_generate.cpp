// New puzzles per second and how many clues they have, also of a wished difficulty, beside the programs
// qqwing and sgt-solo where these are installed (Debian: qqwing sgt-puzzles). Theirs are timed as whole
// processes, ours in this one; all times are of the processor.

#include "tests/bench/benchtools.h"

#include "core/generate/generate.h"
#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"
#include "core/solve/guesssearch.h"
#include "core/solve/timelimit.h"

#include <chrono>
#include <cstdio>
#include <functional>
#include <numeric>
#include <sys/resource.h>

namespace sudoku {
namespace {

/// Returns the processor time of this process and of the programs that it waited for: the machine may have
/// other work too.
double processorSeconds()
{
    double seconds = 0;
    for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage usage{};
        getrusage(who, &usage);
        for (const timeval &time : {usage.ru_utime, usage.ru_stime})
            seconds += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    }
    return seconds;
}

double secondsOf(const std::function<void()> &action)
{
    const double start = processorSeconds();
    action();
    return processorSeconds() - start;
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

/// What a row came to.
struct Tally
{
    std::vector<double> seconds = {};
    double clues = 0;
    int missed = 0; ///< not as requested, or stopped
    std::vector<Puzzle> puzzles = {};
};

/// Makes \a count puzzles with ascending seeds.
Tally generateMany(GenerateRequest request, int count, std::chrono::seconds longest)
{
    Tally tally;
    for (int i = 0; i < count; ++i, ++request.seed)
        tally.seconds.push_back(secondsOf([&] {
            const TimeLimit limit({}, longest);
            const GenerateResult result = generate(request, {.maxGuesses = defaultGuesses}, limit.token());
            tally.clues += result.puzzle ? result.puzzle->givens.filledCount() : 0;
            tally.missed += result.outcome == Outcome::Solved ? 0 : 1;
            if (result.puzzle)
                tally.puzzles.push_back(*result.puzzle);
        }));
    return tally;
}

/// Shows the mean number of steps that are no singles, and of those at the highest level.
void showSteps(benchmark::State &state, const std::vector<Puzzle> &puzzles)
{
    double hardest = 0;
    double notEasy = 0;
    for (const Puzzle &puzzle : puzzles) {
        const Position start(puzzle);
        std::array<int, allLevels.size()> counts{};
        for (const Step &step : walkThrough(start, defaultLadder(start.rules())).steps)
            ++counts[static_cast<int>(step.technique->level)];
        notEasy += std::accumulate(counts.begin() + 1, counts.end(), 0);
        hardest += *std::ranges::find_if(counts.rbegin(), counts.rend(), [](int count) { return count > 0; });
    }
    state.counters["hardest_steps"] = hardest / double(puzzles.size());
    state.counters["steps_above_easy"] = notEasy / double(puzzles.size());
}

void show(benchmark::State &state, const Tally &tally)
{
    show(state, tally.seconds, tally.clues / double(tally.seconds.size()));
    if (tally.missed > 0)
        state.counters["missed"] = tally.missed;
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
    GenerateRequest request(emptyBoard(row.size));
    request.goal = row.goal;
    request.clues = row.clues;
    request.symmetry = findSymmetry(row.symmetry);
    show(state, generateMany(request, row.count, longest));
    if (row.targetMs > 0)
        state.counters["target_ms"] = row.targetMs;
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

/// A wish for a difficulty on a kind of board.
struct Wish
{
    const char *name;
    int size;
    int count;
    Difficulty difficulty;
    double targetPerS; ///< shown, and never asserted
    const char *variant = nullptr;
    bool isDerived = false;
    bool isJigsaw = false;
};

void grantWish(benchmark::State &state, const Wish &wish)
{
    GenerateRequest request(emptyBoard(wish.size));
    request.difficulty = wish.difficulty;
    request.hasRandomRegions = wish.isJigsaw;
    if (wish.isDerived)
        request.derived = {findVariant(wish.variant)};
    else if (wish.variant)
        request.shape.constraints = {{findVariant(wish.variant), {}}};
    const Tally tally = generateMany(request, wish.count, longest);
    show(state, tally);
    showSteps(state, tally.puzzles);
    state.counters["target_per_s"] = wish.targetPerS;
}

const Technique *const xWing = findTechnique("x-wing");

const Wish wishes[] = {
    {"9x9/easy", 9, 200, {.level = Level::Easy}, 200},
    {"9x9/medium", 9, 200, {.level = Level::Medium}, 200},
    {"9x9/hard", 9, 100, {.level = Level::Hard}, 50},
    {"9x9/unfair", 9, 50, {.level = Level::Unfair}, 10},
    {"9x9/extreme", 9, 50, {.level = Level::Extreme}, 5},
    {"9x9/x-wing", 9, 30, {.needed = {xWing}}, 5},
    {"16x16/easy", 16, 10, {.level = Level::Easy}, 3},
    {"16x16/hard", 16, 3, {.level = Level::Hard}, 0.33},
    {"25x25/easy", 25, 3, {.level = Level::Easy}, 0.33},
    {"killer/easy", 9, 5, {.level = Level::Easy}, 1, "killer", true},
    {"killer/medium", 9, 5, {.level = Level::Medium}, 1, "killer", true},
    {"killer/hard", 9, 5, {.level = Level::Hard}, 1, "killer", true},
    {"killer/unfair", 9, 5, {.level = Level::Unfair}, 1, "killer", true},
    {"killer/extreme", 9, 5, {.level = Level::Extreme}, 1, "killer", true},
    {"jigsaw/easy", 9, 5, {.level = Level::Easy}, 1, nullptr, false, true},
    {"jigsaw/medium", 9, 5, {.level = Level::Medium}, 1, nullptr, false, true},
    {"jigsaw/hard", 9, 5, {.level = Level::Hard}, 1, nullptr, false, true},
    {"jigsaw/unfair", 9, 5, {.level = Level::Unfair}, 1, nullptr, false, true},
    {"jigsaw/extreme", 9, 5, {.level = Level::Extreme}, 1, nullptr, false, true},
    {"diagonal/easy", 9, 5, {.level = Level::Easy}, 1, "diagonal"},
    {"diagonal/medium", 9, 5, {.level = Level::Medium}, 1, "diagonal"},
    {"diagonal/hard", 9, 5, {.level = Level::Hard}, 1, "diagonal"},
    {"diagonal/unfair", 9, 5, {.level = Level::Unfair}, 1, "diagonal"},
    {"diagonal/extreme", 9, 5, {.level = Level::Extreme}, 1, "diagonal"},
    {"windoku/easy", 9, 5, {.level = Level::Easy}, 1, "windoku"},
    {"windoku/medium", 9, 5, {.level = Level::Medium}, 1, "windoku"},
    {"windoku/hard", 9, 5, {.level = Level::Hard}, 1, "windoku"},
    {"windoku/unfair", 9, 5, {.level = Level::Unfair}, 1, "windoku"},
    {"windoku/extreme", 9, 5, {.level = Level::Extreme}, 1, "windoku"},
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
    {"9x9/qqwing/easy", "/usr/bin/qqwing", "--generate 200 --difficulty easy --one-line", 200, digitsIn},
    {"9x9/qqwing/intermediate", "/usr/bin/qqwing", "--generate 100 --difficulty intermediate --one-line", 100,
     digitsIn},
    {"9x9/qqwing/expert", "/usr/bin/qqwing", "--generate 100 --difficulty expert --one-line", 100, digitsIn},
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

void registerAll()
{
    for (const Row &row : rows)
        add(std::string("Generate/") + row.name, row, generateRow);
    for (const Wish &wish : wishes)
        add(std::string("Difficulty/") + wish.name, wish, grantWish);
    for (const Other &other : others)
        if (std::filesystem::exists(other.program))
            add(std::string("Generate/") + other.name, other, runOther);
}

} // namespace
} // namespace sudoku

int main(int argc, char **argv)
{
    return sudoku::runBenchmarks(argc, argv, sudoku::registerAll);
}
