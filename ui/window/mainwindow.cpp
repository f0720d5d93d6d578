#include "ui/window/mainwindow.h"

#include "ui/ask/solving/detailspanel.h"
#include "ui/ask/solving/entrycheck.h"
#include "ui/ask/solving/solverchooser.h"
#include "ui/ask/verdict/verdictdisplay.h"
#include "ui/ask/verdict/verdictpanel.h"
#include "ui/base/besideboard.h"
#include "ui/base/helppage.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/board/accessible/accessibility.h"
#include "ui/board/boardarea.h"
#include "ui/board/boardcommands.h"
#include "ui/board/cellmarks.h"
#include "ui/board/checkpoints.h"
#include "ui/board/clockcommands.h"
#include "ui/board/padcommands.h"
#include "ui/commands/commandmenus.h"
#include "ui/files/boardclipboard.h"
#include "ui/files/formulaexchange.h"
#include "ui/files/recovery/journal.h"
#include "ui/files/recovery/recovery.h"
#include "ui/files/recovery/recoverybar.h"
#include "ui/handbook/about.h"
#include "ui/laboratory/laboratory.h"
#include "ui/list/collection.h"
#include "ui/list/collection/collectionpanel.h"
#include "ui/list/generator.h"
#include "ui/print/publisher.h"
#include "ui/rules/puzzlepage.h"
#include "ui/rules/rulespanel.h"
#include "ui/rules/ruletool.h"
#include "ui/settings/settingsdialog.h"
#include "ui/teach/hints/hinter.h"
#include "ui/teach/hints/puzzlerater.h"
#include "ui/teach/hints/walkthroughviewer.h"
#include "ui/teach/practice/practice.h"
#include "ui/window/connecthints.h"
#include "ui/window/sidepanel.h"
#include "ui/window/statusline.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

namespace sudoku {

MainWindow::MainWindow(Settings &settings, QWidget *parent)
    : QMainWindow(parent),
      m_settings(settings),
      m_document(Board(Puzzle(Geometry::withBoxes({3, 3})))),
      m_editor(m_document),
      m_clock(m_document),
      m_actions(new CommandActions(*this)),
      m_view(new BoardView(m_document, m_editor)),
      m_area(new BoardArea(m_view)),
      m_recoveryBar(new RecoveryBar),
      m_bar(new MessageBar),
      m_rules(new RulesPanel(m_document, *m_view)),
      m_panel(new SidePanel(*m_actions, m_rules)),
      m_computation(new Computation(m_document, this)),
      m_liveCheck(new LiveCheck(m_document, this)),
      m_conflicts(new ConflictReporter(m_document, *m_view, this)),
      m_messenger(new Messenger(m_document, *m_liveCheck, *m_conflicts, *m_bar, this)),
      m_analyst(new Analyst(questionParts(), this)),
      m_hinter(new Hinter(questionParts(), settings, this)),
      m_walkthrough(new WalkthroughViewer(questionParts(), settings, this)),
      m_files(new FileController(m_document, *m_view, settings, this)),
      m_clipboard(new BoardClipboard(m_document, *m_files, *m_view, this)),
      m_publisher(new Publisher(m_document, *m_view, settings, this)),
      m_formulas(new FormulaExchange(m_document, m_editor, *m_view, *m_computation, settings, this)),
      m_laboratory(new Laboratory(m_document, *m_view, settings, this)),
      m_rater(new PuzzleRater(m_document, *m_liveCheck, this)),
      m_collection(new Collection({m_document, *m_view, *m_files, *m_publisher, *m_rater, settings}, this)),
      m_generator(new Generator({settings, m_document, *m_publisher, *m_collection}, this)),
      m_practice(new Practice(questionParts(), *m_files, this)),
      m_entryCheck(new EntryCheck(m_document, *m_view, *m_liveCheck, this)),
      m_status(new StatusLine({m_document, m_editor, *m_view, *m_liveCheck, *m_rater, m_clock}, *statusBar()))
{
    makeAccessible(*m_view);
    addCommandMenus(*this, *m_actions);
    m_actions->setKeys(m_settings);
    makeToolBar();
    makeLayout();
    makeCollection();
    makeVerdictDisplay();
    connectHints(
        {*m_view, *m_rules, *m_hinter, *m_walkthrough, *m_verdict, *m_analyst, *m_messenger, *m_actions});
    connectBoard();
    connectMessages();
    connectRunning();
    connectCommands();
    connectSolvingByHand();
    restore();
}

Question::Parts MainWindow::questionParts()
{
    return {m_document, *m_view, *m_computation, *m_liveCheck, *m_conflicts, m_answers};
}

MainWindow::~MainWindow()
{
    delete takeCentralWidget(); // the board looks at document and editor to its last moment
}

void MainWindow::makeToolBar()
{
    QToolBar *bar = addCommandToolBar(*this, *m_actions);
    m_actions->connectOption(Command::ToolBar, m_settings, Option::ShowsToolBar, bar,
                             [bar](bool isOn) { bar->setVisible(isOn); });
}

void MainWindow::makeLayout()
{
    auto *central = new QWidget;
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_recoveryBar);
    layout->addWidget(m_bar);
    layout->addWidget(besideBoard(m_area, m_panel, m_walkthrough->panel()), 1);
    setCentralWidget(central);
    m_panel->verdict()->followInTabOrder(*m_view);
    setAcceptDrops(true);
    m_view->setFocus();
}

/// The list stands on the left, where it takes no height from the board.
void MainWindow::makeCollection()
{
    auto *dock = new QDockWidget(tr("Puzzles"));
    dock->setObjectName(QStringLiteral("puzzles"));
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    dock->setWidget(m_collection->panel());
    setHelpPage(*m_collection->panel(), "files.md");
    addDockWidget(Qt::LeftDockWidgetArea, dock);
    dock->hide();
    connect(m_collection, &Collection::wanted, dock, &QWidget::show);
    connect(m_collection, &Collection::message, m_messenger, &Messenger::say);
    connect(m_clipboard, &BoardClipboard::listingRequested, m_collection, &Collection::addBoard);
    connect(m_collection, &Collection::titleChanged, this, &MainWindow::updateTitle);
    connect(dock, &QDockWidget::visibilityChanged, action(Command::Collection), &QAction::setChecked);
    m_actions->on(Command::Collection, this,
                  [this, dock] { dock->setVisible(action(Command::Collection)->isChecked()); });
    m_collection->connectCommands(*m_actions);
}

void MainWindow::makeVerdictDisplay()
{
    const VerdictDisplay::Parts parts{m_document, *m_view, *m_panel->verdict(), *m_messenger};
    m_verdict = new VerdictDisplay(m_answers, parts, this);
    connect(m_verdict, &VerdictDisplay::shown, this, [this] {
        if (QAction *panel = action(Command::SidePanel); !panel->isChecked())
            panel->trigger(); // the verdict is in it
    });
    connect(m_verdict, &VerdictDisplay::rulesConcerned, this, [this](const auto &rules) {
        m_rules->select(rules);
        if (!rules.empty())
            m_panel->showRules();
    });
    connect(&m_answers, &Answers::statisticsChanged, m_panel->details(), &DetailsPanel::show);
    connect(&m_document, &Document::boardChanged, m_panel->details(), &DetailsPanel::clear);
}

void MainWindow::connectCommands()
{
    connectBoardCommands(*m_actions, m_document, *m_view, *m_area, m_settings);
    m_files->connectCommands(*m_actions);
    m_clipboard->connectCommands(*m_actions);
    m_publisher->connectCommands(*m_actions);
    m_formulas->connectCommands(*m_actions);
    m_generator->connectCommands(*m_actions);
    m_rules->connectCommands(*m_actions);
    m_analyst->connectCommands(*m_actions);
    m_hinter->connectCommands(*m_actions);
    m_walkthrough->connectCommands(*m_actions);
    m_practice->connectCommands(*m_actions);
    m_liveCheck->connectCommands(*m_actions, m_settings);
    m_conflicts->connectCommands(*m_actions);
    m_laboratory->connectCommands(*m_actions);
    m_panel->connectCommands(*m_actions, m_settings);
    auto *solver = new SolverChooser(m_settings, *m_computation, *m_panel->details(), this);
    solver->connectCommands(*m_actions);
    connect(solver, &SolverChooser::changed, m_laboratory, &Laboratory::followSolvers);
    m_actions->onToggled(Command::FullScreen, this, [this](bool isChecked) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, isChecked));
    });
    m_actions->on(Command::Settings, this,
                  [this] { SettingsDialog(m_settings, *m_actions, *m_view, this).exec(); });
    m_actions->on(Command::NewWindow, this, [this] { emit windowRequested(); });
    m_actions->on(Command::Quit, this, [this] { emit quitRequested(); });
    m_actions->on(Command::About, this, [this] { showAbout(this); });
    m_actions->on(Command::Handbook, this,
                  [this] { emit handbookRequested(helpPageOf(QApplication::focusWidget())); });
    m_actions->on(Command::Shortcuts, this, [this] { emit handbookRequested(QStringLiteral("keys.md")); });
}

void MainWindow::connectSolvingByHand()
{
    connectPad(*m_panel->digitPad(), *m_view, *m_actions, m_settings);
    m_panel->cellMarks()->follow(*m_view);
    auto *checkpoints = new Checkpoints(m_document, this);
    checkpoints->connectCommands(*m_actions);
    connect(checkpoints, &Checkpoints::wasSet, this, [this] {
        const QString key = action(Command::BackToCheckpoint)->shortcut().toString(QKeySequence::NativeText);
        m_messenger->say({.text = key.isEmpty() ? tr("Checkpoint set.")
                                                : tr("Checkpoint set. %1 goes back to it.").arg(key)});
    });
    connectPauses();
    m_actions->connectOption(Command::Timer, m_settings, Option::ShowsTimer, m_status,
                             [this](bool isOn) { m_status->setTimeShown(isOn); });
    m_messenger->setTime([this] {
        const bool isTimed = m_settings.isOn(Option::ShowsTimer) && m_clock.elapsed().count() > 0;
        return isTimed ? clockText(m_clock.elapsed()) : QString();
    });
    connectPractice();
    m_entryCheck->connectCommands(*m_actions, m_settings);
    connect(m_entryCheck, &EntryCheck::message, m_messenger, &Messenger::say);
    connect(m_entryCheck, &EntryCheck::foundWrong, m_analyst, &Analyst::showWrongEntries);
}

void MainWindow::connectPauses()
{
    connectPause(m_clock, *m_view, *m_area, *m_actions);
    connect(&m_clock, &SolveClock::pausedChanged, this, [this](bool isPaused) {
        m_panel->setDisabled(isPaused); // whose digits and rules change the board
        m_messenger->setQuiet(isPaused);
    });
    connect(m_actions, &CommandActions::refused, this, &MainWindow::sayPaused);
}

void MainWindow::sayPaused()
{
    m_messenger->say({.text = pausedText(), .offer = {tr("Go On"), [this] { m_clock.setPaused(false); }}});
}

void MainWindow::connectPractice()
{
    m_messenger->setTask([this] { return m_practice->task(); });
    m_messenger->setTyping([this] {
        if (m_editor.inputMode() != InputMode::Value || m_view->ruleEditing().takesNumbers)
            return Messenger::Typing::Other;
        return m_view->symbols().hasLongSymbols(m_document.geometry().digitCount())
                   ? Messenger::Typing::Numbers
                   : Messenger::Typing::Digits;
    });
    connect(m_view, &BoardView::symbolsChanged, m_messenger, &Messenger::refresh);
    connect(&m_editor, &BoardEditor::inputModeChanged, m_messenger, &Messenger::refresh);
    connect(m_view, &BoardView::ruleEditingChanged, m_messenger, &Messenger::refresh);
    m_hinter->setFirstHandler([this] { return m_practice->hint(); });
    connect(m_practice, &Practice::aboutToHint, m_hinter, &Hinter::begun);
    connect(m_walkthrough, &WalkthroughViewer::begun, m_practice, &Practice::noteHelp);
    connect(m_practice, &Practice::exerciseChanged, this, &MainWindow::updateTitle);
    m_collection->setExercise([this] { return m_practice->goOn(); });
}

void MainWindow::connectBoard()
{
    connect(&m_document, &Document::fileChanged, this, &MainWindow::updateTitle);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    m_panel->addPage(new PuzzlePage(m_document), tr("&Puzzle"));
    connect(m_clipboard, &BoardClipboard::filesTaken, this, &MainWindow::openFiles);
    connect(m_files, &FileController::replaced, this, [this] {
        m_view->setCurrentCell(0);
        if (!m_collection->keepsKeyboard())
            m_view->setFocus();
        m_rules->tool().end();
        m_panel->showRules(m_rules->ruleCount() > 0);
    });
}

void MainWindow::connectMessages()
{
    connect(m_files, &FileController::message, m_messenger, &Messenger::say);
    connect(m_clipboard, &BoardClipboard::message, m_messenger, &Messenger::say);
    connect(m_publisher, &Publisher::message, m_messenger, &Messenger::say);
    connect(m_formulas, &FormulaExchange::message, m_messenger, &Messenger::say);
    connect(&m_answers, &Answers::answered, m_messenger, &Messenger::answer);
    connect(m_messenger, &Messenger::wrongEntriesRequested, m_analyst, &Analyst::showWrongEntries);

    const auto refuse = [this](const QString &why) {
        if (m_clock.isPaused())
            sayPaused();
        else
            m_refusal = m_messenger->say({Message::Kind::Problem, why});
    };
    connect(&m_editor, &BoardEditor::refused, this, refuse);
    connect(&m_editor, &BoardEditor::refusedAtGiven, this, &MainWindow::offerToChangeGivens);
    connect(&m_editor, &BoardEditor::roleChanged, this, [this] { m_messenger->withdraw(m_ofGivens); });
    connect(m_view, &BoardView::keyRefused, this, refuse);
    connect(m_view, &BoardView::letterRefused, this, &MainWindow::offerLetters);
    connect(&m_rules->tool(), &RuleTool::refused, this, refuse);
    connect(&m_rules->tool(), &RuleTool::refusalEnded, this, [this] { m_messenger->withdraw(m_refusal); });
    connect(m_computation, &Computation::givenUp, this, [this](const QString &text) {
        m_messenger->say(m_conflicts->hasConflict() ? m_conflicts->message(text) : Message{.text = text});
    });
}

/// Says \a why a given stays, and offers to change givens and to go back.
void MainWindow::offerToChangeGivens(const QString &why)
{
    const auto changeGivens = [this] {
        action(Command::TypeGivens)->trigger();
        m_ofGivens = m_messenger->say(
            {.text = tr("Digits that you type now are givens."),
             .offer = {tr("Back to Entries"), [this] { action(Command::TypeEntries)->trigger(); }}});
    };
    m_ofGivens = m_messenger->say({Message::Kind::Problem, why, {tr("Change Givens"), changeGivens}});
}

/// Says \a why a letter is no digit, and offers to show digits in \a letters.
void MainWindow::offerLetters(const QString &why, const SymbolSet &letters)
{
    m_messenger->say({Message::Kind::Problem, why, {tr("Use Letters"), [this, &letters] {
                                                        chooseSymbols(*m_actions, letters);
                                                        m_view->setFocus();
                                                        m_messenger->forget();
                                                    }}});
}

/// Shows the progress while something is computed or read, and enables the commands.
void MainWindow::connectRunning()
{
    const auto follow = [this](bool isRunning) {
        const bool isComputing = m_computation->isRunning();
        m_actions->setRunning(isComputing, isComputing || m_files->isReading());
        if (!isRunning)
            m_messenger->endBusy();
    };
    connect(m_computation, &Computation::runningChanged, this, follow);
    connect(m_computation, &Computation::busy, m_messenger, &Messenger::showBusy);
    connect(m_files, &FileController::readingChanged, this, follow);
    connect(m_files, &FileController::busy, m_messenger, &Messenger::showBusy);
    connect(m_bar, &MessageBar::stopRequested, action(Command::Stop), &QAction::trigger);
}

/// Handles Escape, which does not arrive here while Stop is enabled.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_verdict->isOpen()) { // as its message says
        m_verdict->close();
    } else if (event->key() == Qt::Key_Escape && m_rules->tool().isActive()) {
        m_rules->tool().end();
        m_view->setFocus();
    } else if (event->key() == Qt::Key_Escape && m_hinter->isShown())
        m_hinter->end();
    else if (event->key() == Qt::Key_Escape && m_walkthrough->isOpen())
        m_walkthrough->leave();
    else if (event->key() == Qt::Key_Escape && !m_view->findingsIn(BoardLayer::Exercise).isEmpty()) {
        m_view->setFindings(BoardLayer::Exercise, {});
        m_messenger->forget();
    } else if (event->key() == Qt::Key_Escape && m_view->heldDigit() != noDigit)
        m_view->holdDigit(noDigit);
    else if (event->key() == Qt::Key_Escape && isFullScreen())
        action(Command::FullScreen)->setChecked(false);
    else if (!passToBoard(*event))
        QMainWindow::keyPressEvent(event);
}

/// Lets a digit that is typed on a button beside the board reach the board. Returns false if \a event is
/// another key, or comes from the board.
bool MainWindow::passToBoard(QKeyEvent &event)
{
    if (m_view->hasFocus() || !m_view->isVisible() || m_clock.isPaused() || !m_view->isDigitKey(event))
        return false;
    m_view->takeKey(event);
    return true;
}

void MainWindow::restore()
{
    if (!restoreGeometry(m_settings.windowGeometry())) {
        const QSize part = screen()->availableSize() * 3 / 5;
        resize(fittedToScreen(*this, part.boundedTo(QSize(1600, 1200)).expandedTo(QSize(1080, 760))));
    }
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, false));
    updateTitle();
}

/// Opens the first file in this window and the others in new ones.
void MainWindow::openFiles(QStringList paths)
{
    m_files->openFile(paths.takeFirst());
    if (!paths.isEmpty())
        emit filesDropped(paths);
}

void MainWindow::updateTitle()
{
    const QString path = m_document.filePath();
    const QString exercise = m_practice->title();
    const QString listed = m_collection->title();
    const QString name = !exercise.isEmpty() ? exercise
                         : !listed.isEmpty() ? listed
                         : path.isEmpty()    ? tr("New puzzle")
                                             : QFileInfo(path).fileName();
    setWindowTitle(tr("%1[*] — Sudoku Workbench").arg(name));
    setWindowModified(m_document.isModified() || m_collection->isListModified());
}

/// The desktop has its own ways to full screen and back.
void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange) {
        action(Command::FullScreen)->setChecked(isFullScreen());
        const auto *change = static_cast<QWindowStateChangeEvent *>(event);
        if (change->oldState().testFlag(Qt::WindowFullScreen) != isFullScreen())
            tellFullScreen();
    }
    // A dialog that was opened while the menu bar had the keyboard leaves it to nobody.
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        QTimer::singleShot(0, this, [this] {
            if (!focusWidget() || focusWidget() == menuBar())
                m_view->setFocus();
        });
    QMainWindow::changeEvent(event);
}

/// Says how to leave the full screen, which has no frame with a button for it.
void MainWindow::tellFullScreen()
{
    const QString key = action(Command::FullScreen)->shortcut().toString(QKeySequence::NativeText);
    // Escape does it too, unless it ends something else first.
    const QString text = key.isEmpty() ? tr("View > Full Screen leaves the full screen.")
                                       : tr("%1 leaves the full screen.").arg(key);
    if (isFullScreen())
        m_ofFullScreen = m_messenger->say({.text = text, .spoken = text});
    else
        m_messenger->withdraw(m_ofFullScreen);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_rules->tool().finishNumber();
    m_collection->keepCurrent();
    if (!m_files->mayDiscard() || !m_collection->mayDiscard() || !m_generator->mayDiscard()) {
        event->ignore();
        return;
    }
    if (m_journal)
        m_journal->close();
    m_settings.setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_rules->tool().leave();
    m_clipboard->drop(*event->mimeData());
    event->acceptProposedAction();
}

void MainWindow::keepJournal(Recovery &recovery)
{
    m_journal = recovery.makeJournal([this] { return unsavedWork(); }, this);
    m_generator->keepJournal(*m_journal);
    m_collection->setFolder(recovery.folder() + QStringLiteral("/progress"));
    connect(&m_document, &Document::boardChanged, m_journal, &Journal::noteChange);
    connect(&m_document, &Document::fileChanged, m_journal, &Journal::noteChange);
    connect(m_journal, &Journal::failed, this, [this](const QString &why) {
        m_messenger->say({Message::Kind::Problem, tr("A crash would lose unsaved work. %1").arg(why)});
    });
}

UnsavedWork MainWindow::unsavedWork() const
{
    UnsavedWork work = m_files->unsavedWork();
    work.typesGivens = m_editor.role() == DigitRole::Given;
    work.solvingTime = m_clock.elapsed();
    m_generator->addTo(work);
    m_collection->addTo(work);
    return work;
}

bool MainWindow::isUntouched() const
{
    const UnsavedWork work = unsavedWork();
    return !work.isModified && work.filePath.isEmpty() && work.puzzleCount == 0
           && work.board == Board(Puzzle(work.board.puzzle.geometry)) && !m_files->isReading();
}

void MainWindow::restoreWork(const UnsavedWork &work, const std::vector<ListedPuzzle> &puzzles,
                             std::shared_ptr<JournalFiles> files)
{
    if (m_journal)
        m_journal->adopt(std::move(files));
    if (!puzzles.empty())
        m_generator->restore(puzzles);
    m_files->restore(work, {Message::Kind::Answer, tr("Restored: %1.").arg(contentsText(work))});
    m_clock.setElapsed(work.solvingTime);
    m_collection->restore(work);
    m_editor.setRole(work.typesGivens ? DigitRole::Given : DigitRole::Entry);
}

} // namespace sudoku
