// The part of MainWindow that gives each command to the part that does it.

#include "core/formats/text/format.h"
#include "ui/base/helppage.h"
#include "ui/base/settings.h"
#include "ui/board/boardarea.h"
#include "ui/board/firstrole.h"
#include "ui/files/formulaexchange.h"
#include "ui/generate/generatedialog.h"
#include "ui/laboratory/laboratory.h"
#include "ui/print/publisher.h"
#include "ui/recovery/journal.h"
#include "ui/rules/regiondialog.h"
#include "ui/rules/rulespanel.h"
#include "ui/rules/ruletool.h"
#include "ui/solving/detailspanel.h"
#include "ui/solving/solverchoice.h"
#include "ui/solving/solverdialog.h"
#include "ui/text/boardtext.h"
#include "ui/text/errortext.h"
#include "ui/text/toqstring.h"
#include "ui/text/words.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidepanel.h"
#include "ui/window/windows.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>

namespace sudoku {

void MainWindow::on(Command command, Handler handler)
{
    connect(action(command), &QAction::triggered, this, [handler = std::move(handler)] { handler(); });
}

void MainWindow::connectFileCommands()
{
    on(Command::New, [this] { m_files->newPuzzle(); });
    on(Command::Generate, [this] { showGenerator(); });
    on(Command::Open, [this] { m_files->open(); });
    on(Command::Save, [this] { m_files->save(); });
    on(Command::SaveAs, [this] { m_files->saveAs(); });
    on(Command::ExportCnf, [this] { m_formulas->exportFormula(); });
    on(Command::ImportModel, [this] { m_formulas->importModel(); });
    on(Command::Print, [this] { m_publisher->printBoard(); });
    on(Command::Quit, [] { closeAllWindows(); });
    on(Command::Encodings, [this] { m_laboratory->show(); });
    on(Command::About, [this] { showAbout(); });
    on(Command::Handbook, [this] { emit handbookRequested(helpPageOf(QApplication::focusWidget())); });
    on(Command::Shortcuts, [this] { emit handbookRequested(QStringLiteral("keys.md")); });
}

void MainWindow::connectEditCommands()
{
    QUndoStack &undoStack = m_document.undoStack();
    on(Command::Undo, [&undoStack] { undoStack.undo(); });
    on(Command::Redo, [&undoStack] { undoStack.redo(); });
    const auto follow = [this, &undoStack] {
        action(Command::Undo)->setEnabled(undoStack.canUndo());
        action(Command::Redo)->setEnabled(undoStack.canRedo());
    };
    connect(&undoStack, &QUndoStack::indexChanged, this, follow);
    follow();

    const Format &line = formats().front();
    on(Command::Copy, [this, &line] { copy(digitsText(m_document.board(), line, m_view->symbols())); });
    on(Command::CopyGivens, [this, &line] { copy(givensText(m_document.board(), line, m_view->symbols())); });
    on(Command::Paste, [this] { take(*QApplication::clipboard()->mimeData()); });
    on(Command::SelectAll, [this] { m_view->selectAll(); });
    on(Command::Clear, [this] { m_editor.clear(m_view->typedCells()); });
}

void MainWindow::connectBoardCommands()
{
    const auto onRole = [this](Command command, Role role) {
        on(command, [this, role] {
            m_view->finishNumber();
            m_editor.setRole(role);
        });
    };
    onRole(Command::TypeGivens, Role::Given);
    onRole(Command::TypeEntries, Role::Entry);
    connect(&m_editor, &BoardEditor::roleChanged, this, &MainWindow::updateStatus);

    const auto onPen = [this](Command command, Pen pen) {
        on(command, [this, pen] {
            m_view->finishNumber();
            m_editor.setPen(pen);
        });
    };
    onPen(Command::PenValue, Pen::Value);
    onPen(Command::PenCorner, Pen::CornerMark);
    onPen(Command::PenCentre, Pen::CentreMark);
    action(Command::PenValue)->setChecked(true);

    connect(action(Command::StepOn), &QAction::toggled, this, [this](bool isChecked) {
        m_settings.setStepsOn(isChecked);
        m_view->setSteppingOn(isChecked);
    });

    on(Command::Rules, [this] { addRule(); });
    on(Command::Regions, [this] { changeRegions(); });
    on(Command::MakeEntriesGivens, [this] { m_editor.makeEntriesGivens(); });
    on(Command::ClearEntries, [this] { m_editor.clearEntries(); });
    on(Command::ClearAll, [this] { m_editor.clearAll(); });
}

void MainWindow::addRule()
{
    m_panel->showRules();
    m_rules->tool().begin();
}

void MainWindow::changeRegions()
{
    RegionDialog dialog(m_document.board(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.board(), tr("Change Regions"));
}

void MainWindow::connectSolveCommands()
{
    on(Command::Solve, [this] { m_solver->solve(); });
    on(Command::Stop, [this] { stop(); });
    on(Command::NextConflict, [this] { m_conflicts->goToNext(); });
    const auto follow = [this](bool isRunning) {
        action(Command::Stop)->setEnabled(isRunning || m_files->isReading());
        for (const Command command :
             {Command::Solve, Command::Check, Command::Explain, Command::Fix, Command::CountSolutions,
              Command::TrueCandidates, Command::MakeUnique, Command::FindRedundancy, Command::Minimize,
              Command::ExportCnf, Command::ImportModel, Command::ChooseSolver})
            action(command)->setEnabled(!isRunning);
    };
    connect(m_computation, &Computation::runningChanged, this, follow);
    connect(m_files, &FileController::readingChanged, this,
            [this, follow] { follow(m_computation->isRunning()); });
    follow(false);
}

void MainWindow::stop()
{
    m_computation->stop();
    m_files->stopReading();
}

void MainWindow::connectAnalysisCommands()
{
    on(Command::Check, [this] { m_analyst->check(); });
    on(Command::Explain, [this] { m_analyst->explain(); });
    on(Command::Fix, [this] { m_analyst->fix(); });
    on(Command::CountSolutions, [this] { m_analyst->countSolutions(); });
    on(Command::TrueCandidates, [this] { m_analyst->findCandidates(); });
    on(Command::MakeUnique, [this] { m_analyst->completeToUnique(); });
    on(Command::FindRedundancy, [this] { m_analyst->findRedundancy(); });
    on(Command::Minimize, [this] { m_analyst->minimize(symmetries().front()); });
    on(Command::ChooseSolver, [this] { chooseSolver(); });
    connect(action(Command::CountEntries), &QAction::toggled, m_analyst, &Analyst::setCountsEntries);
    connect(action(Command::CountEntries), &QAction::toggled, m_liveCheck, &LiveCheck::setCountsEntries);
    connect(action(Command::CountEntries), &QAction::toggled, m_laboratory, &Laboratory::setCountsEntries);
    connect(action(Command::CountEntries), &QAction::toggled, m_formulas, &FormulaExchange::setCountsEntries);
    connect(action(Command::CountEntries), &QAction::toggled, this, [this] {
        closeVerdict(); // it was about other digits
        m_reporter->reportEdit();
    });
    connect(action(Command::LiveCheck), &QAction::toggled, this, [this](bool isChecked) {
        m_settings.setChecksLive(isChecked);
        m_liveCheck->setEnabled(isChecked);
    });
}

void MainWindow::chooseSolver()
{
    SolverDialog dialog(m_settings, this);
    if (dialog.exec() == QDialog::Accepted)
        applySolver();
}

void MainWindow::applySolver()
{
    const SolverKind solver = chosenSolver(m_settings);
    m_computation->setSolver(solver);
    m_panel->details()->showSolver(toQString(solver.name));
}

void MainWindow::connectViewCommands()
{
    on(Command::ZoomIn, [this] { m_area->zoomIn(); });
    on(Command::ZoomOut, [this] { m_area->zoomOut(); });
    on(Command::ZoomFit, [this] { m_area->zoomToFit(); });
    connect(action(Command::Details), &QAction::toggled, this, [this](bool isChecked) {
        m_settings.setShowsDetails(isChecked);
        m_panel->setDetailsVisible(isChecked);
    });
}

void MainWindow::copyAs(const Format &format)
{
    copy(boardText(m_document.board(), format, m_view->symbols()), lossSentence(m_document.board(), format));
}

void MainWindow::copy(const QString &text, const QString &losses)
{
    QApplication::clipboard()->setText(text);
    m_messages->show({Message::Kind::Answer, tr("Copied as text.") + losses});
}

/// Files have the first one opened here, the others elsewhere; text is pasted.
void MainWindow::take(const QMimeData &dropped)
{
    QStringList paths;
    for (const QUrl &url : dropped.urls())
        if (url.isLocalFile())
            paths += url.toLocalFile();
    if (paths.isEmpty()) {
        paste(dropped.text());
        return;
    }
    m_files->openFile(paths.takeFirst());
    if (!paths.isEmpty())
        emit filesDropped(paths);
}

void MainWindow::paste(const QString &text)
{
    const TextResult pasted = firstPuzzle(text.toUtf8()).puzzle;
    if (!pasted) {
        m_messages->show(
            {Message::Kind::Problem, tr("Cannot paste: %1").arg(errorWithPlaceText(pasted.error()))});
        return;
    }
    const Board after = pastedBoard(pasted->board, m_document.board());
    const int givens = after.puzzle.givens.filledCount();
    m_document.edit(after, tr("Paste"), {.role = firstRole(after)});
    m_view->setFocus();
    if (!m_conflicts->hasConflict())
        m_messages->show(
            {.text = tr("Pasted a board of %1 × %1 with %2 givens. F9 solves it, F8 checks whether it "
                        "has exactly one solution.")
                         .arg(m_document.geometry().size())
                         .arg(givens)
                     + remarkSentences(*pasted)});
}

void MainWindow::openGenerated(const Puzzle &puzzle, const QString &name)
{
    const bool isOpened = m_files->openPuzzle(puzzle, m_generator);
    if (isOpened) {
        m_generator->setOpened();
        m_messages->show(
            {.text =
                 tr("Opened %1. F9 solves it, F8 checks whether it has exactly one solution.").arg(name)});
    }
    if (isOpened && !m_generator->isRunning())
        m_generator->hide();
    else
        m_generator->activateWindow();
}

void MainWindow::makeGenerator()
{
    m_generator = new GenerateDialog(m_settings, m_document.board().puzzle, this);
    m_files->setKeeper([this](const Board &board) {
        return board == Board(board.puzzle) && m_generator->results().contains(board.puzzle);
    });
    connect(m_generator, &GenerateDialog::openRequested, this, &MainWindow::openGenerated);
    if (m_journal)
        m_journal->follow(m_generator->results());
    connect(m_generator, &GenerateDialog::printRequested, this,
            [this](const auto &all, const auto &selection) {
                const PrintDialog::Printed printed = m_publisher->print(all, selection, m_generator);
                if (printed != PrintDialog::Printed::Nothing)
                    m_generator->setPrinted(printed == PrintDialog::Printed::Selection);
            });
}

void MainWindow::showGenerator()
{
    if (!m_generator)
        makeGenerator();
    m_generator->show();
    m_generator->raise();
    m_generator->activateWindow();
}

void MainWindow::showAbout()
{
    QMessageBox::about(this, tr("About Sudoku Workbench"),
                       tr("<h3>Sudoku Workbench %1</h3><p>Make, type in, solve, check and print Sudokus from "
                          "4 × 4 to 25 × 25.</p>"
                          "<p>Boards are written as logic formulas and solved by MiniSat.</p>")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace sudoku
