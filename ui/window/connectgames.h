#pragma once

namespace sudoku {

class Collection;
class CommandActions;
class Document;
class GameEnd;
class Hinter;
class Messenger;
class Play;
class Practice;
class SidePanel;
class SinglesFiller;
class SudokuCourse;
class WalkthroughViewer;
class WindowWork;

/// The parts that show the end of a game, begin the next one, or help the player.
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
