#include "ui/laboratory/quantitytext.h"

#include "ui/text/strings.h"

#include <QCoreApplication>
#include <QLocale>

namespace sudoku {
namespace {

struct QuantityWords
{
    Q_DECLARE_TR_FUNCTIONS(Quantity)
};

QString reasonText(HaltReason reason)
{
    switch (reason) {
    case Halt::Stopped:
        return QuantityWords::tr("out of time");
    case Halt::OutOfMemory:
        return QuantityWords::tr("not enough memory");
    case Halt::SolverFailed:
        return QuantityWords::tr("the solver failed");
    case Halt::WrongSolution:
        break;
    }
    return QuantityWords::tr("a wrong answer");
}

QString answerText(Outcome outcome)
{
    return outcome == Outcome::Solved ? QuantityWords::tr("solved") : QuantityWords::tr("no solution");
}

QString answerText(Uniqueness uniqueness)
{
    switch (uniqueness) {
    case Uniqueness::Unique:
        return QuantityWords::tr("exactly one");
    case Uniqueness::Multiple:
        return QuantityWords::tr("more than one");
    case Uniqueness::None:
        break;
    }
    return answerText(Outcome::None);
}

} // namespace

QString nameOf(const Quantity &quantity)
{
    return QuantityWords::tr(quantity.name);
}

QString headingOf(const Quantity &quantity)
{
    const QString unit = QuantityWords::tr(quantity.unit);
    return unit.isEmpty() ? nameOf(quantity) : QStringLiteral("%1 (%2)").arg(nameOf(quantity), unit);
}

QString valueText(const Quantity &quantity, double value)
{
    return QLocale().toString(value, 'f', quantity.decimals);
}

QString tickText(double value)
{
    const double rounded = QString::number(value, 'g', 3).toDouble(); // no 0.30000000000000004
    return QLocale().toString(rounded, 'f', QLocale::FloatingPointShortest);
}

QString valueText(const Quantity &quantity, const Measurement &measurement)
{
    const std::optional<double> value = quantity.value(measurement);
    if (!value)
        return {};
    if (!quantity.grows || !measurement.isOverTime)
        return valueText(quantity, *value);
    return QStringLiteral("> %1").arg(QLocale().toString(*value, 'f', 0));
}

QString encodingName(const EncodingMethod &method)
{
    return translate("AtMostOne", method.name);
}

QString verdictText(const MeasuredVerdict &verdict)
{
    if (!verdict)
        return reasonText(verdict.error().reason());
    return std::visit([](auto answer) { return answerText(answer); }, *verdict);
}

QString taskText(MeasuredTask task)
{
    return task == MeasuredTask::Solve ? QuantityWords::tr("Find one solution")
                                       : QuantityWords::tr("Check for exactly one");
}

QString kindText(EncodingKind kind)
{
    switch (kind) {
    case EncodingKind::FullFacts:
        return QuantityWords::tr("All candidates");
    case EncodingKind::Facts:
        return QuantityWords::tr("Open candidates only");
    case EncodingKind::Selectors:
        break;
    }
    return QuantityWords::tr("All candidates, with selectors");
}

} // namespace sudoku
