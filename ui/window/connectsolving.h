#pragma once

#include "ui/ask/verdict/question.h"

namespace sudoku {

class BoardArea;
class CommandActions;
class Messenger;
class Settings;
class SidePanel;
class SolveClock;

/// What a player who solves by hand uses.
struct SolvingSurroundings
{
    Question::Parts question; ///< for what helps the player
    BoardArea &area;
    SolveClock &clock;
    SidePanel &panel;
    Messenger &messenger;
    CommandActions &actions;
    Settings &settings;
};

/// Connects the pad, the filter, the timer with its pauses, what messages say of typing, and what helps with
/// the player's own entries. \a owner deletes what is made for that.
void connectSolving(const SolvingSurroundings &parts, QObject *owner);

} // namespace sudoku
