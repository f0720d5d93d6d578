#include "ui/list/collection/collectionmodel.h"

#include "core/formats/formats.h"
#include "core/formats/replacepuzzle.h"
#include "core/formats/text/levelnote.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace sudoku {
namespace {

constexpr int maxBoards = 500; // kept of those that were read

std::shared_ptr<const std::string> sharedText(std::string text)
{
    return std::make_shared<const std::string>(std::move(text));
}

/// Returns what stands behind the digits of a piece of text that is only a line of them, or nothing if the
/// piece is more.
std::optional<std::string_view> noteOf(std::string_view piece)
{
    constexpr std::string_view blanks = " \t\r\n";
    piece = piece.substr(0, piece.find_last_not_of(blanks) + 1);
    if (piece.empty() || piece.find('\n') != piece.npos || piece.front() == '#' || piece.front() == '{')
        return {};
    const std::string_view note = piece.substr(std::min(piece.find_first_of(blanks), piece.size()));
    return note.substr(std::min(note.find_first_not_of(blanks), note.size()));
}

const Format &lineFormat()
{
    static const Format *format = findFormat("line");
    return *format;
}

} // namespace

CollectionModel::CollectionModel(QObject *parent)
    : QAbstractListModel(parent),
      m_text(sharedText({})),
      m_boards(maxBoards)
{
}

int CollectionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant CollectionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole: // without the number, which changes when other rows go
        return caption(row).title.isEmpty() ? caption(row).details : caption(row).title;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return tr("%1, %2, %3").arg(titleText(row), detailsText(row), stateText(state(row)));
    case StateRole:
        return static_cast<int>(state(row));
    case TitleRole:
        return caption(row).title;
    case ClueCountRole:
        return caption(row).clueCount;
    case LevelRole:
        return caption(row).level;
    default:
        return {};
    }
}

Qt::ItemFlags CollectionModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemNeverHasChildren : flags;
}

void CollectionModel::begin(std::shared_ptr<const std::string> text, const QString &path,
                            const QString &folder)
{
    beginResetModel();
    m_entries.clear();
    m_boards.clear();
    m_changes.clear();
    m_text = std::move(text);
    m_path = path;
    m_progress.open(path.isEmpty() ? QString() : folder, path);
    m_unsafeCount = 0;
    m_isOtherwise = false;
    m_isPlainText = true;
    m_fileRowCount = 0;
    m_savings = 0;
    m_fingerprint.reset();
    endResetModel();
}

void CollectionModel::append(const std::vector<PuzzlePlace> &places)
{
    if (places.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(places.size()) - 1);
    for (const PuzzlePlace &place : places) {
        const bool isShared = place.ordinal > 0;
        m_isPlainText = m_isPlainText && !isShared;
        if (isShared && !m_entries.empty())
            m_entries.back().isShared = true;
        m_entries.push_back({.whole = m_text,
                             .place = place,
                             .isShared = isShared,
                             .fileRow = m_fileRowCount++,
                             .saving = m_savings});
    }
    endInsertRows();
}

void CollectionModel::append(const std::vector<ListedPuzzle> &puzzles)
{
    if (puzzles.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(puzzles.size()) - 1);
    for (const ListedPuzzle &puzzle : puzzles)
        addListed(puzzle);
    endInsertRows();
}

ListedPuzzle CollectionModel::listed(int row) const
{
    const Entry &entry = m_entries[row];
    const LeftPuzzle *known = left(row);
    return {.text = std::string(text(row)),
            .remark = more(row).remark,
            .solution = more(row).solution,
            .isSafe = entry.isSafe,
            .isOwnText = hasPiece(row),
            .left = known ? std::optional(*known) : std::nullopt};
}

std::string_view CollectionModel::text(int row) const
{
    const Entry &entry = m_entries[row];
    return std::string_view(*entry.whole).substr(entry.place.begin, entry.place.length);
}

QByteArray CollectionModel::keyOf(int row) const
{
    if (!more(row).key.isEmpty())
        return more(row).key;
    const QByteArray key = CollectionProgress::keyOf(text(row));
    const int ordinal = m_entries[row].place.ordinal;
    return ordinal == 0 ? key : key + '-' + QByteArray::number(ordinal);
}

const LeftPuzzle *CollectionModel::left(int row) const
{
    return m_progress.isEmpty() ? nullptr : m_progress.find(keyOf(row));
}

std::optional<int> CollectionModel::lastLeft(int first) const
{
    for (int row = first; !m_progress.isEmpty() && row < rowCount(); ++row)
        if (keyOf(row) == m_progress.last())
            return row;
    return {};
}

Board CollectionModel::board(int row) const
{
    if (const Board *known = m_boards.object(row))
        return *known;
    std::optional<TextPuzzle> read;
    if (const LeftPuzzle *known = left(row))
        read = readPuzzleAt(known->text.toStdString(), {0, static_cast<std::size_t>(known->text.size())});
    if (!read)
        read = readPuzzleAt(*m_entries[row].whole, m_entries[row].place);
    auto *board = new Board(read ? std::move(read->board) : Board(Puzzle(Geometry::withBoxes({3, 3}))));
    m_boards.insert(row, board);
    return *board;
}

PuzzleState CollectionModel::state(int row) const
{
    const LeftPuzzle *known = left(row);
    return known ? known->state : PuzzleState::New;
}

void CollectionModel::setRating(int row, const ListRating &rating)
{
    if (more(row).rating == rating)
        return;
    ownMore(row).rating = rating;
    tellChange(row);
}

const CollectionModel::More &CollectionModel::more(int row) const
{
    static const More nothing;
    return m_entries[row].more ? *m_entries[row].more : nothing;
}

CollectionModel::More &CollectionModel::ownMore(int row)
{
    std::unique_ptr<More> &own = m_entries[row].more;
    if (!own)
        own = std::make_unique<More>();
    return *own;
}

const PuzzleCaption &CollectionModel::caption(int row) const
{
    std::unique_ptr<PuzzleCaption> &known = m_entries[row].caption;
    if (!known)
        known =
            std::make_unique<PuzzleCaption>(puzzleCaption(board(row), more(row).rating, more(row).remark));
    return *known;
}

std::optional<int> CollectionModel::level(int row) const
{
    std::int8_t &known = m_entries[row].level;
    if (known == Entry::unknownLevel) {
        const std::optional<std::string_view> note = noteOf(text(row));
        const bool isNote = note.has_value() && !left(row);
        const std::string_view words = note.value_or(std::string_view());
        auto level = isNote ? readLevelText(words.substr(0, words.find(',')))
                            : readLevelText(caption(row).level.toStdString());
        if (!level)
            level = readLevelText(more(row).rating.level.toStdString());
        known = level ? static_cast<std::int8_t>(level->level) : Entry::noLevel;
    }
    return known == Entry::noLevel ? std::nullopt : std::optional<int>(known);
}

std::set<int> CollectionModel::levels() const
{
    std::set<int> found;
    for (int row = 0; row < rowCount(); ++row)
        if (const auto level = this->level(row))
            found.insert(*level);
    return found;
}

std::optional<QString> CollectionModel::leave(int row, const Board &board, PuzzleState state)
{
    const Board before = this->board(row);
    if (before == board && this->state(row) == state)
        return {};
    const QByteArray key = keyOf(row);
    if (before.puzzle != board.puzzle) {
        ownMore(row).solution = {};
        ownMore(row).rating = {};
    }
    m_isOtherwise = m_isOtherwise || before.puzzle != board.puzzle || before.info != board.info;
    markSafe(row, m_entries[row].isSafe && m_progress.hasFile());
    ownMore(row).key = key;
    const auto error = m_progress.keep(
        key, {state, QByteArray::fromStdString(ownFormat().write(board, symbolSets().front()))});
    tellChange(row);
    return error;
}

void CollectionModel::tellChange(int row)
{
    m_entries[row].caption.reset();
    m_entries[row].level = Entry::unknownLevel;
    m_boards.remove(row);
    emit dataChanged(index(row), index(row));
}

bool CollectionModel::isModified() const
{
    const bool hasChanged = m_isOtherwise || !m_changes.isClean();
    return (hasChanged && !m_path.isEmpty()) || unsafeCount() > 0;
}

void CollectionModel::markSafe(int row, bool isSafe)
{
    const bool wasSafe = std::exchange(m_entries[row].isSafe, isSafe);
    m_unsafeCount += static_cast<int>(wasSafe) - static_cast<int>(isSafe);
}

int CollectionModel::unsafeIn(const std::vector<Entry> &entries)
{
    return static_cast<int>(std::ranges::count(entries, false, &Entry::isSafe));
}

void CollectionModel::setSafe(const std::vector<int> &rows)
{
    for (const int row : rows)
        markSafe(row, true);
    emit madeSafe(rows);
}

FileFingerprint CollectionModel::fingerprint() const
{
    const auto length = static_cast<qsizetype>(m_text->size());
    if (!m_fingerprint)
        m_fingerprint.emplace(QByteArray::fromRawData(m_text->data(), length));
    return *m_fingerprint;
}

void CollectionModel::setSaved(const QString &path, const FileFingerprint &fingerprint)
{
    m_path = path;
    m_fingerprint = fingerprint;
    m_isPlainText = true;
    m_isOtherwise = false;
    m_changes.setClean();
    ++m_savings; // what is in no row now would be a new puzzle of the file, even if it was in it before
    m_fileRowCount = rowCount();
    for (int row = 0; row < rowCount(); ++row)
        std::tie(m_entries[row].fileRow, m_entries[row].saving) = std::pair(row, m_savings);
    std::vector<int> rows(m_entries.size());
    std::iota(rows.begin(), rows.end(), 0);
    setSafe(rows);
}

void CollectionModel::insert(int row, std::vector<Entry> entries)
{
    beginInsertRows({}, row, row + static_cast<int>(entries.size()) - 1);
    m_boards.clear();
    m_unsafeCount += unsafeIn(entries);
    m_entries.insert(m_entries.begin() + row, std::make_move_iterator(entries.begin()),
                     std::make_move_iterator(entries.end()));
    endInsertRows();
}

std::vector<CollectionModel::Entry> CollectionModel::take(int first, int count)
{
    beginRemoveRows({}, first, first + count - 1); // views may ask for boards here
    m_boards.clear();
    const auto begin = m_entries.begin() + first;
    std::vector<Entry> taken(std::make_move_iterator(begin), std::make_move_iterator(begin + count));
    m_entries.erase(begin, begin + count);
    m_unsafeCount -= unsafeIn(taken);
    endRemoveRows();
    return taken;
}

void CollectionModel::moveEntry(int from, int to)
{
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    m_boards.clear();
    const auto at = m_entries.begin();
    if (to > from)
        std::rotate(at + from, at + from + 1, at + to + 1);
    else
        std::rotate(at + to, at + from, at + from + 1);
    endMoveRows();
}

bool CollectionModel::hasPiece(int row) const
{
    const Entry &entry = m_entries[row];
    return !entry.isShared && (entry.isOwnText || entry.whole == m_text);
}

/// Returns the text of a row with the puzzle as it was left, or nothing if it cannot be put into the text.
std::optional<std::string> CollectionModel::pieceToSave(int row) const
{
    if (!hasPiece(row))
        return {};
    const Entry &entry = m_entries[row];
    if (!left(row))
        return std::string(text(row));
    const std::optional<TextPuzzle> read = readPuzzleAt(*entry.whole, entry.place);
    const Board board = this->board(row);
    return read && read->board == board ? std::string(text(row))
                                        : replacePuzzle(text(row), board, lineFormat());
}

bool CollectionModel::isPlainText() const
{
    const auto isLost = [this](int row) { return hasPiece(row) && left(row) && !pieceToSave(row); };
    for (int row = 0; row < rowCount(); ++row)
        if (isLost(row))
            return false;
    return m_isPlainText;
}

/// Returns whether a row is written as a single line, so that the one behind it needs no space.
bool CollectionModel::isLine(int row) const
{
    return hasPiece(row) && !left(row) && noteOf(text(row));
}

/// Returns whether the text of a row may follow that of the row before it at once.
bool CollectionModel::isAfterPrevious(int row) const
{
    if (row == 0)
        return true;
    const PuzzlePlace &before = m_entries[row - 1].place;
    const bool isNext = m_entries[row - 1].whole == m_entries[row].whole
                        && before.begin + before.length == m_entries[row].place.begin;
    return (isLine(row) && isLine(row - 1)) || (isNext && hasPiece(row) && hasPiece(row - 1));
}

QByteArray CollectionModel::textToSave(const SymbolSet &symbols) const
{
    QByteArray all;
    for (int row = 0; row < rowCount(); ++row) {
        if (!all.isEmpty() && !all.endsWith('\n'))
            all += '\n';
        if (!isAfterPrevious(row)) // or its comments would be taken for those of rows before it
            all += '\n';
        const std::optional<std::string> piece = pieceToSave(row);
        all += QByteArray::fromStdString(piece ? *piece : lineFormat().write(board(row), symbols));
    }
    return all;
}

} // namespace sudoku
