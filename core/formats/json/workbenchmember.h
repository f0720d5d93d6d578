#pragma once

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/formats/json/jsonvalues.h"
#include "core/formats/text/constraintorder.h"
#include "core/formats/text/foreignregions.h"
#include "core/formats/text/format.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/loss.h"

#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace sudoku {

// The member "workbench" of a puzzle in the JSON of another program: the parts of a board for which that
// program has no form, as in the program's own JSON. Other programs ignore it.

inline constexpr const char *workbenchName = "workbench";
/// A member of what this program adds to the drawings in a file of another program: true. Reading skips it.
inline constexpr const char *workbenchMark = "fromWorkbench";

/// What another program has a form for, of what a board shows beside its rules.
struct ForeignForms
{
    bool haveDrawings = true;
    bool haveSolution = true;
};

/// Returns the member for \a board; \a kept are members of other formats. Empty if it would say nothing.
nlohmann::json workbenchMember(const Board &board, const SymbolSet &symbols,
                               const WrittenConstraints &constraints, const nlohmann::json &kept,
                               ForeignForms forms);

/// Adds to \a board what the member \a own says. \a constraints were read before; those of the member follow
/// them, and "order" has the original place of each. Its drawings take the place of others.
void readWorkbenchMember(const nlohmann::json &own, std::vector<Constraint> constraints, JsonValues &values,
                         Board &board);
/// Returns the number of digits that the member \a own names, or \a size.
DigitValues workbenchDigits(const nlohmann::json &own, int size, JsonValues &values);
/// Returns the symbols that the member \a own names. Both it and its "members" must be objects.
const SymbolSet *workbenchSymbols(const nlohmann::json &own, JsonValues &values, Board &board);
/// Returns the members of other formats that \a own keeps: an object.
nlohmann::json workbenchMembers(const nlohmann::json &own);

/// Returns \a board, which another program's JSON describes, with what it keeps: \a members, and the \a
/// regions that are no regions here.
TextResult withKept(Board board, const ForeignRegions &regions, nlohmann::json members,
                    const SymbolSet *symbols, std::string_view formatId);

/// Adds those texts about the puzzle to the \a kept members for which another program has no \a name.
void keepOtherInfo(const PuzzleInfo &info, const char *InfoMember::*name, nlohmann::json &kept);

/// Returns what the member \a own of \a board holds: no other program finds it. \a name as above.
std::vector<Loss> workbenchLosses(const nlohmann::json &own, const Board &board,
                                  const char *InfoMember::*name);

} // namespace sudoku
