#pragma once

#include <QString>

#include "core/generate/generaterequest.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// A kind of puzzle that is played at once, without a form: a kind of board at a level.
struct PlayKind
{
    std::string id;         ///< in settings and names of files, such as "hard" or "killer-hard"
    std::string_view board; ///< the name of its BoardKind
    Level level;
    bool isMadeAhead;            ///< even if nobody has played it yet
    bool isForBeginners = false; ///< easy, with many clues: the level that people call Beginner

    /// Returns the name in the language of the user: "Medium" on the classic board, else "Killer, medium".
    QString name() const;
    QString boardName() const;
    QString levelName() const;
    /// Returns a text such as "Killer, medium".
    QString fullName() const;
    /// Returns a request for one puzzle with that seed.
    GenerateRequest request(std::uint64_t seed) const;
};

/// Returns all kinds in the order in which they are offered: those of the classic board, then other boards.
std::span<const PlayKind> playKinds();
/// Returns the same, the kinds of a board together.
const std::vector<std::span<const PlayKind>> &playKindsByBoard();
/// Returns the kind with that id, or null.
const PlayKind *findPlayKind(std::string_view id);
/// Returns the kind whose puzzles \a request asks for, or null. A request with more wishes than a kind of
/// board, a level and a symmetry is not for this.
const PlayKind *findPlayKind(const GenerateRequest &request);
/// Returns the kind of \a kinds, those of a board, for a player who chooses no level.
const PlayKind &mediumOf(std::span<const PlayKind> kinds);
/// Returns the kind for a user who has not chosen one yet.
const PlayKind &defaultPlayKind();

/// Returns the name of a puzzle of the kind \a kind, such as "Killer, medium".
QString puzzleName(const QString &kind, std::optional<Level> level);

} // namespace sudoku
