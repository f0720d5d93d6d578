#pragma once

namespace sudoku {

class Hinter;
class Learner;
class Practice;
class SudokuCourse;
class WalkthroughViewer;
class WindowWork;

/// What leads to the pages of techniques, and what they lead to.
struct LearningSurroundings
{
    Learner &learner;
    SudokuCourse &course;
    Practice &practice;
    Hinter &hinter;
    WalkthroughViewer &walkthrough;
    WindowWork &work;
};

/// Connects the pages with hints, the walkthrough, practice and the course, so that each leads to the other.
void connectLearning(const LearningSurroundings &parts);

} // namespace sudoku
