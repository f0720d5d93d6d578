#pragma once

#include "core/board/board.h"
#include "core/formats/text/loss.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// What a link or a code leads to.
enum class LinkTarget { None, Puzzle, Solution };

/// The name of a target.
struct NamedLinkTarget
{
    LinkTarget target;
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
};

/// Returns all targets, in the order in which they are offered; the first one is the default.
std::span<const NamedLinkTarget> linkTargets();

/// A board as an address, or as a text by itself.
struct BoardLink
{
    std::string_view id;   ///< of its format or exporter
    std::string_view name; ///< in English; translated where it is shown
    std::string text;      ///< without a newline
    std::vector<Loss> losses = {};
};

/// Returns what a link holds of \a board: its puzzle, or that with \a solution as its givens, and what is
/// said about it.
Board linkedBoard(const Board &board);
Board linkedBoard(const Board &board, const Grid &solution);

/// Returns \a linked as an address of each site that has such boards, and as this program's own text.
std::vector<BoardLink> linksOf(const Board &linked);

/// Returns the shortest address of a site on which people can solve \a linked, or see it if it is a solution,
/// with nothing lost but texts other than its title and its author. Returns SudokuPad's if something else
/// would be lost on all.
std::string shortestLink(const Board &linked, LinkTarget target);

} // namespace sudoku
