#include "ui/laboratory/formulamodel.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QSize>

namespace sudoku {
namespace {

// An index below a group keeps the group's row, from 1; that of a group keeps 0.
constexpr quintptr topLevel = 0;

} // namespace

void FormulaModel::show(const Puzzle &puzzle, const SymbolSet &symbols, FormulaPart part, Digit digit)
{
    beginResetModel();
    m_shown.emplace(Shown{puzzle, symbols, std::move(part), digit});
    for (const ClauseGroup &group : m_shown->part.clauseGroups())
        if (digit == noDigit || group.digit == noDigit || group.digit == digit)
            m_shown->clauseGroups.push_back(&group);
    endResetModel();
}

void FormulaModel::clear()
{
    beginResetModel();
    m_shown.reset();
    endResetModel();
}

int FormulaModel::clauseCount() const
{
    int count = 0;
    if (m_shown)
        for (const ClauseGroup *group : m_shown->clauseGroups)
            count += static_cast<int>(group->clauses.size());
    return count;
}

int FormulaModel::auxiliaryCount() const
{
    int count = 0;
    if (m_shown)
        for (const ClauseGroup *group : m_shown->clauseGroups)
            count += static_cast<int>(group->auxiliaries.size());
    return count;
}

QModelIndex FormulaModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevel);
}

QModelIndex FormulaModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == topLevel)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, topLevel);
}

int FormulaModel::rowCount(const QModelIndex &parent) const
{
    if (!m_shown)
        return 0;
    if (!parent.isValid())
        return static_cast<int>(m_shown->clauseGroups.size());
    if (parent.internalId() != topLevel || parent.column() != 0)
        return 0;
    const ClauseGroup &group = *m_shown->clauseGroups[parent.row()];
    return static_cast<int>(group.auxiliaries.size() + group.clauses.size());
}

int FormulaModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

const ClauseGroup *FormulaModel::groupAbove(const QModelIndex &index) const
{
    return index.internalId() == topLevel ? nullptr : m_shown->clauseGroups[index.internalId() - 1];
}

QVariant FormulaModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ClauseGroup *group = groupAbove(index);
    if (role == Qt::FontRole) {
        QFont font =
            index.column() == DimacsColumn ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : QFont();
        font.setBold(!group);
        return font;
    }
    if (role == Qt::SizeHintRole)
        return QSize(0, QFontMetrics(QFont()).height() + 6); // room to read
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (group)
        return rowText(*group, index);
    return index.column() == WordsColumn ? headingText(*m_shown->clauseGroups[index.row()]) : QVariant();
}

QVariant FormulaModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractItemModel::headerData(section, orientation, role);
    return section == WordsColumn ? tr("In words") : tr("As the solver reads it (DIMACS)");
}

QString FormulaModel::headingText(const ClauseGroup &group) const
{
    const QString heading = m_shown->words().heading(group);
    const QString clauses = clausesText(static_cast<int>(group.clauses.size()));
    if (group.auxiliaries.empty())
        return tr("%1 – %2").arg(heading, clauses);
    const QString auxiliaries = auxiliariesText(static_cast<int>(group.auxiliaries.size()));
    return tr("%1 – %2, %3").arg(heading, auxiliaries, clauses);
}

std::span<const Literal> FormulaModel::clauseAt(const ClauseGroup &group, int row) const
{
    return m_shown->part.cnf().clause(group.clauses[row - group.auxiliaries.size()]);
}

QString FormulaModel::rowText(const ClauseGroup &group, const QModelIndex &index) const
{
    const bool isWords = index.column() == WordsColumn;
    if (index.row() < std::ssize(group.auxiliaries)) {
        const Literal auxiliary = group.auxiliaries[index.row()];
        return isWords ? m_shown->words().auxiliary(auxiliary) : QString();
    }
    const std::span<const Literal> clause = clauseAt(group, index.row());
    return isWords ? m_shown->words().clause(clause) : FormulaWords::dimacs(clause);
}

Clause FormulaModel::clause(const QModelIndex &index) const
{
    const ClauseGroup *group = index.isValid() ? groupAbove(index) : nullptr;
    if (!group || index.row() < std::ssize(group->auxiliaries))
        return {};
    const std::span<const Literal> clause = clauseAt(*group, index.row());
    return {clause.begin(), clause.end()};
}

QString FormulaModel::text() const
{
    return m_shown ? m_shown->words().text(m_shown->digit) : QString();
}

QStringList FormulaModel::legend(const Clause &clause) const
{
    QStringList lines;
    const FormulaWords words = m_shown->words();
    for (const Literal literal : clause) {
        const Literal variable = std::abs(literal);
        lines += m_shown->part.variables().isAuxiliary(variable)
                     ? words.auxiliary(variable)
                     : tr("%1 = %2").arg(variable).arg(words.variable(variable));
    }
    return lines;
}

} // namespace sudoku
