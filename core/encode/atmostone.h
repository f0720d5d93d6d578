#pragma once

#include "core/board/translate.h"
#include "core/sat/cnf.h"

#include <span>
#include <string_view>

namespace sudoku {

/// The part of a formula that two houses with common cells share.
enum class SharedBetweenHouses {
    Nothing,
    Pairs,    ///< the clauses for n literals are those of all their pairs
    Segments, ///< a line and a box are written over the segments in which they meet
};

/// Which values the auxiliary variables of a formula may have in a model.
enum class Auxiliaries {
    Implied,    ///< any that fit: a solution may be several models. There are fewer clauses.
    Determined, ///< one each: every solution is one model, which programs that count models rely on
};

/// A way to write "at most one of these literals is true" as clauses.
struct AtMostOne
{
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
    std::string_view
        explanation; ///< how it works, in one or two English sentences; translated where it is shown
    SharedBetweenHouses shared;
    void (*write)(Cnf &, std::span<const Literal>, Auxiliaries);

    void encode(Cnf &cnf, std::span<const Literal> literals,
                Auxiliaries auxiliaries = Auxiliaries::Implied) const
    {
        write(cnf, literals, auxiliaries);
    }
};

/// Writes one clause for each pair of \a literals.
void encodePairwise(Cnf &cnf, std::span<const Literal> literals);
/// Writes that at most one of \a literals is true, as the encoding "binary" does.
void encodeBinaryTree(Cnf &cnf, std::span<const Literal> literals);
/// Returns a literal that is true exactly when at least one of \a literals is.
Literal anyOf(Cnf &cnf, std::span<const Literal> literals);

/// Returns all encodings; the first is the default.
///
/// - binary, ternary: divide and conquer. Groups are halved, or split in three, and each has a variable that
///   is true exactly if one of the group is. For n literals they need n - 2 variables and 4n - 7 clauses, or
///   (n - 3) / 2 and (7n - 15) / 2.
/// - commander: Klieber and Kwon, "Efficient CNF Encoding for Selecting 1 from N Objects", 2007.
/// - product: Chen, "A New SAT Encoding of the At-Most-One Constraint", 2010.
/// - sequential: Sinz, "Towards an Optimal CNF Encoding of Boolean Cardinality Constraints", 2005.
/// - bimander: Hölldobler and Nguyen, "On SAT-Encodings of the At-Most-One Constraint", 2013.
/// - segment: of rows, columns and regions, see SegmentEncoder; pairwise elsewhere.
std::span<const AtMostOne> atMostOneEncodings();
/// Returns the encoding with that \a id, or null.
const AtMostOne *findAtMostOne(std::string_view id);

} // namespace sudoku
