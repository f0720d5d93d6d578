#pragma once

namespace sudoku {

class BoardView;
class FullScreen;
class Hinter;
class Messenger;
class RuleTool;
class SidePanel;
class VerdictDisplay;
class WalkthroughViewer;
class WindowWork;

/// What Escape may end.
struct EscapeParts
{
    VerdictDisplay &verdict;
    RuleTool &rules;
    Hinter &hinter;
    WalkthroughViewer &walkthrough;
    BoardView &view;
    FullScreen &fullScreen;
    Messenger &messenger;
    SidePanel &panel;
    WindowWork &work;
};

/// Ends one thing, as each press of Escape does. Returns false if there is nothing to end.
bool endByEscape(const EscapeParts &parts);

} // namespace sudoku
