#pragma once

#include <QString>

class QStackedWidget;
class QWidget;

namespace sudoku {

class Hinter;
class FileController;
class Learner;
class Practice;
class SudokuCourse;
class WalkthroughViewer;
class WindowWork;

/// What leads to the pages of techniques, and what they lead to.
struct LearningSurroundings
{
    QStackedWidget &place; ///< whose first widget has the board
    FileController &files;
    Learner &learner;
    SudokuCourse &course;
    Practice &practice;
    Hinter &hinter;
    WalkthroughViewer &walkthrough;
    WindowWork &work;
};

/// Connects the pages with hints, the walkthrough, practice and the course, so that each leads to the other.
void connectLearning(const LearningSurroundings &parts);

/// What may tell of a technique on the board.
struct TechniqueTellers
{
    const Hinter &hinter;
    const WalkthroughViewer &walkthrough;
    const Practice &practice;
};
/// Returns the page of the handbook for a window in which \a focus has the keyboard: that of the widget; or
/// else that of the technique that a step, a hint or an exercise tells of; or an empty text.
QString helpPageFor(const TechniqueTellers &parts, const QWidget *focus);

} // namespace sudoku
