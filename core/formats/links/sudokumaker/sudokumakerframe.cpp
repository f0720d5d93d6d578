#include "core/formats/links/sudokumaker/sudokumakerframe.h"

#include "core/formats/text/jsonaccess.h"

#include <algorithm>

namespace sudoku {

using Json = nlohmann::json;

std::optional<Cell> MakerFrame::cell(const Json &number) const
{
    const std::optional<int> index = json::numberOrText(number);
    if (!index || *index < 0 || width == 0)
        return {};
    return cellAt(*index / width - top, *index % width - left);
}

std::optional<Cell> MakerFrame::cellAt(int row, int column) const
{
    const bool isInside = std::min(row, column) >= 0 && std::max(row, column) < size;
    return isInside ? std::optional(row * size + column) : std::nullopt;
}

int MakerFrame::number(Cell cell) const
{
    return (cell / size + top) * width + cell % size + left;
}

std::optional<std::vector<Cell>> MakerFrame::cells(const Json &numbers) const
{
    std::vector<Cell> cells;
    for (const Json &number : json::elements(numbers)) {
        const std::optional<Cell> read = cell(number);
        if (!read)
            return {};
        cells.push_back(*read);
    }
    return numbers.is_array() ? std::optional(std::move(cells)) : std::nullopt;
}

Json MakerFrame::numbers(std::span<const Cell> cells) const
{
    Json numbers = Json::array();
    for (const Cell cell : cells)
        numbers.push_back(number(cell));
    return numbers;
}

std::optional<std::vector<Cell>> cellsAtEdge(const MakerFrame &frame, const Json &edge)
{
    const std::optional<int> number = json::numberOrText(edge);
    if (!number || *number < 0 || frame.width == 0)
        return {};
    const int row = *number / (2 * frame.width);
    const int offset = *number % (2 * frame.width);
    const bool isHorizontal = offset < frame.width;
    const MakerPlace first{row - frame.top, (isHorizontal ? offset - 1 : offset - frame.width) - frame.left};
    const auto cell = frame.cellAt(first.row, first.column);
    const auto other =
        isHorizontal ? frame.cellAt(first.row, first.column + 1) : frame.cellAt(first.row + 1, first.column);
    return cell && other ? std::optional(std::vector{*cell, *other}) : std::nullopt;
}

std::optional<MakerPlace> outerMakerPlace(const MakerFrame &frame, const Json &outerCell)
{
    const std::optional<int> number = json::numberOrText(outerCell);
    const int width = frame.width + 2;
    if (!number || *number < 0 || *number / width > frame.height + 1)
        return {};
    return MakerPlace{*number / width - 1 - frame.top, *number % width - 1 - frame.left};
}

std::string makerPlace(const MakerFrame &frame, const Json &element)
{
    const auto name = [&frame](int number, int width, int offset) {
        return "r" + std::to_string(number / width - frame.top + offset) + "c"
               + std::to_string(number % width - frame.left + offset);
    };
    const Json *first = &json::element(element, 0);
    for (const Json *cells : {&json::member(element, "cells"), &json::member(element, "bulbCells"),
                              &json::element(json::member(element, "groups"), 0)})
        if (const Json &cell = json::element(*cells, 0); !cell.is_null())
            first = &cell;
    if (const auto cell = json::numberOrText(*first); cell && *cell >= 0)
        return name(*cell, frame.width, 1);
    if (const auto outer = json::numberOrText(json::member(element, "outerCell")); outer && *outer >= 0)
        return name(*outer, frame.width + 2, 0);
    if (const auto corner = json::numberOrText(json::member(element, "corner")); corner && *corner >= 0)
        return name(*corner, frame.width + 1, 0);
    if (const auto cells = cellsAtEdge(frame, json::member(element, "edge")))
        return name(frame.number(cells->front()), frame.width, 1);
    return {};
}

} // namespace sudoku
