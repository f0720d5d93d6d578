#pragma once

#include "core/sat/cnf.h"
#include "core/translate.h"

#include <span>
#include <string_view>

namespace sudoku {

/// A way to write "at most one of these literals is true" as clauses.
struct AtMostOne
{
    std::string_view id;   ///< The word used on the command line.
    std::string_view name; ///< English; translated where it is shown.
    /// The clauses for n literals are those of all their pairs, so a pair that two houses share needs
    /// them only once.
    bool isPairByPair;
    void (*encode)(Cnf &, std::span<const Literal>);
};

/// All encodings; the first is the default.
std::span<const AtMostOne> atMostOneEncodings();
/// Null where no encoding has that \a id.
const AtMostOne *findAtMostOne(std::string_view id);

} // namespace sudoku
