#pragma once

namespace sudoku {

class Analyst;
class BoardView;
class Hinter;
class Messenger;
class RulesPanel;
class VerdictDisplay;
class WalkthroughViewer;

/// What hints and the walkthrough share the board with.
struct HintSurroundings
{
    BoardView &view;
    RulesPanel &rules;
    Hinter &hinter;
    WalkthroughViewer &walkthrough;
    VerdictDisplay &verdict;
    Analyst &analyst;
    Messenger &messenger;
};

/// Connects them so that one thing at a time is shown on the board: a hint, a walkthrough or a verdict.
void connectHints(const HintSurroundings &parts);

} // namespace sudoku
