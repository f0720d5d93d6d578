#pragma once

#include "core/sat/satsolver.h"
#include "tests/work.h"

#include <atomic>
#include <memory>

namespace sudoku {

/// A kind of solver that tells when it is first used, and when no work is left that may use it.
class WatchedSolver
{
public:
    /// Returns MiniSat under another name.
    SolverKind kind() const
    {
        return {.id = "watched",
                .name = "Watched",
                .make = [hasBegun = m_hasBegun, token = m_end.token()](const SatOptions &options) {
                    *hasBegun = true;
                    return makeMiniSat(options);
                }};
    }

    bool hasBegun() const { return *m_hasBegun; }
    const WorkEnd &end() const { return m_end; }

private:
    std::shared_ptr<std::atomic_bool> m_hasBegun = std::make_shared<std::atomic_bool>(false);
    WorkEnd m_end;
};

} // namespace sudoku
