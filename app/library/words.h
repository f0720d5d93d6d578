#pragma once

#include <sudokuworkbench/answers.h>

#include "core/encode/encoding.h"
#include "core/formats/text/texterror.h"
#include "core/generate/generaterequest.h"
#include "core/hints/steps/ruleindex.h"
#include "core/hints/steps/technique.h"

#include <string>

namespace sudokuworkbench {

// Words and short English names for what core says in codes. The sentences of the two programs need Qt, which
// translates them.

/// Returns the word of an error, such as "wrong-cell-count".
std::string_view wordOf(sudoku::TextErrorCode code);
/// Returns what is wrong: "wrong-cell-count: 80, expected 81".
std::string messageOf(const sudoku::TextError &error);
/// Returns the word of the reason why a request is impossible, such as "too-few-clues".
std::string_view wordOf(const sudoku::RequestProblem &problem);
/// Returns the word of the role of evidence.
std::string_view wordOf(sudoku::Role role);
std::string_view levelName(sudoku::Level level);

/// Returns "row 3" or "Killer cage 15 at r1c1".
std::string nameOf(const sudoku::Puzzle &puzzle, const sudoku::RuleSource &source);
/// Returns the same for a house, or "r1c1, r1c2, …" for one that follows from others.
std::string nameOf(const sudoku::Puzzle &puzzle, const sudoku::IndexedHouse &house);
/// Returns "5 in r1c2" for a clue, otherwise the name of the rule.
std::string nameOf(const sudoku::Puzzle &puzzle, const sudoku::Reason &reason);
/// Returns "Hidden Single: r3c4=5".
std::string textOf(const sudoku::Geometry &geometry, const sudoku::Step &step);

} // namespace sudokuworkbench
