#include "core/formats/json/fpuzzlesfigures.h"

#include "core/formats/json/fpuzzlesdrawing.h"
#include "core/formats/json/fpuzzlesplaces.h"
#include "core/formats/json/workbenchmember.h"
#include "core/formats/text/drawingtext.h"
#include "core/formats/text/jsonaccess.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Kind = Drawing::Kind;

constexpr const char *lineFigures = "line";
constexpr const char *rectangleFigures = "rectangle";
constexpr const char *circleFigures = "circle";
constexpr const char *textFigures = "text";
constexpr const char *cageFigures = "cage";
constexpr const char *figureName = "fromConstraint";
constexpr double defaultEdge = 0.02;     ///< of a cell: f-puzzles has edges of one width
constexpr double defaultLineWidth = 0.5; ///< in units of f-puzzles
constexpr Rgba black{0x000000ff};

/// Returns a member of \a element, or \a otherwise if it has none. What is neither makes \a isValid false.
double figureNumber(const Json &element, const char *name, double otherwise, bool &isValid)
{
    const Json &value = json::member(element, name);
    const auto number = decimalOf(value);
    isValid = isValid && (number || json::isBlank(value));
    return number.value_or(otherwise);
}

Rgba figureColour(const Json &element, const char *name, Rgba otherwise, bool &isValid)
{
    const Json &value = json::member(element, name);
    const auto colour = colourOf(json::text(value));
    isValid = isValid && (colour || json::isBlank(value));
    return colour.value_or(otherwise);
}

/// Returns the middle of the place with \a name, or nothing.
std::optional<BoardPoint> middleOf(const Geometry &geometry, const Json &name)
{
    const auto place = fpuzzlesPlace(geometry, json::text(name));
    return place ? std::optional(BoardPoint{place->column + 0.5, place->row + 0.5}) : std::nullopt;
}

std::vector<BoardPoint> figurePoints(const Geometry &geometry, const Json &names, bool &isValid)
{
    std::vector<BoardPoint> points;
    for (const Json &name : json::elements(names)) {
        const auto point = middleOf(geometry, name);
        isValid = isValid && point;
        points.push_back(point.value_or(BoardPoint()));
    }
    return points;
}

/// Returns the lines of an element, which all look the same.
std::vector<Drawing> figureLines(const Geometry &geometry, const Json &element, bool &isValid)
{
    Drawing line{Kind::Line};
    line.width = fpuzzlesUnit * figureNumber(element, "width", defaultLineWidth, isValid);
    line.edge = figureColour(element, "outlineC", black, isValid);
    std::vector<Drawing> lines;
    for (const Json &names : json::elements(json::member(element, "lines"))) {
        line.points = figurePoints(geometry, names, isValid);
        lines.push_back(line);
    }
    return lines;
}

/// Returns a rectangle, an ellipse or a text in the middle of its cells.
Drawing figureOf(const Geometry &geometry, Kind kind, const Json &element, bool &isValid)
{
    Drawing figure{kind};
    const auto points = figurePoints(geometry, json::member(element, "cells"), isValid);
    isValid = isValid && !points.empty();
    BoardPoint &middle = figure.points.emplace_back();
    for (const BoardPoint &point : points) {
        middle.x += point.x / static_cast<double>(points.size());
        middle.y += point.y / static_cast<double>(points.size());
    }
    figure.text = shownText(json::member(element, "value"));
    figure.ink = figureColour(element, "fontC", black, isValid);
    figure.angle = figureNumber(element, "angle", 0, isValid);
    if (kind == Kind::Text) {
        figure.height = fpuzzlesUnit * figureNumber(element, "size", 1, isValid);
        return figure;
    }
    figure.width = figureNumber(element, "width", 1, isValid);
    figure.height = figureNumber(element, "height", 1, isValid);
    figure.fill = figureColour(element, "baseC", {}, isValid);
    figure.edge = figureColour(element, "outlineC", {}, isValid);
    figure.edgeWidth = defaultEdge;
    return figure;
}

Drawing figureCage(const Geometry &geometry, const Json &element, bool &isValid)
{
    Drawing cage{Kind::Cage};
    for (const BoardPoint &point : figurePoints(geometry, json::member(element, "cells"), isValid)) {
        const int row = static_cast<int>(std::floor(point.y));
        const int column = static_cast<int>(std::floor(point.x));
        isValid = isValid && std::min(row, column) >= 0 && std::max(row, column) < geometry.size();
        cage.cells.push_back(isValid ? geometry.cellAt(row, column) : 0);
    }
    cage.edge = figureColour(element, "outlineC", black, isValid);
    cage.text = shownText(json::member(element, "value"));
    cage.ink = figureColour(element, "fontC", cage.edge, isValid);
    return cage;
}

struct FigureKey
{
    const char *key;
    Kind kind;
};
constexpr std::array figureKeys{
    FigureKey{lineFigures, Kind::Line},      FigureKey{rectangleFigures, Kind::Rectangle},
    FigureKey{circleFigures, Kind::Ellipse}, FigureKey{textFigures, Kind::Text},
    FigureKey{cageFigures, Kind::Cage},
};

/// Returns the drawings of \a element, or none if it is no valid one.
std::vector<Drawing> drawingsOf(const Geometry &geometry, Kind kind, const Json &element)
{
    bool isValid = element.is_object();
    std::vector<Drawing> read = kind == Kind::Line ? figureLines(geometry, element, isValid)
                                : kind == Kind::Cage
                                    ? std::vector{figureCage(geometry, element, isValid)}
                                    : std::vector{figureOf(geometry, kind, element, isValid)};
    std::vector<Drawing> drawings;
    for (Drawing &drawing : read) {
        drawing.name = json::text(json::member(element, figureName));
        if (auto valid = validDrawing(geometry, drawing); valid && isValid)
            drawings.push_back(std::move(*valid));
        else
            return {};
    }
    return drawings;
}

/// Adds elements for drawings to the arrays of a puzzle.
class FigureWriter
{
public:
    FigureWriter(const Geometry &geometry, bool isMarked, Json &members)
        : m_geometry(geometry),
          m_isMarked(isMarked),
          m_members(members)
    {
    }

    void write(const Drawing &drawing)
    {
        switch (drawing.kind) {
        case Kind::Ground:
            writeGround(drawing);
            break;
        case Kind::Line:
            writeLine(drawing);
            break;
        case Kind::Rectangle:
        case Kind::Ellipse:
            writeShape(drawing);
            break;
        case Kind::Text:
            add(textFigures,
                {{"cells", around(drawing.points.front())},
                 {"value", drawing.text},
                 {"fontC", colourText(drawing.ink)},
                 {"size", drawing.height / fpuzzlesUnit}},
                drawing);
            break;
        case Kind::Cage:
            add(cageFigures,
                {{"cells", names(drawing.cells)},
                 {"value", drawing.text},
                 {"outlineC", colourText(drawing.edge)},
                 {"fontC", colourText(drawing.text.empty() ? drawing.edge : drawing.ink)}},
                drawing);
            break;
        }
    }

private:
    void writeGround(const Drawing &drawing)
    {
        for (const Cell cell : m_isMarked ? drawing.cells : std::vector<Cell>())
            add(rectangleFigures,
                {{"cells", names({cell})},
                 {"width", 1},
                 {"height", 1},
                 {"baseC", colourText(drawing.fill)},
                 {"outlineC", colourText(drawing.fill)}},
                drawing);
    }

    /// Writes a line, or its parts as thin rectangles if it does not go from cell to cell.
    void writeLine(const Drawing &drawing)
    {
        const auto isMiddle = [this](const BoardPoint &point) {
            return around(point).size() == 1 && pointOf(around(point)) == point;
        };
        Json places = Json::array();
        if (std::ranges::all_of(drawing.points, isMiddle))
            for (const BoardPoint &point : drawing.points)
                places.push_back(around(point).front());
        if (!places.empty())
            add(lineFigures,
                {{"lines", Json::array({places})},
                 {"outlineC", colourText(drawing.edge)},
                 {"width", drawing.width / fpuzzlesUnit}},
                drawing);
        if (!m_isMarked)
            return;
        const std::size_t count = drawing.points.size(); // at least 2: see validDrawing()
        if (places.empty())
            for (std::size_t i = 1; i < count; ++i)
                writePart(drawing, drawing.points[i - 1], drawing.points[i]);
        if (drawing.head > 0)
            writeHead(drawing, drawing.points[count - 2], drawing.points[count - 1]);
    }

    void writePart(const Drawing &line, BoardPoint from, BoardPoint to)
    {
        add(rectangleFigures,
            {{"cells", around({(from.x + to.x) / 2, (from.y + to.y) / 2})},
             {"width", std::hypot(to.x - from.x, to.y - from.y) + line.width},
             {"height", line.width},
             {"baseC", colourText(line.edge)},
             {"outlineC", colourText(line.edge)},
             {"angle", angleOf(from, to)}},
            line);
    }

    void writeHead(const Drawing &line, BoardPoint from, BoardPoint to)
    {
        add(textFigures,
            {{"cells", around(to)},
             {"value", "➤"},
             {"fontC", colourText(line.edge)},
             {"size", line.head / fpuzzlesUnit},
             {"angle", angleOf(from, to)}},
            line);
    }

    void writeShape(const Drawing &drawing)
    {
        add(drawing.kind == Kind::Rectangle ? rectangleFigures : circleFigures,
            {{"cells", around(drawing.points.front())},
             {"width", drawing.width},
             {"height", drawing.height},
             {"baseC", colourText(drawing.fill)},
             {"outlineC", colourText(drawing.edge)},
             {"fontC", colourText(drawing.text.empty() ? black : drawing.ink)},
             {"value", drawing.text}},
            drawing);
    }

    static double angleOf(BoardPoint from, BoardPoint to)
    {
        return std::atan2(to.y - from.y, to.x - from.x) * 180 / std::numbers::pi;
    }

    Json names(const std::vector<Cell> &cells) const { return fpuzzlesCells(m_geometry, cells); }

    /// Returns the places around \a point: one, two or four. Their middle is the point if it is in the middle
    /// of a cell, an edge or a corner.
    Json around(BoardPoint point) const
    {
        const auto placesAt = [this](double at) {
            const double last = m_geometry.size() + 0.5;
            const double doubled = std::round(2 * std::clamp(at, -0.5, last));
            const int first = static_cast<int>(std::floor((doubled - 1) / 2));
            const bool isMiddle = std::fmod(std::abs(doubled), 2) == 1;
            return isMiddle ? std::vector{first} : std::vector{first, first + 1};
        };
        Json array = Json::array();
        for (const int row : placesAt(point.y))
            for (const int column : placesAt(point.x))
                array.push_back(fpuzzlesPlaceName({row, column}));
        return array;
    }

    BoardPoint pointOf(const Json &places) const
    {
        return middleOf(m_geometry, places.front()).value_or(BoardPoint());
    }

    /// Adds \a element with the angle and the name of \a drawing; a member that is no array stays unchanged.
    void add(const char *key, Json element, const Drawing &drawing)
    {
        const Json &elements = json::member(m_members, key);
        if (!elements.is_array() && !elements.is_null())
            return;
        if (drawing.angle != 0)
            element["angle"] = drawing.angle;
        if (m_isMarked)
            element[workbenchMark] = true;
        else if (!drawing.name.empty())
            element[figureName] = drawing.name;
        m_members[key].push_back(std::move(element));
    }

    const Geometry &m_geometry;
    bool m_isMarked;
    Json &m_members;
};

} // namespace

void takeFpuzzlesFigures(const Geometry &geometry, Json &members, std::vector<Drawing> &drawings)
{
    for (const FigureKey &figure : figureKeys) {
        if (!json::member(members, figure.key).is_array())
            continue;
        Json others = Json::array();
        for (const Json &element : json::elements(members[figure.key])) {
            std::vector<Drawing> read = drawingsOf(geometry, figure.kind, element);
            if (read.empty())
                others.push_back(element);
            std::ranges::move(read, std::back_inserter(drawings));
        }
        members.erase(figure.key);
        if (!others.empty())
            members[figure.key] = std::move(others);
    }
}

void addFpuzzlesFigures(const Geometry &geometry, std::span<const Drawing> drawings, bool isMarked,
                        Json &members)
{
    FigureWriter writer(geometry, isMarked, members);
    for (const Drawing &drawing : drawings)
        writer.write(drawing);
}

} // namespace sudoku
