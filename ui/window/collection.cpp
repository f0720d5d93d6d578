#include "ui/window/collection.h"

#include "ui/base/settings.h"
#include "ui/board/document.h"
#include "ui/collection/collectioneditor.h"
#include "ui/collection/collectionpanel.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/text/readfile.h"

#include <QLocale>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr qint64 maxFileBytes = 500'000'000;

using SharedText = std::shared_ptr<const std::string>;

} // namespace

Collection::Collection(const Parts &parts, QObject *parent)
    : QObject(parent),
      m_parts(parts),
      m_fileModel(new CollectionModel(this)),
      m_panel(new CollectionPanel(*m_fileModel, parts.settings)),
      m_editor(new CollectionEditor(*m_panel, parts.publisher, parts.settings, this))
{
    connect(&m_parts.files, &FileController::manyFound, this, &Collection::open);
    connect(&m_parts.files, &FileController::replaced, this, [this] {
        if (!m_isOpening) {
            if (m_current.isValid())
                m_left = m_current;
            m_current = QModelIndex(); // another puzzle is on the board
            m_panel->setCurrentRow(-1);
            m_isFirstOnBoard = false;
            m_isUntouched = false;
        }
    });
    m_parts.files.setKeeper([this] {
        keepCurrent();
        return m_current.isValid();
    });
    connect(&m_parts.document, &Document::fileChanged, this, [this] {
        if (m_current.isValid() && !m_parts.document.filePath().isEmpty())
            model().setSafe({m_current.row()});
    });
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
    m_current = m_left = QModelIndex();
    m_panel->setModel(model);
    emit wanted();
}

bool Collection::show(CollectionModel &model)
{
    if (&model != &this->model()) {
        if (!mayDiscard())
            return false;
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
    m_reading.start(
        [path]() -> SharedText {
            const auto contents = readFile(path, maxFileBytes);
            return contents ? std::make_shared<const std::string>(contents->toStdString()) : nullptr;
        },
        [this, path](const SharedText &text) {
            if (text && mayDiscard())
                find(path, text);
            else
                m_isFirstOnBoard = false;
        });
}

void Collection::find(const QString &path, const SharedText &text)
{
    m_current = QModelIndex();
    m_isUntouched = false;
    m_fileModel->begin(text, path, m_folder);
    use(*m_fileModel);
    m_job.start(
        [text, self = QPointer(this)](const std::stop_token &stop, const Progress &) {
            findPuzzlePlaces(*text, stop, [&](std::vector<PuzzlePlace> places) {
                QMetaObject::invokeMethod(
                    QCoreApplication::instance(),
                    [self, stop, places = std::move(places)] {
                        if (self && !stop.stop_requested())
                            self->take(places);
                    },
                    Qt::QueuedConnection);
            });
            return true;
        },
        [](bool) {});
}

void Collection::take(const std::vector<PuzzlePlace> &places)
{
    const int first = m_fileModel->rowCount();
    m_fileModel->append(places);
    if (&model() != m_fileModel || m_fileModel->rowCount() == 0)
        return;
    if (first == 0 && std::exchange(m_isFirstOnBoard, false)) {
        if (m_fileModel->state(0) != PuzzleState::New && !m_parts.document.isModified())
            openRow(0); // as it was left
        m_current = m_fileModel->index(0);
        m_panel->setCurrentRow(0);
        m_isUntouched = m_stepsWaiting == 0;
    }
    goOn(first);
    if (const int by = std::exchange(m_stepsWaiting, 0); by != 0)
        step(by);
}

/// Opens the puzzle that was left last, if it is from row \a first on: unless the user has begun with the
/// first one or chosen another.
void Collection::goOn(int first)
{
    if (!m_isUntouched || m_parts.document.isModified())
        return;
    if (const auto row = m_fileModel->lastLeft(first)) {
        m_current = QModelIndex(); // what is known of the first one is not on the board, and must stay
        openRow(*row);
    }
}

bool Collection::openRow(int row, QWidget *parent)
{
    if (m_current.isValid())
        keepCurrent();
    else if (!m_parts.files.mayDiscard(parent))
        return false;
    m_isUntouched = false;
    const QPersistentModelIndex opened = model().index(row);
    const QLocale locale;
    m_isOpening = true;
    m_parts.files.openBoard(
        model().board(row),
        tr("puzzle %1 of %2").arg(locale.toString(row + 1), locale.toString(model().rowCount())));
    m_isOpening = false;
    m_current = opened;
    m_panel->setCurrentRow(row);
    return true;
}

void Collection::keepCurrent()
{
    if (!m_current.isValid())
        return;
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

/// Shows in the list at once that the puzzle is begun, or solved. The board may also be another one, which
/// comes in its place.
void Collection::followBoard()
{
    if (m_isOpening || !m_current.isValid() || model().state(m_current.row()) == stateOfBoard())
        return;
    if (model().board(m_current.row()).puzzle == m_parts.document.board().puzzle)
        leaveCurrent();
}

PuzzleState Collection::stateOfBoard() const
{
    const Board &board = m_parts.document.board();
    const bool isFull = board.digits().filledCount() == board.puzzle.geometry.cellCount();
    if (isFull && m_parts.document.violations().empty())
        return PuzzleState::Solved;
    Board untouched(board.puzzle);
    untouched.info = board.info;
    untouched.switchedOff = board.switchedOff;
    untouched.keptMembers = board.keptMembers;
    return board == untouched ? PuzzleState::New : PuzzleState::Begun;
}

void Collection::step(int by)
{
    if (m_isFirstOnBoard) {
        m_stepsWaiting += by;
        return;
    }
    if (model().rowCount() == 0) {
        emit message({.text = tr("There is no list of puzzles. Open a file with many, or add this one.")});
        emit wanted();
        return;
    }
    const int row = m_panel->rowBeside((m_current.isValid() ? m_current : m_left).row(), by);
    if (row >= 0)
        openRow(row);
    else
        emit message({.text = by > 0 ? tr("This is the last puzzle of the list.")
                                     : tr("This is the first puzzle of the list.")});
}

void Collection::addBoard()
{
    model().add(m_parts.document.board());
    m_current = model().index(model().rowCount() - 1);
}

bool Collection::mayDiscard()
{
    return &model() != m_fileModel || m_editor->mayDiscard(m_panel->window());
}

} // namespace sudoku
