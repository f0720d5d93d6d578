#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <optional>
#include <span>

namespace sudoku {

/// The commands in the menus of the window.
enum class Command {
    Play,
    PlayLikeLast,
    New,
    Generate,
    DailyPuzzle,
    NewWindow,
    Open,
    OpenRecent,
    FromPicture,
    RecentPuzzles,
    Save,
    SaveAs,
    ExportAs,
    ShowQrCode,
    ExportCnf,
    ImportModel,
    NextPuzzle,
    PreviousPuzzle,
    Print,
    Book,
    Quit,
    Undo,
    Redo,
    SetCheckpoint,
    BackToCheckpoint,
    BackToRight,
    Cut,
    Copy,
    CopyGivens,
    CopyAs,
    CopyPicture,
    CopyColourPicture,
    Paste,
    SelectAll,
    NextOpenCell,
    Clear,
    ClearEntries,
    ClearAll,
    MakeEntriesGivens,
    TypeGivens,
    TypeEntries,
    StepOn,
    InputDigits,
    InputCornerMarks,
    InputCentreMarks,
    InputColours,
    InputDrawing,
    SwitchMarks,
    NextPenColour,
    EraseDrawing,
    DigitFirst,
    FillCandidates,
    FillSingles,
    KeepCandidates,
    SameDigitClears,
    Rules,
    OwnKinds,
    Regions,
    Transform,
    Solve,
    Check,
    Hint,
    Walkthrough,
    Practise,
    Learn,
    LearnSudoku,
    Stop,
    NextConflict,
    Explain,
    Why,
    Fix,
    CountSolutions,
    TrueCandidates,
    EqualCells,
    PossibleNumbers,
    FillIn,
    MakeUnique,
    FindRedundancy,
    Minimize,
    MinimizeKeeping,
    CountEntries,
    LiveCheck,
    LiveCandidates,
    CheckEntries,
    MarkWrongEntries,
    ChooseSolver,
    Techniques,
    NameSteps,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    FullScreen,
    ToolBar,
    SidePanel,
    Coordinates,
    Fog,
    HighlightPeers,
    HighlightDigits,
    HighlightMarks,
    MarksInGrid,
    FilterDigit,
    FilterSecondDigit,
    FilterPairs,
    Timer,
    PauseTimer,
    Details,
    Collection,
    Symbols,
    Encodings,
    WatchSolver,
    Statistics,
    Settings,
    Handbook,
    Shortcuts,
    About,
};

enum class Menu { File, Edit, Board, Solve, View, Tools, Help };

/// When a command is available.
enum class When {
    Always,
    Idle, ///< while nothing is computed
    Busy, ///< while something can be stopped
};

/// Commands of one choice exclude each other.
enum class CommandChoice { None, Role, InputMode };

/// What the program knows about a command, except its handler. The menus and the page of keys in the handbook
/// are made from this one table.
struct CommandInfo
{
    Command command;
    Menu menu;
    const char *text;               ///< with a mnemonic; translated in the context "Commands"
    const char *does;               ///< for the handbook, in Markdown: "makes [new puzzles](generating.md)"
    const char *icon = nullptr;     ///< the name of a file in resources/icons, or null
    const char *iconText = nullptr; ///< a shorter text for buttons, or null; translated like the other
    std::optional<QKeySequence::StandardKey> standardKey = {};
    const char *key = nullptr;      ///< if there is no standard key
    const char *id = nullptr;       ///< the name in settings, if the text was another one once
    const char *spareKey = nullptr; ///< a second key, unless another command has it
    When when = When::Always;
    CommandChoice choice = CommandChoice::None; ///< a command with another choice is checkable
    bool isCheckable = false;
    bool isAfterSeparator = false;
    bool isSubmenu = false; ///< opens a submenu, which the part of the window that owns it fills
};

struct MenuInfo
{
    Menu menu;
    const char *text;
};

/// Returns the keys that a command has unless the user gives it others.
QList<QKeySequence> defaultKeys(const CommandInfo &info);
/// Returns the second key that a command has in addition, unless another command has it; it may be empty.
QKeySequence spareKey(const CommandInfo &info);
/// Returns a name of a command that stays the same in every language: its English text without signs,
/// or the text that it had first.
QString commandId(const CommandInfo &info);

/// Returns whether a command changes the board, shows it or tells something about it.
bool needsBoard(const CommandInfo &info);

std::span<const MenuInfo> menus();
/// Returns all commands, in the order of the menus.
std::span<const CommandInfo> commands();
const CommandInfo &infoOf(Command command);

} // namespace sudoku
