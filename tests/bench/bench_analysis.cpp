#include "tests/bench/benchtools.h"
#include "tests/somegivens.h"

#include "core/analyse/completion.h"
#include "core/analyse/minimize.h"
#include "core/analyse/mussearch.h"
#include "core/analyse/repair.h"
#include "core/analyse/truecandidates.h"
#include "core/analyse/unavoidableset.h"
#include "core/rules/violations.h"
#include "core/solve/timelimit.h"

#include <functional>
#include <map>

using namespace sudoku;

namespace {

using namespace std::chrono_literals;

constexpr auto longest = 20s; // what takes longer is stopped and counted
constexpr int sampleCount = 12;

/// A puzzle and a solution of it: the only one, unless givens were taken away.
struct Solved
{
    Puzzle puzzle;
    Grid solution;
};

/// Boards of a size. The counts of givens are those of the boards from which something will be removed.
struct Boards
{
    const char *name;
    const char *file; ///< of the corpus, with proper puzzles
    int richGivens;
    int lessGivens; ///< taken from these, several solutions are left
};

constexpr Boards boardsOf[] = {
    {"9x9", "c9_norvig_top95.txt", 27, 4},
    {"16x16", "c16_other.txt", 112, 10},
    {"25x25", "c25_other.txt", 300, 20},
};

/// What is measured, each with a value for every sample.
using Figures = std::map<std::string, std::vector<double>>;

/// Examines a puzzle; its figures are besides the time that it takes.
using Analysis = std::function<void(const Solved &, const std::stop_token &, Figures &)>;
using MakeSamples = std::function<std::vector<Solved>()>;

void examine(benchmark::State &state, const MakeSamples &samples, const Analysis &analysis)
{
    Figures figures;
    int stopped = 0;
    for (const Solved &sample : samples()) {
        const TimeLimit limit({}, longest);
        const double start = milliseconds();
        analysis(sample, limit.token(), figures);
        figures["ms"].push_back(milliseconds() - start);
        stopped += limit.token().stop_requested() ? 1 : 0;
    }
    for (const auto &[name, values] : figures)
        showSpread(state, name, values);
    if (stopped > 0)
        state.counters["stopped"] = stopped;
}

/// \a targetMs is what the longest should take at most, or 0. It is shown, and never asserted.
void add(const std::string &name, double targetMs, const MakeSamples &samples, const Analysis &analysis)
{
    benchmark::RegisterBenchmark(name.c_str(),
                                 [=](benchmark::State &state) {
                                     for ([[maybe_unused]] auto _ : state)
                                         examine(state, samples, analysis);
                                     if (targetMs > 0)
                                         state.counters["target_ms"] = targetMs;
                                 })
        ->Iterations(1)
        ->UseRealTime()
        ->Unit(benchmark::kSecond);
}

Solved solved(const CorpusPuzzle &row)
{
    return {row.puzzle, row.solution.empty() ? solve(row.puzzle).solution : grid(row.solution)};
}

std::vector<Solved> properBoards(const Boards &boards)
{
    std::vector<Solved> proper;
    for (const CorpusPuzzle &row : readCorpus(boards.file))
        if (row.count == "1" && proper.size() < sampleCount)
            proper.push_back(solved(row));
    return proper;
}

std::vector<Cell> cellsInRandomOrder(const Puzzle &puzzle, Random &random)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        cells.push_back(cell);
    random.shuffle(cells);
    return cells;
}

/// With fewer givens, until there are \a count.
void thin(Solved &board, int count, Random &random)
{
    for (const Cell cell : cellsInRandomOrder(board.puzzle, random))
        if (board.puzzle.givens.filledCount() > count)
            board.puzzle.givens.clear(cell);
}

/// Proper boards with some givens too many: what is left of a full grid when one given after the other was
/// taken away.
std::vector<Solved> richBoards(const Boards &boards)
{
    const Geometry geometry = properBoards(boards).front().puzzle.geometry;
    std::vector<Solved> rich;
    for (int seed = 1; seed <= sampleCount; ++seed) {
        Random random(seed);
        const Grid solution = someSolution(geometry, random);
        Puzzle full(geometry);
        full.givens = solution;
        std::stop_source stop;
        const MinimizeResult result = minimize(full, groupsOfGivens(full, symmetries().front(), {}, seed), {},
                                               stop.get_token(), [&](const Puzzle &puzzle, int) {
                                                   if (puzzle.givens.filledCount() <= boards.richGivens)
                                                       stop.request_stop();
                                               });
        rich.push_back({result.puzzle, solution});
    }
    return rich;
}

/// Boards with some givens too few.
std::vector<Solved> poorBoards(const Boards &boards)
{
    Random random(2);
    std::vector<Solved> poor = richBoards(boards);
    for (Solved &board : poor)
        thin(board, board.puzzle.givens.filledCount() - boards.lessGivens, random);
    return poor;
}

std::vector<Solved> fullBoards(const Boards &boards)
{
    std::vector<Solved> full = properBoards(boards);
    for (Solved &board : full)
        board.puzzle.givens = board.solution;
    return full;
}

enum class Fault {
    Visible, ///< two equal digits in a house
    Hidden,  ///< no rule is broken, but there is no solution
};

/// Whether there is no solution, or nobody knows: a proper board is hardly ever made another one.
bool isWithoutSolution(const Puzzle &puzzle)
{
    const TimeLimit limit({}, longest);
    return solve(puzzle, {}, limit.token()).outcome != Outcome::Solved;
}

/// Changes one given, so that what comes out has the \a fault.
void plant(Fault fault, Solved &board, Random &random)
{
    const Puzzle puzzle = board.puzzle;
    const Geometry &geometry = puzzle.geometry;
    for (;;) {
        const Cell cell = static_cast<Cell>(random.below(geometry.cellCount()));
        const Digit digit = static_cast<Digit>(1 + random.below(geometry.digitCount()));
        if (!puzzle.givens.isFilled(cell) || puzzle.givens[cell] == digit)
            continue;
        board.puzzle.givens.set(cell, digit);
        const bool isVisible = !findViolations(board.puzzle, board.puzzle.givens).empty();
        if (isVisible == (fault == Fault::Visible) && isWithoutSolution(board.puzzle))
            return;
        board.puzzle = puzzle;
    }
}

/// Made of \a proper boards by changing one given of each.
std::vector<Solved> faultyBoards(const std::vector<Solved> &proper, Fault fault)
{
    Random random(3);
    std::vector<Solved> faulty;
    for (int i = 0; i < sampleCount; ++i) {
        faulty.push_back(proper[i % proper.size()]);
        plant(fault, faulty.back(), random);
    }
    return faulty;
}

void checkIt(const Solved &board, const std::stop_token &stop, Figures &)
{
    benchmark::DoNotOptimize(check(board.puzzle, {.maxGuesses = defaultGuesses}, stop));
}

void explain(const Solved &board, const std::stop_token &stop, Figures &figures)
{
    MusSearch search(board.puzzle);
    figures["reasons"].push_back(static_cast<double>(search.next(stop).reasons.size()));
}

/// What shows first shows after the "first_ms".
void findCandidates(int limit, const Solved &board, const std::stop_token &stop, Figures &figures)
{
    const double start = milliseconds();
    bool isFirst = true;
    CandidateSearch search(board.puzzle, limit, {.maxGuesses = defaultGuesses});
    search.shareAfter();
    const CandidateProgress note = [&](const CandidateCounts &) {
        if (isFirst)
            figures["first_ms"].push_back(milliseconds() - start);
        isFirst = false;
    };
    static_cast<void>(search.run(stop, note));
}

void findSet(const Solved &board, const std::stop_token &stop, Figures &figures)
{
    const UnavoidableSetResult result = findUnavoidableSet(board.puzzle, board.solution, {}, stop);
    if (result.best)
        figures["cells"].push_back(static_cast<double>(result.best->cells.size()));
}

void complete(const Solved &board, const std::stop_token &stop, Figures &figures)
{
    const Completion completion = completeToUnique(board.puzzle, board.solution, {}, stop);
    figures["cells"].push_back(static_cast<double>(completion.cells.size()));
}

void findRedundant(const Solved &board, const std::stop_token &stop, Figures &figures)
{
    figures["givens"].push_back(static_cast<double>(
        findRedundancy(board.puzzle, {.maxGuesses = defaultGuesses}, stop).givens.size()));
}

/// The "untried" are the givens that were left where it was stopped.
void minimizeIt(const Solved &board, const std::stop_token &stop, Figures &figures)
{
    const std::vector<CellGroup> groups = groupsOfGivens(board.puzzle, symmetries().front(), {}, 1);
    int untried = static_cast<int>(groups.size());
    const MinimizeResult result = minimize(board.puzzle, groups, {.maxGuesses = defaultGuesses}, stop,
                                           [&](const Puzzle &, int left) { untried = left; });
    figures["givens"].push_back(result.puzzle.givens.filledCount());
    figures["untried"].push_back(untried);
}

void repair(const Solved &board, const std::stop_token &stop, Figures &figures)
{
    const RepairResult result = findRepairs(board.puzzle, {}, {}, stop);
    figures["repairs"].push_back(static_cast<double>(result.repairs.size()));
}

struct Targets
{
    double check;
    double conflict;
    double candidates;
};

void addChecks()
{
    for (const std::string &file : corpusFiles("c9_")) {
        const auto samples = [file] {
            std::vector<Solved> boards;
            for (const CorpusPuzzle &row : readCorpus(file))
                boards.push_back({row.puzzle, {}});
            return boards;
        };
        add("Check/" + std::filesystem::path(file).stem().string(), 5, samples, checkIt);
    }
}

void addAnalyses(const Boards &boards, const Targets &targets)
{
    const std::string size = boards.name;
    const auto of = [&boards](std::vector<Solved> (*make)(const Boards &)) {
        return [&boards, make] { return make(boards); };
    };
    const auto faulty = [&boards](Fault fault) {
        return [&boards, fault] { return faultyBoards(properBoards(boards), fault); };
    };
    const auto richAndFaulty = [&boards] { return faultyBoards(richBoards(boards), Fault::Hidden); };
    add("LiveCheck/" + size, targets.check, of(richBoards), checkIt);
    add("Conflict/" + size + "/planted/visible", targets.conflict, faulty(Fault::Visible), explain);
    add("Conflict/" + size + "/planted/hidden", targets.conflict, faulty(Fault::Hidden), explain);
    add("Conflict/" + size + "/planted/rich", targets.conflict, richAndFaulty, explain);
    for (const int limit : {1, 2})
        add("TrueCandidates/" + size + "/limit" + std::to_string(limit), targets.candidates, of(poorBoards),
            std::bind_front(findCandidates, limit));
    add("Difference/" + size, 0, of(poorBoards), findSet);
    add("Completion/" + size, 0, of(poorBoards), complete);
    add("Redundancy/" + size, 0, of(richBoards), findRedundant);
    add("Minimize/" + size + "/rich", 0, of(richBoards), minimizeIt);
    add("Minimize/" + size + "/full", 0, of(fullBoards), minimizeIt);
    add("Repair/" + size + "/visible", 0, faulty(Fault::Visible), repair);
    add("Repair/" + size + "/hidden", 0, faulty(Fault::Hidden), repair);
}

void registerAll()
{
    addChecks();
    addAnalyses(boardsOf[0], {.check = 5, .conflict = 20, .candidates = 20});
    addAnalyses(boardsOf[1], {.check = 0, .conflict = 0, .candidates = 300});
    // Of the true candidates of a 25x25 the first should be seen within 200 ms.
    addAnalyses(boardsOf[2], {.check = 1000, .conflict = 2000, .candidates = 5000});
}

} // namespace

int main(int argc, char **argv)
{
    return runBenchmarks(argc, argv, registerAll);
}
