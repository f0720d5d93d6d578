#pragma once

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/board/translate.h"
#include "core/formats/text/loss.h"
#include "core/formats/text/remark.h"
#include "core/formats/text/texterror.h"

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

/// Options for reading a text.
struct ReadOptions
{
    /// The boxes; if not set, those of a directive or of the frame, or the default shape.
    std::optional<BoxShape> boxes = {};
    /// The symbols of plain digits; if not set, those of a directive, or the characters that are seen decide.
    const SymbolSet *symbols = nullptr;
};

/// A puzzle read from text.
struct TextPuzzle
{
    Board board;
    const SymbolSet *symbols;  ///< the symbols that the text was taken to use
    std::string_view formatId; ///< the format that was detected
    std::string note = {};     ///< the text after a tab or a '#' behind a puzzle in one line: its title
    std::vector<Remark> remarks = {};
    bool areBoxesAssumed = false; ///< the text does not say which boxes it has, if there are several shapes
};

using TextResult = tl::expected<TextPuzzle, TextError>;

/// A way to write a board as text. One format a file; core/formats/formats.cpp lists them.
///
/// Plain texts share the directives, comment lines that say what plain digits cannot: see directives.h.
struct Format
{
    std::string_view id;     ///< the word used on the command line
    std::string_view name;   ///< in English; translated where it is shown
    std::string_view suffix; ///< the suffix of a file, without the dot
    /// Returns whether \a text, one puzzle, looks like this format; takes little time. Plain digits are of
    /// one format only.
    bool (*detects)(std::string_view text);
    TextResult (*read)(std::string_view text, const ReadOptions &);
    /// Returns the text of a board that fits(), which ends in a newline; readPuzzle() of it returns the same
    /// board.
    std::string (*write)(const Board &, const SymbolSet &);
    bool isOneLine = false; ///< whether a puzzle is one line, apart from directives
    /// Whether a line that detects() accepts is a puzzle by itself in a file of many, as no plain digits are.
    bool isLineForm = false;
    /// Whether it is only the digits in one line: a note may follow after a tab, and a solution has no
    /// directives.
    bool isPlainLine = false;
    bool holdsHoles = false;     ///< whether a board may have holes, or be one of several that overlap
    bool holdsFreeLines = false; ///< whether digits may be repeated in rows and columns
    bool isLink = false;         ///< whether it is an address that a browser opens
    bool showsRules = false;     ///< whether the program that opens it shows the rules in words
    bool statesSolution = false; ///< whether that program compares what is entered with the stated solution
    /// The suffixes of files in this format that other programs write, without dots: "ss".
    std::span<const std::string_view> otherSuffixes = {};
    /// Returns the parts of a board that other programs do not find in the text; null if no other program
    /// reads it.
    std::vector<Loss> (*losses)(const Board &) = nullptr;
    /// Returns remarks on the members that keptMembers() has in an object named after this format's id.
    std::vector<Remark> (*remarks)(const nlohmann::json &members) = nullptr;

    bool fits(const Board &board) const
    {
        const Geometry &geometry = board.puzzle.geometry;
        const bool isFree = !geometry.hasLines() && !geometry.hasHoles();
        return holdsHoles || geometry.isSquare() || (holdsFreeLines && isFree);
    }

    std::vector<Loss> lossesOf(const Board &board) const
    {
        return losses ? losses(board) : std::vector<Loss>();
    }
};

/// A format that is read, but not written: one line for each puzzle.
struct Importer
{
    std::string_view id; ///< becomes TextPuzzle::formatId
    bool (*detects)(std::string_view text);
    TextResult (*read)(std::string_view text, const ReadOptions &); ///< reads a text that it detects
};

/// Reads the one puzzle of a text, whatever its format: readPuzzle(), for those below it.
using TextReader = TextResult (*)(std::string_view text, const ReadOptions &);

} // namespace sudoku
