#include "core/formats/links/sudokupadpictures.h"

#include "core/formats/text/drawingtext.h"
#include "core/formats/text/foreignsolution.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/keptmembers.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Kind = Drawing::Kind;

constexpr double cellPixels = 64;
constexpr Rgba padBlack{0x000000ff};

constexpr std::string_view solutionKey = "solution";
constexpr std::string_view messageKey = "msgcorrect"; ///< other texts have the names of infoMembers

/// Returns a colour, which short links write without "#", or with one digit for all six.
Rgba padColour(const Json &object, const char *name, Rgba otherwise = {})
{
    std::string text = shownText(json::member(object, name));
    constexpr std::size_t fullLength = 6;
    if (text.size() == 2 && text.front() == '#')
        text += std::string(2, text.back());
    const bool isBare =
        text.size() == fullLength && text.find_first_not_of("0123456789abcdefABCDEF") == text.npos;
    return colourOf(isBare ? "#" + text : text).value_or(otherwise);
}

double padNumber(const Json &object, const char *name, double otherwise)
{
    return decimalOf(json::member(object, name)).value_or(otherwise);
}

std::optional<BoardPoint> padPoint(const Json &place)
{
    const auto row = decimalOf(json::element(place, 0));
    const auto column = decimalOf(json::element(place, 1));
    return row && column ? std::optional(BoardPoint{*column, *row}) : std::nullopt;
}

std::optional<Drawing> padStroke(const Json &element, double defaultHead)
{
    Drawing line{Kind::Line};
    for (const Json &place : json::elements(json::member(element, "wayPoints"))) {
        const auto point = padPoint(place);
        if (!point)
            return {};
        line.points.push_back(*point);
    }
    line.width = padNumber(element, "thickness", 1) / cellPixels;
    line.head = padNumber(element, "headLength", defaultHead);
    line.edge = padColour(element, "color", padBlack);
    return line;
}

std::optional<Drawing> padLine(const Json &element)
{
    return padStroke(element, 0);
}

std::optional<Drawing> padArrow(const Json &element)
{
    constexpr double defaultHead = 0.3;
    return padStroke(element, defaultHead);
}

/// Reads a shape, or a text if nothing of the shape is seen.
std::optional<Drawing> padShape(const Json &element)
{
    const auto middle = padPoint(json::member(element, "center"));
    if (!middle)
        return {};
    Drawing shape{json::isTrue(json::member(element, "rounded")) ? Kind::Ellipse : Kind::Rectangle,
                  {*middle}};
    shape.width = padNumber(element, "width", 1);
    shape.height = padNumber(element, "height", 1);
    shape.angle = padNumber(element, "angle", 0);
    shape.fill = padColour(element, "backgroundColor");
    shape.edge = padColour(element, "borderColor");
    shape.edgeWidth = padNumber(element, "borderSize", 1) / cellPixels;
    shape.text = shownText(json::member(element, "text"));
    shape.ink = padColour(element, json::has(element, "textColor") ? "textColor" : "color", padBlack);
    const bool isSeen = shape.fill.isVisible() || shape.edge.isVisible();
    if (!isSeen && !shape.text.empty()) {
        constexpr double defaultFont = 32; // pixels
        shape.kind = Kind::Text;
        shape.height = padNumber(element, "fontSize", defaultFont) / cellPixels;
    }
    return isSeen || !shape.text.empty() ? std::optional(shape) : std::nullopt;
}

struct PictureArray
{
    const char *name;
    std::optional<Drawing> (*read)(const Json &element);
};
constexpr std::array pictureArrays{
    PictureArray{"underlays", padShape},
    PictureArray{"lines", padLine},
    PictureArray{"arrows", padArrow},
    PictureArray{"overlays", padShape},
};

/// Adds lights of the fog to \a board, which has fog now.
void addPadLights(const Json &places, Board &board)
{
    std::vector<Cell> lights = board.info.fog ? board.info.fog->lights : std::vector<Cell>();
    for (const Json &place : json::elements(places))
        if (const auto cell = sudokuPadCell(place, board.puzzle.geometry.size()))
            lights.push_back(*cell);
    board.info.fog = fogWith(std::move(lights));
}

/// Reads a text about the puzzle, or its solution, by its name; a text that is known stays. Returns whether
/// there is such a name.
bool takePadInfo(std::string_view key, const Json &value, Board &board)
{
    if (key == solutionKey) {
        if (board.info.solution.cellCount() == 0)
            board.info.solution = foreignSolution(value, board.puzzle.geometry);
        return true;
    }
    const auto known = std::ranges::find_if(infoMembers, [key](const InfoMember &member) {
        return key == (member.text == &PuzzleInfo::message ? messageKey : member.name);
    });
    if (known == infoMembers.end())
        return false;
    PuzzleInfo info;
    info.*known->text = shownText(value);
    keepInfo(info, board);
    return true;
}

} // namespace

std::optional<Cell> sudokuPadCell(const Json &place, int size)
{
    const std::optional<int> row = json::numberOrText(json::element(place, 0));
    const std::optional<int> column = json::numberOrText(json::element(place, 1));
    const auto isInside = [size](std::optional<int> index) { return index && *index >= 0 && *index < size; };
    return isInside(row) && isInside(column) ? std::optional(*row * size + *column) : std::nullopt;
}

void readSudokuPadPictures(const Json &puzzle, Board &board)
{
    RuleCounts others;
    for (const PictureArray &array : pictureArrays)
        for (const Json &element : json::elements(json::member(puzzle, array.name))) {
            auto drawing = array.read(element);
            auto valid = drawing ? validDrawing(board.puzzle.geometry, std::move(*drawing)) : std::nullopt;
            if (valid)
                board.info.drawings.push_back(std::move(*valid));
            else if (!json::isEmpty(element))
                ++others[array.name];
        }
    board.info.drawings = sortedDrawings(std::move(board.info.drawings));
    keepUnsupported(others, board);
    if (json::member(puzzle, "foglight").is_array())
        addPadLights(json::member(puzzle, "foglight"), board);
}

bool takeSudokuPadCage(const Json &cage, Board &board)
{
    const std::string &value = json::text(json::member(cage, "value"));
    const Json &cells = json::member(cage, "cells");
    if (value == "FOGLIGHT") {
        addPadLights(cells, board);
        return true;
    }
    const std::size_t colon = value.find(": ");
    return json::isEmpty(cells) && colon != value.npos
           && takePadInfo(std::string_view(value).substr(0, colon), value.substr(colon + 2), board);
}

bool drawSudokuPadCage(const Json &cage, Board &board)
{
    Drawing drawing{Kind::Cage};
    for (const Json &place : json::elements(json::member(cage, "cells"))) {
        const auto cell = sudokuPadCell(place, board.puzzle.geometry.size());
        if (!cell)
            return false;
        drawing.cells.push_back(*cell);
    }
    drawing.text = shownText(json::member(cage, "value"));
    drawing.edge = padColour(cage, json::has(cage, "borderColor") ? "borderColor" : "outlineC", padBlack);
    drawing.ink = padColour(cage, json::has(cage, "textColor") ? "textColor" : "fontC", padBlack);
    auto valid = validDrawing(board.puzzle.geometry, std::move(drawing));
    if (valid)
        board.info.drawings.push_back(std::move(*valid));
    return valid.has_value();
}

void readSudokuPadMetadata(const Json &metadata, Board &board)
{
    for (const auto &[name, value] : json::members(metadata))
        takePadInfo(name, value, board);
}

} // namespace sudoku
