#include "ui/text/failuretext.h"

#include <QCoreApplication>

#include "ui/text/capitalised.h"
#include "ui/text/modelwords.h"
#include "ui/text/toqstring.h"

#include <csignal>
#include <cstring>

namespace sudoku {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("FailureText", text);
}

QString signalText(int number)
{
    const char *name = ::strsignal(number);
    return name ? QString::fromLocal8Bit(name) : QString::number(number);
}

QString eventText(const QString &solver, const SolverFailure &failure)
{
    const QString details = QString::fromStdString(failure.details);
    const QString number = QString::number(failure.number);
    switch (failure.fault) {
    case SolverFault::NotFound:
        return tr("the solver '%1' was not found: is it installed?").arg(solver);
    case SolverFault::CannotStart:
        return tr("the solver '%1' could not be started: %2").arg(solver, details);
    case SolverFault::CannotStore:
        return tr("the formula for the solver '%1' could not be written: %2").arg(solver, details);
    case SolverFault::Crashed:
        return tr("the solver '%1' crashed: %2").arg(solver, signalText(failure.number));
    case SolverFault::NoAnswer:
        return tr("the solver '%1' ended without an answer (exit status %2)").arg(solver, number);
    case SolverFault::GaveUp:
        return tr("the solver '%1' gave up").arg(solver);
    case SolverFault::TooMuchOutput:
        return tr("the solver '%1' was ended because it wrote more than %2 MB").arg(solver, number);
    case SolverFault::Unreadable:
        return tr("the answer of the solver '%1' cannot be read: %2")
            .arg(solver, failure.answer ? modelErrorWithPlaceText(*failure.answer) : QString());
    case SolverFault::Contradiction:
        return tr("the solver '%1' contradicts itself: its answer does not go with exit status %2")
            .arg(solver, number);
    case SolverFault::WrongModel:
        return tr("the solver '%1' gave a wrong model: clause %2 of the formula does not hold in it")
            .arg(solver, number);
    case SolverFault::Unknown:
        break;
    }
    return tr("the solver '%1' failed").arg(solver);
}

} // namespace

QString failureText(const SolverKind &solver)
{
    const SolverFailure failure = solver.failures ? solver.failures->last() : SolverFailure();
    const QString text = eventText(toQString(solver.id), failure);
    if (failure.lastWords.empty())
        return text;
    return tr("%1; it said: %2").arg(text, QString::fromStdString(failure.lastWords));
}

QString failureSentence(const SolverKind &solver)
{
    const QString text = capitalised(failureText(solver));
    const bool isEnded = text.endsWith(QLatin1Char('.')) || text.endsWith(QLatin1Char('?'));
    return isEnded ? text : text + QLatin1Char('.');
}

QString lackOfMemorySentence()
{
    return tr(
        "There is not enough memory for all rules of this puzzle. Switch off some of them, or add clues.");
}

} // namespace sudoku
