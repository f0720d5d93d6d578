#pragma once

#include <QString>

#include "app/cli/options/settings.h"
#include "core/formats/text/ownkindtext.h"

#include <tl/expected.hpp>

namespace sudoku::cli {

/// Returns the kinds of rules that the user has made, or why they cannot be read as a sentence.
tl::expected<OwnKindNames, QString> ownKindsOf(const Settings &settings);

} // namespace sudoku::cli
