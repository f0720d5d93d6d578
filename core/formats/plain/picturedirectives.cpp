#include "core/formats/plain/picturedirectives.h"

#include "core/formats/plain/digittext.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/drawingtext.h"
#include "core/formats/text/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::string_view wholeFog = "all"; ///< the value for fog without lights

/// Returns the words of \a text, or its characters if it has only one word.
std::vector<std::string_view> digitWords(std::string_view text)
{
    if (text.find(' ') != text.npos)
        return partsBetween(text, " ");
    std::vector<std::string_view> characters;
    for (; !text.empty(); text.remove_prefix(1))
        characters.push_back(text.substr(0, 1));
    return characters;
}

} // namespace

bool takeSolution(const Directive &directive, Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    const std::vector<std::string_view> words = digitWords(directive.value);
    const int size = geometry.size();
    Grid solution(geometry.cellCount());
    if (std::ssize(words) != size * size)
        return false;
    for (int place = 0; place < size * size; ++place) {
        const auto cell = geometry.findCell(place / size, place % size);
        const std::string_view word = words[place];
        const int digit = word == "." || word.front() == holeSign ? noDigit : wholeNumber(word).value_or(-1);
        const int last = cell ? geometry.digitCount() : noDigit;
        if (digit < noDigit || digit > last)
            return false;
        if (cell)
            solution.set(*cell, digit);
    }
    board.info.solution = std::move(solution);
    return true;
}

bool takeDrawing(const Directive &directive, Board &board)
{
    const auto object = parseJson(directive.value);
    auto drawing = object ? readDrawing(board.puzzle.geometry, *object) : std::nullopt;
    if (!drawing)
        return false;
    std::vector<Drawing> &all = board.info.drawings;
    const auto place = std::ranges::upper_bound(all, drawing->kind, {}, &Drawing::kind);
    all.insert(place, std::move(*drawing));
    return true;
}

bool takeFog(const Directive &directive, Board &board)
{
    std::vector<Cell> lights;
    for (std::string_view rest = directive.value; !rest.empty() && directive.value != wholeFog;) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        const std::optional<Cell> cell = cellOf(board.puzzle.geometry, word);
        if (!cell)
            return false;
        lights.push_back(*cell);
    }
    board.info.fog = fogWith(std::move(lights));
    return true;
}

DirectiveValues solutionValues(const Board &board)
{
    const Grid &solution = board.info.solution;
    if (solution.cellCount() == 0)
        return {};
    return {digitLine(board.puzzle.geometry, solution, symbolSets().front())};
}

DirectiveValues drawingValues(const Board &board)
{
    DirectiveValues values;
    for (const Drawing &drawing : board.info.drawings)
        values.push_back(drawingJson(board.puzzle.geometry, drawing).dump());
    return values;
}

DirectiveValues fogValues(const Board &board)
{
    if (!board.info.fog)
        return {};
    std::string text;
    for (const Cell cell : board.info.fog->lights)
        text += (text.empty() ? "" : " ") + board.puzzle.geometry.cellName(cell);
    return {text.empty() ? std::string(wholeFog) : text};
}

} // namespace sudoku
