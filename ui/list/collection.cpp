#include "ui/list/collection.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/files/recovery/unsavedwork.h"
#include "ui/list/collection/collectioneditor.h"
#include "ui/list/collection/collectionpanel.h"
#include "ui/list/typedinlist.h"
#include "ui/teach/hints/puzzlerater.h"
#include "ui/text/difficultywords.h"

#include <QFileInfo>
#include <QLocale>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Returns what a message calls \a puzzle, which may have moved since it was opened, or nothing if it is no
/// longer in its list.
QString placeText(const QPersistentModelIndex &puzzle)
{
    if (!puzzle.isValid())
        return {};
    const QLocale locale;
    return Collection::tr("puzzle %1 of %2")
        .arg(locale.toString(puzzle.row() + 1), locale.toString(puzzle.model()->rowCount()));
}

} // namespace

Collection::Collection(const Parts &parts, QObject *parent)
    : QObject(parent),
      m_parts(parts),
      m_fileModel(new CollectionModel(this)),
      m_panel(new CollectionPanel(*m_fileModel, parts.settings)),
      m_editor(new CollectionEditor(*m_panel, parts.publisher, parts.settings, this))
{
    follow(*m_fileModel);
    connect(&m_parts.files, &FileController::manyFound, this, &Collection::open);
    connect(&m_parts.files, &FileController::replaced, this, [this] {
        if (!m_isOpening)
            leave();
    });
    connect(&m_parts.files, &FileController::leaving, this, &Collection::leave);
    connect(&m_parts.files, &FileController::broughtBack, this, &Collection::comeBack);
    m_parts.files.setKeeper([this] {
        keepCurrent();
        return m_current.isValid();
    });
    m_parts.files.setListSaver([this](bool asksForName) { return saveList(asksForName); });
    connect(&m_parts.rater, &PuzzleRater::ratingChanged, this, &Collection::takeRating);
    connect(&m_reader, &ListReader::textRead, this, &Collection::begin);
    connect(&m_reader, &ListReader::found, this, &Collection::take);
    connect(&m_reader, &ListReader::allFound, this, [this] {
        restoreChanges();
        m_panel->setWritable(true);
    });
    new TypedInList(m_panel->list(), m_parts.view,
                    [this] { return m_current.isValid() && m_panel->currentRow() == m_current.row(); });
    connect(m_panel, &CollectionPanel::clicked, this, &Collection::putForList);
    connect(m_panel, &CollectionPanel::opened, this, [this](int row) { openRow(row); });
    connect(&m_parts.document, &Document::boardChanged, this, &Collection::followBoard);
    connect(m_panel, &CollectionPanel::addRequested, this, &Collection::addBoard);
    connect(m_editor, &CollectionEditor::message, this, &Collection::message);
    connect(m_editor, &CollectionEditor::aboutToTake, this, &Collection::keepCurrent);
}

CollectionModel &Collection::model() const
{
    return m_panel->model();
}

void Collection::use(CollectionModel &model)
{
    keepCurrent();
    setCurrent({});
    m_left.clear();
    m_removed.reset();
    this->model().disconnect(this);
    this->model().changes().disconnect(this);
    m_panel->setModel(model);
    follow(model);
    emit wanted();
}

void Collection::setCurrent(const QModelIndex &index)
{
    m_current = index;
    m_listedInfo = m_parts.document.board().info;
    takeRating(); // which may be known before the list is
    emit titleChanged();
}

void Collection::select(const QModelIndex &index)
{
    setCurrent(index);
    m_panel->setCurrentRow(index.row());
}

int Collection::puzzleCount() const
{
    return model().rowCount();
}

QString Collection::title() const
{
    if (!m_current.isValid())
        return {};
    const QLocale locale;
    const QString place =
        tr("Puzzle %1 of %2").arg(locale.toString(m_current.row() + 1), locale.toString(model().rowCount()));
    const QString path = model().path();
    return path.isEmpty() ? place : place + QStringLiteral(" — ") + QFileInfo(path).fileName();
}

bool Collection::isListModified() const
{
    return m_current.isValid() && model().isModified();
}

bool Collection::saveList(bool asksForName)
{
    if (!m_current.isValid() && !m_isFirstOnBoard)
        return false;
    if (m_isFirstOnBoard || m_reader.isFinding()) {
        emit message({.text = tr("The list is still being read.")});
        return true;
    }
    keepCurrent();
    if (asksForName)
        m_editor->save();
    else
        m_editor->saveAgain();
    return true;
}

bool Collection::show(CollectionModel &model)
{
    if (&model != &this->model()) {
        if (!mayDiscard())
            return false;
        if (const QString path = this->model().path(); !path.isEmpty())
            emit message({.text = tr("The list shows the generated puzzles. %1 is closed; what was done "
                                     "with its puzzles is kept.")
                                      .arg(QFileInfo(path).fileName())});
        use(model);
    }
    emit wanted();
    return true;
}

void Collection::connectCommands(const CommandActions &actions)
{
    actions.on(Command::NextPuzzle, this, [this] { step(1); });
    actions.on(Command::PreviousPuzzle, this, [this] { step(-1); });
}

void Collection::open(const QString &path)
{
    m_isFirstOnBoard = true;
    m_stepsWaiting = 0;
    m_restoredRow.reset();
    m_reader.read(path);
}

void Collection::begin(const QString &path, const std::shared_ptr<const std::string> &text)
{
    if (!text || !mayDiscard()) {
        m_isFirstOnBoard = false;
        return;
    }
    setCurrent({});
    m_isUntouched = false;
    m_fileModel->begin(text, path, m_folder);
    use(*m_fileModel);
    m_panel->setWritable(false); // a part of a file must not take the place of the whole
    m_reader.find(text);
}

void Collection::take(const std::vector<PuzzlePlace> &places)
{
    const int first = m_fileModel->rowCount();
    m_fileModel->append(places);
    if (&model() != m_fileModel || m_fileModel->rowCount() == 0)
        return;
    if (first == 0 && std::exchange(m_isFirstOnBoard, false)) {
        m_panel->setCurrentRow(0);
        if (m_fileModel->state(0) != PuzzleState::New && !m_parts.document.isModified())
            put(0, nullptr); // as it was left
        setCurrent(m_fileModel->index(0));
        m_isUntouched = m_stepsWaiting == 0;
    }
    attachRestored();
    goOn(first);
    if (const int by = std::exchange(m_stepsWaiting, 0); by != 0)
        step(by);
}

void Collection::addTo(UnsavedWork &work) const
{
    work.listRow = m_current.row();
    if (&model() != m_fileModel)
        return;
    if (m_fileModel->isModified())
        work.listChanges = m_fileModel->arrangement();
    if (m_current.isValid() || work.listChanges)
        work.listPath = m_fileModel->path();
}

void Collection::restore(const UnsavedWork &work)
{
    if (work.listRow < 0 && !work.listChanges)
        return;
    m_restoredRow = work.listRow;
    m_restoredChanges = work.listChanges;
    if (!work.listPath.isEmpty())
        m_reader.read(work.listPath);
    else if (m_restoredChanges)
        restoreChanges();
    else
        attachRestored();
}

/// Makes the list, which is read, as it was when the program ended.
void Collection::restoreChanges()
{
    const auto changes = std::exchange(m_restoredChanges, std::nullopt);
    if (!changes)
        return;
    if (!m_fileModel->arrange(*changes))
        emit message(
            {Message::Kind::Warning, tr("The file of the list has changed since. Puzzles that you had "
                                        "added are at its end.")});
    attachRestored();
    emit wanted();
}

/// Makes the restored board that of its row, unless another puzzle is there by now.
void Collection::attachRestored()
{
    if (!m_restoredRow || m_restoredChanges || *m_restoredRow >= model().rowCount())
        return;
    const int row = *std::exchange(m_restoredRow, std::nullopt);
    if (row < 0 || model().board(row).puzzle != m_parts.document.board().puzzle)
        return;
    select(model().index(row));
}

/// Notes that a puzzle from elsewhere comes onto the board.
void Collection::leave()
{
    if (m_current.isValid()) {
        std::erase(m_left, m_current);
        m_left.push_back(m_current);
    }
    select({});
    m_isFirstOnBoard = false;
    m_isUntouched = false;
    m_restoredRow.reset();
}

/// Makes the board that of the row that was left last with this puzzle, if there is one: a pasted puzzle may
/// have been added to the list since.
void Collection::comeBack()
{
    const Puzzle &puzzle = m_parts.document.board().puzzle;
    const auto left = std::find_if(m_left.rbegin(), m_left.rend(), [&](const QPersistentModelIndex &index) {
        return index.isValid() && model().board(index.row()).puzzle == puzzle;
    });
    if (left == m_left.rend())
        return;
    select(QModelIndex(*left));
}

/// Opens the puzzle that was left last, if it is from row \a first on: unless the user has begun with the
/// first one or chosen another.
void Collection::goOn(int first)
{
    if (!m_isUntouched || m_parts.document.isModified())
        return;
    if (const auto row = m_fileModel->lastLeft(first)) {
        setCurrent({}); // what is known of the first one is not on the board, and must stay
        openRow(*row);
    }
}

bool Collection::openRow(int row, QWidget *parent)
{
    if (m_current.row() != row && !put(row, parent)) // one that is shown keeps its undo steps
        return false;
    m_parts.view.setFocus();
    return true;
}

void Collection::putForList(int row)
{
    if (m_current.row() == row)
        return;
    const QScopedValueRollback keeping(m_keepsKeyboard, true);
    put(row, nullptr);
}

void Collection::follow(CollectionModel &model)
{
    connect(&model, &CollectionModel::aboutToRemove, this, &Collection::noteRemoval);
    connect(&model, &CollectionModel::removed, this, &Collection::replaceRemoved);
    connect(&model, &CollectionModel::restored, this, &Collection::bringBack);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&model, signal, this, &Collection::titleChanged);
    connect(&model, &QAbstractItemModel::rowsMoved, this, &Collection::titleChanged);
    connect(&model, &QAbstractItemModel::dataChanged, this, &Collection::titleChanged);
    connect(&model, &CollectionModel::madeSafe, this, &Collection::titleChanged);
    connect(&model.changes(), &QUndoStack::cleanChanged, this, &Collection::titleChanged);
}

void Collection::noteRemoval()
{
    keepCurrent();
    m_removed.reset();
    if (m_current.isValid())
        m_removed = {m_current.row(), model().changes().index()};
}

/// Opens the puzzle that is current in the list, if the one on the board is no longer there.
void Collection::replaceRemoved()
{
    if (!m_removed || m_current.isValid())
        return;
    const RemovedPuzzle removed = *m_removed;
    if (m_panel->currentRow() >= 0)
        putForList(m_panel->currentRow());
    m_removed = removed;
}

void Collection::bringBack()
{
    if (m_removed && model().changes().index() == m_removed->changeIndex + 1)
        putForList(m_removed->row);
}

bool Collection::put(int row, QWidget *parent)
{
    m_removed.reset();
    if (m_current.isValid())
        keepCurrent();
    else if (!m_parts.files.mayDiscard(parent))
        return false;
    m_isUntouched = false;
    const QPersistentModelIndex opened = model().index(row);
    m_isOpening = true;
    m_parts.files.openBoard(model().board(row), [opened] { return placeText(opened); });
    m_isOpening = false;
    select(opened);
    m_steps.bringBack(opened, m_parts.document);
    return true;
}

void Collection::keepCurrent()
{
    if (!m_current.isValid())
        return;
    m_steps.keep(m_current, m_parts.document);
    if (leaveCurrent())
        m_parts.document.undoStack().setClean();
}

/// Returns false, and says why, if it cannot be kept.
bool Collection::leaveCurrent()
{
    const auto error = model().leave(m_current.row(), m_parts.document.board(), stateOfBoard());
    if (error)
        emit message({Message::Kind::Problem, tr("What was done cannot be kept: %1").arg(*error)});
    return !error;
}

/// Shows in the list at once how the puzzle stands, unless the board is another one that comes in its place.
void Collection::followBoard()
{
    if (m_isOpening || !m_current.isValid())
        return;
    const Board &board = m_parts.document.board();
    const bool isNews = model().state(m_current.row()) != stateOfBoard() || board.info != m_listedInfo;
    if (!isNews || model().board(m_current.row()).puzzle != board.puzzle)
        return;
    m_listedInfo = board.info;
    leaveCurrent();
}

void Collection::takeRating()
{
    if (const auto &rating = m_parts.rater.rating(); rating && m_current.isValid())
        model().setRating(m_current.row(), {englishText(*rating), readingText(*rating)});
}

PuzzleState Collection::stateOfBoard() const
{
    return puzzleState(m_parts.document.board(), m_parts.document.isSolved());
}

void Collection::step(int by)
{
    if (m_isFirstOnBoard) {
        m_stepsWaiting += by;
        return;
    }
    if (const std::optional<Offer> exercise = m_exercise ? m_exercise() : std::nullopt) {
        emit message({.text = tr("This is an exercise. The practice ends when you open another puzzle."),
                      .offer = *exercise});
        return;
    }
    if (model().rowCount() == 0) {
        emit message({.text = tr("There is no list of puzzles. Open a file with many, or add this one.")});
        emit wanted();
        return;
    }
    const QModelIndex from = m_current.isValid() || m_left.empty() ? m_current : m_left.back();
    const int row = m_panel->rowNextTo(from.row(), by);
    if (row >= 0)
        openRow(row);
    else
        emit message({.text = by > 0 ? tr("This is the last puzzle of the list.")
                                     : tr("This is the first puzzle of the list.")});
}

void Collection::addBoard()
{
    model().add(m_parts.document.board());
    const int row = model().rowCount() - 1;
    select(model().index(row));
    emit message({Message::Kind::Answer, tr("Added to the list as puzzle %L1.").arg(row + 1)});
}

bool Collection::mayDiscard()
{
    return &model() != m_fileModel || m_editor->mayDiscard(m_panel->window());
}

} // namespace sudoku
