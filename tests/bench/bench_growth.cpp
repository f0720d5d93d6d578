// How the time for a formula and for its solution grows with the board, for every at-most-one encoding: what
// tests/bench/growth.sh draws. The formulas have all candidates, and the givens as unit clauses.

#include "tests/bench/benchtools.h"

#include "core/generate/filledboard.h"
#include "core/sat/solverkinds.h"

#include <map>

namespace sudoku {
namespace {

constexpr int sizes[] = {4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25};
constexpr int boardCount = 25;

/// A random half of the cells of filled boards. Every size has such boards, and each is easy for its
/// size: a minimal one of 25x25 can take a second or an hour, and a curve through such luck would say
/// nothing of growth.
const std::vector<Puzzle> &halfBoards(int size)
{
    static std::map<int, std::vector<Puzzle>> boardsOf;
    std::vector<Puzzle> &boards = boardsOf[size];
    while (std::ssize(boards) < boardCount) {
        Random random(1 + boards.size());
        Puzzle board = emptyBoard(size);
        const Grid solution = fillBoard(board, random, {}, {}).grid;
        for (Cell cell = 0; cell < board.geometry.cellCount(); ++cell)
            if (random.below(2) == 0)
                board.givens.set(cell, solution[cell]);
        boards.push_back(std::move(board));
    }
    return boards;
}

/// A row for a size and an encoding. The encodings of a size, which have the same boards, come one after the
/// other: they are what is compared, and other work on the machine comes and goes.
void grow(benchmark::State &state, const std::vector<Puzzle> &boards, const EncodingMethod &method)
{
    const SolveOptions options{.encode = {.method = &method, .kind = EncodingKind::FullFacts},
                               .solver = *findSolver("minisat")};
    std::vector<double> encodeTimes, solveTimes;
    for ([[maybe_unused]] auto _ : state)
        for (const Puzzle &board : boards) {
            PuzzleSolver solver(board, options);
            const double start = milliseconds();
            require(!solver.prepare({}), "half of a filled board without a solution");
            const double encoded = milliseconds();
            require(solver.ask({}, {}) == Outcome::Solved, "half of a filled board without a solution");
            encodeTimes.push_back(encoded - start);
            solveTimes.push_back(milliseconds() - encoded);
        }
    showSpread(state, "encode_ms", encodeTimes);
    showSpread(state, "solve_ms", solveTimes);
}

void registerAll()
{
    for (const int size : sizes)
        for (const EncodingMethod &method : encodingMethods()) {
            const std::string name = "Growth/" + std::string(method.id) + '/' + std::to_string(size);
            benchmark::RegisterBenchmark(
                name.c_str(),
                [=, &method](benchmark::State &state) { grow(state, halfBoards(size), method); })
                ->Iterations(1)
                ->UseRealTime()
                ->Unit(benchmark::kSecond);
        }
}

} // namespace
} // namespace sudoku

int main(int argc, char **argv)
{
    return sudoku::runBenchmarks(argc, argv, sudoku::registerAll);
}
