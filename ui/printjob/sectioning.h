#pragma once

#include "ui/printjob/printjob.h"

namespace sudoku {

/// How puzzles are divided into sections. Each begins a page.
enum class Sectioning { AsGiven, ByLevel, None };

struct NamedSectioning
{
    Sectioning how;
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
};

/// Returns all choices, in the order in which they are offered; the first one is the default.
std::span<const NamedSectioning> sectionings();

/// Returns the name of the kind of board that all \a puzzles have, or an empty text.
QString commonKind(std::span<const PrintedPuzzle> puzzles);

/// Divides \a puzzles by their kinds of board, with the kinds as titles, if each of several kinds is in one
/// place; else returns one section without a title.
std::vector<PrintSection> sectionsByKind(std::vector<PrintedPuzzle> puzzles);

/// Says of each puzzle which kind it is, in sections with several kinds.
void nameKinds(std::vector<PrintSection> &sections);

/// Divides the puzzles of \a sections anew. By level, those without a level come last, without a title.
std::vector<PrintSection> sectioned(std::vector<PrintSection> sections, Sectioning how);

/// Gives \a sections \a titles, one after the other. An empty one, and a missing one, leaves the title as it
/// is.
void nameSections(std::vector<PrintSection> &sections, const QStringList &titles);

} // namespace sudoku
