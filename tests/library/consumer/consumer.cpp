// Solves and rates a puzzle by the C++ interface, on a thread that could be stopped. Prints the solution and
// the level.
#include <sudokuworkbench/library.h>
#include <sudokuworkbench/sudokuworkbench.h> // the two go together

#include <iostream>
#include <thread>

namespace workbench = sudokuworkbench;

int main()
{
    const auto read =
        workbench::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    if (!read.isAnswered())
        return 1;
    workbench::SolveAnswer solved;
    std::jthread([&](const std::stop_token &stop) {
        solved = workbench::solve(read.puzzles.front(), {.stop = stop});
    }).join();
    for (const int digit : solved.solution)
        std::cout << digit;
    const auto rated = workbench::rate(read.puzzles.front());
    std::cout << '\n' << (rated.hodoku ? rated.hodoku->level : "") << '\n';
    return solved.verdict == workbench::Verdict::Solved && sw_version() == workbench::version() ? 0 : 1;
}
