#pragma once

#include "core/board/memo.h"
#include "ui/printjob/printjob.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// How to name what a page says about the first step of its puzzles.
struct NamedHintKind
{
    HintKind kind;
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
};

/// Returns all kinds, in the order in which they are offered; the first one is the default.
std::span<const NamedHintKind> hintKinds();

/// Gives \a puzzle its hint, if it lacks one and has exactly one solution. It stays without if there is no
/// step.
void addHint(PrintedPuzzle &puzzle, const Memo &memo, const std::stop_token &stop);
/// Returns \a sections with the hints of all puzzles.
std::vector<PrintSection> hinted(std::vector<PrintSection> sections, const std::stop_token &stop);

/// Returns what a page says of \a puzzle: "box 5", or "Hidden Single: box 5". An empty text if there is no
/// hint or none is wanted.
QString hintText(const PrintedPuzzle &puzzle, HintKind kind);
/// Returns the beginning of the line with the hints of a page: "Look at:".
QString hintsLabel(HintKind kind);

} // namespace sudoku
