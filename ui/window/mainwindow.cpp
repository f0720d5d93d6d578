#include "ui/window/mainwindow.h"

#include "ui/ask/solving/detailspanel.h"
#include "ui/ask/solving/entrycheck.h"
#include "ui/ask/solving/livecandidates.h"
#include "ui/ask/solving/regionfinder.h"
#include "ui/ask/solving/solverchooser.h"
#include "ui/ask/verdict/verdictdisplay.h"
#include "ui/ask/verdict/verdictpanel.h"
#include "ui/base/helppage.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/board/accessible/accessibility.h"
#include "ui/board/boardarea.h"
#include "ui/board/boardcommands.h"
#include "ui/board/checkpoints.h"
#include "ui/board/refusals.h"
#include "ui/commands/commandmenus.h"
#include "ui/commands/fullscreen.h"
#include "ui/files/boardclipboard.h"
#include "ui/files/formulaexchange.h"
#include "ui/files/recovery/recoverybar.h"
#include "ui/frompicture/pictureopener.h"
#include "ui/handbook/about.h"
#include "ui/laboratory/laboratory.h"
#include "ui/list/collection.h"
#include "ui/list/collectiondock.h"
#include "ui/list/generator.h"
#include "ui/list/windowwork.h"
#include "ui/play/play.h"
#include "ui/play/starter.h"
#include "ui/print/publisher.h"
#include "ui/results/gameend.h"
#include "ui/rules/ownkindscontroller.h"
#include "ui/rules/rulespanel.h"
#include "ui/rules/ruletool.h"
#include "ui/settings/settingsdialog.h"
#include "ui/teach/course/sudokucourse.h"
#include "ui/teach/hints/hinter.h"
#include "ui/teach/hints/puzzlerater.h"
#include "ui/teach/hints/singlesfiller.h"
#include "ui/teach/hints/storyexporter.h"
#include "ui/teach/hints/walkthroughviewer.h"
#include "ui/teach/learn/learner.h"
#include "ui/teach/practice/practice.h"
#include "ui/transform/transformer.h"
#include "ui/window/connectgames.h"
#include "ui/window/connecthints.h"
#include "ui/window/connectlearning.h"
#include "ui/window/connectsolving.h"
#include "ui/window/escape.h"
#include "ui/window/parts/boardgroup.h"
#include "ui/window/parts/sidepanel.h"
#include "ui/window/parts/statusline.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
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
      m_liveCandidates(new LiveCandidates(m_document, *m_liveCheck, *m_view, this)),
      m_conflicts(new ConflictReporter(m_document, *m_view, this)),
      m_messenger(new Messenger(m_document, *m_liveCheck, *m_conflicts, *m_bar, this)),
      m_analyst(new Analyst(questionParts(), this)),
      m_hinter(new Hinter(questionParts(), settings, this)),
      m_walkthrough(new WalkthroughViewer(questionParts(), settings, this)),
      m_files(new FileController(m_document, *m_view, settings, this)),
      m_clipboard(new BoardClipboard(m_document, *m_files, *m_view, this)),
      m_pictures(new PictureOpener(*m_files, *m_view, this)),
      m_publisher(new Publisher(m_document, *m_view, settings, this)),
      m_formulas(new FormulaExchange(m_document, m_editor, *m_view, *m_computation, settings, this)),
      m_laboratory(new Laboratory(m_document, *m_view, settings, this)),
      m_rater(new PuzzleRater(m_document, *m_liveCheck, this)),
      m_collection(new Collection({m_document, *m_view, *m_files, *m_publisher, *m_rater, settings}, this)),
      m_generator(new Generator({settings, m_document, *m_publisher, *m_collection}, this)),
      m_practice(new Practice(questionParts(), *m_files, settings, this)),
      m_learner(new Learner(*m_view, settings, this)),
      m_course(new SudokuCourse(questionParts(), *m_files, settings, this)),
      m_play(new Play({settings, *m_files, m_document}, this)),
      m_starter(new Starter({*m_view, *m_area->viewport(), *m_files, *m_play, *m_actions}, this)),
      m_entryCheck(new EntryCheck(m_document, *m_view, *m_liveCheck, this)),
      m_work(new WindowWork({m_document, m_editor, m_clock, *m_files, *m_generator, *m_collection, *m_rater},
                            this)),
      m_refusals(new Refusals({m_editor, *m_view, m_clock, *m_actions}, this)),
      m_fullScreen(new FullScreen(*this, *m_actions))
{
    makeAccessible(*m_view);
    addCommandMenus(*this, *m_actions);
    m_actions->setKeys(m_settings);
    makeToolBar();
    makeLayout();
    makeCollection();
    makeVerdictDisplay();
    connectParts();
    restore();
}

void MainWindow::connectParts()
{
    const auto isExercise = [this] { return m_practice->isOnBoard() || m_course->isOnBoard(); };
    auto *status = new StatusLine(
        {m_document, m_editor, *m_view, *m_liveCheck, *m_liveCandidates, *m_rater, m_clock, isExercise},
        *statusBar()); // which owns it
    connect(m_practice, &Practice::exerciseChanged, status, &StatusLine::update);
    connect(m_course, &SudokuCourse::lessonChanged, status, &StatusLine::update);
    auto *stories = new StoryExporter(questionParts(), m_settings, this);
    connect(m_starter, &Starter::resumeRequested, m_work, &WindowWork::resume);
    connectHints({*m_view, *m_rules, *m_hinter, *m_walkthrough, *m_verdict, *m_analyst, *stories,
                  *m_messenger, *m_actions});
    connectBoard();
    connectMessages();
    connectRunning();
    connectCommands();
    connectSolvingByHand();
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
    m_fullScreen->hideAround(*m_view, {menuBar(), bar}, *m_panel);
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
    auto *group = new BoardGroup({*m_area, *m_view, *m_panel, *m_walkthrough->panel(), *m_bar});
    m_places = new QStackedWidget;
    m_places->addWidget(group);
    layout->addWidget(m_places, 1);
    connect(group, &BoardGroup::narrowChanged, m_actions, [this](bool is) { setIconsOnly(*this, is); });
    setCentralWidget(central);
    m_panel->verdict()->followInTabOrder(*m_view);
    setAcceptDrops(true);
    m_view->setFocus();
}

void MainWindow::makeCollection()
{
    addDockWidget(Qt::LeftDockWidgetArea, new CollectionDock(*m_collection, *m_actions));
    m_collection->connectCommands(*m_actions);
    connect(m_clipboard, &BoardClipboard::listingRequested, m_collection, &Collection::addBoard);
    connect(m_collection, &Collection::titleChanged, this, &MainWindow::updateTitle);
    connect(m_collection, &Collection::titleChanged, m_messenger, &Messenger::refresh); // says the place
}

void MainWindow::makeVerdictDisplay()
{
    m_verdict = new VerdictDisplay(m_answers, {m_document, *m_view, *m_panel->verdict(), *m_messenger}, this);
    connect(m_verdict, &VerdictDisplay::shown, this, [this] {
        if (QAction *panel = action(Command::SidePanel); !panel->isChecked())
            panel->trigger(); // the verdict is in it
        m_fullScreen->keepPanel();
    });
    connect(m_verdict, &VerdictDisplay::rulesConcerned, this, [this](const auto &rules) {
        m_rules->select(rules);
        if (!rules.empty() && !m_panel->isFilled())
            m_panel->showRules();
    });
    connect(&m_answers, &Answers::statisticsChanged, m_panel->details(), &DetailsPanel::show);
    connect(&m_document, &Document::boardChanged, m_panel->details(), &DetailsPanel::clear);
}

void MainWindow::connectCommands()
{
    connectBoardCommands(*m_actions, m_document, *m_view, *m_area, m_settings);
    const auto connectAll = [this](auto *...parts) { (parts->connectCommands(*m_actions), ...); };
    auto *transformer = new Transformer({m_document, *m_view, *m_computation}, this);
    connect(transformer, &Transformer::message, m_messenger, &Messenger::say);
    auto *kinds =
        new OwnKindsController(m_document, m_rules->tool(),
                               QDir(m_settings.dataFolder()).filePath(QStringLiteral("kinds.json")), this);
    connect(kinds, &OwnKindsController::message, m_messenger, &Messenger::say);
    connect(kinds, &OwnKindsController::kindsChanged, m_generator, &Generator::offerOwnKinds);
    m_generator->offerOwnKinds(kinds->kinds());
    connectAll(transformer, kinds, m_files, m_clipboard, m_pictures, m_publisher, m_formulas, m_generator,
               m_rules, m_analyst, m_hinter, m_walkthrough, m_practice, m_learner, m_course, m_play,
               m_conflicts, m_laboratory);
    const auto connectKept = [this](auto *...all) { (all->connectCommands(*m_actions, m_settings), ...); };
    connectKept(m_liveCheck, m_liveCandidates, m_panel, m_entryCheck);
    auto *solver = new SolverChooser(m_settings, *m_computation, *m_panel->details(), this);
    solver->connectCommands(*m_actions);
    connect(solver, &SolverChooser::changed, m_laboratory, &Laboratory::followSolvers);
    m_actions->on(Command::Settings, this,
                  [this] { SettingsDialog(m_settings, *m_actions, *m_view, this).exec(); });
    m_actions->on(Command::NewWindow, this, [this] { emit windowRequested(); });
    m_actions->on(Command::Quit, this, [this] { emit quitRequested(); });
    m_actions->on(Command::About, this, [this] { showAbout(this); });
    m_actions->on(Command::Handbook, this, [this] {
        emit handbookRequested(
            helpPageFor({*m_hinter, *m_walkthrough, *m_practice}, QApplication::focusWidget()));
    });
    m_actions->on(Command::Shortcuts, this, [this] { emit handbookRequested(QStringLiteral("keys.md")); });
}

void MainWindow::connectSolvingByHand()
{
    connectSolving({questionParts(), *m_area, m_clock, *m_panel, *m_messenger, *m_actions, m_settings}, this);
    auto *checkpoints = new Checkpoints(m_document, this);
    checkpoints->connectCommands(*m_actions);
    connect(checkpoints, &Checkpoints::wasSet, this, [this] {
        const QString key = action(Command::BackToCheckpoint)->shortcut().toString(QKeySequence::NativeText);
        m_messenger->say({.text = key.isEmpty() ? tr("Checkpoint set.")
                                                : tr("Checkpoint set. %1 goes back to it.").arg(key)});
    });
    connectPractice();
    makeGames();
    connect(m_entryCheck, &EntryCheck::foundWrong, m_analyst, &Analyst::showWrongEntries);
}

/// Makes the end of a game last: it comes when all others have seen the board.
void MainWindow::makeGames()
{
    new RegionFinder(m_document, this);
    auto *games =
        new GameEnd({m_document, *m_view, m_clock, *m_rater, *m_play, *m_panel->end(), m_settings}, this);
    auto *singles = new SinglesFiller(questionParts(), this);
    connectGames({m_document, *games, *m_play, *m_work, *singles, *m_hinter, *m_walkthrough, *m_practice,
                  *m_course, *m_collection, *m_panel, *m_messenger, *m_actions});
}

void MainWindow::connectPractice()
{
    m_messenger->setTask([this] { return m_course->isOnBoard() ? m_course->task() : m_practice->task(); });
    connect(m_practice, &Practice::exerciseChanged, this, &MainWindow::updateTitle);
    connect(m_course, &SudokuCourse::lessonChanged, this, &MainWindow::updateTitle);
    m_collection->setExercise([this] { return m_practice->goOn(); });
    connect(m_learner, &Learner::openChanged, this, &MainWindow::updateTitle);
    connectLearning(
        {*m_places, *m_files, *m_learner, *m_course, *m_practice, *m_hinter, *m_walkthrough, *m_work});
}

void MainWindow::connectBoard()
{
    connect(&m_document, &Document::fileChanged, this, &MainWindow::updateTitle);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    m_panel->addPagesOf(m_document, *m_view);
    connect(m_files, &FileController::drawingRequested, &m_rules->tool(), &RuleTool::beginWith);
    m_clipboard->setLiveCheck(*m_liveCheck);
    m_publisher->setKnown([this](const Puzzle &puzzle) { return m_liveCheck->knownOf(puzzle); });
    connect(m_clipboard, &BoardClipboard::filesTaken, this, &MainWindow::openFiles);
    connect(m_clipboard, &BoardClipboard::pictureTaken, m_pictures, &PictureOpener::openImage);
    connect(m_files, &FileController::pictureFound, m_pictures, &PictureOpener::openFile);
    m_clipboard->setOtherReader([this](const QString &text) { return m_rules->paste(text); });
    connect(m_files, &FileController::replaced, this, [this] {
        m_view->setCurrentCell(0);
        if (!m_collection->keepsKeyboard())
            m_view->setFocus();
        m_rules->tool().end();
        if (!m_files->isExercise()) // in which one goes on as one began
            m_editor.setInputMode(InputMode::Value);
        m_panel->showRules(false);
    });
}

void MainWindow::connectMessages()
{
    const auto letSpeak = [this](auto *...parts) {
        (connect(parts, &std::remove_pointer_t<decltype(parts)>::message, m_messenger, &Messenger::say), ...);
    };
    letSpeak(m_files, m_clipboard, m_pictures, m_publisher, m_formulas, m_collection, m_play, m_work,
             m_refusals, m_fullScreen, m_entryCheck, m_rules);
    connect(&m_answers, &Answers::answered, m_messenger, &Messenger::answer);
    connect(m_messenger, &Messenger::wrongEntriesRequested, m_analyst, &Analyst::showWrongEntries);
    connect(m_messenger, &Messenger::explanationRequested, m_analyst, &Analyst::explain);
    connect(m_refusals, &Refusals::withdrawn, m_messenger, &Messenger::withdraw);
    connect(&m_rules->tool(), &RuleTool::refused, m_refusals, &Refusals::refuse);
    connect(&m_rules->tool(), &RuleTool::refusalEnded, m_refusals, &Refusals::endRefusal);
    connect(m_fullScreen, &FullScreen::withdrawn, m_messenger, &Messenger::withdraw);
    connect(m_computation, &Computation::givenUp, this, [this](const QString &text) {
        m_messenger->say(m_conflicts->hasConflict() ? m_conflicts->message(text) : Message{.text = text});
    });
}

/// Shows the progress while something is computed or read, and enables the commands.
void MainWindow::connectRunning()
{
    const auto follow = [this](bool isRunning) {
        const bool isComputing = m_computation->isRunning();
        const bool isReading = m_files->isReading() || m_pictures->isReading();
        m_actions->setRunning(isComputing, isComputing || isReading || m_play->isMaking());
        if (!isRunning)
            m_messenger->endBusy();
    };
    connect(m_computation, &Computation::runningChanged, this, follow);
    connect(m_computation, &Computation::busy, m_messenger, &Messenger::showBusy);
    connect(m_files, &FileController::readingChanged, this, follow);
    connect(m_files, &FileController::busy, m_messenger, &Messenger::showBusy);
    connect(m_pictures, &PictureOpener::readingChanged, this, follow);
    connect(m_pictures, &PictureOpener::busy, m_messenger, &Messenger::showBusy);
    connect(m_play, &Play::makingChanged, this, follow);
    connect(m_play, &Play::busy, m_messenger, &Messenger::showBusy);
    connect(m_bar, &MessageBar::stopRequested, action(Command::Stop), &QAction::trigger);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    const EscapeParts parts{*m_verdict,    m_rules->tool(), *m_hinter, *m_walkthrough, *m_view,
                            *m_fullScreen, *m_messenger,    *m_panel,  *m_work};
    if (event->key() == Qt::Key_Escape
        && (m_learner->close() || endByEscape(parts))) // which does not arrive while Stop is enabled
        return;
    if (!passToBoard(*event))
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
    const QString exercise = m_course->isOnBoard() ? m_course->title() : m_practice->title();
    const QString listed = m_collection->title();
    const QString name = m_learner->isOpen()   ? tr("Learn")
                         : !exercise.isEmpty() ? exercise
                         : !listed.isEmpty()   ? listed
                         : path.isEmpty()      ? tr("New puzzle")
                                               : QFileInfo(path).fileName();
    setWindowTitle(tr("%1[*] — Sudoku Workbench").arg(name));
    setWindowModified(m_document.isModified() || m_collection->isListModified());
}

void MainWindow::changeEvent(QEvent *event)
{
    // A dialog that was opened while the menu bar had the keyboard leaves it to nobody.
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        QTimer::singleShot(0, this, [this] {
            if (!focusWidget() || focusWidget() == menuBar())
                m_view->setFocus();
        });
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_rules->tool().finishNumber();
    if (!m_work->mayClose()) {
        event->ignore();
        return;
    }
    m_settings.setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText() || event->mimeData()->hasImage())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_rules->tool().leave();
    m_clipboard->drop(*event->mimeData());
    event->acceptProposedAction();
}

} // namespace sudoku
