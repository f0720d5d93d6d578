#pragma once

#include "core/board/rule.h"
#include "core/encode/readingencoding.h"
#include "core/sat/cnf.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Writes \a rank: for each other line a variable of "it begins with the same digit and is less", and how
/// many of these are true. Each two cells that are compared have variables of "equal" and "less", which take
/// O(digits) clauses. \a choicesOf returns the choices of a cell; the caller writes, by other clauses, that
/// exactly one of them is true. When a stop comes, only a part of the clauses is written.
void encodeRank(Cnf &cnf, const rule::Rank &rank, const std::function<std::vector<Choice>(Cell)> &choicesOf,
                Auxiliaries auxiliaries, const std::stop_token &stop);

} // namespace sudoku
