#pragma once

#include <QObject>
#include <QPointer>

#include "ui/teach/practice/learningrecord.h"

class QWidget;

namespace sudoku {

class BoardView;
class CommandActions;
class LearnWindow;
class Settings;
struct Technique;

/// Shows the pages of techniques in a window beside that of the board.
class Learner : public QObject
{
    Q_OBJECT

public:
    /// \a view is the board on which people practise; its window is the parent of the other.
    Learner(BoardView &view, Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    /// Shows what comes next.
    void open();
    /// Shows the page of \a technique.
    void show(const Technique &technique);
    /// Shows what was learned since, if the window is open.
    void refresh();
    LearnWindow *window() const;

signals:
    void practiceRequested(const sudoku::TechniquePage &page);
    void searchRequested(const sudoku::Technique &technique);
    void courseRequested();

private:
    void showPage(const TechniquePage &page);
    void goToBoard();

    BoardView &m_view;
    Settings &m_settings;
    LearningRecord m_record;
    QPointer<LearnWindow> m_window; // of the window of the board, which deletes it
};

} // namespace sudoku
