#pragma once

#include "core/board/board.h"
#include "core/formats/text/texterror.h"
#include "core/variants/own/ownkindnames.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace sudoku {

/// Reads "DIGITS[/SUM] CONSTRAINT", such as "1,9 killer 10 r1c1 r1c2"; the number of the sum, from 1 on,
/// tells the sums of one constraint apart. Errors are
/// TextErrorCode::BadDirective for the digits, and those of readConstraint().
tl::expected<CrossedOut, TextError> readCrossedOut(const Geometry &geometry, std::string_view text,
                                                   const OwnKindNames &kinds = {});

/// Returns the inverse of readCrossedOut().
std::string crossedOutText(const Geometry &geometry, const CrossedOut &crossed);

} // namespace sudoku
