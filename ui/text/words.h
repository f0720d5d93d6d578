#pragma once

#include <QString>
#include <QStringList>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/encode/encoding.h"
#include "core/rules/violations.h"
#include "core/variants/constraintproblem.h"

#include <cstdint>
#include <span>
#include <string>

namespace sudoku {

/// Sentences for what core says in codes, in the language of the user; shared by the window and the
/// command line.

/// "'X'": \a found in quotation marks, with nothing in it that could disturb a terminal, and not for pages.
QString quotedText(const std::string &found);
/// What a board must have for \a variant: "boxes of at least two rows and two columns".
QString needText(const Variant &variant);
QString nameText(const Variant &variant);
/// "Digits along an arrow add up to the one in its circle".
QString demandText(const Constraint &constraint);
/// Of the constraints of \a puzzle, each once.
QStringList ruleNames(const Puzzle &puzzle);
/// "the number for these cells must be from 3 to 17".
QString problemText(const Variant &variant, const ConstraintProblem &problem);

/// "row 1", "box 3", or the name of the variant, with the number and the first cell where it has some:
/// "Killer cage 15 at r1c1".
QString sourceText(const Puzzle &puzzle, const RuleSource &source);

/// "Killer cage 15": the name of the variant with the numbers, where there are some.
QString constraintName(const Constraint &constraint);
/// "Killer cage 15 at r1c1, r1c2 and r2c1", "Sandwich 8 from r1c4 to r9c4"; of many cells only the first.
QString ruleText(const Geometry &geometry, const Constraint &constraint);

/// "5 in r1c1" for a given, else the source of the rule.
QString reasonText(const Puzzle &puzzle, const SymbolSet &symbols, const Reason &reason);

/// "a, b and c"; nothing for nothing.
QString listText(QStringList texts);

/// Of what no verdict about \a board reckons with: "2 rules switched off", or nothing.
QString notCoveredText(const Board &board);

/// "24 clues".
QString cluesText(int count);

/// "1,234 conflicts", which a solver met.
QString solverConflictsText(std::int64_t count);

/// "2 entries are wrong".
QString wrongEntriesText(std::size_t count);

/// "r1c1, r1c5 and r1c7".
QString cellsText(const Geometry &geometry, std::span<const Cell> cells);

/// "Two 5s in row 1: r1c1 and r1c7".
QString violationText(const Puzzle &puzzle, const SymbolSet &symbols, const Violation &violation);

} // namespace sudoku
