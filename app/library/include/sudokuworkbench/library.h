#pragma once

// Sudoku Workbench for C++20. The same for C: sudokuworkbench.h.
//
//     const auto answer = sudokuworkbench::check("53..7....6..195....98....6.8…");
//     if (answer.verdict == sudokuworkbench::Verdict::Unique)
//         use(answer.solutions.front());

#include <sudokuworkbench/answers.h>
#include <sudokuworkbench/batch.h>
#include <sudokuworkbench/puzzle.h>
#include <sudokuworkbench/questions.h>
#include <sudokuworkbench/version.h>
