#pragma once

#include "tests/puzzles.h"
#include "ui/printjob/printcheck.h"

#include <string>
#include <vector>

/// Jobs for tests of printing.
namespace sudoku {

inline PrintedPuzzle checkedPuzzle(const Puzzle &puzzle)
{
    PrintedPuzzle printed{Board(puzzle)};
    setChecked(printed, check(puzzle));
    return printed;
}

/// The first \a count puzzles of a corpus file.
inline PrintSection sectionOf(const std::string &corpus, int count, int perPage = 0)
{
    PrintSection section;
    section.perPage = perPage;
    for (const CorpusPuzzle &puzzle : readCorpus(corpus, count))
        section.puzzles.push_back(checkedPuzzle(puzzle.puzzle));
    require(std::ssize(section.puzzles) == count, corpus + " is short");
    return section;
}

/// \a count boards of \a size that say to have one solution, for tests of places.
inline PrintSection emptySection(int size, int count, int perPage = 0)
{
    PrintedPuzzle puzzle{Board(emptyBoard(size))};
    puzzle.solutions = Solutions::One;
    puzzle.solution = Grid(size * size);
    PrintSection section;
    section.perPage = perPage;
    section.puzzles.assign(count, puzzle);
    return section;
}

} // namespace sudoku
