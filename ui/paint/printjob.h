#pragma once

#include <QDate>
#include <QString>

#include "core/board/board.h"
#include "core/formats/symbols.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sudoku {

/// What is known about the solutions of a puzzle.
enum class Solutions { NotChecked, One, Many, None };

/// A puzzle on paper.
struct PrintedPuzzle
{
    explicit PrintedPuzzle(Board printed) : board(std::move(printed)) {}

    Board board;
    Solutions solutions = Solutions::NotChecked;
    Grid solution = {}; ///< where solutions is One
    QString title = {}; ///< or empty: it has a number only
    std::optional<std::uint64_t> seed = {};
};

/// Puzzles that begin on a page of their own.
struct PrintSection
{
    QString title = {};
    std::vector<PrintedPuzzle> puzzles = {};
    int perPage = 0; ///< one of puzzlesPerPage(), or 0: as many as stay legible
};

enum class SolutionPlace {
    None,
    UpsideDown, ///< small, at the foot of the same page
    NextPage,
    AtEnd,
};

enum class PaperOrientation { Portrait, Landscape };

struct Paper; // a row of the table in paper.h

/// Everything that decides what comes out of the printer.
struct PrintJob
{
    QString title = {};
    std::vector<PrintSection> sections = {};
    const Paper *paper = nullptr; ///< null: A4
    PaperOrientation orientation = PaperOrientation::Portrait;
    SolutionPlace solutions = SolutionPlace::AtEnd;
    bool hasPencilMarks = false; ///< the player's own, or where he has none all candidates
    bool hasEntries = false;     ///< the player's digits too, not the puzzle alone
    bool isBooklet = false;      ///< two pages on each side of a sheet, in the order in which it is folded
    QDate date = {};             ///< in the foot of the pages; or none
    const SymbolSet *symbols = &symbolSets().front();
};

} // namespace sudoku
