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

/// Makes new puzzles: shows the request on the left, and the progress and the puzzles on the right. Stays
/// open beside the window, and keeps the puzzles while it is closed.
class GenerateDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts with the last request, or with the shape and rules of \a like.
    GenerateDialog(Settings &settings, const Puzzle &like, QWidget *parent = nullptr);
    ~GenerateDialog() override;

    const ResultsModel &results() const { return m_results; }
    bool isRunning() const { return m_factory.isRunning(); }
    /// Shows a list of puzzles that was made earlier.
    void showResults(const std::vector<std::optional<MadePuzzle>> &rows);
    /// Asks whether puzzles that were not opened, printed or saved may be lost. Returns false if the user
    /// keeps them.
    bool mayDiscard();
    /// Marks the current puzzle as opened.
    void setOpened();
    /// Marks all puzzles, or the selected ones, as printed.
    void setPrinted(bool isSelectionOnly);

public slots:
    /// Stops the generator, or closes the dialog if it does not run.
    void reject() override;

signals:
    /// Emitted when the user opens \a puzzle; \a name says which puzzle of the list it is, as part of a
    /// sentence.
    void openRequested(const sudoku::Puzzle &puzzle, const QString &name);
    /// Emitted when the user prints the list; \a selection is empty if no puzzles are selected.
    void printRequested(const std::vector<sudoku::PrintSection> &sections,
                        const std::vector<sudoku::PrintSection> &selection);

protected:
    /// Stops the generator.
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
    void fillLevels();
    void addResults(const std::vector<MadePuzzle> &made);
    void showProgress(const PuzzleProgress &progress);
    void showEnd(const OrHalt<Outcome> &outcome);
    void updateButtons();

    Settings &m_settings;
    ResultsModel m_results;
    PuzzleFactory m_factory;
    QString m_note; // the text before the progress of this run
    int m_made = 0; // puzzles made in this run
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
    QPushButton *m_levels;
    QPushButton *m_save;
    QPushButton *m_clear;
};

} // namespace sudoku
