#include "ui/text/halttext.h"

#include <QCoreApplication>

#include "core/system/signals.h"
#include "ui/text/modelwords.h"
#include "ui/text/strings.h"

namespace sudoku {
namespace {

struct HaltWords
{
    Q_DECLARE_TR_FUNCTIONS(HaltText)
};

QString eventText(const SolverFailure &failure)
{
    const QString solver = QString::fromStdString(failure.solver);
    const QString details = QString::fromStdString(failure.details);
    const QString number = QString::number(failure.number);
    switch (failure.fault) {
    case SolverFault::NotFound:
        return HaltWords::tr("the solver '%1' was not found: is it installed?").arg(solver);
    case SolverFault::CannotStart:
        return HaltWords::tr("the solver '%1' could not be started: %2").arg(solver, details);
    case SolverFault::CannotStore:
        return HaltWords::tr("the formula for the solver '%1' could not be written: %2").arg(solver, details);
    case SolverFault::Crashed:
        return HaltWords::tr("the solver '%1' crashed: %2")
            .arg(solver, QString::fromLocal8Bit(signalText(failure.number)));
    case SolverFault::NoAnswer:
        return HaltWords::tr("the solver '%1' ended without an answer (exit status %2)").arg(solver, number);
    case SolverFault::GaveUp:
        return HaltWords::tr("the solver '%1' gave up").arg(solver);
    case SolverFault::TooMuchOutput:
        return HaltWords::tr("the solver '%1' was stopped because it wrote more than %2 MB")
            .arg(solver, number);
    case SolverFault::Unreadable:
        return HaltWords::tr("the answer of the solver '%1' cannot be read: %2")
            .arg(solver, failure.answer ? modelErrorWithPlaceText(*failure.answer) : QString());
    case SolverFault::Contradiction:
        return HaltWords::tr("the solver '%1' contradicts itself: its answer does not match exit status %2")
            .arg(solver, number);
    case SolverFault::WrongModel:
        return HaltWords::tr("the solver '%1' gave a wrong model: it violates clause %2 of the formula")
            .arg(solver, number);
    case SolverFault::Denial:
        return HaltWords::tr("the solver '%1' gave a wrong answer: it denies a solution that exists")
            .arg(solver);
    case SolverFault::Unknown:
        break;
    }
    return HaltWords::tr("the solver '%1' failed").arg(solver);
}

QString sentence(const QString &text)
{
    const bool isEnded = text.endsWith(QLatin1Char('.')) || text.endsWith(QLatin1Char('?'));
    return capitalised(isEnded ? text : text + QLatin1Char('.'));
}

} // namespace

QString failureText(const SolverFailure &failure)
{
    const QString text = failure.solver.empty() ? HaltWords::tr("the solver failed") : eventText(failure);
    if (failure.lastWords.empty())
        return text;
    return HaltWords::tr("%1; it said: %2").arg(text, QString::fromStdString(failure.lastWords));
}

QString haltSentence(const Halt &halt)
{
    switch (halt.reason()) {
    case Halt::Stopped:
        return HaltWords::tr("The search was stopped before it found an answer.");
    case Halt::OutOfMemory:
        return HaltWords::tr(
            "There is not enough memory for all rules of this puzzle. Switch off some of them or add clues.");
    case Halt::SolverFailed:
        return sentence(failureText(halt.failure()));
    case Halt::WrongSolution:
        break;
    }
    return HaltWords::tr("The solver gave a solution that breaks a rule. This is an error in the program.");
}

} // namespace sudoku
