#pragma once

#include "core/board/board.h"
#include "core/formats/text/texterror.h"
#include "core/variants/own/ownkindnames.h"

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// Reads the definition of an own kind:
///
///     {"id":"three-apart","name":"Three apart","rule":"|a - b| >= 3"}
///
/// Other members are those of OwnKindDefinition where they differ from its defaults: "demand", "form",
/// "start", "accept", "place", "reading", "leap", "wrapping", "number", "look", "colour" as "#ff8800",
/// "sign". The error has a path within \a object and, where the rule itself is wrong, TextError::kindProblem.
/// \a names are the kinds that it may combine.
tl::expected<OwnKindDefinition, TextError> ownKindOfJson(const nlohmann::json &object,
                                                         const OwnKindNames &names = {});

/// Reads the definitions in \a list. Each may combine others, see namesFor().
std::vector<tl::expected<OwnKindDefinition, TextError>> ownKindsOfJson(const nlohmann::json &list);

/// Returns the kinds of \a list that can be read, by their ids.
OwnKindNames ownKindNames(const nlohmann::json &list);

/// Returns the inverse of ownKindOfJson().
nlohmann::ordered_json ownKindJson(const OwnKindDefinition &definition);

/// Reads a definition, makes its kind and names it. The error is that of ownKindOfJson(), or that \a names
/// has another kind of this id, or maxOwnKinds already. The same kind may come again.
tl::expected<void, TextError> defineOwnKind(const nlohmann::json &object, OwnKindNames &names);

/// Returns what the own kinds on \a board are made of, each once, and before them those that they combine.
std::vector<const OwnKindDefinition *> ownKindsOn(const Board &board);
/// Returns an array of them, as ownKindOfJson() reads them.
nlohmann::json ownKindsJson(const Board &board);

} // namespace sudoku
