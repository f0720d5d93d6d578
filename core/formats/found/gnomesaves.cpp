#include "core/formats/found/finders.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"

namespace sudoku {
namespace {

constexpr int gnomeSize = 9;

/// Returns the index of the cell at "position", or -1.
int indexOf(const nlohmann::json &cell)
{
    const nlohmann::json &position = json::member(cell, "position");
    const int row = json::number(json::element(position, 0)).value_or(-1);
    const int column = json::number(json::element(position, 1)).value_or(-1);
    const auto isInside = [](int place) { return place >= 0 && place < gnomeSize; };
    return isInside(row) && isInside(column) ? row * gnomeSize + column : -1;
}

} // namespace

FoundTexts findGnomeCells(std::string_view text)
{
    if (!isJson(text) || !hasMember(text, "cells"))
        return {};
    const auto saved = parseJson(text);
    if (!saved)
        return {};
    std::string givens(gnomeSize * gnomeSize, '.');
    std::string entries = givens;
    for (const nlohmann::json &cell : json::elements(json::member(*saved, "cells"))) {
        const int index = indexOf(cell);
        const int value = json::number(json::member(cell, "value")).value_or(0);
        if (index < 0 || value < 1 || value > gnomeSize)
            continue;
        const bool isGiven = json::isTrue(json::member(cell, "fixed"));
        (isGiven ? givens : entries)[static_cast<std::size_t>(index)] = static_cast<char>('0' + value);
    }
    return {{"# sudoku-workbench: entries " + entries + '\n' + givens + '\n'}};
}

} // namespace sudoku
