#include "core/board/board.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/oneline/lineforms.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace sudoku {
namespace {

constexpr std::string_view saveMark = "SAVEFILE:";

/// A line "KEY     :length:value".
struct SaveItem
{
    std::string_view key;
    std::string_view value;
};

std::vector<SaveItem> itemsOfSave(std::string_view text)
{
    constexpr std::size_t keyLength = 8;
    std::vector<SaveItem> items;
    while (text.size() > keyLength && text[keyLength] == ':') {
        std::size_t length = 0;
        const char *const end = text.data() + text.size();
        const auto [behind, error] = std::from_chars(text.data() + keyLength + 1, end, length);
        if (error != std::errc() || behind == end || *behind != ':')
            break;
        const std::string_view rest = text.substr(static_cast<std::size_t>(behind + 1 - text.data()));
        if (length > rest.size())
            break;
        const std::string_view key = text.substr(0, keyLength);
        items.push_back({key.substr(0, key.find_last_not_of(' ') + 1), rest.substr(0, length)});
        text = rest.substr(std::min(length + 1, rest.size()));
    }
    return items;
}

std::string_view valueOf(const std::vector<SaveItem> &items, std::string_view key)
{
    const auto found = std::ranges::find(items, key, &SaveItem::key);
    return found == items.end() ? std::string_view() : found->value;
}

/// Returns the numbers between the commas of \a text; empty if there is anything else.
std::vector<int> numbersOf(std::string_view text)
{
    std::vector<int> numbers;
    const char *at = text.data();
    const char *const end = at + text.size();
    while (at < end) {
        int number = 0;
        const auto [next, error] = std::from_chars(at, end, number);
        if (error != std::errc() || (next != end && *next != ','))
            return {};
        numbers.push_back(number);
        at = next + (next == end ? 0 : 1);
    }
    return numbers;
}

void startAgain(Board &board)
{
    board = Board(board.puzzle);
}

void fillMarks(Board &board)
{
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        if (board.digitAt(cell) == noDigit)
            board.centreMarks[cell] = DigitSet::all(board.puzzle.geometry.digitCount());
}

/// Fills the board with "1,2,…". Returns whether it could.
bool fillSolution(Board &board, std::string_view text)
{
    const std::vector<int> numbers = numbersOf(text);
    Grid solution(board.entries.cellCount());
    if (std::ssize(numbers) != solution.cellCount())
        return false;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        if (numbers[cell] < 1 || numbers[cell] > board.puzzle.geometry.digitCount())
            return false;
        solution.set(cell, numbers[cell]);
    }
    board.writeSolution(solution);
    return true;
}

/// Writes a digit or a pencil mark: column, row, digit. Returns whether it could.
bool writeInCell(Board &board, std::string_view move)
{
    const Geometry &geometry = board.puzzle.geometry;
    const std::vector<int> numbers = numbersOf(move.substr(1));
    const auto isPlace = [&](int place) { return place >= 0 && place < geometry.size(); };
    if (numbers.size() != 3 || !isPlace(numbers[0]) || !isPlace(numbers[1]) || numbers[2] < 0
        || numbers[2] > geometry.digitCount())
        return false;
    const Cell cell = geometry.cellAt(numbers[1], numbers[0]);
    if (board.isGiven(cell))
        return false;
    if (move.front() == 'P' && numbers[2] > 0) {
        board.centreMarks[cell].toggle(numbers[2]);
        return true;
    }
    board.enter(cell, numbers[2]);
    board.centreMarks[cell] = {};
    return true;
}

/// Makes the move of \a item. Returns whether it is one of Solo.
bool makeMove(Board &board, const SaveItem &item)
{
    if (item.key == "RESTART") {
        startAgain(board);
        return true;
    }
    if (item.value == "M") {
        fillMarks(board);
        return true;
    }
    if (item.value.starts_with('S'))
        return fillSolution(board, item.value.substr(1));
    return (item.value.starts_with('R') || item.value.starts_with('P')) && writeInCell(board, item.value);
}

bool isMove(const SaveItem &item)
{
    return item.key == "MOVE" || item.key == "SOLVE" || item.key == "RESTART";
}

/// Makes the moves that were not taken back: \a position is the number of the state, from 1. Returns how many
/// could not be made.
int makeMoves(Board &board, const std::vector<SaveItem> &items, int position)
{
    int failed = 0;
    int state = 1;
    for (const SaveItem &item : items)
        if (isMove(item) && state < position) {
            ++state;
            failed += makeMove(board, item) ? 0 : 1;
        }
    return failed;
}

} // namespace

FoundTexts findTathamSave(std::string_view text)
{
    if (!text.starts_with(saveMark))
        return {};
    const std::vector<SaveItem> items = itemsOfSave(text);
    if (valueOf(items, "GAME") != "Solo")
        return {};
    const std::string_view exact = valueOf(items, "CPARAMS");
    std::string id(exact.empty() ? valueOf(items, "PARAMS") : exact);
    TextResult read = sgtFormat.read(id.append(":").append(valueOf(items, "DESC")), {});
    if (!read)
        return {};
    const std::vector<int> position = numbersOf(valueOf(items, "STATEPOS"));
    const int failed = makeMoves(read->board, items, position.empty() ? 1 : position.front());
    std::vector<Remark> leftOut;
    if (failed > 0)
        leftOut.push_back({Remark::Code::EntriesLeftOut, {}, failed});
    leaveOutTime(std::atof(std::string(valueOf(items, "TIME")).c_str()), leftOut);
    return {foundBoard(read->board, std::move(leftOut))};
}

} // namespace sudoku
