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

/// Lets other people's solvers answer: writes the puzzle as a formula, and reads the model that they found
/// for it.
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

    /// Without questions; says what became of it.
    void save(const Puzzle &puzzle, const FormulaOptions &options, const QString &path);
    /// A model that is a solution becomes entries, as one step; anything else leaves the board as it is.
    void read(const QString &path);

signals:
    void message(const sudoku::Message &message);
    /// About \a board, which comes next: so that nothing else is said of it first.
    void messageAbout(const sudoku::Board &board, const sudoku::Message &message);

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
