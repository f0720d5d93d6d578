#include "ui/list/collection/collectioneditor.h"

#include "core/formats/entrypuzzle.h"
#include "core/transform/disguisedcopies.h"
#include "ui/base/overwritequestion.h"
#include "ui/base/savepath.h"
#include "ui/base/savequestion.h"
#include "ui/base/settings.h"
#include "ui/base/titleroom.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionpanel.h"
#include "ui/paint/paper/printtext.h"
#include "ui/print/publisher.h"
#include "ui/printjob/sectioning.h"
#include "ui/text/boardtext.h"
#include "ui/text/savefile.h"
#include "ui/text/textsuffixes.h"

#include <QFileInfo>
#include <QInputDialog>

#include <algorithm>
#include <iterator>
#include <random>

namespace sudoku {
namespace {

constexpr std::size_t maxPrinted = 50'000; // puzzles; all are read and kept in memory

} // namespace

CollectionEditor::CollectionEditor(CollectionPanel &panel, Publisher &publisher, const Settings &settings,
                                   QObject *parent)
    : QObject(parent),
      m_panel(panel),
      m_publisher(publisher),
      m_settings(settings)
{
    connect(&panel, &CollectionPanel::removeRequested, this, &CollectionEditor::removeSelected);
    connect(&panel, &CollectionPanel::copiesRequested, this, &CollectionEditor::askForCopies);
    connect(&panel, &CollectionPanel::moveRequested, this, &CollectionEditor::moveSelected);
    connect(&panel, &CollectionPanel::saveRequested, this, &CollectionEditor::save);
    connect(&panel, &CollectionPanel::printRequested, this, [this] { print(); });
}

void CollectionEditor::removeSelected()
{
    const std::vector<int> rows = m_panel.selectedRows();
    if (rows.empty())
        return;
    m_panel.model().remove(rows);
    QUndoStack &changes = m_panel.model().changes();
    emit message({.text = tr("Removed %Ln puzzle(s).", nullptr, static_cast<int>(rows.size())),
                  .offer = {tr("Undo"), [&changes] { changes.undo(); }}});
    // After another step it would undo that one.
    connect(
        &changes, &QUndoStack::indexChanged, this, [this] { emit message({}); }, Qt::SingleShotConnection);
}

void CollectionEditor::askForCopies()
{
    constexpr int maxAdded = 2000; // at once: they take a quarter of a second
    constexpr int maxOfEach = 100;
    constexpr int usual = 10;
    const int selected = static_cast<int>(m_panel.selectedRows().size());
    if (selected == 0)
        return;
    const int max = std::clamp(maxAdded / selected, 1, maxOfEach);
    QInputDialog dialog(m_panel.window());
    dialog.setWindowTitle(tr("Disguised Copies"));
    dialog.setLabelText(tr("Copies of each selected puzzle:"));
    dialog.setInputMode(QInputDialog::IntInput);
    dialog.setIntRange(1, max);
    dialog.setIntValue(std::min(usual, max));
    makeRoomForTitle(dialog);
    if (dialog.exec() == QDialog::Accepted)
        addCopies(dialog.intValue());
}

void CollectionEditor::addCopies(int count)
{
    CollectionModel &model = m_panel.model();
    std::vector<Board> copies;
    Random random(std::random_device{}());
    for (const int row : m_panel.selectedRows()) {
        Board board(withPuzzleAsGivens(model.board(row)).puzzle); // without what was begun
        board.info = model.board(row).info;
        std::ranges::move(disguisedCopies(board, count, random), std::back_inserter(copies));
    }
    model.changes().beginMacro(tr("add disguised copies"));
    for (const Board &copy : copies)
        model.add(copy);
    model.changes().endMacro();
    emit message({.text = tr("The copies are at the end of the list.")});
}

void CollectionEditor::moveSelected(int by)
{
    const std::vector<int> rows = m_panel.selectedRows();
    if (rows.size() == 1)
        m_panel.model().move(rows.front(), by);
}

bool CollectionEditor::save()
{
    emit aboutToTake();
    const QString listPath = m_panel.model().path();
    const QString path =
        askForSavePath(m_panel.window(), tr("Save Puzzles"),
                       listPath.isEmpty() ? tr("puzzles.txt") : listPath, tr("Text (*.txt)"), textSuffixes());
    return !path.isEmpty() && saveAs(path);
}

void CollectionEditor::saveAgain()
{
    const CollectionModel &model = m_panel.model();
    const QString path = model.path();
    if (path.isEmpty() || !model.isPlainText()) {
        save();
        return;
    }
    const FileFingerprint::State state = model.fingerprint().state(path);
    const OverwriteAnswer answer = state == FileFingerprint::State::Same
                                       ? OverwriteAnswer::Save
                                       : askToOverwrite(m_panel.window(), path, state);
    if (answer == OverwriteAnswer::Save)
        saveAs(path);
    else if (answer == OverwriteAnswer::SaveAs)
        save();
}

bool CollectionEditor::saveAs(const QString &path)
{
    CollectionModel &model = m_panel.model();
    const QByteArray text = model.textToSave(m_settings.symbols());
    if (const auto error = saveFile(path, text)) {
        emit message({Message::Kind::Problem, tr("Cannot save %1: %2").arg(path, *error)});
        model.changes().resetClean(); // what was done is kept, but not in the file
        return false;
    }
    model.setSaved(path, FileFingerprint(text));
    emit message({.text = tr("Saved as %1.").arg(QFileInfo(path).fileName())});
    return true;
}

bool CollectionEditor::mayDiscard(QWidget *parent)
{
    const CollectionModel &model = m_panel.model();
    if (!model.isModified())
        return true;
    const QString question = model.path().isEmpty()
                                 ? tr("%Ln puzzle(s) of the list were not printed or saved. Save the list?",
                                      nullptr, model.unsafeCount())
                                 : tr("The list of puzzles has changed. Save it?");
    return askToSave(parent, tr("List of Puzzles"), question, [this] { return save(); });
}

void CollectionEditor::print()
{
    emit aboutToTake();
    const std::vector<int> shown = m_panel.shownRows();
    const std::vector<int> selected = m_panel.selectedRows();
    const bool isPart = selected.size() > 1 && selected.size() < shown.size();
    if (shown.size() <= maxPrinted)
        print(shown, isPart ? selected : std::vector<int>());
    else if (isPart && selected.size() <= maxPrinted)
        print(selected, {});
    else
        emit message({Message::Kind::Problem,
                      tr("At most %Ln puzzle(s) can be printed at once. Select some of them, or search.",
                         nullptr, static_cast<int>(maxPrinted))});
}

/// Prints the puzzles of \a all rows, or only those of \a selected, which are offered unless there are none.
void CollectionEditor::print(const std::vector<int> &all, const std::vector<int> &selected)
{
    if (all.empty())
        return;
    const QString path = m_panel.model().path();
    const PrintDialog::Printed printed = m_publisher.print(
        sections(all), sections(selected), path.isEmpty() ? tr("puzzles.txt") : path, m_panel.window());
    if (printed != PrintDialog::Printed::Nothing)
        m_panel.model().setSafe(printed == PrintDialog::Printed::Selection ? selected : all);
}

std::vector<PrintSection> CollectionEditor::sections(const std::vector<int> &rows) const
{
    const CollectionModel &model = m_panel.model();
    std::vector<PrintedPuzzle> puzzles;
    for (const int row : rows) {
        PrintedPuzzle &puzzle = puzzles.emplace_back(model.board(row));
        puzzle.symbols = &shownSymbols(puzzle.board, m_settings.symbols());
        addTitle(puzzle);
        if (model.solution(row).cellCount() > 0) {
            puzzle.solutions = Solutions::One;
            puzzle.solution = model.solution(row);
        }
    }
    return sectionsByKind(std::move(puzzles));
}

} // namespace sudoku
