#pragma once

#include <QDialog>

#include "ui/base/job.h"
#include "ui/laboratory/tracemodel.h"

#include <memory>
#include <optional>

class QLabel;
class QListWidget;
class QPushButton;
class QSlider;
class QTableView;

namespace sudoku {

class Settings;
class TraceBoard;
class TraceForm;

/// Shows each step of a SAT solver on the puzzle of the window, forwards and backwards. Stays open beside the
/// board.
class WatchDialog : public QDialog
{
    Q_OBJECT

public:
    WatchDialog(Settings &settings, const Puzzle &puzzle, QWidget *parent = nullptr);
    ~WatchDialog() override;

    /// Watches another puzzle, from its first step on.
    void setPuzzle(const Puzzle &puzzle);

    /// Returns the run that is shown, or null while there is none.
    const PuzzleTrace *trace() const { return m_trace.get(); }
    /// Returns the number of steps that are done.
    int position() const { return m_position; }

    /// Stops the solver, or closes the dialog if it has ended.
    void reject() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    using Answer = std::shared_ptr<tl::expected<PuzzleTrace, Propagation>>;

    QWidget *makeStage();
    QLayout *makeButtons();
    QWidget *makeBooks();
    QWidget *makeList();
    QPushButton *makeButton(const QString &text, const char *name);
    void connectParts();

    void run();
    void take(const Answer &answer);
    void showNothing(const QString &why);
    void goTo(int position);
    void goToNext(TraceStep::Kind kind);
    void copy();
    void updateTexts();
    void updateButtons();
    int stepCount() const { return m_model.rowCount(); }

    Settings &m_settings;
    Puzzle m_puzzle;
    const SymbolSet *m_symbols;
    std::shared_ptr<const PuzzleTrace> m_trace;
    TraceModel m_model;
    int m_position = 0;
    bool m_isOutdated = true; // the run is not that of the puzzle, because the dialog is not visible
    TraceForm *m_form;
    TraceBoard *m_board;
    QLabel *m_sentence;
    QLabel *m_place;
    QLabel *m_counts;
    QSlider *m_slider;
    QTableView *m_steps;
    QListWidget *m_trail;
    QPushButton *m_start = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_nextGuess = nullptr;
    QPushButton *m_nextConflict = nullptr;
    QPushButton *m_end = nullptr;
    QPushButton *m_copy = nullptr;
    Job m_job;
};

} // namespace sudoku
