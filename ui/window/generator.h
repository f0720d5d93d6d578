#pragma once

#include <QObject>

#include "ui/generate/resultsmodel.h"
#include "ui/recovery/puzzlelog.h"
#include "ui/recovery/unsavedwork.h"

namespace sudoku {

class CommandActions;
class Document;
class FileController;
class GenerateDialog;
class Journal;
class Publisher;
class Settings;

/// The generator of a window: its puzzles are opened on the board, printed, and kept by the journal.
class Generator : public QObject
{
    Q_OBJECT

public:
    /// What it uses of the window.
    struct Parts
    {
        Settings &settings;
        const Document &document;
        FileController &files;
        Publisher &publisher;
    };

    Generator(const Parts &parts, QWidget *window);

    void connectCommands(const CommandActions &actions);
    /// From now on the list of puzzles is kept.
    void keepJournal(Journal &journal);
    /// Adds the puzzles of the list that are not saved to \a work.
    void addTo(UnsavedWork &work) const;
    /// False when puzzles of the list would be lost, and the user would rather keep them.
    bool mayDiscard();
    /// Shows a list that was made earlier as soon as the dialog is shown.
    void restore(const std::vector<GeneratedRow> &puzzles);
    void show();

private:
    GenerateDialog &dialog();
    void open(const Puzzle &puzzle, const QString &name);
    void print(const std::vector<PrintSection> &all, const std::vector<PrintSection> &selection);

    Parts m_parts;
    QWidget *m_window;
    Journal *m_journal = nullptr;
    GenerateDialog *m_dialog = nullptr; // null before it is needed
};

} // namespace sudoku
