#pragma once

#include "core/board/board.h"

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace sudoku {

/// A part of what is said about a puzzle, and its names in files.
struct InfoMember
{
    const char *name;            ///< in the program's own JSON, and the key of its directive
    const char *fpuzzlesName;    ///< null if f-puzzles has no place for it
    const char *sudokuMakerName; ///< null if SudokuMaker has no place for it
    std::string PuzzleInfo::*text;
};

inline constexpr std::array infoMembers{
    InfoMember{"title", "title", "name", &PuzzleInfo::title},
    InfoMember{"author", "author", "author", &PuzzleInfo::author},
    InfoMember{"rules", "ruleset", "comment", &PuzzleInfo::rules},
    InfoMember{"source", nullptr, nullptr, &PuzzleInfo::source},
    InfoMember{"level", nullptr, nullptr, &PuzzleInfo::level},
    InfoMember{"message", "successMessage", nullptr, &PuzzleInfo::message},
};

/// The limit for each text; longer ones are kept as members that the program does not know.
inline constexpr std::size_t maxInfoSize = 20'000; ///< bytes

/// Returns \a text as a PuzzleInfo holds it: without blanks around it, and valid UTF-8.
std::string infoText(std::string_view text);

/// Moves the texts about the puzzle, which have the names \a name in \a members, an object, to \a board. A
/// text that is known stays.
void takeInfo(nlohmann::json &members, const char *InfoMember::*name, Board &board);
/// Adds the texts about the puzzle that \a name has a name for to \a members.
void addInfo(const PuzzleInfo &info, const char *InfoMember::*name, nlohmann::json &members);

/// Gives \a board those texts of \a info that it lacks. Ignores titles and authors without letters, which may
/// be solutions, and very long ones.
void keepInfo(const PuzzleInfo &info, Board &board);

} // namespace sudoku
