#include "core/sat/halt.h"

#include <utility>

namespace sudoku {

Halt::Halt(SolverFailure failure)
    : m_reason(SolverFailed),
      m_failure(std::make_shared<const SolverFailure>(std::move(failure)))
{
}

Halt::~Halt() = default;
Halt::Halt(const Halt &) = default;
Halt::Halt(Halt &&) noexcept = default;
Halt &Halt::operator=(const Halt &) = default;
Halt &Halt::operator=(Halt &&) noexcept = default;

SolverFailure Halt::failure() const
{
    return m_failure ? *m_failure : SolverFailure();
}

} // namespace sudoku
