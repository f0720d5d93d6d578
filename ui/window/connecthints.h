#pragma once

namespace sudoku {

class Analyst;
class BoardView;
class CommandActions;
class Hinter;
class Messenger;
class RulesPanel;
class StoryExporter;
class VerdictDisplay;
class WalkthroughViewer;

/// What hints, the walkthrough and the tool for rules share the board with.
struct HintSurroundings
{
    BoardView &view;
    RulesPanel &rules;
    Hinter &hinter;
    WalkthroughViewer &walkthrough;
    VerdictDisplay &verdict;
    Analyst &analyst;
    StoryExporter &stories;
    Messenger &messenger;
    const CommandActions &actions;
};

/// Connects them so that one thing at a time has the board: a hint, a walkthrough, a verdict or rules that
/// are edited. What a message says of a key is then true.
void connectHints(const HintSurroundings &parts);

} // namespace sudoku
