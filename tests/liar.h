#pragma once

#include "core/sat/satsolver.h"

namespace sudoku {

/// A solver that says yes to everything.
class Liar : public SatSolver
{
public:
    void add(const Cnf &, std::stop_token) override {}
    void add(std::span<const Literal>) override {}
    OrHalt<Verdict> solve(std::span<const Literal>, std::stop_token, const SatProgress &) override
    {
        return Verdict::Satisfiable;
    }
    bool isTrue(Literal literal) const override { return literal > 0; }
    Clause core() const override { return {}; }
    SatStatistics statistics() const override { return {}; }
};

} // namespace sudoku
