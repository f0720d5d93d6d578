#pragma once

#include <QObject>
#include <QPointer>

#include "ui/teach/practice/learningrecord.h"

class QStackedWidget;

namespace sudoku {

class BoardView;
class CommandActions;
class LearnPage;
class Settings;
struct Technique;

/// Shows the pages of techniques in the place of the board, as long as they are read.
class Learner : public QObject
{
    Q_OBJECT

public:
    /// \a view is the board on which people practise.
    Learner(BoardView &view, Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    /// Shows the pages in \a stack, whose first widget has the board.
    void setPlace(QStackedWidget &stack);

    /// Shows what comes next.
    void open();
    /// Shows the page of \a technique.
    void show(const Technique &technique);
    /// Shows the board again. Returns false if it is there.
    bool close();
    bool isOpen() const;
    /// Shows what was learned since.
    void refresh();
    /// Returns the pages, or null if they were never shown.
    LearnPage *page() const;

signals:
    /// Emitted when isOpen() has changed.
    void openChanged(bool isOpen);
    void practiceRequested(const sudoku::TechniquePage &page);
    void searchRequested(const sudoku::Technique &technique);
    void courseRequested();

private:
    void makePage();
    void showPage(const TechniquePage &page);

    BoardView &m_view;
    Settings &m_settings;
    LearningRecord m_record;
    QPointer<QStackedWidget> m_stack; // of the window, like the page in it
    QPointer<LearnPage> m_page;
};

} // namespace sudoku
