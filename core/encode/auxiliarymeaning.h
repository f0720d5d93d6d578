#pragma once

#include "core/sat/cnf.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// The meaning of an auxiliary variable of an at-most-one encoding, derived from the clauses.
struct AuxiliaryMeaning
{
    Clause whenTrue;      ///< the variables that make it true, each alone
    Clause whenFalse;     ///< those that make it false, each alone by a clause
    bool isExact = false; ///< it is true only if one of whenTrue is
};

/// What clauses say of their variables.
struct VariableKinds
{
    Literal firstAuxiliary;                   ///< smaller variables are not auxiliary
    std::function<bool(Literal)> isAuxiliary; ///< the others mean something by themselves
    std::function<bool(Literal)> isSelector;  ///< its literal is no part of what a clause says
};

/// Returns the meanings of the variables from kinds.firstAuxiliary on, as far as \a cnf tells them by clauses
/// of two literals.
std::vector<AuxiliaryMeaning> readAuxiliaries(const Cnf &cnf, const VariableKinds &kinds,
                                              const std::stop_token &stop);

} // namespace sudoku
