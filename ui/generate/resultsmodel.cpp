#include "ui/generate/resultsmodel.h"

#include "core/formats/text/format.h"
#include "ui/generate/generationtext.h"
#include "ui/text/boardtext.h"
#include "ui/text/difficultywords.h"
#include "ui/text/steptext.h"
#include "ui/text/words.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace sudoku {
namespace {

PrintedPuzzle printed(const MadePuzzle &made)
{
    PrintedPuzzle puzzle{Board(*made.result.puzzle)};
    puzzle.solutions = made.request.hasManySolutions ? Solutions::Many : Solutions::One;
    if (puzzle.solutions == Solutions::One)
        puzzle.solution = made.result.solution;
    puzzle.seed = made.request.seed;
    if (made.result.rating)
        puzzle.title = levelText(made.result.rating->level);
    return puzzle;
}

/// Returns the note behind the puzzle in a file, which is the command line's: "Hard 1122, seed 7".
QString noteOf(const MadePuzzle &made)
{
    const QString seed = QStringLiteral("seed %1").arg(made.request.seed);
    return made.result.rating ? QStringLiteral("%1, %2").arg(englishText(*made.result.rating), seed) : seed;
}

bool isEasier(const std::optional<MadePuzzle> &one, const std::optional<MadePuzzle> &other)
{
    const std::optional<LevelRating> &rating = one->result.rating;
    const std::optional<LevelRating> &otherRating = other->result.rating;
    if (!rating || !otherRating)
        return rating.has_value() && !otherRating;
    return std::pair(rating->level, rating->score) < std::pair(otherRating->level, otherRating->score);
}

} // namespace

int ResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.rows.size());
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
    return index.isValid() ? puzzleIn(index.row()) : nullptr;
}

int ResultsModel::number(int row) const
{
    const auto headings = std::ranges::upper_bound(m_list.headings, row) - m_list.headings.begin();
    return row + 1 - static_cast<int>(headings);
}

int ResultsModel::puzzleCount() const
{
    return rowCount() - static_cast<int>(m_list.headings.size());
}

void ResultsModel::List::add(const MadePuzzle &made)
{
    if (!hasOpenSection) {
        headings.push_back(static_cast<int>(rows.size()));
        rows.emplace_back();
    }
    rows.emplace_back(made);
    hasOpenSection = true;
}

void ResultsModel::List::removeRows(int first, int last)
{
    rows.erase(rows.begin() + first, rows.begin() + last + 1);
    std::erase_if(headings, [=](int row) { return row >= first && row <= last; });
    for (int &row : headings)
        if (row > last)
            row -= last - first + 1;
}

void ResultsModel::beginSection()
{
    m_list.hasOpenSection = false;
    if (List *before = m_before.last())
        before->hasOpenSection = false;
}

void ResultsModel::add(const std::vector<MadePuzzle> &made)
{
    if (made.empty())
        return;
    const int first = rowCount();
    const int added = static_cast<int>(made.size()) + (m_list.hasOpenSection ? 0 : 1);
    beginInsertRows({}, first, first + added - 1);
    for (const MadePuzzle &each : made)
        m_list.add(each);
    endInsertRows();
    if (List *before = m_before.last())
        for (const MadePuzzle &each : made)
            before->add(each); // undo must not lose it
}

void ResultsModel::remove(std::vector<int> rows)
{
    if (rows.empty())
        return;
    m_before.push(m_list);
    std::ranges::sort(rows, std::greater()); // so that the others stay where they are
    for (std::size_t i = 0; i < rows.size();) {
        const int last = rows[i];
        int first = last;
        while (++i < rows.size() && rows[i] == first - 1)
            first = rows[i];
        removeRun(first, last);
    }
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1)); // the numbers
}

/// Removes rows, and the heading of a section that becomes empty.
void ResultsModel::removeRun(int first, int last)
{
    const auto &rows = m_list.rows;
    const bool endsSection = last + 1 == rowCount() || !rows[last + 1];
    const bool isWhole = !rows[first - 1] && endsSection;
    if (isWhole)
        --first;
    beginRemoveRows({}, first, last);
    m_list.removeRows(first, last);
    if (isWhole && first == rowCount())
        m_list.hasOpenSection = false;
    endRemoveRows();
}

void ResultsModel::clear()
{
    beginResetModel();
    m_before.push(std::exchange(m_list, {}));
    endResetModel();
}

void ResultsModel::undo()
{
    beginResetModel();
    m_list = *m_before.take();
    endResetModel();
}

void ResultsModel::reset(const std::vector<std::optional<MadePuzzle>> &rows)
{
    beginResetModel();
    m_list = {};
    m_before.clear();
    for (const auto &row : rows)
        if (row)
            m_list.add(*row);
        else
            m_list.hasOpenSection = false;
    m_list.hasOpenSection = false;
    endResetModel();
}

void ResultsModel::sortByLevel()
{
    beginResetModel();
    auto &rows = m_list.rows;
    for (std::size_t i = 0; i < m_list.headings.size(); ++i) {
        const bool isLast = i + 1 == m_list.headings.size();
        const auto end = isLast ? rows.end() : rows.begin() + m_list.headings[i + 1];
        std::stable_sort(rows.begin() + m_list.headings[i] + 1, end, isEasier);
    }
    endResetModel();
}

std::vector<int> ResultsModel::rowsOf(Level level) const
{
    std::vector<int> rows = puzzleRows();
    std::erase_if(rows, [&](int row) {
        const std::optional<LevelRating> &rating = puzzleIn(row)->result.rating;
        return !rating || rating->level != level;
    });
    return rows;
}

void ResultsModel::setTaken(const std::vector<int> &rows)
{
    for (const int row : rows)
        m_list.rows[row]->isTaken = true;
    emit taken(rows);
}

int ResultsModel::untakenCount() const
{
    return static_cast<int>(
        std::ranges::count_if(m_list.rows, [](const auto &row) { return row && !row->isTaken; }));
}

bool ResultsModel::contains(const Puzzle &puzzle) const
{
    return std::ranges::any_of(m_list.rows,
                               [&](const auto &row) { return row && *row->result.puzzle == puzzle; });
}

std::vector<int> ResultsModel::puzzleRows() const
{
    std::vector<int> rows;
    for (int row = 0; row < rowCount(); ++row)
        if (m_list.rows[row])
            rows.push_back(row);
    return rows;
}

/// Returns the common properties of the puzzles of a section; equal texts are numbered.
QString ResultsModel::headingText(int row) const
{
    const auto kindOf = [this](int heading) { return kindText(m_list.rows[heading + 1]->request); };
    const QString kind = kindOf(row);
    int number = 1;
    int count = 0;
    for (const int other : m_list.headings)
        if (kindOf(other) == kind) {
            ++count;
            number += other < row;
        }
    return count == 1 ? kind : tr("%1 (%2)").arg(kind).arg(number);
}

QString ResultsModel::captionText(int row) const
{
    const MadePuzzle &made = *m_list.rows[row];
    QString clues = cluesText(made.result.puzzle->givens.filledCount());
    if (made.result.rating)
        clues = tr("%1, %2").arg(levelText(made.result.rating->level), clues);
    return tr("%1: %2\nseed %3").arg(number(row)).arg(clues).arg(made.request.seed);
}

std::vector<PrintSection> ResultsModel::printSections(const std::vector<int> &rows) const
{
    std::vector<PrintSection> sections;
    for (int row = 0; row < rowCount(); ++row)
        if (!m_list.rows[row])
            sections.push_back({.title = shapeText(m_list.rows[row + 1]->request)});
        else if (std::ranges::binary_search(rows, row))
            sections.back().puzzles.push_back(printed(*m_list.rows[row]));
    std::erase_if(sections, [](const PrintSection &section) { return section.puzzles.empty(); });
    return sections;
}

QString ResultsModel::text(const SymbolSet &symbols) const
{
    QString all;
    for (const auto &row : m_list.rows)
        if (row)
            all += puzzleLine(*row->result.puzzle, shownSymbols(row->request.shape.geometry, symbols),
                              noteOf(*row));
    return all;
}

} // namespace sudoku
