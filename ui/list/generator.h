#pragma once

#include <QObject>

#include "ui/files/recovery/unsavedwork.h"
#include "ui/list/collection/collectionprogress.h"

#include <optional>
#include <vector>

namespace sudoku {

class Collection;
class CollectionEditor;
class CollectionModel;
class CommandActions;
class Document;
class GenerateDialog;
class Journal;
class Publisher;
class Settings;

/// The generator of a window: shows its puzzles beside the board, opens them, and keeps them in the journal.
class Generator : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that it uses.
    struct Parts
    {
        Settings &settings;
        const Document &document;
        Publisher &publisher;
        Collection &collection;
    };

    Generator(const Parts &parts, QWidget *window);

    void connectCommands(const CommandActions &actions);
    /// Keeps the list of puzzles in \a journal from now on.
    void keepJournal(Journal &journal);
    /// Adds the puzzles of the list that are not saved to \a work.
    void addTo(UnsavedWork &work) const;
    /// Asks whether puzzles of the list may be lost. Returns false if the user keeps them.
    bool mayDiscard();
    /// Returns the puzzle of a list of one that is not saved, as it was left.
    std::optional<Board> onlyPuzzle() const;
    /// Shows a list that was made earlier.
    void restore(const std::vector<ListedPuzzle> &puzzles);
    void show();
    /// Offers \a kinds of rules, which the user has made.
    void offerOwnKinds(const std::vector<const Variant *> &kinds);

private:
    GenerateDialog &dialog();
    void open(int row);

    Parts m_parts;
    QWidget *m_window;
    CollectionModel *m_puzzles;
    std::vector<const Variant *> m_ownKinds;
    GenerateDialog *m_dialog = nullptr; // null before it is used, like the next one
    CollectionEditor *m_editor = nullptr;
};

} // namespace sudoku
