#include "ui/laboratory/quantities.h"

#include "ui/text/toqstring.h"
#include "ui/text/translated.h"

#include <QCoreApplication>
#include <QLocale>

namespace sudoku {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

#define TEXT(text) QT_TRANSLATE_NOOP("Quantity", text)

// clang-format off
const Quantity table[] = {
    {"variables", TEXT("Variables"), "", 0, false, [](const Measurement &m) -> std::optional<double> { return m.statistics.variables; }},
    {"clauses", TEXT("Clauses"), "", 0, false, [](const Measurement &m) -> std::optional<double> { return m.statistics.clauses; }},
    {"encode_ms", TEXT("Encode time"), TEXT("ms"), 2, false, [](const Measurement &m) -> std::optional<double> { return Milliseconds(m.statistics.encodeTime).count(); }},
    {"solve_ms", TEXT("Solve time"), TEXT("ms"), 2, true, [](const Measurement &m) -> std::optional<double> { return Milliseconds(m.statistics.solveTime).count(); }},
    {"conflicts", TEXT("Conflicts"), "", 0, true, [](const Measurement &m) -> std::optional<double> {
        if (!m.conflicts)
            return {};
        return static_cast<double>(*m.conflicts);
    }},
    {"memory_mb", TEXT("Memory"), TEXT("MB"), 2, false, [](const Measurement &m) -> std::optional<double> {
        if (!m.memory)
            return {};
        return static_cast<double>(*m.memory) / 1e6;
    }},
};
// clang-format on

#undef TEXT

QString translated(const char *text)
{
    return QCoreApplication::translate("Quantity", text);
}

QString reasonText(HaltReason reason)
{
    switch (reason) {
    case Halt::Stopped:
        return translated(QT_TRANSLATE_NOOP("Quantity", "not in time"));
    case Halt::OutOfMemory:
        return translated(QT_TRANSLATE_NOOP("Quantity", "not enough memory"));
    case Halt::SolverFailed:
        return translated(QT_TRANSLATE_NOOP("Quantity", "the solver failed"));
    case Halt::WrongSolution:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Quantity", "a wrong answer"));
}

QString answerText(Outcome outcome)
{
    return outcome == Outcome::Solved ? translated(QT_TRANSLATE_NOOP("Quantity", "solved"))
                                      : translated(QT_TRANSLATE_NOOP("Quantity", "no solution"));
}

QString answerText(Uniqueness uniqueness)
{
    switch (uniqueness) {
    case Uniqueness::Unique:
        return translated(QT_TRANSLATE_NOOP("Quantity", "exactly one"));
    case Uniqueness::Multiple:
        return translated(QT_TRANSLATE_NOOP("Quantity", "more than one"));
    case Uniqueness::None:
        break;
    }
    return answerText(Outcome::None);
}

} // namespace

std::span<const Quantity> quantities()
{
    return table;
}

QString nameOf(const Quantity &quantity)
{
    return translated(quantity.name);
}

QString headingOf(const Quantity &quantity)
{
    const QString unit = translated(quantity.unit);
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

QString encodingName(const AtMostOne &atMostOne)
{
    return translate("AtMostOne", atMostOne.name);
}

QString verdictText(const MeasuredVerdict &verdict)
{
    if (!verdict)
        return reasonText(verdict.error().reason());
    return std::visit([](auto answer) { return answerText(answer); }, *verdict);
}

QString taskText(MeasuredTask task)
{
    return task == MeasuredTask::Solve ? translated(QT_TRANSLATE_NOOP("Quantity", "Find one solution"))
                                       : translated(QT_TRANSLATE_NOOP("Quantity", "Check for exactly one"));
}

QString kindText(EncodingKind kind)
{
    switch (kind) {
    case EncodingKind::FullFacts:
        return translated(QT_TRANSLATE_NOOP("Quantity", "All candidates"));
    case EncodingKind::Facts:
        return translated(QT_TRANSLATE_NOOP("Quantity", "Open candidates only"));
    case EncodingKind::Selectors:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Quantity", "All candidates, with selectors"));
}

} // namespace sudoku
