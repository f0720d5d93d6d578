#pragma once

#include "app/cli/answer.h"
#include "app/cli/settings.h"

#include <tl/expected.hpp>
#include <vector>

namespace sudoku::cli {

/// The filled boards in the files of --forbid, or the answer that says what is wrong with one. Each must fit a board of
/// \a geometry.
tl::expected<std::vector<Grid>, Answer> readForbidden(const Settings &settings, const Geometry &geometry);

} // namespace sudoku::cli
