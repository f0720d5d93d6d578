#include "ui/ask/solving/detailspanel.h"

#include "ui/text/durationtext.h"

#include <QFormLayout>
#include <QLabel>
#include <QLocale>

namespace sudoku {
namespace {

const QString noFigure = QStringLiteral("–");

QString number(std::int64_t value)
{
    return QLocale().toString(static_cast<qlonglong>(value));
}

/// Returns the value in words, or a sign if the solver does not count: every search propagates, so that a
/// solver without propagations does not count.
QString countOf(std::int64_t value, const SatStatistics &sat)
{
    return value == 0 && sat.propagations == 0 ? noFigure : number(value);
}

/// Returns \a text, or a sign if no formula was written, because guesses gave the answer.
QString ofFormula(const QString &text, const SolveStatistics &statistics)
{
    return statistics.variables == 0 ? noFigure : text;
}

struct Row
{
    const char *name;
    QString (*value)(const SolveStatistics &);
};

constexpr Row rows[] = {
    {QT_TRANSLATE_NOOP("sudoku::DetailsPanel", "Variables"),
     [](const SolveStatistics &s) { return ofFormula(number(s.variables), s); }},
    {QT_TRANSLATE_NOOP("sudoku::DetailsPanel", "Clauses"),
     [](const SolveStatistics &s) { return ofFormula(number(s.clauses), s); }},
    {QT_TRANSLATE_NOOP("sudoku::DetailsPanel", "Decisions"),
     [](const SolveStatistics &s) { return countOf(s.sat.decisions, s.sat); }},
    {QT_TRANSLATE_NOOP("sudoku::DetailsPanel", "Conflicts"),
     [](const SolveStatistics &s) { return countOf(s.sat.conflicts, s.sat); }},
    {QT_TRANSLATE_NOOP("sudoku::DetailsPanel", "Propagations"),
     [](const SolveStatistics &s) { return countOf(s.sat.propagations, s.sat); }},
    {QT_TRANSLATE_NOOP("sudoku::DetailsPanel", "Encoding"),
     [](const SolveStatistics &s) { return ofFormula(durationText(s.encodeTime), s); }},
    {QT_TRANSLATE_NOOP("sudoku::DetailsPanel", "Solving"),
     [](const SolveStatistics &s) { return durationText(s.solveTime); }},
};

} // namespace

DetailsPanel::DetailsPanel(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QFormLayout(this);
    layout->setContentsMargins({});
    layout->setVerticalSpacing(2);
    m_solver = addRow(tr("Solver"));
    for (const Row &row : rows)
        m_values.push_back(addRow(tr(row.name)));
}

QLabel *DetailsPanel::addRow(const QString &name)
{
    auto *value = new QLabel(noFigure);
    value->setAlignment(Qt::AlignRight);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    static_cast<QFormLayout *>(layout())->addRow(name, value);
    return value;
}

void DetailsPanel::showSolver(const QString &solver)
{
    m_solver->setText(solver);
}

void DetailsPanel::show(const SolveStatistics &statistics)
{
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i]->setText(rows[i].value(statistics));
}

void DetailsPanel::clear()
{
    for (QLabel *value : m_values)
        value->setText(noFigure);
}

} // namespace sudoku
