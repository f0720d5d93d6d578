#include "ui/window/commands.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("Commands", text)

const MenuInfo menuTable[] = {
    {Menu::File, TEXT("&File")},   {Menu::Edit, TEXT("&Edit")}, {Menu::Board, TEXT("&Board")},
    {Menu::Solve, TEXT("&Solve")}, {Menu::View, TEXT("&View")}, {Menu::Tools, TEXT("&Tools")},
    {Menu::Help, TEXT("&Help")},
};

// clang-format off
const CommandInfo table[] = {
    {.command = Command::New, .menu = Menu::File, .text = TEXT("&New…"), .icon = "new", .standardKey = QKeySequence::New, .isInToolBar = true},
    {.command = Command::Generate, .menu = Menu::File, .text = TEXT("&Generate…"), .icon = "generate", .key = "Ctrl+G", .isInToolBar = true},
    {.command = Command::Open, .menu = Menu::File, .text = TEXT("&Open…"), .icon = "open", .standardKey = QKeySequence::Open, .isInToolBar = true},
    {.command = Command::Save, .menu = Menu::File, .text = TEXT("&Save"), .icon = "save", .standardKey = QKeySequence::Save, .isInToolBar = true, .isAfterSeparator = true},
    {.command = Command::SaveAs, .menu = Menu::File, .text = TEXT("Save &As…"), .icon = nullptr, .standardKey = QKeySequence::SaveAs},
    {.command = Command::ExportCnf, .menu = Menu::File, .text = TEXT("Export &CNF…"), .icon = nullptr},
    {.command = Command::ImportModel, .menu = Menu::File, .text = TEXT("&Import Model…"), .icon = nullptr},
    {.command = Command::Print, .menu = Menu::File, .text = TEXT("&Print…"), .icon = "print", .standardKey = QKeySequence::Print, .isInToolBar = true, .isAfterSeparator = true},
    {.command = Command::Quit, .menu = Menu::File, .text = TEXT("&Quit"), .icon = "quit", .standardKey = QKeySequence::Quit, .isAfterSeparator = true},

    {.command = Command::Undo, .menu = Menu::Edit, .text = TEXT("&Undo"), .icon = "undo", .standardKey = QKeySequence::Undo, .isInToolBar = true},
    {.command = Command::Redo, .menu = Menu::Edit, .text = TEXT("&Redo"), .icon = "redo", .standardKey = QKeySequence::Redo, .isInToolBar = true},
    {.command = Command::Copy, .menu = Menu::Edit, .text = TEXT("&Copy Board"), .icon = "copy", .standardKey = QKeySequence::Copy, .isAfterSeparator = true},
    {.command = Command::CopyGivens, .menu = Menu::Edit, .text = TEXT("Copy &Givens"), .icon = nullptr, .key = "Ctrl+Shift+C"},
    {.command = Command::Paste, .menu = Menu::Edit, .text = TEXT("&Paste Board"), .icon = "paste", .standardKey = QKeySequence::Paste},
    {.command = Command::SelectAll, .menu = Menu::Edit, .text = TEXT("Select &All"), .icon = nullptr, .standardKey = QKeySequence::SelectAll, .isAfterSeparator = true},
    {.command = Command::Clear, .menu = Menu::Edit, .text = TEXT("C&lear Cells"), .icon = "backspace", .key = "Del"},

    {.command = Command::TypeGivens, .menu = Menu::Board, .text = TEXT("Type &Givens"), .icon = "mode-givens", .key = "Ctrl+Alt+G", .isCheckable = true},
    {.command = Command::TypeEntries, .menu = Menu::Board, .text = TEXT("Type &Entries"), .icon = "mode-entries", .key = "Ctrl+Alt+E", .isCheckable = true},
    {.command = Command::StepOn, .menu = Menu::Board, .text = TEXT("&Step On after Each Digit"), .icon = nullptr, .isCheckable = true},
    {.command = Command::PenValue, .menu = Menu::Board, .text = TEXT("&Digits"), .icon = "mark-value", .key = "F2", .isCheckable = true, .isAfterSeparator = true},
    {.command = Command::PenCorner, .menu = Menu::Board, .text = TEXT("C&orner Marks"), .icon = "mark-corner", .key = "F3", .isCheckable = true},
    {.command = Command::PenCentre, .menu = Menu::Board, .text = TEXT("Ce&ntre Marks"), .icon = "mark-centre", .key = "F4", .isCheckable = true},
    {.command = Command::Rules, .menu = Menu::Board, .text = TEXT("Add &Rule…"), .icon = nullptr, .key = "Ctrl+R", .isAfterSeparator = true},
    {.command = Command::Regions, .menu = Menu::Board, .text = TEXT("Reg&ions…"), .icon = nullptr},
    {.command = Command::MakeEntriesGivens, .menu = Menu::Board, .text = TEXT("&Make Entries Givens"), .icon = "fix", .isAfterSeparator = true},
    {.command = Command::ClearEntries, .menu = Menu::Board, .text = TEXT("&Clear Entries and Marks"), .icon = "clear-entries", .isInToolBar = true},
    {.command = Command::ClearAll, .menu = Menu::Board, .text = TEXT("Clear &All"), .icon = "clear-all"},

    {.command = Command::Solve, .menu = Menu::Solve, .text = TEXT("&Solve"), .icon = "solve", .key = "F9", .isInToolBar = true},
    {.command = Command::Check, .menu = Menu::Solve, .text = TEXT("&Check for One Solution"), .icon = "check", .key = "F8", .isInToolBar = true},
    {.command = Command::Stop, .menu = Menu::Solve, .text = TEXT("S&top"), .icon = "stop", .key = "Esc", .isInToolBar = true},
    {.command = Command::NextConflict, .menu = Menu::Solve, .text = TEXT("Go to Next Con&flict"), .icon = nullptr, .key = "F6", .isAfterSeparator = true},
    {.command = Command::Explain, .menu = Menu::Solve, .text = TEXT("&Explain Why There Is No Solution"), .icon = "explain", .key = "F7", .isAfterSeparator = true},
    {.command = Command::Fix, .menu = Menu::Solve, .text = TEXT("Fi&x…"), .icon = nullptr},
    {.command = Command::CountSolutions, .menu = Menu::Solve, .text = TEXT("C&ount Solutions"), .icon = nullptr, .isAfterSeparator = true},
    {.command = Command::TrueCandidates, .menu = Menu::Solve, .text = TEXT("True Ca&ndidates"), .icon = nullptr},
    {.command = Command::MakeUnique, .menu = Menu::Solve, .text = TEXT("Make &Unique"), .icon = nullptr},
    {.command = Command::FindRedundancy, .menu = Menu::Solve, .text = TEXT("Find &Redundant Clues"), .icon = nullptr},
    {.command = Command::Minimize, .menu = Menu::Solve, .text = TEXT("Minimi&ze"), .icon = nullptr},
    {.command = Command::CountEntries, .menu = Menu::Solve, .text = TEXT("Entries Count as &Givens"), .icon = nullptr, .isCheckable = true, .isAfterSeparator = true},
    {.command = Command::LiveCheck, .menu = Menu::Solve, .text = TEXT("Check &While You Type"), .icon = nullptr, .isCheckable = true},
    {.command = Command::ChooseSolver, .menu = Menu::Solve, .text = TEXT("Sol&ver…"), .icon = nullptr},

    {.command = Command::ZoomIn, .menu = Menu::View, .text = TEXT("Zoom &In"), .icon = "zoom-in", .standardKey = QKeySequence::ZoomIn},
    {.command = Command::ZoomOut, .menu = Menu::View, .text = TEXT("Zoom &Out"), .icon = "zoom-out", .standardKey = QKeySequence::ZoomOut},
    {.command = Command::ZoomFit, .menu = Menu::View, .text = TEXT("&Fit to Window"), .icon = "zoom-fit", .key = "Ctrl+Backspace"},
    {.command = Command::Details, .menu = Menu::View, .text = TEXT("Solver &Details"), .icon = "details", .isCheckable = true, .isAfterSeparator = true},

    {.command = Command::Encodings, .menu = Menu::Tools, .text = TEXT("&Encodings…"), .icon = nullptr},

    {.command = Command::Handbook, .menu = Menu::Help, .text = TEXT("&Handbook"), .icon = "handbook", .standardKey = QKeySequence::HelpContents},
    {.command = Command::Shortcuts, .menu = Menu::Help, .text = TEXT("&Keyboard Shortcuts"), .icon = nullptr},
    {.command = Command::About, .menu = Menu::Help, .text = TEXT("&About Sudoku Workbench"), .icon = "about", .isAfterSeparator = true},
};
// clang-format on

#undef TEXT

} // namespace

std::span<const MenuInfo> menus()
{
    return menuTable;
}

std::span<const CommandInfo> commands()
{
    return table;
}

} // namespace sudoku
