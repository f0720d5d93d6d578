#include "core/formats/json/fpuzzlesdrawing.h"

#include "core/formats/json/fpuzzleselements.h"
#include "core/formats/text/jsonaccess.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <variant>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr std::array drawingKeys{"line", "text", "rectangle", "circle", "cage"};
constexpr const char *ink = "#000000";
constexpr const char *paper = "#FFFFFF";
constexpr const char *shadeColour = "#CFCFCF";

/// Adds drawings to the members of a puzzle, one function for each kind of mark.
class Drawer
{
public:
    Drawer(const Geometry &geometry, Json &members) : m_geometry(geometry), m_members(members) {}

    void operator()(const Outline &outline)
    {
        add("cage", {{"cells", names(outline.cells)}, {"outlineC", ink}});
    }

    void operator()(const Line &line)
    {
        constexpr double width = 0.2; // of a cell
        add("line",
            {{"lines", Json::array({names(line.cells)})}, {"outlineC", shadeColour}, {"width", width}});
    }

    void operator()(const Shade &shade)
    {
        for (const Cell cell : shade.cells)
            addFigure("rectangle", {cell}, 1, shadeColour, shadeColour);
    }

    /// A cage has its text where a label is.
    void operator()(const Label &label)
    {
        add("cage", {{"cells", names({label.cell})}, {"value", label.text}, {"outlineC", paper}});
    }

    void operator()(const Shape &shape)
    {
        constexpr double size = 0.8;
        const bool isFilled = shape.kind == Shape::Kind::Disc || shape.kind == Shape::Kind::Square
                              || shape.kind == Shape::Kind::Bulb;
        addFigure(shape.kind == Shape::Kind::Square ? "rectangle" : "circle", {shape.cell}, size,
                  isFilled ? shadeColour : paper, shadeColour);
    }

    void operator()(const SmallDigits &) {} // the cell has them

    void operator()(const Token &token)
    {
        constexpr double size = 0.35;
        if (token.kind == Token::Kind::WhiteDot || token.kind == Token::Kind::BlackDot)
            addFigure("circle", token.cells, size, token.kind == Token::Kind::BlackDot ? ink : paper, ink,
                      token.text);
        else
            addText(names(token.cells), token.kind == Token::Kind::Inequality ? sign(token) : token.text);
    }

    void operator()(const OutsideText &text)
    {
        const std::string place = "R" + std::to_string(m_geometry.rowOf(text.cell) + 1 + text.rowStep) + "C"
                                  + std::to_string(m_geometry.columnOf(text.cell) + 1 + text.columnStep);
        addText(Json::array({place}), text.sign + text.text);
    }

private:
    Json names(const std::vector<Cell> &cells) const
    {
        Json array = Json::array();
        for (const Cell cell : cells)
            array.push_back(fpuzzlesCell(m_geometry, cell));
        return array;
    }

    /// Returns the sign that opens towards the first cell.
    std::string sign(const Token &token) const
    {
        const Cell first = token.cells.front();
        const Cell second = token.cells.back();
        if (m_geometry.rowOf(first) == m_geometry.rowOf(second))
            return first < second ? ">" : "<";
        return first < second ? "∨" : "∧";
    }

    void addText(Json cells, const std::string &text)
    {
        constexpr double size = 0.5;
        add("text", {{"cells", std::move(cells)}, {"value", text}, {"fontC", ink}, {"size", size}});
    }

    void addFigure(const char *key, const std::vector<Cell> &cells, double size, const char *fill,
                   const char *edge, const std::string &text = {})
    {
        const bool isDark = fill == std::string_view(ink);
        add(key, {{"cells", names(cells)},
                  {"width", size},
                  {"height", size},
                  {"baseC", fill},
                  {"outlineC", edge},
                  {"fontC", isDark ? paper : ink},
                  {"value", text}});
    }

    /// Adds an element; a member that is no array stays unchanged.
    void add(const char *key, Json element)
    {
        const Json &elements = json::member(m_members, key);
        if (!elements.is_array() && !elements.is_null())
            return;
        element[fpuzzlesDrawnMark] = true;
        m_members[key].push_back(std::move(element));
    }

    const Geometry &m_geometry;
    Json &m_members;
};

} // namespace

void removeFpuzzlesDrawing(Json &members)
{
    for (const char *key : drawingKeys) {
        const Json &elements = json::member(members, key);
        Json others = Json::array();
        std::ranges::copy_if(json::elements(elements), std::back_inserter(others), [](const Json &element) {
            return !json::isTrue(json::member(element, fpuzzlesDrawnMark));
        });
        if (!elements.is_array() || others.size() == elements.size())
            continue;
        members.erase(key);
        if (!others.empty())
            members[key] = std::move(others);
    }
}

void addFpuzzlesDrawing(const Geometry &geometry, std::span<const Constraint> constraints, Json &members)
{
    Drawer drawer(geometry, members);
    for (const Constraint &constraint : constraints)
        for (const Mark &mark : constraint.variant->marksOf(geometry, constraint))
            std::visit(drawer, mark);
}

} // namespace sudoku
