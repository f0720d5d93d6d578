#pragma once

#include <QDialog>

#include "ui/generate/puzzlefactory.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace sudoku {

class BoardPreview;
class CollectionModel;
class CollectionPanel;
class RequestForm;
class Settings;

/// Makes new puzzles: shows the request on the left, and the progress and the list of puzzles on the right.
/// Stays open beside the window.
class GenerateDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts with the last request, or with the shape and rules of \a like. Appends to \a puzzles.
    GenerateDialog(Settings &settings, const Puzzle &like, CollectionModel &puzzles,
                   QWidget *parent = nullptr);
    ~GenerateDialog() override;

    /// Offers \a kinds of rules, which the user has made.
    void offerOwnKinds(const std::vector<const Variant *> &kinds);
    CollectionPanel &panel() { return *m_list; }
    bool isRunning() const { return m_factory.isRunning(); }
    /// Says \a text above the list.
    void say(const QString &text);

public slots:
    /// Stops the generator, or closes the dialog if it does not run.
    void reject() override;

signals:
    /// Emitted when the user opens a puzzle of the list.
    void openRequested(int row);
    /// Emitted when the dialog is closed and the list has puzzles of it, or when they come then.
    void listFinished();

protected:
    /// Stops the generator.
    void closeEvent(QCloseEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeFormColumn();
    QWidget *makeResultsColumn();
    QWidget *makeProgressRow();
    QLayout *makeResultButtons();
    QPushButton *addButton(QBoxLayout &row, const QString &text);
    void connectParts();

    void generate();
    void finishList();
    void addResults(const std::vector<MadePuzzle> &made);
    void showProgress(const PuzzleProgress &progress);
    void showEnd(const OrHalt<Outcome> &outcome);
    void updateButtons();
    void showSelected();
    void showBoard(const Board &board);

    Settings &m_settings;
    CollectionModel &m_puzzles;
    PuzzleFactory m_factory;
    int m_made = 0; // puzzles made in this run
    int m_missed = 0;
    bool m_hasNews = false; // puzzles were made since the list was last finished
    RequestForm *m_form;
    CollectionPanel *m_list;
    BoardPreview *m_preview;
    QLabel *m_progress;
    QPushButton *m_generate;
    QPushButton *m_stop;
    QPushButton *m_open;
};

} // namespace sudoku
