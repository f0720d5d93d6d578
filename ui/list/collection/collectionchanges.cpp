#include "ui/list/collection/collectionchanges.h"

#include "core/formats/formats.h"
#include "core/formats/text/format.h"

#include <algorithm>
#include <utility>

namespace sudoku {

CollectionModel::Addition::Addition(CollectionModel &model, Entry entry)
    : QUndoCommand(CollectionModel::tr("add a puzzle")),
      m_model(model),
      m_row(model.rowCount())
{
    m_entries.push_back(std::move(entry));
}

void CollectionModel::Addition::undo()
{
    m_entries = m_model.take(m_row, 1);
    emit m_model.stepMade(m_row);
}

void CollectionModel::Addition::redo()
{
    m_model.insert(m_row, std::exchange(m_entries, {}));
    emit m_model.stepMade(m_row);
}

CollectionModel::Removal::Removal(CollectionModel &model, const std::vector<int> &rows)
    : QUndoCommand(CollectionModel::tr("remove %Ln puzzle(s)", nullptr, static_cast<int>(rows.size()))),
      m_model(model)
{
    for (const int row : rows)
        if (!m_runs.empty() && m_runs.back().first + m_runs.back().count == row)
            ++m_runs.back().count;
        else
            m_runs.push_back({row, 1});
}

void CollectionModel::Removal::undo()
{
    for (Run &run : m_runs)
        m_model.insert(run.first, std::exchange(run.entries, {}));
    emit m_model.stepMade(m_runs.front().first);
    emit m_model.restored();
}

void CollectionModel::Removal::redo()
{
    emit m_model.aboutToRemove();
    for (auto run = m_runs.rbegin(); run != m_runs.rend(); ++run) // so that the others stay where they are
        run->entries = m_model.take(run->first, run->count);
    emit m_model.stepMade(m_runs.front().first);
    emit m_model.removed();
}

CollectionModel::Move::Move(CollectionModel &model, int from, int to)
    : QUndoCommand(CollectionModel::tr("move a puzzle")),
      m_model(model),
      m_from(from),
      m_to(to)
{
}

void CollectionModel::Move::undo()
{
    m_model.moveEntry(m_to, m_from);
    emit m_model.stepMade(m_from);
}

void CollectionModel::Move::redo()
{
    m_model.moveEntry(m_from, m_to);
    emit m_model.stepMade(m_to);
}

void CollectionModel::add(const Board &board)
{
    auto text = std::make_shared<const std::string>(ownFormat().write(board, symbolSets().front()));
    const std::size_t length = text->size();
    m_changes.push(new Addition(*this, {.whole = std::move(text), .place = {0, length}, .isSafe = false}));
}

void CollectionModel::remove(const std::vector<int> &rows)
{
    if (!rows.empty())
        m_changes.push(new Removal(*this, rows));
}

void CollectionModel::move(int row, int by)
{
    const int to = std::clamp(row + by, 0, rowCount() - 1);
    if (to != row)
        m_changes.push(new Move(*this, row, to));
}

} // namespace sudoku
