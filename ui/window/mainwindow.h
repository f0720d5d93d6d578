#pragma once

#include <QMainWindow>
#include <QMap>

#include "ui/base/messagebar.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/files/filecontroller.h"
#include "ui/recovery/leftwork.h"
#include "ui/solving/computation.h"
#include "ui/solving/livecheck.h"
#include "ui/solving/solvecontroller.h"
#include "ui/verdict/analyst.h"
#include "ui/verdict/boardreporter.h"
#include "ui/verdict/conflictreporter.h"
#include "ui/window/commands.h"

class QLabel;
class QMimeData;

namespace sudoku {

class BoardArea;
struct Format;
class FormulaExchange;
class GenerateDialog;
class Laboratory;
class Journal;
class Publisher;
class Recovery;
class RecoveryBar;
class RulesPanel;
class Settings;
class SidePanel;

/// The window: puts the parts together and gives each command of commands.h to the part that does it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    Document &document() { return m_document; }
    BoardView &boardView() { return *m_view; }
    MessageBar &messageBar() { return *m_messages; }
    QAction *action(Command command) const { return m_actions[command]; }
    Laboratory &laboratory() { return *m_laboratory; }
    void openFile(const QString &path) { m_files->openFile(path); }

    /// From now on a journal keeps what is not saved.
    void keepJournal(Recovery &recovery);
    /// Nothing was done in it, and nothing is going to come.
    bool isUntouched() const;
    /// Goes on with what another window left, which stands in \a files.
    void restoreWork(const UnsavedWork &work, const std::vector<GeneratedRow> &puzzles,
                     std::shared_ptr<JournalFiles> files);
    RecoveryBar &recoveryBar() { return *m_recoveryBar; }

signals:
    /// They are for windows of their own.
    void filesDropped(const QStringList &paths);
    /// At \a page; where that is empty, anywhere.
    void handbookRequested(const QString &page);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Handler = std::function<void()>;

    void makeActions();
    void makeMenus();
    void makeToolBar();
    void makeLayout();
    void makeStatusBar();
    void addCopyAsMenu(QMenu *menu);
    void addExportMenu(QMenu *menu);
    void addMinimizeMenu(QMenu *menu);
    void addRecentMenu(QMenu *menu);
    void addSymbolsMenu(QMenu *menu);

    void on(Command command, Handler handler);
    void connectFileCommands();
    void connectEditCommands();
    void connectBoardCommands();
    void connectSolveCommands();
    void connectAnalysisCommands();
    void connectViewCommands();
    void connectParts();
    void connectAnswers();
    void restore();

    void take(const QMimeData &dropped);
    void copy(const QString &text, const QString &losses = {});
    void copyAs(const Format &format);
    void paste(const QString &text);
    UnsavedWork unsavedWork() const;
    void makeGenerator();
    void openGenerated(const Puzzle &puzzle, const QString &name);
    void showGenerator();
    void showAbout();
    void chooseSolver();
    void applySolver();

    void stop();
    void conclude(const Conclusion &conclusion);
    void closeVerdict();
    void showLiveCheck();
    void addRule();
    void changeRegions();

    void updateAfterEdit();
    void updateDigits();
    void updateTitle();
    void updateStatus();

    Settings &m_settings;
    Document m_document;
    BoardEditor m_editor;
    BoardView *m_view;
    BoardArea *m_area;
    RecoveryBar *m_recoveryBar;
    MessageBar *m_messages;
    RulesPanel *m_rules;
    SidePanel *m_panel = nullptr;
    QLabel *m_counts = nullptr;
    QLabel *m_live = nullptr;
    QLabel *m_mode = nullptr;
    Computation *m_computation;
    SolveController *m_solver;
    LiveCheck *m_liveCheck;
    Analyst *m_analyst;
    FileController *m_files;
    ConflictReporter *m_conflicts;
    BoardReporter *m_reporter;
    Publisher *m_publisher;
    FormulaExchange *m_formulas;
    Laboratory *m_laboratory;
    GenerateDialog *m_generator = nullptr;
    Journal *m_journal = nullptr;
    QMap<Command, QAction *> m_actions;
};

} // namespace sudoku
