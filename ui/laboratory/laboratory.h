#pragma once

#include <QObject>

class QWidget;

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class LaboratoryDialog;
class Settings;
class WatchDialog;

/// Opens the windows of the laboratory for the board of the window, and tells them about changes of the
/// board.
class Laboratory : public QObject
{
    Q_OBJECT

public:
    Laboratory(const Document &document, const BoardView &view, Settings &settings, QWidget *window);

    void connectCommands(const CommandActions &actions);

    void show();
    void watch();
    /// Offers the solvers that there are now.
    void followSolvers();

    /// Return the dialogs, or null before they were shown.
    LaboratoryDialog *dialog() const { return m_dialog; }
    WatchDialog *watchDialog() const { return m_watch; }

private:
    void make();
    void follow();

    const Document &m_document;
    const BoardView &m_view;
    Settings &m_settings;
    QWidget *m_window;
    LaboratoryDialog *m_dialog = nullptr;
    WatchDialog *m_watch = nullptr;
};

} // namespace sudoku
