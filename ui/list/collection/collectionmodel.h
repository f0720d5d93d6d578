#pragma once

#include <QAbstractListModel>
#include <QCache>
#include <QUndoStack>

#include "core/board/board.h"
#include "core/formats/puzzleplaces.h"
#include "ui/list/collection/collectionprogress.h"
#include "ui/list/collection/listarrangement.h"
#include "ui/list/collection/puzzlecaption.h"
#include "ui/text/filefingerprint.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sudoku {

/// The puzzles of a collection, each a piece of text. A puzzle is read when it is first asked about.
class CollectionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        StateRole = Qt::UserRole, ///< a PuzzleState
        TitleRole,
        ClueCountRole,
        LevelRole, ///< as the file says it, or a rating; empty if there is none
    };

    explicit CollectionModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Starts an empty list of the puzzles in \a text, of the file \a path or of none, and recalls
    /// what was done with them, which is kept in \a folder.
    void begin(std::shared_ptr<const std::string> text, const QString &path, const QString &folder);
    void append(const std::vector<PuzzlePlace> &places);
    /// Appends puzzles of no file.
    void append(const std::vector<ListedPuzzle> &puzzles);
    /// Returns the file of the list, or an empty text.
    const QString &path() const { return m_path; }

    /// Returns the puzzle as it was left, or as it is in the file. The row must exist.
    Board board(int row) const;
    PuzzleState state(int row) const;
    /// Returns the first row from \a first on with the puzzle that was left last, or nothing.
    std::optional<int> lastLeft(int first) const;
    /// Returns the text of the puzzle, which is not read for it.
    std::string_view text(int row) const;
    /// Returns the level in our own words, from 0, Easy, to 4, Extreme, or nothing. Reads a puzzle only if
    /// its text is more than a line.
    std::optional<int> level(int row) const;
    /// Returns the levels that occur.
    std::set<int> levels() const;
    /// Returns what the list says of a puzzle: its title, or else its level, and then its number of clues.
    QString titleText(int row) const { return caption(row).numbered(row + 1); }
    QString detailsText(int row) const { return caption(row).details; }
    /// Returns how a puzzle was left, or null.
    const LeftPuzzle *left(int row) const;
    /// Returns the puzzle as append() takes it.
    ListedPuzzle listed(int row) const;
    /// Returns the only solution of the puzzle as it is in the list, or a grid without cells.
    const Grid &solution(int row) const { return more(row).solution; }
    /// Notes the rating of a puzzle, where the puzzle says none.
    void setRating(int row, const ListRating &rating);
    /// Keeps the board of a row as it is left now. Returns why it cannot be written, or nothing.
    std::optional<QString> leave(int row, const Board &board, PuzzleState state);

    // Each of these three is a step that changes() can undo.
    void add(const Board &board);
    /// Removes the puzzles in \a rows, which are ascending.
    void remove(const std::vector<int> &rows);
    /// Moves a puzzle \a by rows down, or up if that is negative, as far as possible.
    void move(int row, int by);
    QUndoStack &changes() { return m_changes; }

    /// Returns how the list differs from its file, apart from what was done with single puzzles, or nothing
    /// if it does not.
    std::optional<ListArrangement> arrangement() const;
    /// Makes the list differ from its file again, which has just been read. If the file is not the same any
    /// more, only appends what was added, and returns false.
    bool arrange(const ListArrangement &arrangement);

    /// Returns whether the list would lose something: a puzzle that is nowhere else, or a change of its file.
    bool isModified() const;
    /// Returns the number of puzzles that are neither in a file nor on paper.
    int unsafeCount() const { return m_unsafeCount; }
    /// Notes that the puzzles of \a rows are in a file or on paper.
    void setSafe(const std::vector<int> &rows);
    /// Notes that the list was saved as \a path.
    void setSaved(const QString &path, const FileFingerprint &fingerprint);
    /// Returns the fingerprint of the file when it was read or saved.
    FileFingerprint fingerprint() const;
    /// Returns whether the file can be written again as it is, with only the changes of the list: not if a
    /// piece of it, such as a page or a file of another program, holds several puzzles, or one that has
    /// changed.
    bool isPlainText() const;
    /// Returns all puzzles as text. Of those that have changed only their own lines do; comments and other
    /// words stay.
    QByteArray textToSave(const SymbolSet &symbols) const;

signals:
    /// Emitted when a step was made, undone or made again, with the first row that it is about.
    void stepMade(int row);
    // Emitted around a step that removes puzzles, and when such a step was undone.
    void aboutToRemove();
    void removed();
    void restored();
    /// Emitted by setSafe() and setSaved().
    void madeSafe(const std::vector<int> &rows);

private:
    class Addition;
    class Removal;
    class Move;
    /// What few puzzles of a long list have.
    struct More
    {
        QString remark = {};
        ListRating rating = {}; ///< as setRating() says it
        Grid solution = {};
        QByteArray key = {}; ///< in the progress; empty until it is needed
    };
    /// A list may have a million of these.
    struct Entry
    {
        static constexpr std::int8_t noLevel = -1;
        static constexpr std::int8_t unknownLevel = -2;

        std::shared_ptr<const std::string> whole; ///< never null
        PuzzlePlace place;
        std::unique_ptr<More> more = {};                     ///< null if it has nothing
        mutable std::unique_ptr<PuzzleCaption> caption = {}; ///< null until it is needed
        mutable std::int8_t level = unknownLevel;            ///< as level() says it, or one of these
        bool isSafe = true;
        bool isOwnText = false; ///< the text is one as in a file, though of no file
        bool isShared = false;  ///< whether the piece of text has other puzzles, too
        int fileRow = 0;        ///< in the file, as it was after that saving
        int saving = -1;        ///< 0 if the file was only read; -1 if the puzzle is in no file
    };

    const More &more(int row) const;
    More &ownMore(int row);
    /// Notes whether the puzzle of \a row is safe, and counts it.
    void markSafe(int row, bool isSafe);
    static int unsafeIn(const std::vector<Entry> &entries);
    const PuzzleCaption &caption(int row) const;
    QByteArray keyOf(int row) const;
    /// Returns whether the text of a row holds that puzzle alone, and is kept when the list is saved.
    bool hasPiece(int row) const;
    std::optional<std::string> pieceToSave(int row) const;
    bool isLine(int row) const;
    bool isAfterPrevious(int row) const;
    void tellChange(int row);
    void addListed(const ListedPuzzle &puzzle);
    ListedPuzzle added(int row) const;
    void insert(int row, std::vector<Entry> entries);
    std::vector<Entry> take(int first, int count);
    void moveEntry(int from, int to);

    std::deque<Entry> m_entries; // which grows without moving what it has
    std::shared_ptr<const std::string> m_text;
    QString m_path;
    CollectionProgress m_progress;
    QUndoStack m_changes;
    bool m_isOtherwise = false; // changed by what is no step
    bool m_isPlainText = true;
    int m_fileRowCount = 0; // of the file, when it was read or saved
    int m_savings = 0;      // since it was read
    int m_unsafeCount = 0;  // of m_entries, which may be too many to look through at each change
    mutable std::optional<FileFingerprint> m_fingerprint; // of the file, once it was needed
    mutable QCache<int, Board> m_boards;
};

} // namespace sudoku
