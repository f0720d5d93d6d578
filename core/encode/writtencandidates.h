#pragma once

#include "core/encode/encoding.h"
#include "core/propagate/propagation.h"

namespace sudoku {

/// The candidates for which an encoding has variables; valid if the propagation is Done.
struct WrittenCandidates
{
    Propagation propagation;
    Candidates candidates = {};
};

/// Returns the candidates of an encoding of \a kind: for EncodingKind::Facts those that propagation leaves,
/// for the other kinds all.
WrittenCandidates writtenCandidates(const Puzzle &puzzle, EncodingKind kind, const std::stop_token &stop);

} // namespace sudoku
