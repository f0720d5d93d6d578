#include "core/formats/links/sudokumaker/sudokumakerpictures.h"

#include "core/formats/json/workbenchmember.h"
#include "core/formats/links/sudokumaker/sudokumakermembers.h"
#include "core/formats/text/drawingtext.h"
#include "core/formats/text/jsonaccess.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Kind = Drawing::Kind;

constexpr double degree = std::numbers::pi / 180;

/// Where an element is read: the board, its frame, and the block around it.
struct PictureReading
{
    const Geometry &geometry;
    const MakerFrame &frame;
    const Json &block;
};

/// Returns a drawing for \a element, or nothing if it is no valid one.
using ReadDrawing = std::optional<Drawing> (*)(const PictureReading &, const Json &element);

double lookNumber(const Json &object, const char *name, double otherwise = 0)
{
    return decimalOf(json::member(object, name)).value_or(otherwise);
}

/// Returns the colour \a name, black if there is none.
Rgba lookColour(const Json &object, const char *name)
{
    constexpr Rgba black{0x000000ff};
    return colourOf(json::text(json::member(object, name))).value_or(black);
}

std::optional<BoardPoint> makerPoint(const MakerFrame &frame, const Json &x, const Json &y)
{
    const auto across = decimalOf(x);
    const auto down = decimalOf(y);
    return across && down ? std::optional(BoardPoint{*across - frame.left, *down - frame.top}) : std::nullopt;
}

std::optional<Drawing> drawnLine(const PictureReading &reading, const Json &element)
{
    const Json &style = json::member(reading.block, "style");
    Drawing line{Kind::Line};
    line.width = lookNumber(style, "thickness");
    line.edge = lookColour(style, "color");
    for (const Json &place : json::elements(element)) {
        const auto point = makerPoint(reading.frame, json::member(place, "x"), json::member(place, "y"));
        if (!point)
            return {};
        line.points.push_back(*point);
    }
    return line;
}

std::optional<Drawing> drawnCage(const PictureReading &reading, const Json &element)
{
    const Json &style = json::member(reading.block, "style");
    const auto cells = reading.frame.cells(json::member(element, "cells"));
    if (!cells)
        return {};
    Drawing cage{.kind = Kind::Cage, .cells = *cells};
    cage.text = shownText(json::member(element, "value"));
    cage.edge = lookColour(json::member(style, "cage"), "color");
    cage.ink = lookColour(json::member(style, "text"), "color");
    return cage;
}

/// Returns an arrow as a line through its middle.
Drawing arrowOf(const Json &look, BoardPoint middle)
{
    const double angle = lookNumber(look, "angle") * degree;
    const double reach = lookNumber(look, "length") / 2;
    const BoardPoint way{reach * std::cos(angle), reach * std::sin(angle)};
    Drawing arrow{Kind::Line, {{middle.x - way.x, middle.y - way.y}, {middle.x + way.x, middle.y + way.y}}};
    arrow.width = lookNumber(look, "strokeWidth");
    arrow.head = lookNumber(look, "headSize");
    arrow.edge = lookColour(look, "stroke");
    return arrow;
}

Drawing textOf(const Json &look, BoardPoint middle)
{
    Drawing text{Kind::Text, {middle}};
    text.text = shownText(json::member(look, "text"));
    text.height = lookNumber(look, "size");
    text.angle = lookNumber(look, "angle");
    text.ink = lookColour(look, "fill");
    return text;
}

Drawing shapeOf(Kind kind, const Json &look, BoardPoint middle)
{
    Drawing shape{kind, {middle}};
    shape.width = kind == Kind::Ellipse ? 2 * lookNumber(look, "rx") : lookNumber(look, "width");
    shape.height = kind == Kind::Ellipse ? 2 * lookNumber(look, "ry") : lookNumber(look, "height");
    shape.angle = lookNumber(look, "angle");
    shape.fill = lookColour(look, "fill");
    shape.edge = lookColour(look, "stroke");
    shape.edgeWidth = lookNumber(look, "strokeWidth");
    return shape;
}

/// Reads a symbol: its place, and the number of its look, which is 0 if it is missing.
std::optional<Drawing> drawnSymbol(const PictureReading &reading, const Json &element)
{
    const Json &number = json::element(element, 2);
    const auto point = makerPoint(reading.frame, json::element(element, 0), json::element(element, 1));
    const int index = number.is_null() ? 0 : json::number(number).value_or(-1);
    if (!point || index < 0)
        return {};
    const Json &look = json::element(json::member(reading.block, "params"), index);
    const std::string &type = json::text(json::member(look, "type"));
    if (type == "ellipse" || type == "rectangle")
        return shapeOf(type == "ellipse" ? Kind::Ellipse : Kind::Rectangle, look, *point);
    if (type == "text")
        return textOf(look, *point);
    return type == "arrow" ? std::optional(arrowOf(look, *point)) : std::nullopt;
}

struct PictureBlock
{
    int type;
    const char *elements;
    ReadDrawing read;
};
constexpr int fogType = 4000;
constexpr int lineType = 2000;
constexpr int cageType = 2001;
constexpr int symbolType = 2002;
constexpr std::array pictureBlocks{
    PictureBlock{lineType, "lines", drawnLine},
    PictureBlock{cageType, "cages", drawnCage},
    PictureBlock{symbolType, "symbols", drawnSymbol},
};

/// Adds the lights of a block, or of a cage with a word instead of a number.
bool takeLights(const MakerFrame &frame, const Json &cells, PuzzleInfo &info)
{
    auto lights = cells.is_array() ? frame.cells(cells) : std::vector<Cell>();
    if (!lights)
        return false;
    if (info.fog)
        std::ranges::copy(info.fog->lights, std::back_inserter(*lights));
    info.fog = fogWith(std::move(*lights));
    return true;
}

bool takeFogCage(const PictureReading &reading, const Json &element, PuzzleInfo &info)
{
    const std::string &value = json::text(json::member(element, "value"));
    const bool isLight = makerType(reading.block) == cageType && (value == "foglight" || value == "FOGLIGHT");
    return isLight && takeLights(reading.frame, json::member(element, "cells"), info);
}

bool takeDrawing(const PictureReading &reading, const PictureBlock &kind, const Json &element,
                 PuzzleInfo &info)
{
    if (takeFogCage(reading, element, info))
        return true;
    auto drawing = kind.read(reading, element);
    if (!drawing)
        return false;
    drawing->name = json::text(json::member(reading.block, "name"));
    auto valid = validDrawing(reading.geometry, std::move(*drawing));
    if (!valid)
        return false;
    info.drawings.push_back(std::move(*valid));
    return true;
}

/// Writes the blocks of drawings; neighbours of one kind, look and name are in one block.
class PictureWriter
{
public:
    PictureWriter(const MakerFrame &frame, bool isMarked, Json &blocks)
        : m_frame(frame),
          m_isMarked(isMarked),
          m_blocks(blocks)
    {
    }

    void write(const Drawing &drawing)
    {
        switch (drawing.kind) {
        case Kind::Ground:
            for (const Cell cell : m_isMarked ? drawing.cells : std::vector<Cell>())
                writeGround(drawing, cell);
            break;
        case Kind::Line:
            writeLine(drawing);
            break;
        case Kind::Rectangle:
        case Kind::Ellipse:
            writeShape(drawing);
            break;
        case Kind::Text:
            addSymbol(drawing, textLook(drawing, drawing.height), drawing.points.front());
            break;
        case Kind::Cage:
            writeCage(drawing);
            break;
        }
    }

private:
    void writeGround(const Drawing &drawing, Cell cell)
    {
        const int row = cell / m_frame.size;
        const BoardPoint middle{cell % m_frame.size + 0.5, row + 0.5};
        addSymbol(drawing,
                  {{"type", "rectangle"},
                   {"width", 1},
                   {"height", 1},
                   {"angle", 0},
                   {"strokeWidth", 0},
                   {"stroke", colourText(drawing.fill)},
                   {"fill", colourText(drawing.fill)}},
                  middle);
    }

    /// Writes an arrow as a symbol, and the other parts of a longer one as a line.
    void writeLine(const Drawing &line)
    {
        const std::size_t count = line.points.size();
        if (line.head == 0 || count > 2) {
            Json points = Json::array();
            for (const BoardPoint &point : line.points)
                points.push_back({{"x", point.x + m_frame.left}, {"y", point.y + m_frame.top}});
            add(line,
                {{"type", lineType},
                 {"style", {{"thickness", line.width}, {"color", colourText(line.edge)}}}},
                "lines", std::move(points));
        }
        if (line.head > 0)
            writeArrow(line, line.points[count - 2], line.points[count - 1]);
    }

    void writeArrow(const Drawing &line, BoardPoint from, BoardPoint to)
    {
        const double angle = std::atan2(to.y - from.y, to.x - from.x) / degree;
        addSymbol(line,
                  {{"type", "arrow"},
                   {"length", std::hypot(to.x - from.x, to.y - from.y)},
                   {"headSize", line.head},
                   {"angle", angle},
                   {"strokeWidth", line.width},
                   {"stroke", colourText(line.edge)},
                   {"fill", "#ffffff"}},
                  {(from.x + to.x) / 2, (from.y + to.y) / 2});
    }

    void writeShape(const Drawing &shape)
    {
        Json look{{"type", "rectangle"},
                  {"width", shape.width},
                  {"height", shape.height},
                  {"angle", shape.angle},
                  {"strokeWidth", shape.edgeWidth},
                  {"stroke", colourText(shape.edge)},
                  {"fill", colourText(shape.fill)}};
        if (shape.kind == Kind::Ellipse) {
            look["type"] = "ellipse";
            look["rx"] = shape.width / 2;
            look["ry"] = shape.height / 2;
            look.erase("width");
            look.erase("height");
        }
        addSymbol(shape, std::move(look), shape.points.front());
        constexpr double textPart = 0.7; // of the lower side
        if (m_isMarked && !shape.text.empty())
            addSymbol(shape, textLook(shape, textPart * std::min(shape.width, shape.height)),
                      shape.points.front());
    }

    static Json textLook(const Drawing &drawing, double size)
    {
        return {{"type", "text"},
                {"text", drawing.text},
                {"size", size},
                {"angle", drawing.angle},
                {"strokeWidth", 0.02},
                {"stroke", "#ffffff"},
                {"fill", colourText(drawing.ink)}};
    }

    void writeCage(const Drawing &cage)
    {
        const Rgba ink = cage.text.empty() ? cage.edge : cage.ink;
        add(cage,
            {{"type", cageType},
             {"style",
              {{"text", {{"color", colourText(ink)}}}, {"cage", {{"color", colourText(cage.edge)}}}}}},
            "cages", {{"value", cage.text}, {"cells", m_frame.numbers(cage.cells)}});
    }

    void addSymbol(const Drawing &drawing, Json look, BoardPoint at)
    {
        add(drawing, {{"type", symbolType}, {"params", Json::array({std::move(look)})}}, "symbols",
            Json::array({at.x + m_frame.left, at.y + m_frame.top}));
    }

    /// Adds \a element to the last block if that is \a block, else to a new one.
    void add(const Drawing &drawing, Json block, const char *elements, Json element)
    {
        block["name"] = drawing.name;
        if (drawing.name.empty())
            block.erase("name");
        if (m_isMarked)
            block[workbenchMark] = true;
        Json last = m_blocks.empty() ? Json() : m_blocks.back();
        if (last.is_object())
            last.erase(elements);
        if (last != block) {
            block[elements] = Json::array();
            m_blocks.push_back(std::move(block));
        }
        m_blocks.back()[elements].push_back(std::move(element));
    }

    const MakerFrame &m_frame;
    bool m_isMarked;
    Json &m_blocks;
};

} // namespace

Json takeMakerPictures(const Geometry &geometry, const MakerFrame &frame, Json block, PuzzleInfo &info)
{
    const int type = makerType(block);
    if (!isOn(block))
        return block;
    if (json::isTrue(json::member(block, workbenchMark)))
        return {};
    if (type == fogType)
        return takeLights(frame, json::member(block, "cells"), info) ? Json() : block;
    const auto kind = std::ranges::find(pictureBlocks, type, &PictureBlock::type);
    if (kind == pictureBlocks.end() || !json::member(block, kind->elements).is_array())
        return block;
    Json others = Json::array();
    for (const Json &element : json::elements(json::member(block, kind->elements)))
        if (!takeDrawing({geometry, frame, block}, *kind, element, info))
            others.push_back(element);
    if (others.empty())
        return {};
    block[kind->elements] = std::move(others);
    return block;
}

void addMakerPictures(const MakerFrame &frame, const PuzzleInfo &info, bool isMarked, Json &blocks)
{
    Json pictures = Json::array();
    PictureWriter writer(frame, isMarked, pictures);
    for (const Drawing &drawing : info.drawings)
        writer.write(drawing);
    if (info.fog)
        pictures.push_back({{"type", fogType}, {"cells", frame.numbers(info.fog->lights)}});
    for (Json &block : pictures)
        blocks.push_back(std::move(block));
}

} // namespace sudoku
