#pragma once

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/formats/text/loss.h"
#include "core/formats/text/remark.h"
#include "core/formats/text/texterror.h"
#include "core/translate.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

inline constexpr std::size_t maxPuzzleText = 1'000'000; ///< bytes

/// What the reader of a text is told beside the text.
struct ReadOptions
{
    std::optional<BoxShape> boxes = {}; ///< otherwise by frames and directives, else the usual shape
};

/// A puzzle read from text.
struct TextPuzzle
{
    Board board;
    const SymbolSet *symbols;  ///< the symbols that the text was taken to use
    std::string_view formatId; ///< the format that was detected
    std::string note = {};     ///< what follows a tab or a '#' behind a puzzle in one line; its title
    std::vector<Remark> remarks = {};
};

using TextResult = tl::expected<TextPuzzle, TextError>;

/// A way to write a board as text. One format a file; formats.cpp lists them.
///
/// All formats share the directives: comment lines "# sudoku-workbench: KEY VALUE" that carry what plain
/// digits cannot, written only where needed: "boxes 4x3" (rows x columns, where it is not the usual
/// shape), "regions AABB…" (of an irregular board, a letter a cell), "digits N" (where
/// there are more than the size), "symbols ID" (where the characters
/// would be taken for others), "variant ID [NUMBER...] [CELL...]" (one a line, as
/// "killer 15 r1c1 r1c2"), "switched-off …" (the same, of a constraint that is out of force for a moment), "entries …" (the player's digits, written as in
/// the format "line", where the format has no form of its own for them), "corner-marks …" and
/// "centre-marks …" (for each cell its digits as numbers, "1,4", or a dot), "members {…}" (Board::keptMembers). Other programs read them as
/// comments. Digits beyond the size are not written.
struct Format
{
    std::string_view id;     ///< The word used on the command line.
    std::string_view name;   ///< English; translated where it is shown.
    std::string_view suffix; ///< of a file, without the dot
    /// Whether \a text, one puzzle, looks like this format; cheap. Plain digits are of one format only.
    bool (*detects)(std::string_view text);
    TextResult (*read)(std::string_view text, const ReadOptions &);
    /// Ends in a newline; readPuzzle() of it gives the same board back.
    std::string (*write)(const Board &, const SymbolSet &);
    bool isOneLine = false; ///< apart from directives
    /// What other programs do not find in that text; null where there is no other program that reads it.
    std::vector<Loss> (*losses)(const Board &) = nullptr;
    /// What is to be said of the members that keptMembers() has in an object by this format's id.
    std::vector<Remark> (*remarks)(const nlohmann::json &members) = nullptr;

    std::vector<Loss> lossesOf(const Board &board) const
    {
        return losses ? losses(board) : std::vector<Loss>();
    }
};

/// All formats, in the order in which they are offered; the last one that detects a text reads it.
std::span<const Format> formats();
/// Null where no format has that \a id.
const Format *findFormat(std::string_view id);
/// The one that the program writes for itself: nothing of a board is lost in it.
const Format &ownFormat();

/// A form of text that is read, but not written: one line each.
struct Importer
{
    std::string_view id; ///< becomes TextPuzzle::formatId
    bool (*detects)(std::string_view text);
    TextResult (*read)(std::string_view text, const ReadOptions &); ///< of a text that it detects
};

/// They are asked before the formats.
std::span<const Importer> importers();

/// Whether \a line is a whole puzzle in a form that is not plain digits, and has one line.
bool isLineForm(std::string_view line);

/// Reads the one puzzle that \a text holds, whatever its format; accepts any bytes.
///
/// Cells are told apart by what is seen (findCells() in celllayout.h), the size follows from their count, and
/// the symbols from the characters (readDigits() in digitreader.h). The boxes are those of \a options, else of
/// a directive, else those that the frame draws, else the first of boxShapes(). Boards of a prime size have
/// boxes of a single row, so that they are Latin squares. Blank lines within the text are passed over.
TextResult readPuzzle(std::string_view text, const ReadOptions &options = {});

} // namespace sudoku
