#pragma once

#include <QString>
#include <QStringList>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/encode/encoding.h"
#include "core/formats/text/remark.h"
#include "core/rules/violations.h"
#include "core/sat/satsolver.h"
#include "core/variants/constraintproblem.h"
#include "ui/text/kindnames.h"

#include <cstdint>
#include <span>
#include <string>

namespace sudoku {

/// Sentences for what core says in codes, in the language of the user; shared by the window and the
/// command line.

/// Returns \a found in quotation marks, "'X'", without characters that could disturb a terminal, and
/// shortened.
QString quotedText(const std::string &found);
/// Returns the name of a rule in the same way, as long as it is. The text of a script behind a long name is
/// left out.
QString quotedName(const std::string &name);
/// Returns what a board must have for \a variant: "boxes of at least two rows and two columns".
QString needText(const Variant &variant);
/// Returns a text such as "Digits along an arrow add up to the one in its circle".
QString demandText(const Constraint &constraint);
/// Returns the names of the constraints of \a puzzle, each once, as they are written within a sentence: those
/// that a person has chosen as they are.
QStringList ruleNames(const Puzzle &puzzle);
/// Returns a text such as "the number for these cells must be from 3 to 17".
QString problemText(const Variant &variant, const ConstraintProblem &problem);

/// Returns "row 1", "box 3", or the name of the variant with the number and the first cell, if it has some:
/// "Killer cage 15 at r1c1".
QString sourceText(const Puzzle &puzzle, const RuleSource &source);

/// Returns the name of the variant with the numbers, if there are some: "Killer cage 15". A letter that
/// stands for both is the name: "X".
QString constraintName(const Constraint &constraint);
/// Returns a text such as "Killer cage 15 at r1c1, r1c2 and r2c1" or "Sandwich 8 from r1c4 to r9c4"; names
/// only the first of many cells.
QString ruleText(const Geometry &geometry, const Constraint &constraint);
/// Returns the same below a heading that names the kind: "15 at r1c1, r1c2 and r2c1".
QString ruleTextInGroup(const Geometry &geometry, const Constraint &constraint);

/// Returns "5 in r1c1" for a given, otherwise the source of the rule.
QString reasonText(const Puzzle &puzzle, const SymbolSet &symbols, const Reason &reason);

/// Returns a text such as "a, b and c", or an empty text if \a texts is empty.
QString listText(QStringList texts);
/// Returns a text such as "a; b".
QString semicolonText(const QStringList &texts);

/// Returns a name such as "MiniSat" or "Race"; of a program the name that the user gave it.
QString solverName(const SolverKind &solver);

/// Returns a text such as "24 clues".
QString cluesText(int count);
/// Returns a text such as "33 rules".
QString rulesText(int count);
/// Returns what is on \a board, such as "30 clues, 4 entries and 2 rules"; rules that are switched off count.
QString boardContentsText(const Board &board);

/// Returns a text such as "1,234 conflicts", which a solver met.
QString solverConflictsText(std::int64_t count);

/// Returns a text such as "2 entries are wrong".
QString wrongEntriesText(std::size_t count);

/// Returns a text such as "r1c1, r1c5 and r1c7".
QString cellsText(const Geometry &geometry, std::span<const Cell> cells);
/// The number of cells that a sentence names; it only counts the others.
inline constexpr std::size_t maxCellsNamed = 12;
/// Returns the same; names the first of many cells and counts the others.
QString someCellsText(const Geometry &geometry, std::span<const Cell> cells);

/// Returns a text such as "Two 5s in row 1: r1c1 and r1c7".
QString violationText(const Puzzle &puzzle, const SymbolSet &symbols, const Violation &violation);

} // namespace sudoku
