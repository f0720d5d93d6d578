#pragma once

#include <QDate>
#include <QSizeF>
#include <QString>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/translate.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// What is known about the solutions of a puzzle.
enum class Solutions {
    NotChecked,   ///< nobody has asked yet
    Undecided,    ///< the check was stopped before an answer
    OutOfMemory,  ///< so was this one
    SolverFailed, ///< it gave no answer, or a wrong one
    NotCovered,   ///< the check left out rules of the board that could change its answer
    One,
    Many,
    None,
};

/// A puzzle on paper.
struct PrintedPuzzle
{
    explicit PrintedPuzzle(Board printed) : board(std::move(printed)) {}

    int boardSize() const { return board.puzzle.geometry.size(); }
    bool hasOneSolution() const { return solutions == Solutions::One; }

    Board board;
    Solutions solutions = Solutions::NotChecked;
    Grid solution = {}; ///< where solutions is One
    QString title = {}; ///< or empty: it has a number only
    std::optional<std::uint64_t> seed = {};
    const SymbolSet *symbols = &symbolSets().front();
};

/// Puzzles that begin on a page of their own.
struct PrintSection
{
    QString title = {};
    std::vector<PrintedPuzzle> puzzles = {};
    int perPage = 0; ///< one of puzzlesPerPage(), or 0: as many as stay legible
};

int puzzleCount(const std::vector<PrintSection> &sections);

enum class SolutionPlace {
    None,
    UpsideDown, ///< small, at the foot of the same page
    NextPage,
    AtEnd,
};

/// How a place for solutions is named.
struct NamedSolutionPlace
{
    SolutionPlace place;
    std::string_view id;   ///< The word used on the command line.
    std::string_view name; ///< English; translated where it is shown.
};

/// All places for solutions, in the order in which they are offered; the first is the usual one.
std::span<const NamedSolutionPlace> solutionPlaces();

enum class PaperOrientation { Portrait, Landscape };

struct Paper; // a row of the table in paper.h

/// Which sides of the sheets of a booklet are printed: a printer that cannot turn them prints all fronts
/// first, then, with the stack put in again, all backs.
enum class BookletSides { Both, Fronts, Backs };

struct NamedBookletSides
{
    BookletSides sides;
    std::string_view id;   ///< The word used on the command line.
    std::string_view name; ///< English; translated where it is shown.
};

/// All of them, in the order in which they are offered; the first is the usual one.
std::span<const NamedBookletSides> bookletSideChoices();

/// Everything that decides what comes out of the printer.
struct PrintJob
{
    /// In millimetres, as it lies before the reader: the paper, across for a booklet.
    QSizeF sheetSize() const;
    /// In millimetres: the sheet, or one half of it in a booklet.
    QSizeF pageSize() const;

    QString title = {};
    std::vector<PrintSection> sections = {};
    const Paper *paper = nullptr;                              ///< null: A4
    PaperOrientation orientation = PaperOrientation::Portrait; ///< ignored for a booklet
    SolutionPlace solutions = SolutionPlace::AtEnd;
    bool hasPencilMarks = false; ///< the player's own, or where he has none all candidates
    bool hasEntries = false;     ///< the player's digits too, not the puzzle alone
    /// Two upright pages side by side on each side of a sheet, in the order in which the stack is folded: A4
    /// gives a booklet of A5. Printed on both sides it is turned about the short edge.
    bool isBooklet = false;
    BookletSides bookletSides = BookletSides::Both;
    QDate date = {}; ///< in the foot of the pages; or none
};

} // namespace sudoku
