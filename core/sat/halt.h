#pragma once

#include "core/sat/modelreader.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace sudoku {

/// The failures of a solver that runs as a separate program.
enum class SolverFault {
    Unknown,       ///< the reason is not known
    NotFound,      ///< there is no such program
    CannotStart,   ///< details: the system's message
    CannotStore,   ///< the formula could not be stored; details: the system's message
    Crashed,       ///< number: the signal
    NoAnswer,      ///< number: the exit status
    GaveUp,        ///< the solver said that it gave up
    TooMuchOutput, ///< number: the limit, in megabytes
    Unreadable,    ///< answer: what is wrong with it
    Contradiction, ///< the answer contradicts the exit status, which is number
    WrongModel,    ///< number: the clause that does not hold, from 1
    Denial,        ///< it found no model of a formula that certainly has one
};

struct SolverFailure
{
    SolverFault fault = SolverFault::Unknown;
    int number = 0;
    std::string details = {};
    std::optional<ModelError> answer = {};
    std::string lastWords = {}; ///< the last line that it printed, on standard error if there is one
    std::string solver = {};    ///< its id, or empty if it is not known
};

enum class HaltReason {
    Stopped,       ///< a stop was requested or a limit was reached
    OutOfMemory,   ///< the solver or the formula needs more memory than there is
    SolverFailed,  ///< a solver that runs as a separate program could not answer
    WrongSolution, ///< the solver's answer breaks a rule or repeats an earlier one: a bug; the answer is
                   ///< never returned
};

/// Why a question has no answer.
class [[nodiscard]] Halt
{
public:
    using enum HaltReason;

    Halt(HaltReason reason) : m_reason(reason) {} // stands for it
    Halt(SolverFailure failure);
    // Defined elsewhere, because GCC 12 warns that an answer that changes in a loop destroys a halt that does
    // not exist.
    ~Halt();
    Halt(const Halt &);
    Halt(Halt &&) noexcept;
    Halt &operator=(const Halt &);
    Halt &operator=(Halt &&) noexcept;

    HaltReason reason() const { return m_reason; }
    /// Returns how the solver failed; SolverFault::Unknown if it is not known.
    SolverFailure failure() const;

    /// Returns whether the reasons are the same.
    friend bool operator==(const Halt &one, const Halt &other) { return one.m_reason == other.m_reason; }

private:
    HaltReason m_reason;
    std::shared_ptr<const SolverFailure> m_failure; // null if there is none
};

/// The answer to a question, or the reason why there is none.
template <typename Answer>
using OrHalt = tl::expected<Answer, Halt>;

/// Returns \a halt as an answer of any type.
[[nodiscard]] inline tl::unexpected<Halt> halted(const Halt &halt)
{
    return tl::unexpected<Halt>(halt);
}

/// The progress of a long computation.
struct ProgressReport
{
    std::int64_t conflicts = 0;
    int done = 0;
    int total = 0; ///< number of questions; 0 if it is not known
};

/// Called from time to time, from any thread: while a solver runs about ten times a second, otherwise after
/// each question or run.
using Progress = std::function<void(const ProgressReport &)>;

enum class Outcome {
    Solved,
    None, ///< there is no (further) solution: proved
};

} // namespace sudoku
