#pragma once

#include <QKeySequence>

#include <optional>
#include <span>

namespace sudoku {

/// Everything that the window's menus can do.
enum class Command {
    New,
    Generate,
    Open,
    OpenRecent,
    Save,
    SaveAs,
    ExportAs,
    ExportCnf,
    ImportModel,
    Print,
    Quit,
    Undo,
    Redo,
    Copy,
    CopyGivens,
    CopyAs,
    Paste,
    SelectAll,
    Clear,
    ClearEntries,
    ClearAll,
    MakeEntriesGivens,
    TypeGivens,
    TypeEntries,
    StepOn,
    PenValue,
    PenCorner,
    PenCentre,
    Rules,
    Regions,
    Solve,
    Check,
    Stop,
    NextConflict,
    Explain,
    Fix,
    CountSolutions,
    TrueCandidates,
    MakeUnique,
    FindRedundancy,
    Minimize,
    MinimizeKeeping,
    CountEntries,
    LiveCheck,
    ChooseSolver,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    FullScreen,
    Details,
    Symbols,
    Encodings,
    Handbook,
    Shortcuts,
    About,
};

enum class Menu { File, Edit, Board, Solve, View, Tools, Help };

/// When a command can be chosen.
enum class When {
    Always,
    Idle, ///< while nothing is computed
    Busy, ///< while there is something to stop
};

/// Commands of one choice exclude each other.
enum class Choice { None, Role, Pen };

/// What there is to know of a command beside what it does. One table: menus, tool bar and the handbook's page
/// of keys are made from it.
struct CommandInfo
{
    Command command;
    Menu menu;
    const char *text;               ///< with mnemonic; translated in the context "Commands"
    const char *does;               ///< for the handbook, in Markdown: "makes [new puzzles](generating.md)"
    const char *icon = nullptr;     ///< of resources/icons, or null
    const char *iconText = nullptr; ///< a shorter text for buttons, or null; translated like the other
    std::optional<QKeySequence::StandardKey> standardKey = {};
    const char *key = nullptr; ///< where there is no standard key
    When when = When::Always;
    Choice choice = Choice::None; ///< any other is checkable
    bool isInToolBar = false;
    bool isCheckable = false;
    bool isAfterSeparator = false;
    bool isSubmenu = false; ///< opens a menu, which the part that it belongs to fills
};

struct MenuInfo
{
    Menu menu;
    const char *text;
};

std::span<const MenuInfo> menus();
/// In the order of the menus.
std::span<const CommandInfo> commands();

} // namespace sudoku
