#include "core/board/board.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"

namespace sudoku {
namespace {

constexpr int gnomeSize = 9;

/// Returns the cell at "position", or -1.
Cell gnomeCell(const nlohmann::json &object)
{
    const nlohmann::json &position = json::member(object, "position");
    const int row = json::number(json::element(position, 0)).value_or(-1);
    const int column = json::number(json::element(position, 1)).value_or(-1);
    const auto isInside = [](int place) { return place >= 0 && place < gnomeSize; };
    return isInside(row) && isInside(column) ? row * gnomeSize + column : -1;
}

bool isGnomeDigit(int value)
{
    return value >= 1 && value <= gnomeSize;
}

/// Puts what \a object has on the board; its pencil marks are "earmarks".
void takeGnomeCell(const nlohmann::json &object, Board &board)
{
    const Cell cell = gnomeCell(object);
    if (cell < 0)
        return;
    const int value = json::number(json::member(object, "value")).value_or(0);
    const bool isGiven = json::isTrue(json::member(object, "fixed"));
    if (isGnomeDigit(value))
        (isGiven ? board.puzzle.givens : board.entries).set(cell, value);
    for (const nlohmann::json &mark : json::elements(json::member(object, "earmarks")))
        if (const int digit = json::number(mark).value_or(0); isGnomeDigit(digit) && !board.isGiven(cell))
            board.centreMarks[cell].insert(digit);
}

/// Returns the word for the difficulty, if it says one.
std::string gnomeLevel(const nlohmann::json &saved)
{
    const std::string &level = json::text(json::member(saved, "difficulty_category"));
    return level == "unknown" || level == "custom" ? std::string() : infoText(level);
}

} // namespace

FoundTexts findGnomeCells(std::string_view text)
{
    if (!isJson(text) || !hasMember(text, "cells"))
        return {};
    const auto saved = parseJson(text);
    if (!saved)
        return {};
    Board board(Puzzle(Geometry::withBoxes(defaultBoxes(gnomeSize))));
    for (const nlohmann::json &object : json::elements(json::member(*saved, "cells")))
        takeGnomeCell(object, board);
    if (board.puzzle.givens.filledCount() == 0 && board.entries.filledCount() == 0)
        return {};
    board.info.level = gnomeLevel(*saved);
    std::vector<Remark> leftOut;
    const nlohmann::json &time = json::member(*saved, "time_elapsed");
    leaveOutTime(time.is_number() ? time.get<double>() : 0, leftOut);
    return {foundBoard(board, std::move(leftOut))};
}

} // namespace sudoku
