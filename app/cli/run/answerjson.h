#pragma once

#include "app/cli/run/finding.h"
#include "app/cli/run/json.h"
#include "app/cli/run/puzzleinput.h"

#include <array>
#include <string>
#include <string_view>

namespace sudoku::cli {

/// The version of the form of the answers, their first member. resources/schema describes it. Members may be
/// added to a version; none is taken away, and none gets another type or meaning.
inline constexpr int answerVersion = 1;

/// A member that got a new name. Answers have it under both.
struct OldMember
{
    std::string_view command;
    std::string_view oldName;
    std::string_view name;
};
inline constexpr std::array oldMembers{OldMember{"explain", "reasons", "contradiction"}};

/// Returns an answer that has no members but the first ones.
Json answerJson(std::string_view verdict);

/// Adds the members that every puzzle has to \a answer.
void addPuzzle(Json &answer, const Settings &settings, const Puzzle &puzzle);

/// Returns the answer to \a asked and its \a puzzle.
Json answerJson(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
                const Finding &finding);
/// Returns the answer "error" for a text that is not a puzzle.
Json answerJson(const InputPuzzle &asked, const TextError &error);

/// Returns the digits of \a grid in one line, without directives.
std::string lineOf(const Geometry &geometry, const Grid &grid, const SymbolSet &symbols);
/// Returns the place of the problem that \a finding has.
FilePlace placeOf(const InputPuzzle &asked, const Finding &finding);
/// Returns the name of each of \a cells.
Json cellsJson(const Geometry &geometry, const std::vector<Cell> &cells);

} // namespace sudoku::cli
