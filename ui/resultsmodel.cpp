#include "ui/resultsmodel.h"

#include "core/formats/format.h"
#include "ui/boardtext.h"
#include "ui/generationtext.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

PrintedPuzzle printed(const MadePuzzle &made)
{
    PrintedPuzzle puzzle{Board(*made.result.puzzle)};
    puzzle.solutions = made.request.hasManySolutions ? Solutions::Many : Solutions::One;
    if (puzzle.solutions == Solutions::One)
        puzzle.solution = made.result.solution;
    puzzle.seed = made.request.seed;
    return puzzle;
}

} // namespace

int ResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ResultsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const MadePuzzle *made = puzzle(index);
    if (role == Qt::DisplayRole)
        return made ? captionText(index.row()) : headingText(index.row());
    if (made && (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)) {
        const QString caption = captionText(index.row()).replace(QLatin1Char('\n'), tr(", "));
        const QString miss = missText(*made);
        return miss.isEmpty() ? caption : tr("%1. %2").arg(caption, miss);
    }
    return {};
}

Qt::ItemFlags ResultsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return puzzle(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                         : Qt::ItemNeverHasChildren;
}

const MadePuzzle *ResultsModel::puzzle(const QModelIndex &index) const
{
    return index.isValid() && m_rows[index.row()] ? &*m_rows[index.row()] : nullptr;
}

int ResultsModel::number(int row) const
{
    const auto end = m_rows.begin() + row + 1;
    return static_cast<int>(
        std::count_if(m_rows.begin(), end, [](const auto &each) { return each.has_value(); }));
}

int ResultsModel::puzzleCount() const
{
    return m_rows.empty() ? 0 : number(rowCount() - 1);
}

void ResultsModel::add(const MadePuzzle &made)
{
    const int first = rowCount();
    const int added = m_hasOpenSection ? 1 : 2;
    beginInsertRows({}, first, first + added - 1);
    if (!m_hasOpenSection)
        m_rows.emplace_back();
    m_rows.emplace_back(made);
    m_hasOpenSection = true;
    endInsertRows();
}

void ResultsModel::remove(int row)
{
    const bool isLast = row + 1 == rowCount() || !m_rows[row + 1];
    const int first = !m_rows[row - 1] && isLast ? row - 1 : row; // with the heading of an empty section
    beginRemoveRows({}, first, row);
    m_rows.erase(m_rows.begin() + first, m_rows.begin() + row + 1);
    m_hasOpenSection = m_hasOpenSection && (first == row || first < rowCount());
    endRemoveRows();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1)); // the numbers
}

void ResultsModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_hasOpenSection = false;
    endResetModel();
}

/// What the puzzles of the section have in common.
QString ResultsModel::headingText(int row) const
{
    return kindText(m_rows[row + 1]->request);
}

QString ResultsModel::captionText(int row) const
{
    const MadePuzzle &made = *m_rows[row];
    return tr("%1: %2\nseed %3")
        .arg(number(row))
        .arg(cluesText(made.result.puzzle->givens.filledCount()))
        .arg(made.request.seed);
}

std::vector<PrintSection> ResultsModel::printSections() const
{
    std::vector<PrintSection> sections;
    for (int row = 0; row < rowCount(); ++row)
        if (!m_rows[row])
            sections.push_back({.title = headingText(row)});
        else
            sections.back().puzzles.push_back(printed(*m_rows[row]));
    return sections;
}

QString ResultsModel::text(const SymbolSet &symbols) const
{
    QString all;
    for (const auto &row : m_rows)
        if (row)
            all += puzzleLine(*row->result.puzzle, symbols, QStringLiteral("seed %1").arg(row->request.seed));
    return all;
}

} // namespace sudoku
