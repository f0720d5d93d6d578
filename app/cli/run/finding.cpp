#include "app/cli/run/finding.h"

#include "ui/text/halttext.h"
#include "ui/text/versiontext.h"

#include <utility>

namespace sudoku::cli {

Finding findingOf(const Halt &halt)
{
    switch (halt.reason()) {
    case Halt::Stopped:
        return {.status = ExitStatus::Limit, .verdict = "undecided"};
    case Halt::OutOfMemory:
        return {.status = ExitStatus::Limit, .verdict = "undecided", .problem = tooManyRulesText};
    case Halt::SolverFailed:
        return {.status = ExitStatus::Failure,
                .verdict = "error",
                .problem = failureText(halt.failure()).toStdString()};
    case Halt::WrongSolution:
        break;
    }
    return {.status = ExitStatus::Failure,
            .verdict = "error",
            .problem = "the solver's answer breaks a rule: " + reportRequest().toStdString()};
}

Finding findingOf(const OrHalt<Outcome> &outcome, std::string_view solved)
{
    if (!outcome)
        return findingOf(outcome.error());
    if (outcome == Outcome::Solved)
        return {.status = ExitStatus::AsAsked, .verdict = solved};
    return {.status = ExitStatus::OtherAnswer, .verdict = "none"};
}

Finding findingOf(const OrHalt<Uniqueness> &verdict)
{
    if (!verdict)
        return findingOf(verdict.error());
    switch (*verdict) {
    case Uniqueness::Unique:
        return {.status = ExitStatus::AsAsked, .verdict = "unique"};
    case Uniqueness::Multiple:
        return {.status = ExitStatus::OtherAnswer, .verdict = "multiple"};
    case Uniqueness::None:
        break;
    }
    return findingOf(Outcome::None, {});
}

void addUncheckedNote(Finding &finding, const SolverKind &solver)
{
    const bool hadFormula = !finding.statistics || finding.statistics->variables > 0;
    if (!solver.isProgram || !hadFormula)
        return;
    finding.notes.push_back("not checked by a second solver: only '" + solver.id
                            + "' says that there is no solution");
    finding.fields["isCheckedBySecondSolver"] = false;
}

void addHalt(Finding &finding, const Halt &halt)
{
    Finding why = findingOf(halt);
    finding.status = why.status;
    finding.problem = std::move(why.problem);
}

} // namespace sudoku::cli
