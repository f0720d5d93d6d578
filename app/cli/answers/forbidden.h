#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/finding.h"

#include <tl/expected.hpp>
#include <vector>

namespace sudoku::cli {

/// Reads the filled boards in the files of --forbid, which must fit \a geometry; or returns the
/// answer that says what is wrong.
tl::expected<std::vector<Grid>, Answer> readForbidden(const Settings &settings, const Geometry &geometry);

} // namespace sudoku::cli
