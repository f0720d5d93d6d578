#include "ui/window/mainwindow.h"

#include "core/formats/text/format.h"
#include "ui/accessible/accessibility.h"
#include "ui/base/icons.h"
#include "ui/base/settings.h"
#include "ui/board/boardarea.h"
#include "ui/board/digitpad.h"
#include "ui/files/formulaexchange.h"
#include "ui/generate/generatedialog.h"
#include "ui/generate/generationtext.h"
#include "ui/laboratory/laboratory.h"
#include "ui/print/publisher.h"
#include "ui/recovery/journal.h"
#include "ui/recovery/recoverybar.h"
#include "ui/rules/rulespanel.h"
#include "ui/rules/ruletool.h"
#include "ui/solving/detailspanel.h"
#include "ui/text/words.h"
#include "ui/verdict/verdictpanel.h"
#include "ui/window/sidepanel.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QVBoxLayout>

namespace sudoku {
namespace {

/// \a panel with a scroll bar where the window is too low for it.
QScrollArea *scrolled(QWidget *panel)
{
    auto *area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFixedWidth(panel->width() + area->verticalScrollBar()->sizeHint().width());
    return area;
}

/// With the rules as far as there is room for their names.
QString shortShapeText(const Puzzle &puzzle)
{
    constexpr int maxNamed = 3;
    const qsizetype rules = ruleNames(puzzle).size();
    if (rules <= maxNamed)
        return shapeText(puzzle);
    return MainWindow::tr("%1, %2 kinds of rules").arg(shapeText(Puzzle(puzzle.geometry))).arg(rules);
}

} // namespace

MainWindow::MainWindow(Settings &settings, QWidget *parent)
    : QMainWindow(parent),
      m_settings(settings),
      m_document(Board(Puzzle(Geometry::withBoxes({3, 3})))),
      m_editor(m_document),
      m_view(new BoardView(m_document, m_editor)),
      m_area(new BoardArea(m_view)),
      m_recoveryBar(new RecoveryBar),
      m_messages(new MessageBar),
      m_rules(new RulesPanel(m_document, *m_view)),
      m_computation(new Computation(m_document, this)),
      m_solver(new SolveController(m_document, m_editor, *m_computation, this)),
      m_liveCheck(new LiveCheck(m_document, this)),
      m_analyst(new Analyst(m_document, *m_view, *m_computation, *m_liveCheck, this)),
      m_files(new FileController(m_document, *m_view, settings, this)),
      m_conflicts(new ConflictReporter(m_document, *m_view, this)),
      m_reporter(new BoardReporter(
          {m_document, *m_liveCheck, *m_conflicts, *m_computation, m_editor, *m_solver}, *m_messages, this)),
      m_publisher(new Publisher(m_document, *m_view, settings, this)),
      m_formulas(new FormulaExchange(m_document, m_editor, *m_view, *m_computation, settings, this)),
      m_laboratory(new Laboratory(m_document, *m_view, settings, this))
{
    makeAccessible(*m_view);
    makeActions();
    makeMenus();
    makeToolBar();
    makeLayout();
    makeStatusBar();
    connectFileCommands();
    connectEditCommands();
    connectBoardCommands();
    connectSolveCommands();
    connectAnalysisCommands();
    connectViewCommands();
    connectParts();
    connectAnswers();
    restore();
}

MainWindow::~MainWindow()
{
    delete takeCentralWidget(); // the board looks at document and editor to its last moment
}

void MainWindow::makeLayout()
{
    const auto actions = [this](std::initializer_list<Command> commands) {
        QList<QAction *> list;
        for (const Command command : commands)
            list << action(command);
        return list;
    };
    m_panel = new SidePanel(actions({Command::TypeGivens, Command::TypeEntries}),
                            actions({Command::PenValue, Command::PenCorner, Command::PenCentre}), m_rules);
    auto *middle = new QHBoxLayout;
    middle->setContentsMargins({});
    middle->addWidget(m_area, 1);
    middle->addWidget(scrolled(m_panel));
    auto *central = new QWidget;
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_recoveryBar);
    layout->addWidget(m_messages);
    layout->addLayout(middle, 1);
    setCentralWidget(central);
    m_panel->verdict()->followInTabOrder(*m_view);
    setAcceptDrops(true);
    m_view->setFocus();
}

void MainWindow::makeStatusBar()
{
    m_counts = new QLabel;
    m_live = new QLabel;
    m_mode = new QLabel;
    statusBar()->setContentsMargins(8, 0, 8, 0);
    statusBar()->addWidget(m_counts);
    statusBar()->addPermanentWidget(m_live);
    statusBar()->addPermanentWidget(m_mode);
}

void MainWindow::connectParts()
{
    connect(&m_document, &Document::boardChanged, this, &MainWindow::updateAfterEdit);
    connect(&m_document, &Document::fileChanged, this, &MainWindow::updateTitle);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    connect(m_view, &BoardView::symbolsChanged, this, &MainWindow::updateDigits);

    const auto refuse = [this](const QString &why) { m_messages->show({Message::Kind::Problem, why}); };
    connect(&m_editor, &BoardEditor::refused, this, refuse);
    connect(m_view, &BoardView::keyRefused, this, refuse);
    connect(&m_rules->tool(), &RuleTool::refused, this, refuse);
    connect(&m_rules->tool(), &RuleTool::refusalEnded, this, [this](const QString &why) {
        if (m_messages->message().text == why)
            m_messages->show({});
    });
    connect(m_files, &FileController::message, m_messages, &MessageBar::show);
    connect(m_publisher, &Publisher::message, m_messages, &MessageBar::show);
    connect(m_formulas, &FormulaExchange::message, m_messages, &MessageBar::show);
    connect(m_files, &FileController::replaced, this, [this] {
        m_view->setCurrentCell(0);
        m_view->setFocus();
        m_rules->tool().end();
        m_panel->showRules(m_rules->ruleCount() > 0);
    });

    connect(m_panel->digitPad(), &DigitPad::digitClicked, m_view, &BoardView::enterDigit);
    connect(m_panel->digitPad(), &DigitPad::clearClicked, action(Command::Clear), &QAction::trigger);
}

void MainWindow::connectAnswers()
{
    connect(m_computation, &Computation::busy, m_messages, &MessageBar::showBusy);
    connect(m_computation, &Computation::givenUp, this, [this](const QString &text) {
        m_messages->show(m_conflicts->hasConflict() ? m_conflicts->message(text) : Message{.text = text});
    });
    connect(m_messages, &MessageBar::stopRequested, this, &MainWindow::stop);
    connect(m_files, &FileController::busy, m_messages, &MessageBar::showBusy);

    connect(m_solver, &SolveController::answered, m_reporter, &BoardReporter::reportSolve);
    connect(m_reporter, &BoardReporter::checkRequested, action(Command::Check), &QAction::trigger);
    connect(m_reporter, &BoardReporter::explanationRequested, action(Command::Explain), &QAction::trigger);
    connect(m_reporter, &BoardReporter::wrongEntriesRequested, m_analyst, &Analyst::showWrongEntries);
    connect(m_solver, &SolveController::statisticsChanged, m_panel->details(), &DetailsPanel::show);

    connect(m_analyst, &Analyst::concluded, this, &MainWindow::conclude);
    connect(m_analyst, &Analyst::foundSoFar, this, [this](const Conclusion &conclusion) {
        m_panel->verdict()->show(conclusion);
        m_view->setFindings(conclusion.findings);
    });
    connect(m_analyst, &Analyst::statisticsChanged, m_panel->details(), &DetailsPanel::show);
    const auto showNote = [this] {
        const std::vector<QString> &notes = m_view->findings().notes;
        m_panel->verdict()->showNote(notes.empty() ? QString() : notes[m_view->currentCell()]);
    };
    connect(m_view, &BoardView::currentCellChanged, this, showNote);
    connect(m_view, &BoardView::findingsChanged, this, showNote);
    connect(m_liveCheck, &LiveCheck::stateChanged, this, &MainWindow::showLiveCheck);
    connect(m_panel->verdict(), &VerdictPanel::closed, this, &MainWindow::closeVerdict);
    connect(&m_document, &Document::boardChanged, this, [this] {
        if (m_panel->verdict()->holdsFocus()) // by an action of the conclusion, most likely
            m_view->setFocus();
        m_panel->verdict()->hide();
        m_panel->details()->clear();
        showLiveCheck();
    });
}

void MainWindow::showLiveCheck()
{
    const QString off = notCoveredText(m_document.board());
    const QString text = stateText(m_liveCheck->state());
    m_live->setText(text.isEmpty() || off.isEmpty() ? text : tr("%1, %2").arg(text, off));
    const Subject subject = subjectOf(m_document.board(), action(Command::CountEntries)->isChecked());
    m_live->setToolTip(tr("%1 Checked while you type; F8 tells more.").arg(subject.text()));
}

void MainWindow::conclude(const Conclusion &conclusion)
{
    m_panel->verdict()->show(conclusion);
    m_view->setFindings(conclusion.findings);
    m_rules->select(conclusion.rules);
    if (!conclusion.rules.empty())
        m_panel->showRules();
    const auto kind = conclusion.kind == Conclusion::Kind::Good      ? Message::Kind::Answer
                      : conclusion.kind == Conclusion::Kind::Problem ? Message::Kind::Problem
                                                                     : Message::Kind::Hint;
    constexpr int room = 160; // letters that the bar has without growing
    const bool isShort = !conclusion.lines.isEmpty() && conclusion.lines.front().size() <= room;
    const QString text =
        isShort ? tr("%1 %2").arg(conclusion.headline, conclusion.lines.front()) : conclusion.headline;
    const QString missing = notCoveredText(m_document.board());
    QStringList spoken = QStringList(conclusion.headline) + conclusion.lines;
    if (!missing.isEmpty())
        spoken += missing;
    m_messages->show({.kind = kind,
                      .text = missing.isEmpty() ? text : tr("%1 (%2)").arg(text, missing),
                      .spoken = spoken.join(QLatin1Char(' '))});
}

void MainWindow::closeVerdict()
{
    m_panel->verdict()->hide();
    m_view->setFindings({});
    m_rules->select({});
    m_view->setFocus();
}

/// Escape means Stop while something runs; then this does not come here.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_rules->tool().isActive()) {
        m_rules->tool().end();
        m_view->setFocus();
    } else if (event->key() == Qt::Key_Escape && m_panel->verdict()->isVisible())
        closeVerdict();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::restore()
{
    if (!restoreGeometry(m_settings.windowGeometry()))
        resize(QSize(1080, 760).boundedTo(screen()->availableSize() - QSize(0, 40))); // room for the title
    m_view->setChosenSymbols(m_settings.symbols());
    applySolver();
    action(Command::StepOn)->setChecked(m_settings.stepsOn());
    action(Command::LiveCheck)->setChecked(m_settings.checksLive());
    action(Command::Details)->setChecked(m_settings.showsDetails());
    m_panel->setDetailsVisible(m_settings.showsDetails());
    updateTitle();
    updateAfterEdit();
}

void MainWindow::updateAfterEdit()
{
    updateStatus();
    if (!m_solver->isWriting()) // what came of it is said then
        m_reporter->reportEdit();
}

void MainWindow::updateDigits()
{
    m_panel->digitPad()->setDigits(m_document.geometry().digitCount(), m_view->symbols());
}

void MainWindow::updateTitle()
{
    const QString path = m_document.filePath();
    const QString name = path.isEmpty() ? tr("New puzzle") : QFileInfo(path).fileName();
    setWindowTitle(tr("%1[*] — Sudoku Workbench").arg(name));
    setWindowModified(m_document.isModified());
}

void MainWindow::updateStatus()
{
    const Board &board = m_document.board();
    const int givens = board.puzzle.givens.filledCount();
    const int entries = board.entries.filledCount();
    m_counts->setToolTip(shapeText(board.puzzle));
    m_counts->setText(tr("%1    Givens: %2    Entries: %3    Open: %4")
                          .arg(shortShapeText(board.puzzle))
                          .arg(givens)
                          .arg(entries)
                          .arg(m_document.geometry().cellCount() - givens - entries));
    m_mode->setText(m_editor.role() == Role::Given ? tr("Typing givens") : tr("Typing entries"));
    for (const Command command : {Command::TypeGivens, Command::TypeEntries})
        action(command)->setChecked((command == Command::TypeGivens) == (m_editor.role() == Role::Given));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->mayDiscard() || (m_generator && !m_generator->mayDiscard())) {
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
    take(*event->mimeData());
    event->acceptProposedAction();
}

} // namespace sudoku
