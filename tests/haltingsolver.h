#pragma once

#include "core/sat/satsolver.h"

#include <memory>
#include <utility>

namespace sudoku {

/// What the solvers of a kind do: they answer some questions, and then no more.
struct HaltScript
{
    Halt halt;             ///< why they do not answer
    int questionsLeft = 0; ///< that they answer
    bool hasHalted = false;
};

class HaltingSolver : public SatSolver
{
public:
    HaltingSolver(const SatOptions &options, std::shared_ptr<HaltScript> script)
        : m_solver(makeMiniSat(options)),
          m_script(std::move(script))
    {
    }

    void add(const Cnf &cnf, std::stop_token stop) override { m_solver->add(cnf, std::move(stop)); }
    void add(std::span<const Literal> clause) override { m_solver->add(clause); }
    OrHalt<Verdict> solve(std::span<const Literal> assumptions, std::stop_token stop,
                          const SatProgress &progress) override
    {
        m_script->hasHalted = m_script->hasHalted || m_script->questionsLeft-- == 0;
        if (m_script->hasHalted)
            return halted(m_script->halt);
        return m_solver->solve(assumptions, std::move(stop), progress);
    }
    bool isTrue(Literal literal) const override { return m_solver->isTrue(literal); }
    Clause core() const override { return m_solver->core(); }
    SatStatistics statistics() const override { return m_solver->statistics(); }

private:
    std::unique_ptr<SatSolver> m_solver;
    std::shared_ptr<HaltScript> m_script;
};

inline SolverKind haltingKind(const std::shared_ptr<HaltScript> &script)
{
    return {.id = "halting", .name = "Halting", .make = [script](const SatOptions &options) {
                return std::make_unique<HaltingSolver>(options, script);
            }};
}

} // namespace sudoku
