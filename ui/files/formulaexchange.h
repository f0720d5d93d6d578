#pragma once

#include <QObject>

#include "core/encode/formula.h"
#include "core/sat/modelreader.h"
#include "ui/base/messagebar.h"

namespace sudoku {

struct Board;
class BoardEditor;
class BoardView;
class CommandActions;
class Computation;
class Document;
class Settings;

/// Writes the puzzle as a formula for other solvers, and reads the model that such a solver found.
class FormulaExchange : public QObject
{
    Q_OBJECT

public:
    /// \a view is the parent of dialogs and knows the symbols.
    FormulaExchange(const Document &document, BoardEditor &editor, const BoardView &view,
                    Computation &computation, Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    void exportFormula();
    void importModel();

    /// Writes the formula to a file without a dialog, and shows the result as a message.
    void save(const Puzzle &puzzle, const FormulaOptions &options, const QString &path);
    /// Reads a model. If it is a solution, writes it as entries in one step; otherwise leaves the board as it
    /// is.
    void read(const QString &path);

signals:
    void message(const sudoku::Message &message);

private:
    Message statusMessage(SolverReport::Status status, const QString &name) const;
    Message solutionMessage(const Grid &solution, const QString &name) const;

    const Document &m_document;
    BoardEditor &m_editor;
    const BoardView &m_view;
    Computation &m_computation;
    Settings &m_settings;
};

} // namespace sudoku
