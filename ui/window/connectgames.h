#pragma once

namespace sudoku {

class Collection;
class CommandActions;
class GameEnd;
class Hinter;
class Document;
class Messenger;
class Play;
class Practice;
class SidePanel;
class SinglesFiller;
class SudokuCourse;
class WalkthroughViewer;
class WindowWork;

/// What the end of a game is shown in, and what it must know of.
struct GameSurroundings
{
    Document &document;
    GameEnd &games;
    Play &play;
    WindowWork &work;
    SinglesFiller &singles;
    Hinter &hinter;
    WalkthroughViewer &walkthrough;
    Practice &practice;
    SudokuCourse &course;
    Collection &collection;
    SidePanel &panel;
    Messenger &messenger;
    const CommandActions &actions;
};

/// Connects them so that the end of a game takes the place of the panel's pages, and that it knows which help
/// the player had.
void connectGames(const GameSurroundings &parts);

} // namespace sudoku
