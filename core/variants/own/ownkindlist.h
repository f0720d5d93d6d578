#pragma once

#include "core/variants/own/ownkindnames.h"

#include <cstddef>
#include <vector>

namespace sudoku {

/// Returns the kinds that the one at \a index may combine: all that combine none, in whatever order, and of
/// the others those before it. Kinds with a problem are left out.
OwnKindNames namesFor(const std::vector<OwnKindDefinition> &definitions, std::size_t index);

/// Returns the kind of each definition, or null where one has a problem.
std::vector<const Variant *> kindsOf(const std::vector<OwnKindDefinition> &definitions);

/// Returns \a definition with the ids that kinds have while the program runs instead of those in \a names.
/// The definition must have no problem with these names.
OwnKindDefinition withProgramIds(OwnKindDefinition definition, const OwnKindNames &names);

} // namespace sudoku
