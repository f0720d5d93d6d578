#pragma once

#include "core/board/geometry.h"
#include "core/board/symbols.h"
#include "core/formats/text/puzzletext.h"
#include "core/formats/text/texterror.h"

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// The directives of a text that must be known before its cells are read. A member is null or empty if no
/// directive sets it.
struct ShapeDirectives
{
    const SymbolSet *symbols = nullptr;
    std::optional<Geometry> regions = {}; ///< of an irregular board, or of several
    std::optional<std::vector<SubBoard>> boards = {};
    std::optional<BoxShape> boxes = {};
    std::optional<DigitValues> digits = {};
};

/// Returns the error that the value of \a directive does not fit, at a column of its line, or at its
/// beginning.
tl::unexpected<TextError> badDirective(const Directive &directive, int column = 0);

// Each reads a directive of a board of \a size into \a shape, or says what is wrong with it. Regions come
// after the digits, as none may have more cells than there are digits.
tl::expected<void, TextError> readBoxes(const Directive &directive, int size, ShapeDirectives &shape);
tl::expected<void, TextError> readBoards(const Directive &directive, int size, ShapeDirectives &shape);
tl::expected<void, TextError> readRegions(const Directive &directive, int size, ShapeDirectives &shape);
tl::expected<void, TextError> readDigitValues(const Directive &directive, int size, ShapeDirectives &shape);
tl::expected<void, TextError> readSymbols(const Directive &directive, int size, ShapeDirectives &shape);

} // namespace sudoku
