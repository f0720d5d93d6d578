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
    QString fullName() const { return fullName(level); }
    /// Returns the same for a puzzle that came out with the level \a made.
    QString fullName(Level made) const;
    /// Returns a request for one puzzle with that seed.
    GenerateRequest request(std::uint64_t seed) const;
};

/// Returns all kinds in the order in which they are offered: the levels, then other boards.
std::span<const PlayKind> playKinds();
/// Returns the kind with that id, or null.
const PlayKind *findPlayKind(std::string_view id);
/// Returns the kind for a user who has not chosen one yet.
const PlayKind &defaultPlayKind();

} // namespace sudoku
