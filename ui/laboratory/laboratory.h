#pragma once

#include <QObject>

#include "core/board/puzzle.h"

class QWidget;

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class LaboratoryDialog;
class Settings;

/// Opens the laboratory for the board of the window, and has it follow the board.
class Laboratory : public QObject
{
    Q_OBJECT

public:
    Laboratory(const Document &document, const BoardView &view, Settings &settings, QWidget *window);

    void connectCommands(const CommandActions &actions);

    void show();
    /// Whether entries count as givens; where there are no givens they do in any case.
    void setCountsEntries(bool countsEntries);

    /// Null before it was shown.
    LaboratoryDialog *dialog() const { return m_dialog; }

private:
    void make();
    void follow();
    Puzzle puzzle() const;

    const Document &m_document;
    const BoardView &m_view;
    Settings &m_settings;
    QWidget *m_window;
    LaboratoryDialog *m_dialog = nullptr;
    bool m_countsEntries = false;
};

} // namespace sudoku
