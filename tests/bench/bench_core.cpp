#include "tests/bench/benchtools.h"
#include "tests/heavyboard.h"

#include "core/planes/classicsearch.h"
#include "core/sat/solverkinds.h"
#include "core/solve/solve.h"

#include <cstdio>
#include <functional>
#include <malloc.h>
#include <random>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace sudoku;

namespace {

using Clock = std::chrono::steady_clock;

struct Way
{
    const char *name; ///< as in the options of the corpus
    EncodingKind kind;
};

constexpr Way ways[] = {
    {"facts", EncodingKind::Facts},
    {"full-facts", EncodingKind::FullFacts},
    {"selectors", EncodingKind::Selectors},
};
constexpr const Way &facts = ways[0];
constexpr const Way &selectors = ways[2];

SolveOptions optionsOf(const Way &way)
{
    return {.encode = {.kind = way.kind}};
}

/// The puzzles of a corpus file that take no minutes.
std::vector<Puzzle> quickPuzzles(const std::string &file, const Way &way)
{
    std::vector<Puzzle> puzzles;
    for (const CorpusPuzzle &row : readCorpus(file))
        if (!row.hasOption(std::string("slow=") + way.name)
            && !row.hasOption(std::string("skip=") + way.name))
            puzzles.push_back(row.puzzle);
    return puzzles;
}

/// Takes one puzzle of a file after the other; the rate is in puzzles a second.
template <typename Function>
void forEachPuzzle(benchmark::State &state, const std::string &file, const Way &way, const Function &function)
{
    const std::vector<Puzzle> puzzles = quickPuzzles(file, way);
    if (puzzles.empty()) {
        state.SkipWithError("every puzzle takes minutes");
        return;
    }
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(function(puzzles[next], optionsOf(way)));
        next = (next + 1) % puzzles.size();
    }
    state.SetItemsProcessed(state.iterations());
}

void registerCorpus()
{
    const auto solveIt = [](const Puzzle &puzzle, const SolveOptions &options) {
        return solve(puzzle, options);
    };
    const auto checkIt = [](const Puzzle &puzzle, const SolveOptions &options) {
        return check(puzzle, options);
    };
    for (const std::string &file : corpusFiles())
        for (const Way *way : {&facts, &selectors}) {
            const std::string name = std::filesystem::path(file).stem().string() + "/" + way->name;
            benchmark::RegisterBenchmark(("Solve/" + name).c_str(), [=](benchmark::State &state) {
                forEachPuzzle(state, file, *way, solveIt);
            })->Unit(benchmark::kMillisecond);
            benchmark::RegisterBenchmark(("Check/" + name).c_str(), [=](benchmark::State &state) {
                forEachPuzzle(state, file, *way, checkIt);
            })->Unit(benchmark::kMillisecond);
        }
}

/// A way in which whole files are checked, so that the rates of all ways are those of the same puzzles.
struct Rated
{
    const char *name;
    SolveOptions options;
};

const Rated rated[] = {
    {"guesses", {.maxGuesses = defaultGuesses}}, // what the command line does
    // What one gets without any of our work: the formula of the textbook, and a new MiniSat for each puzzle.
    {"plain",
     {.encode = {.method = findEncodingMethod("pairwise"),
                 .kind = EncodingKind::FullFacts,
                 .sharesBetweenHouses = false},
      .solver = *findSolver("minisat")}},
};

void checkFile(benchmark::State &state, const std::string &file, const SolveOptions &options)
{
    const std::vector<Puzzle> puzzles = quickPuzzles(file, facts);
    while (state.KeepRunningBatch(std::ssize(puzzles)))
        for (const Puzzle &puzzle : puzzles)
            benchmark::DoNotOptimize(check(puzzle, options));
    state.SetItemsProcessed(state.iterations());
}

/// The search of classic boards alone, with each engine that this processor has.
void searchFile(benchmark::State &state, const std::string &file, const ClassicEngine &engine)
{
    const std::vector<Puzzle> puzzles = quickPuzzles(file, facts);
    ClassicSearch search(puzzles.front().givens, engine);
    while (state.KeepRunningBatch(std::ssize(puzzles)))
        for (const Puzzle &puzzle : puzzles) {
            search.restart(puzzle.givens);
            for (int left = 2; left > 0 && search.next({}) == Outcome::Solved;)
                --left;
        }
    state.SetItemsProcessed(state.iterations());
}

/// Another program that reads a puzzle a line.
struct Other
{
    const char *name;
    const char *command;
};

constexpr const char *qqwing = "/usr/bin/qqwing";
constexpr Other others[] = {
    {"Solve", " --solve --one-line"},
    {"Check", " --solve --count-solutions --one-line"},
};

/// The time that processes which have ended had on a core: what the rows of our own count too.
double childSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// One process for a whole file.
void runOther(benchmark::State &state, const std::string &file, const Other &other)
{
    const std::vector<Puzzle> puzzles = quickPuzzles(file, facts);
    const std::string command = std::string(qqwing) + other.command + " >/dev/null";
    while (state.KeepRunningBatch(std::ssize(puzzles))) {
        const double before = childSeconds();
        std::FILE *const program = popen(command.c_str(), "w"); // NOLINT(cert-env33-c): a fixed command
        require(program != nullptr, "cannot run " + command);
        for (const Puzzle &puzzle : puzzles)
            std::fputs((text(puzzle.givens) + '\n').c_str(), program);
        require(pclose(program) == 0, command + " failed");
        state.SetIterationTime(childSeconds() - before);
    }
    state.SetItemsProcessed(state.iterations());
}

void registerRates()
{
    for (const char *name : {"c9_17clue", "c9_magictour_top1465", "c9_forum_hardest_1106",
                             "c9_forum_hardest_1905_11plus", "c9_serg_multisolution"}) {
        const std::string file = std::string(name) + ".txt";
        const auto row = [&](const char *task, const char *way, auto run) {
            const std::string title = std::string(task) + '/' + name + '/' + way;
            return benchmark::RegisterBenchmark(title.c_str(), run)->Unit(benchmark::kMillisecond);
        };
        for (const Rated &way : rated)
            row("Check", way.name,
                [=, &way](benchmark::State &state) { checkFile(state, file, way.options); });
        for (const ClassicEngine &engine : classicEngines())
            row("Search", engine.name,
                [=, &engine](benchmark::State &state) { searchFile(state, file, engine); });
        for (const Other &other : others)
            if (std::filesystem::exists(qqwing))
                row(other.name, "qqwing", [=, &other](benchmark::State &state) {
                    runOther(state, file, other);
                })->UseManualTime();
    }
}

using Answer = std::function<void(const Puzzle &)>;

/// What one waits for an answer, most often and at worst.
void answerEach(benchmark::State &state, const std::string &file, const Answer &answer)
{
    std::vector<double> times;
    for ([[maybe_unused]] auto _ : state)
        for (const Puzzle &puzzle : quickPuzzles(file, facts)) {
            const Clock::time_point start = Clock::now();
            answer(puzzle);
            times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        }
    showSpread(state, "ms", times);
    state.counters["puzzles"] = double(times.size());
}

void registerSpread(const std::string &task, const std::string &file, const Answer &answer)
{
    const std::string name = task + "/" + std::filesystem::path(file).stem().string() + "/spread";
    benchmark::RegisterBenchmark(name.c_str(),
                                 [=](benchmark::State &state) { answerEach(state, file, answer); })
        ->Iterations(1)
        ->UseRealTime()
        ->Unit(benchmark::kSecond);
}

void registerSpreads()
{
    static const SolveOptions options{.maxGuesses = defaultGuesses};
    for (const char *prefix : {"c16_", "c25_"})
        for (const std::string &file : corpusFiles(prefix))
            registerSpread("Solve", file,
                           [](const Puzzle &puzzle) { benchmark::DoNotOptimize(solve(puzzle, options)); });
    for (const std::string &file : corpusFiles("v_"))
        registerSpread("Check", file,
                       [](const Puzzle &puzzle) { benchmark::DoNotOptimize(check(puzzle, options)); });
}

/// The value of a line like "VmHWM:  1234 kB" of /proc/self/status, in bytes.
double memoryLine(const std::string &key)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(key + ":"))
            return std::stod(line.substr(key.size() + 1)) * 1024;
    return 0;
}

/// The bytes by which \a action makes the resident memory of a process of its own grow at most.
template <typename Action>
double peakMemory(const Action &action)
{
    int ends[2];
    require(pipe(ends) == 0, "no pipe");
    const pid_t child = fork();
    if (child == 0) {
        malloc_trim(0);
        const double before = memoryLine("VmRSS");
        action();
        const double peak = memoryLine("VmHWM") - before;
        const bool isWritten = write(ends[1], &peak, sizeof peak) == sizeof peak;
        _exit(isWritten ? 0 : 1);
    }
    double peak = 0;
    const bool isRead = read(ends[0], &peak, sizeof peak) == sizeof peak;
    close(ends[0]);
    close(ends[1]);
    waitpid(child, nullptr, 0);
    return isRead ? peak : 0;
}

double bytesOf(const Cnf &cnf)
{
    std::size_t literals = 0;
    for (int i = 0; i < cnf.clauseCount(); ++i)
        literals += cnf.clause(i).size();
    return static_cast<double>(literals * sizeof(Literal) + cnf.clauseCount() * sizeof(std::size_t));
}

/// An empty board: nothing can be propagated, so every way writes all it has.
void encodeEmptyBoard(benchmark::State &state, int size, const EncodingMethod &method, const Way &way)
{
    const Puzzle puzzle = emptyBoard(size);
    const EncodeOptions options{.method = &method, .kind = way.kind};
    const auto encodeIt = [&] {
        return encode(puzzle, activeRules(puzzle), Candidates::all(puzzle.geometry), options, {});
    };
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(encodeIt());
    const auto encoding = encodeIt();
    state.counters["variables"] = encoding->cnf().variableCount();
    state.counters["clauses"] = encoding->cnf().clauseCount();
    state.counters["cnf_MB"] = bytesOf(encoding->cnf()) / 1e6;
    state.counters["peak_MB"] = peakMemory([&] { benchmark::DoNotOptimize(encodeIt()); }) / 1e6;
    state.counters["peak_with_solver_MB"] = peakMemory([&] {
                                                const auto copy = encodeIt();
                                                const auto solver = solverKinds().front().make({});
                                                solver->add(copy->cnf(), {});
                                            })
                                            / 1e6;
}

void registerEncoding()
{
    for (const int size : {4, 9, 16, 25})
        for (const EncodingMethod &method : encodingMethods())
            for (const Way &way : ways) {
                std::ostringstream name;
                name << "Encode/" << size << 'x' << size << '/' << method.id << '/' << way.name;
                benchmark::RegisterBenchmark(name.str().c_str(), [=, &method, &way](benchmark::State &state) {
                    encodeEmptyBoard(state, size, method, way);
                })->Unit(benchmark::kMillisecond);
            }
}

/// Milliseconds from the stop, which comes \a delay after the start, to the answer.
double stopLatency(const Puzzle &puzzle, const Way &way, std::chrono::microseconds delay)
{
    std::stop_source source;
    Clock::time_point end;
    std::jthread worker([&] {
        benchmark::DoNotOptimize(check(puzzle, optionsOf(way), source.get_token()));
        end = Clock::now();
    });
    std::this_thread::sleep_for(delay);
    const Clock::time_point requested = Clock::now();
    source.request_stop();
    worker.join();
    return std::max(0.0, std::chrono::duration<double, std::milli>(end - requested).count());
}

/// Stops at 50 random moments, half of them while the clauses are still being made.
void stop(benchmark::State &state, const Puzzle &puzzle, const Way &way)
{
    std::minstd_rand random(1);
    std::vector<double> latencies;
    for ([[maybe_unused]] auto _ : state)
        for (int i = 0; i < 50; ++i) {
            const unsigned max = i % 2 == 0 ? 100'000 : 500'000;
            latencies.push_back(stopLatency(puzzle, way, std::chrono::microseconds(random() % max)));
        }
    showSpread(state, "ms", latencies);
}

void registerStop()
{
    for (const Way &way : ways)
        benchmark::RegisterBenchmark((std::string("Stop/25x25/") + way.name).c_str(),
                                     [&way](benchmark::State &state) { stop(state, hardPuzzle(), way); })
            ->Iterations(1)
            ->UseRealTime()
            ->Unit(benchmark::kSecond);
    benchmark::RegisterBenchmark("Stop/25x25 with 210 clues outside",
                                 [](benchmark::State &state) { stop(state, HeavyBoard().puzzle, facts); })
        ->Iterations(1)
        ->UseRealTime()
        ->Unit(benchmark::kSecond);
}

void registerAll()
{
    registerCorpus();
    registerRates();
    registerSpreads();
    registerEncoding();
    registerStop();
}

} // namespace

int main(int argc, char **argv)
{
    return runBenchmarks(argc, argv, registerAll);
}
