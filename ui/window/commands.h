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
    Save,
    SaveAs,
    ExportCnf,
    ImportModel,
    Print,
    Quit,
    Undo,
    Redo,
    Copy,
    CopyGivens,
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
    CountEntries,
    LiveCheck,
    ChooseSolver,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    Details,
    Encodings,
    Handbook,
    Shortcuts,
    About,
};

enum class Menu { File, Edit, Board, Solve, View, Tools, Help };

/// How a command looks in the menus. One table; menus and tool bar are made from it.
struct CommandInfo
{
    Command command;
    Menu menu;
    const char *text; ///< with mnemonic; translated in the context "Commands"
    const char *icon; ///< of resources/icons, or null
    std::optional<QKeySequence::StandardKey> standardKey = {};
    const char *key = nullptr; ///< where there is no standard key
    bool isInToolBar = false;
    bool isCheckable = false;
    bool isAfterSeparator = false;
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
