#pragma once

#include "core/board/translate.h"
#include "core/encode/atmostone.h"
#include "core/encode/digitvariables.h"

#include <span>
#include <string_view>

namespace sudoku {

/// The part of a formula that two houses with common cells share.
enum class SharedBetweenHouses {
    Nothing,
    Pairs,    ///< the clauses for n literals are those of all their pairs
    Segments, ///< a line and a box are written over the segments in which they meet
};

/// A way to write a puzzle as clauses. Every method states that a cell has a digit and that no digit repeats
/// in a house; they differ in the rest.
struct EncodingMethod
{
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
    std::string_view
        explanation;         ///< how it works, in one or two English sentences; translated where it is shown
    std::string_view source; ///< who published it, where and when, in English; translated likewise
    std::string_view oldId = {};                ///< a name that findEncodingMethod() still accepts
    WriteAtMostOne write = atmostone::pairwise; ///< not used by ValueEncoding::Binary
    SharedBetweenHouses shared = SharedBetweenHouses::Nothing;
    /// Whether clauses say that a cell has at most one digit. Where they do not, it follows from the houses;
    /// cells for which it does not follow get the clauses all the same.
    bool statesOneDigitInCells = true;
    /// Whether clauses say that each digit has a place in a house. It always follows from the others.
    bool statesPlacesInHouses = true;
    ValueEncoding values = ValueEncoding::Direct;

    /// Writes that at most one of \a literals is true.
    void encode(Cnf &cnf, std::span<const Literal> literals,
                Auxiliaries auxiliaries = Auxiliaries::Implied) const
    {
        write(cnf, literals, auxiliaries);
    }
};

/// Returns all methods; the first is the default.
std::span<const EncodingMethod> encodingMethods();
/// Returns the method with that \a id or old id, or null.
const EncodingMethod *findEncodingMethod(std::string_view id);

} // namespace sudoku
