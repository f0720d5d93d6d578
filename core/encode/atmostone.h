#pragma once

#include "core/sat/cnf.h"

#include <span>

namespace sudoku {

/// Which values the auxiliary variables of a formula may have in a model.
enum class Auxiliaries {
    Implied,    ///< any that fit: a solution may be several models. There are fewer clauses.
    Determined, ///< one each: every solution is one model, which programs that count models rely on
};

/// A way to write "at most one of these literals is true" as clauses.
using WriteAtMostOne = void (*)(Cnf &, std::span<const Literal>, Auxiliaries);

/// Writes one clause for each pair of \a literals.
void encodePairwise(Cnf &cnf, std::span<const Literal> literals);
/// Returns a literal that is true exactly when at least one of \a literals is.
Literal anyOf(Cnf &cnf, std::span<const Literal> literals);

/// The encodings of "at most one", each with its source. Where a group of literals has an auxiliary variable
/// that is true exactly if one of the group is, the variables are determined in any case.
namespace atmostone {

/// One clause for each pair.
void pairwise(Cnf &cnf, std::span<const Literal> literals, Auxiliaries auxiliaries);
/// Divide and conquer: groups are halved, and each has an auxiliary variable. For n literals it needs n - 2
/// variables and 4n - 7 clauses.
void tree2(Cnf &cnf, std::span<const Literal> literals, Auxiliaries auxiliaries);
/// The same with thirds: (n - 3) / 2 variables and (7n - 15) / 2 clauses.
void tree3(Cnf &cnf, std::span<const Literal> literals, Auxiliaries auxiliaries);
/// Klieber and Kwon, "Efficient CNF Encoding for Selecting 1 from N Objects", 2007.
void commander(Cnf &cnf, std::span<const Literal> literals, Auxiliaries auxiliaries);
/// Chen, "A New SAT Encoding of the At-Most-One Constraint", 2010.
void product(Cnf &cnf, std::span<const Literal> literals, Auxiliaries auxiliaries);
/// Sinz, "Towards an Optimal CNF Encoding of Boolean Cardinality Constraints", 2005.
void sequential(Cnf &cnf, std::span<const Literal> literals, Auxiliaries auxiliaries);
/// Hölldobler and Nguyen, "On SAT-Encodings of the At-Most-One Constraint", 2013.
void bimander(Cnf &cnf, std::span<const Literal> literals, Auxiliaries auxiliaries);

} // namespace atmostone

} // namespace sudoku
