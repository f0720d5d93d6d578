#pragma once

#include <QObject>

class QWidget;

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class LaboratoryDialog;
class Settings;

/// Opens the laboratory for the board of the window, and tells it about changes of the board.
class Laboratory : public QObject
{
    Q_OBJECT

public:
    Laboratory(const Document &document, const BoardView &view, Settings &settings, QWidget *window);

    void connectCommands(const CommandActions &actions);

    void show();
    /// Offers the solvers that there are now.
    void followSolvers();

    /// Returns the dialog, or null before it was shown.
    LaboratoryDialog *dialog() const { return m_dialog; }

private:
    void make();
    void follow();

    const Document &m_document;
    const BoardView &m_view;
    Settings &m_settings;
    QWidget *m_window;
    LaboratoryDialog *m_dialog = nullptr;
};

} // namespace sudoku
