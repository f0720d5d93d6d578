#include "ui/collection/collection.h"

#include "ui/base/savepath.h"
#include "ui/base/settings.h"
#include "ui/board/document.h"
#include "ui/collection/collectionpanel.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/paint/printtext.h"
#include "ui/print/publisher.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"

#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr qint64 maxFileBytes = 500'000'000;
constexpr int maxPrinted = 2000; // puzzles, which make a thick book

using SharedText = std::shared_ptr<const std::string>;

} // namespace

Collection::Collection(const Parts &parts, QObject *parent)
    : QObject(parent),
      m_parts(parts),
      m_model(new CollectionModel(this)),
      m_panel(new CollectionPanel(*m_model, parts.settings))
{
    connect(&m_parts.files, &FileController::manyFound, this, &Collection::open);
    connect(&m_parts.files, &FileController::replaced, this, [this] {
        if (!m_isOpening) {
            m_current = QModelIndex(); // another puzzle is on the board
            m_isFirstOnBoard = false;
        }
    });
    connect(m_panel, &CollectionPanel::opened, this, &Collection::openRow);
    connect(m_panel, &CollectionPanel::addRequested, this, &Collection::addBoard);
    connect(m_panel, &CollectionPanel::removeRequested, this, &Collection::removeSelected);
    connect(m_panel, &CollectionPanel::moveRequested, this, &Collection::moveSelected);
    connect(m_panel, &CollectionPanel::saveRequested, this, &Collection::save);
    connect(m_panel, &CollectionPanel::printRequested, this, &Collection::print);
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
    m_path = path;
    m_current = QModelIndex();
    m_model->begin(text, path, m_folder);
    emit wanted();
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
    const bool isFirst = m_model->rowCount() == 0;
    m_model->append(places);
    if (!isFirst || !std::exchange(m_isFirstOnBoard, false) || m_model->rowCount() == 0)
        return;
    m_current = m_model->index(0);
    m_panel->setCurrentRow(0);
    if (m_model->state(0) != PuzzleState::New && !m_parts.document.isModified())
        openRow(0); // as it was left
    if (const int by = std::exchange(m_stepsWaiting, 0); by != 0)
        step(by);
}

bool Collection::openRow(int row)
{
    if (m_current.isValid())
        keepCurrent();
    else if (!m_parts.files.mayDiscard())
        return false;
    const QPersistentModelIndex opened = m_model->index(row);
    const QLocale locale;
    m_isOpening = true;
    m_parts.files.openBoard(
        m_model->board(row),
        tr("puzzle %1 of %2").arg(locale.toString(row + 1), locale.toString(m_model->rowCount())));
    m_isOpening = false;
    m_current = opened;
    m_panel->setCurrentRow(row);
    return true;
}

void Collection::keepCurrent()
{
    if (!m_current.isValid())
        return;
    const auto error = m_model->leave(m_current.row(), m_parts.document.board(), stateOfBoard());
    if (error)
        emit message({Message::Kind::Problem, tr("What was done cannot be kept: %1").arg(*error)});
    else if (!m_folder.isEmpty())
        m_parts.document.undoStack().setClean();
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
    if (m_model->rowCount() == 0) {
        emit message({.text = tr("There is no list of puzzles. Open a file with many, or add this one.")});
        emit wanted();
        return;
    }
    const int row = m_panel->rowBeside(m_current.isValid() ? m_current.row() : -1, by);
    if (row >= 0)
        openRow(row);
    else
        emit message({.text = by > 0 ? tr("This is the last puzzle of the list.")
                                     : tr("This is the first puzzle of the list.")});
}

void Collection::addBoard()
{
    m_model->add(m_parts.document.board());
    m_current = m_model->index(m_model->rowCount() - 1);
}

void Collection::removeSelected()
{
    const std::vector<int> rows = m_panel->selectedRows();
    if (rows.empty())
        return;
    m_model->remove(rows);
    QUndoStack &changes = m_model->changes();
    emit message({.text = tr("Removed %Ln puzzle(s).", nullptr, static_cast<int>(rows.size())),
                  .offer = {tr("Undo"), [&changes, index = changes.index()] {
                                if (changes.index() == index) // or another step would be undone
                                    changes.undo();
                            }}});
}

void Collection::moveSelected(int by)
{
    const std::vector<int> rows = m_panel->selectedRows();
    if (rows.size() == 1)
        m_model->move(rows.front(), by);
}

bool Collection::save()
{
    keepCurrent();
    const QString path = askForSavePath(m_panel->window(), tr("Save Puzzles"),
                                        m_path.isEmpty() ? tr("puzzles.txt") : m_path, tr("Text (*.txt)"));
    if (path.isEmpty())
        return false;
    if (const auto error = saveFile(path, m_model->textToSave(m_parts.settings.symbols()))) {
        emit message({Message::Kind::Problem, tr("Cannot save %1: %2").arg(path, *error)});
        return false;
    }
    m_path = path;
    m_model->setSaved();
    emit message({.text = tr("Saved as %1.").arg(QFileInfo(path).fileName())});
    return true;
}

bool Collection::mayDiscard()
{
    if (!m_model->isModified())
        return true;
    const auto answer = QMessageBox::question(
        m_panel->window(), tr("List of Puzzles"), tr("The list of puzzles has changed. Save it?"),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void Collection::print()
{
    keepCurrent();
    std::vector<int> rows = m_panel->selectedRows();
    if (rows.size() < 2) {
        rows.clear();
        for (int row = 0; row < std::min(m_model->rowCount(), maxPrinted); ++row)
            rows.push_back(row);
    }
    if (rows.empty())
        return;
    PrintSection section;
    for (const int row : rows) {
        PrintedPuzzle &puzzle = section.puzzles.emplace_back(m_model->board(row));
        puzzle.symbols = &m_parts.settings.symbols();
        addTitle(puzzle);
    }
    m_parts.publisher.print({section}, {}, m_panel->window());
}

} // namespace sudoku
