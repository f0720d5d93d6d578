#include "app/cli/finding.h"

namespace sudoku {
namespace {

Finding undecided()
{
    return {.status = ExitStatus::Limit, .verdict = "undecided"};
}

Finding outOfMemory()
{
    return {.status = ExitStatus::Limit, .verdict = "undecided", .problem = tooManyRulesText};
}

/// Why, its kind knows.
Finding solverFailed()
{
    return {.status = ExitStatus::Failure, .verdict = "error"};
}

Finding wrongSolution()
{
    return {.status = ExitStatus::Failure, .verdict = "error", .problem = wrongSolutionText};
}

} // namespace

Finding findingOf(Outcome outcome, std::string_view solved)
{
    switch (outcome) {
    case Outcome::Solved:
        return {.status = ExitStatus::AsAsked, .verdict = solved};
    case Outcome::None:
        return {.status = ExitStatus::OtherAnswer, .verdict = "none"};
    case Outcome::Stopped:
        return undecided();
    case Outcome::OutOfMemory:
        return outOfMemory();
    case Outcome::Failed:
        return solverFailed();
    case Outcome::WrongSolution:
        break;
    }
    return wrongSolution();
}

Finding findingOf(Uniqueness verdict)
{
    switch (verdict) {
    case Uniqueness::Unique:
        return {.status = ExitStatus::AsAsked, .verdict = "unique"};
    case Uniqueness::Multiple:
        return {.status = ExitStatus::OtherAnswer, .verdict = "multiple"};
    case Uniqueness::None:
        return findingOf(Outcome::None, {});
    case Uniqueness::Undecided:
        return undecided();
    case Uniqueness::OutOfMemory:
        return outOfMemory();
    case Uniqueness::Failed:
        return solverFailed();
    case Uniqueness::WrongSolution:
        break;
    }
    return wrongSolution();
}

} // namespace sudoku
