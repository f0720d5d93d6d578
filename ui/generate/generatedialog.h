#pragma once

#include <QDialog>

#include "ui/generate/puzzlefactory.h"
#include "ui/generate/resultsmodel.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace sudoku {

class BoardPreview;
class RequestForm;
class ResultsList;
class Settings;

/// Makes new puzzles: what they shall be like on the left, on the right how far it is and what was made. It
/// stays beside the window, and keeps what was made while it is closed.
class GenerateDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with what was asked for last, or else with the shape and rules of \a like.
    GenerateDialog(Settings &settings, const Puzzle &like, QWidget *parent = nullptr);
    ~GenerateDialog() override;

    const ResultsModel &results() const { return m_results; }
    bool isRunning() const { return m_factory.isRunning(); }
    /// Shows a list that was made earlier.
    void showResults(const std::vector<std::optional<MadePuzzle>> &rows);
    /// False when there are puzzles that were neither opened, printed nor saved, and the user would rather
    /// keep them.
    bool mayDiscard();
    /// The current puzzle was opened.
    void setOpened();
    /// All puzzles were printed, or those that are selected.
    void setPrinted(bool isSelectionOnly);

public slots:
    /// Escape stops what is running; else it closes.
    void reject() override;

signals:
    /// \a name says which of the list it is, as part of a sentence.
    void openRequested(const sudoku::Puzzle &puzzle, const QString &name);
    /// \a selection is empty where it is nothing of its own.
    void printRequested(const std::vector<sudoku::PrintSection> &sections,
                        const std::vector<sudoku::PrintSection> &selection);

protected:
    /// Stops what is running.
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeFormColumn();
    QWidget *makeResultsColumn();
    QWidget *makeProgressRow();
    QLayout *makeResultButtons();
    QPushButton *addButton(QBoxLayout &row, const QString &text);
    void connectParts();

    void generate();
    void openCurrent();
    void print();
    bool saveAsText();
    void clear();
    void sayRemoved(int count);
    void undo();
    void addResults(const std::vector<MadePuzzle> &made);
    void showProgress(const PuzzleProgress &progress);
    void showEnd(const OrHalt<Outcome> &outcome);
    void updateButtons();

    Settings &m_settings;
    ResultsModel m_results;
    PuzzleFactory m_factory;
    QString m_note; // before the progress of this run
    int m_made = 0; // in this run
    int m_missed = 0;
    RequestForm *m_form;
    ResultsList *m_list;
    BoardPreview *m_preview;
    QLabel *m_progress;
    QPushButton *m_generate;
    QPushButton *m_stop;
    QPushButton *m_undo;
    QPushButton *m_open;
    QPushButton *m_print;
    QPushButton *m_save;
    QPushButton *m_clear;
};

} // namespace sudoku
