#pragma once

#include <QMainWindow>

#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/analyst.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/ask/verdict/messenger.h"
#include "ui/base/messagebar.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/solveclock.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"

class QStackedWidget;

namespace sudoku {

class BoardArea;
class BoardClipboard;
class Collection;
class EntryCheck;
class FormulaExchange;
class FullScreen;
class Generator;
class Hinter;
class Laboratory;
class Learner;
class LiveCandidates;
class Play;
class Publisher;
class PictureOpener;
class Practice;
class PuzzleRater;
class RecoveryBar;
class Refusals;
class RulesPanel;
class Settings;
class SidePanel;
class Starter;
class SudokuCourse;
class VerdictDisplay;
class WalkthroughViewer;
class WindowWork;

/// The main window: makes the parts and connects them. Each part connects its own commands.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    Document &document() { return m_document; }
    BoardView &boardView() { return *m_view; }
    MessageBar &messageBar() { return *m_bar; }
    Messenger &messenger() { return *m_messenger; }
    QAction *action(Command command) const { return m_actions->action(command); }
    Laboratory &laboratory() { return *m_laboratory; }
    void openFile(const QString &path) { m_files->openFile(path); }

    WindowWork &work() { return *m_work; }
    RecoveryBar &recoveryBar() { return *m_recoveryBar; }
    Play &play() { return *m_play; }
    Starter &starter() { return *m_starter; }

signals:
    /// Emitted when files are dropped. Each is opened in a window of its own.
    void filesDropped(const QStringList &paths);
    /// Emitted when the user wants another window.
    void windowRequested();
    /// Emitted when the user wants to close all windows.
    void quitRequested();
    /// Emitted when the user wants the handbook, at \a page or at any page if that is empty.
    void handbookRequested(const QString &page);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Question::Parts questionParts();
    void makeToolBar();
    void makeLayout();
    void makeCollection();
    void makeVerdictDisplay();
    void connectParts();
    void connectCommands();
    void connectBoard();
    void connectMessages();
    void connectRunning();
    bool passToBoard(QKeyEvent &event);
    void restore();

    void connectSolvingByHand();
    void connectPractice();
    void makeGames();
    void openFiles(QStringList paths);
    void updateTitle();

    Settings &m_settings;
    Document m_document;
    BoardEditor m_editor;
    SolveClock m_clock;
    CommandActions *m_actions;
    BoardView *m_view;
    BoardArea *m_area;
    QStackedWidget *m_places = nullptr; ///< the board with its panel, and what takes their place
    RecoveryBar *m_recoveryBar;
    MessageBar *m_bar;
    RulesPanel *m_rules;
    SidePanel *m_panel;
    Computation *m_computation;
    LiveCheck *m_liveCheck;
    LiveCandidates *m_liveCandidates;
    ConflictReporter *m_conflicts;
    Messenger *m_messenger;
    Answers m_answers;
    Analyst *m_analyst;
    Hinter *m_hinter;
    WalkthroughViewer *m_walkthrough;
    VerdictDisplay *m_verdict = nullptr;
    FileController *m_files;
    BoardClipboard *m_clipboard;
    PictureOpener *m_pictures;
    Publisher *m_publisher;
    FormulaExchange *m_formulas;
    Laboratory *m_laboratory;
    PuzzleRater *m_rater;
    Collection *m_collection;
    Generator *m_generator;
    Practice *m_practice;
    Learner *m_learner;
    SudokuCourse *m_course;
    Play *m_play;
    Starter *m_starter;
    EntryCheck *m_entryCheck;
    WindowWork *m_work;
    Refusals *m_refusals;
    FullScreen *m_fullScreen;
};

} // namespace sudoku
