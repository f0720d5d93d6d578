#include "core/formats/formats.h"
#include "ui/list/collection/collectionmodel.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

/// Puts the row of the file behind the last part, or makes it a new one.
void append(std::vector<std::variant<FileRows, ListedPuzzle>> &parts, int fileRow)
{
    FileRows *last = parts.empty() ? nullptr : std::get_if<FileRows>(&parts.back());
    if (last && last->first + last->count == fileRow)
        ++last->count;
    else
        parts.emplace_back(FileRows{fileRow, 1});
}

/// Returns whether each part is in the file, and no puzzle twice.
bool isOfFile(const ListArrangement &arrangement)
{
    std::vector<char> isUsed(arrangement.fileRowCount, 0); // not bool, whose elements cannot be exchanged
    for (const auto &part : arrangement.parts)
        if (const auto *rows = std::get_if<FileRows>(&part)) {
            if (rows->first < 0 || rows->count < 1 || rows->count > arrangement.fileRowCount - rows->first)
                return false;
            for (int row = rows->first; row < rows->first + rows->count; ++row)
                if (std::exchange(isUsed[row], 1) != 0)
                    return false;
        }
    return true;
}

} // namespace

void CollectionModel::addListed(const ListedPuzzle &puzzle)
{
    m_entries.push_back({.whole = std::make_shared<const std::string>(puzzle.text),
                         .place = {0, puzzle.text.size()},
                         .isSafe = puzzle.isSafe,
                         .isOwnText = puzzle.isOwnText});
    m_unsafeCount += puzzle.isSafe ? 0 : 1;
    if (!puzzle.remark.isEmpty() || puzzle.solution.cellCount() > 0)
        m_entries.back().more =
            std::make_unique<More>(More{.remark = puzzle.remark, .solution = puzzle.solution});
    if (puzzle.left)
        m_progress.keep(keyOf(rowCount() - 1), *puzzle.left);
}

/// Returns a puzzle that is not in the file, alone in its text.
ListedPuzzle CollectionModel::added(int row) const
{
    ListedPuzzle puzzle = listed(row);
    if (m_entries[row].isShared)
        puzzle.text = ownFormat().write(board(row), symbolSets().front());
    return puzzle;
}

std::optional<ListArrangement> CollectionModel::arrangement() const
{
    ListArrangement now{.fileRowCount = m_fileRowCount};
    for (int row = 0; row < rowCount(); ++row)
        if (m_entries[row].saving == m_savings)
            sudoku::append(now.parts, m_entries[row].fileRow);
        else
            now.parts.emplace_back(added(row));
    const auto *only = now.parts.size() == 1 ? std::get_if<FileRows>(&now.parts.front()) : nullptr;
    if (only ? *only == FileRows{0, m_fileRowCount} : now.parts.empty() && m_fileRowCount == 0)
        return {};
    now.fingerprint = fingerprint();
    return now;
}

bool CollectionModel::arrange(const ListArrangement &arrangement)
{
    const bool isSameFile = arrangement.fileRowCount == m_fileRowCount && isOfFile(arrangement)
                            && arrangement.fingerprint.text() == fingerprint().text();
    beginResetModel();
    m_boards.clear();
    std::deque<Entry> before = std::exchange(m_entries, {});
    if (!isSameFile)
        m_entries = std::move(before);
    for (const auto &part : arrangement.parts)
        if (const auto *rows = std::get_if<FileRows>(&part)) {
            if (isSameFile)
                std::move(before.begin() + rows->first, before.begin() + rows->first + rows->count,
                          std::back_inserter(m_entries));
        } else {
            addListed(std::get<ListedPuzzle>(part));
        }
    m_unsafeCount = static_cast<int>(std::ranges::count(m_entries, false, &Entry::isSafe));
    m_changes.clear();
    m_isOtherwise = true;
    endResetModel();
    return isSameFile;
}

} // namespace sudoku
