#pragma once

#include <QUndoCommand>

#include "ui/list/collection/collectionmodel.h"

namespace sudoku {

/// A puzzle at the end of the list.
class CollectionModel::Addition : public QUndoCommand
{
public:
    Addition(CollectionModel &model, Entry entry);

    void undo() override;
    void redo() override;

private:
    CollectionModel &m_model;
    int m_row;
    std::vector<Entry> m_entries; // not in the list
};

/// Puzzles that leave the list.
class CollectionModel::Removal : public QUndoCommand
{
public:
    Removal(CollectionModel &model, const std::vector<int> &rows);

    void undo() override;
    void redo() override;

private:
    struct Run
    {
        int first;
        int count;
        std::vector<Entry> entries = {}; // not in the list
    };

    CollectionModel &m_model;
    std::vector<Run> m_runs; // ascending
};

/// A puzzle that gets another row.
class CollectionModel::Move : public QUndoCommand
{
public:
    Move(CollectionModel &model, int from, int to);

    void undo() override;
    void redo() override;

private:
    CollectionModel &m_model;
    int m_from;
    int m_to;
};

} // namespace sudoku
