#pragma once

#include "core/variants/own/ownkinddefinition.h"
#include "core/variants/own/togetherrule.h"
#include "core/variants/variant.h"

#include <string_view>
#include <vector>

namespace sudoku {

/// Returns the kind of \a definition, which must have no problem. The same definition gives the same kind, at
/// the same address, as long as the program runs. Its id is that of the definition, or, if another definition
/// had that before, with a number behind it. May be called on any thread.
///
/// A kind of dots without a number has another one beside it, Variant::negativeOf the first: "all-" and its
/// id.
const Variant *ownKind(const OwnKindDefinition &definition);

/// Returns what \a kind was made of, with the id it has, or null for a kind of the program.
const OwnKindDefinition *definitionOf(const Variant &kind);

/// Returns whether it matters which cell of a constraint of \a definition, which must have no problem, comes
/// first. The ids of kinds that it combines are those that they have while the program runs.
bool hasFirstCell(const OwnKindDefinition &definition);

/// Returns the kinds that were made since the program started, without those beside them.
std::vector<const Variant *> ownKinds();

/// Reads \a text, in which each kind has the id that it has while the program runs. A text with an error has
/// no parts.
TogetherRule togetherRuleOf(std::string_view text);

/// Returns the kinds that \a definition, which has such ids, combines, each once.
std::vector<const Variant *> combinedKinds(const OwnKindDefinition &definition);

/// Returns the kind with that id, which is one of ownKind() or the one beside it, or null.
const Variant *findOwnKind(std::string_view id);

} // namespace sudoku
