#pragma once

#include "core/generate/generaterequest.h"
#include "core/hints/practice.h"
#include "core/solve/solve.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace sudoku {

struct TechniquePage;

/// What the user wants to practise.
struct PracticeRequest
{
    GenerateRequest request; ///< of the first puzzle; the next ones have the next seeds
    const Technique *technique;
    int count;
    /// Whether only the part of the board that the step speaks of shows its candidates.
    bool isPartOnly = false;
};

/// Returns a request for \a count exercises on boards like the first example of \a page: of the same size
/// and with the same rules. Nothing if it has no example.
std::optional<PracticeRequest> practiceOf(const TechniquePage &page, int count, std::uint64_t seed);

/// Makes the exercises of a request one after the other.
class ExerciseMaker
{
public:
    ExerciseMaker(const PracticeRequest &asked, const SolveOptions &options);

    /// Returns the next exercise; nothing if there are as many as asked for, too many tries were in vain, or
    /// a stop is requested.
    std::optional<Exercise> next(const std::stop_token &stop);

private:
    PracticeRequest m_asked; // with the seed of the next try
    SolveOptions m_options;
    int m_missing;
    int m_triesLeft;
};

} // namespace sudoku
