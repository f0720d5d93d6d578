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

/// The generator of a window: opens its puzzles on the board, prints them, and keeps them in the journal.
class Generator : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that it uses.
    struct Parts
    {
        Settings &settings;
        const Document &document;
        FileController &files;
        Publisher &publisher;
    };

    Generator(const Parts &parts, QWidget *window);

    void connectCommands(const CommandActions &actions);
    /// Keeps the list of puzzles in \a journal from now on.
    void keepJournal(Journal &journal);
    /// Adds the puzzles of the list that are not saved to \a work.
    void addTo(UnsavedWork &work) const;
    /// Asks whether puzzles of the list may be lost. Returns false if the user keeps them.
    bool mayDiscard();
    /// Shows a list that was made earlier, as soon as the dialog is shown.
    void restore(const std::vector<GeneratedRow> &puzzles);
    void show();

private:
    GenerateDialog &dialog();
    void open(const Puzzle &puzzle, const QString &name);
    void print(const std::vector<PrintSection> &all, const std::vector<PrintSection> &selection);

    Parts m_parts;
    QWidget *m_window;
    Journal *m_journal = nullptr;
    GenerateDialog *m_dialog = nullptr; // null before it is used
};

} // namespace sudoku
