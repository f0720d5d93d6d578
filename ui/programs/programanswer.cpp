#include "ui/programs/programanswer.h"

#include <QString>

namespace sudoku {
namespace {

using Answer = tl::expected<SolverReport, SolverFailure>;
using Status = SolverReport::Status;

constexpr int satisfiableExit = 10;
constexpr int unsatisfiableExit = 20;

std::string lastLine(const QByteArray &text)
{
    constexpr qsizetype longest = 200;
    const QString all = QString::fromUtf8(text.trimmed().right(10 * longest));
    return all.section(QLatin1Char('\n'), -1).simplified().left(longest).toStdString();
}

/// Returns the last line of its errors, or of its output if it printed that instead of an answer.
std::string lastWords(const ProgramOutput &program, SolverFault fault)
{
    return lastLine(program.errors.isEmpty() && fault == SolverFault::NoAnswer ? program.output
                                                                               : program.errors);
}

SolverFailure failureOf(const ChildEnd &end)
{
    switch (end.kind) {
    case ChildEnd::Kind::NotStarted:
        return {.fault = SolverFault::CannotStart, .details = end.details.toStdString()};
    case ChildEnd::Kind::Crashed:
        return {.fault = SolverFault::Crashed, .number = end.number};
    case ChildEnd::Kind::TooMuchOutput:
        return {.fault = SolverFault::TooMuchOutput, .number = static_cast<int>(maxOutput / 1'000'000)};
    case ChildEnd::Kind::Exited:
    case ChildEnd::Kind::Stopped:
        break;
    }
    return {.fault = SolverFault::NoAnswer, .number = end.number};
}

Answer judged(const ProgramOutput &program, int variableCount)
{
    if (program.end.kind != ChildEnd::Kind::Exited)
        return tl::unexpected(failureOf(program.end));
    const int exit = program.end.number;
    const QByteArray &text = program.result.isEmpty() ? program.output : program.result;
    auto report = readModel({text.data(), static_cast<std::size_t>(text.size())}, variableCount);
    if (!report && report.error().code != ModelErrorCode::NoAnswer)
        return tl::unexpected(SolverFailure{.fault = SolverFault::Unreadable, .answer = report.error()});
    if (!report && exit == unsatisfiableExit)
        return SolverReport{Status::Unsatisfiable};
    if (!report)
        return tl::unexpected(failureOf(program.end));
    if (report->status == Status::Undecided)
        return tl::unexpected(SolverFailure{.fault = SolverFault::GaveUp});
    if (exit == (report->status == Status::Satisfiable ? unsatisfiableExit : satisfiableExit))
        return tl::unexpected(SolverFailure{.fault = SolverFault::Contradiction, .number = exit});
    return std::move(*report);
}

} // namespace

Answer answerOf(const ProgramOutput &program, int variableCount)
{
    Answer answer = judged(program, variableCount);
    if (!answer)
        answer.error().lastWords = lastWords(program, answer.error().fault);
    return answer;
}

} // namespace sudoku
