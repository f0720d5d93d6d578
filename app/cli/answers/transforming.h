#pragma once

#include "app/cli/options/settings.h"

#include <QString>

#include <stop_token>
#include <tl/expected.hpp>

namespace sudoku::cli {

/// Returns the seed that the user chose, or a random one.
std::uint64_t seedOf(const Settings &settings);

/// A board after the transforms of the settings.
struct Transformed
{
    Board board;
    QStringList notes = {}; ///< sentences about what is not as one may expect
    bool losesMembers = false;
};

/// Returns \a board after all transforms of \a settings, in their order, or a sentence about the first that
/// is refused.
tl::expected<Transformed, QString> transformed(const Settings &settings, Board board,
                                               const std::stop_token &stop);

} // namespace sudoku::cli
