#pragma once

#include "core/formats/text/texterror.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns what \a bytes are compressed from by "deflate" without a header (RFC 1951). Fails with
/// NoLinkedPuzzle if they are not, and with TooLong if it has more than \a maxLength bytes.
tl::expected<std::string, TextErrorCode> inflated(std::string_view bytes, std::size_t maxLength);

} // namespace sudoku
