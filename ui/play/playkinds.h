#pragma once

#include <QString>

#include "core/generate/generaterequest.h"

#include <span>
#include <string_view>

namespace sudoku {

/// A kind of puzzle that is played at once, without a form.
struct PlayKind
{
    std::string_view id;    ///< in settings and names of files
    std::string_view board; ///< the name of its BoardKind
    Level level = Level::Medium;
    bool isNamedByLevel = false; ///< otherwise by its board

    QString name() const; ///< in the language of the user
    /// Returns a text such as "Killer, medium".
    QString fullName() const;
    /// Returns a request for one puzzle with that seed.
    GenerateRequest request(std::uint64_t seed) const;
};

/// Returns all kinds in the order in which they are offered: the levels, then other boards.
std::span<const PlayKind> playKinds();
/// Returns the kind with that id, or null.
const PlayKind *findPlayKind(std::string_view id);
/// Returns what is played by who has not chosen yet.
const PlayKind &defaultPlayKind();

} // namespace sudoku
