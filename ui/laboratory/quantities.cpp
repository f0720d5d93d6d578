#include "ui/laboratory/quantities.h"

#include "ui/text/strings.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sudoku {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

struct QuantityWords
{
    Q_DECLARE_TR_FUNCTIONS(Quantity)
};

// clang-format off
const Quantity quantityTable[] = {
    {"variables", QT_TRANSLATE_NOOP("Quantity", "Variables"), "", 0, false, [](const Measurement &m) -> std::optional<double> { return m.statistics.variables; }},
    {"clauses", QT_TRANSLATE_NOOP("Quantity", "Clauses"), "", 0, false, [](const Measurement &m) -> std::optional<double> { return m.statistics.clauses; }},
    {"encode_ms", QT_TRANSLATE_NOOP("Quantity", "Encode time"), QT_TRANSLATE_NOOP("Quantity", "ms"), 2, false, [](const Measurement &m) -> std::optional<double> { return Milliseconds(m.statistics.encodeTime).count(); }, &Measurement::encodeSpread},
    {"solve_ms", QT_TRANSLATE_NOOP("Quantity", "Solve time"), QT_TRANSLATE_NOOP("Quantity", "ms"), 2, true, [](const Measurement &m) -> std::optional<double> { return Milliseconds(m.statistics.solveTime).count(); }, &Measurement::solveSpread},
    {"conflicts", QT_TRANSLATE_NOOP("Quantity", "Conflicts"), "", 0, true, [](const Measurement &m) -> std::optional<double> {
        if (!m.conflicts)
            return {};
        return static_cast<double>(*m.conflicts);
    }},
    {"memory_mb", QT_TRANSLATE_NOOP("Quantity", "Memory"), QT_TRANSLATE_NOOP("Quantity", "MB"), 2, false, [](const Measurement &m) -> std::optional<double> {
        if (!m.memory)
            return {};
        return static_cast<double>(*m.memory) / 1e6;
    }},
};
// clang-format on

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

std::optional<double> exactValue(const Quantity &quantity, const Measurement &measurement)
{
    if (quantity.grows && measurement.isOverTime)
        return {};
    return quantity.value(measurement);
}

bool isSmaller(const Quantity &quantity, const Measurement &a, const Measurement &b)
{
    const std::optional<double> value = exactValue(quantity, a);
    if (!value)
        return false;
    const std::optional<double> other = exactValue(quantity, b);
    if (!other || !quantity.spread || !(a.*quantity.spread) || !(b.*quantity.spread))
        return !other || *value < *other;
    return (a.*quantity.spread)->max < (b.*quantity.spread)->min;
}

const Quantity &solveTime()
{
    return *std::ranges::find(quantityTable, "solve_ms", &Quantity::column);
}

std::span<const Quantity> quantities()
{
    return quantityTable;
}

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
