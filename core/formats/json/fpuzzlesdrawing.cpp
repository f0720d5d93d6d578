#include "core/formats/json/fpuzzlesdrawing.h"

#include "core/formats/json/fpuzzlesplaces.h"
#include "core/formats/json/workbenchmember.h"
#include "core/formats/text/drawingtext.h"
#include "core/formats/text/jsonaccess.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <variant>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr std::array drawingKeys{"line", "text", "rectangle", "circle", "cage"};
constexpr double bulbSize = 0.7;
constexpr const char *ink = "#000000";
constexpr const char *paper = "#FFFFFF";
constexpr const char *nothing = "#00000000";
constexpr const char *groundColour = "#CFCFCF";
constexpr const char *veil = "#00000030"; ///< lets the lines of the board shine through

/// Returns the colour of \a tint on white.
std::string tintText(const Tint &tint)
{
    const auto grey = static_cast<std::uint32_t>(255 * (1 - tint.tone));
    const std::uint32_t rgb =
        tint.rgb >= 0 ? static_cast<std::uint32_t>(tint.rgb) : grey << 16 | grey << 8 | grey;
    return colourText(Rgba{rgb << 8 | 0xffU});
}

/// How a shape looks there.
struct ShapeForm
{
    const char *key;
    double size; ///< of a cell
    const char *fill;
    const char *edge;
};

/// By Shape::Kind.
constexpr std::array shapeForms{
    ShapeForm{"circle", 0.84, groundColour, groundColour},     // Disc
    ShapeForm{"rectangle", 0.75, groundColour, groundColour},  // Square
    ShapeForm{"circle", bulbSize, groundColour, groundColour}, // Bulb
    ShapeForm{"circle", 0.8, paper, "#999999"},                // Ring
    ShapeForm{"circle", 0.63, paper, "#999999"},               // NarrowRing
    ShapeForm{"circle", 0.9, nothing, "#999999"},              // DashedRing
    ShapeForm{"rectangle", 0.9, groundColour, nothing},        // OutwardTips
    ShapeForm{"rectangle", 0.9, nothing, "#999999"},           // InwardTips
    ShapeForm{"circle", 0.72, nothing, "#999999"},             // ThickRing
    ShapeForm{"rectangle", 0.6, paper, "#999999"},             // Diamond
};
static_assert(shapeForms.size() == static_cast<std::size_t>(Shape::Kind::Diamond) + 1);

/// Adds drawings to the members of a puzzle, one function for each kind of mark.
class Drawer
{
public:
    Drawer(const Geometry &geometry, Json &members) : m_geometry(geometry), m_members(members) {}

    void operator()(const Outline &outline)
    {
        add("cage", {{"cells", names(outline.cells)}, {"outlineC", ink}});
    }

    /// A line with edges is one line on another.
    void operator()(const Line &line)
    {
        const LineLook &look = line.look;
        addLine(line.cells, look.width, tintText(look.ink.light));
        if (look.stroke == LineLook::Stroke::Filled)
            addLine(line.cells, look.width - 2 * look.edge, tintText(look.inside.light));
        else if (look.stroke == LineLook::Stroke::Outline)
            addLine(line.cells, look.width - 2 * look.edge, paper);
        if (look.ends == LineLook::Ends::Bulb)
            addFigure("circle", {line.cells.front()}, bulbSize, paper, "#999999");
        else if (look.ends == LineLook::Ends::Dot)
            addFigure("circle", {line.cells.front()}, LineLook::startDot, tintText(look.ink.light).c_str(),
                      nothing);
    }

    void operator()(const Shade &shade)
    {
        for (const Cell cell : shade.cells)
            addFigure("rectangle", {cell}, 1, veil, nothing);
    }

    /// A cage has its text where a label is.
    void operator()(const Label &label)
    {
        add("cage", {{"cells", names({label.cell})}, {"value", label.text}, {"outlineC", paper}});
    }

    void operator()(const Shape &shape)
    {
        const ShapeForm &form = shapeForms[static_cast<std::size_t>(shape.kind)];
        addFigure(form.key, {shape.cell}, form.size, form.fill, form.edge);
    }

    void operator()(const SmallDigits &digits)
    {
        std::string text;
        for (const Digit digit : digits.digits)
            text += (text.empty() ? "" : " ") + std::to_string(digit);
        addText(names({digits.cell}), text, smallText);
    }

    void operator()(const Token &token)
    {
        constexpr double size = 0.35;
        if (token.kind == Token::Kind::WhiteDot || token.kind == Token::Kind::BlackDot)
            addFigure("circle", token.cells, size, token.kind == Token::Kind::BlackDot ? ink : paper, ink,
                      token.text);
        else
            addText(names(token.cells), token.kind == Token::Kind::Inequality ? sign(token) : token.text,
                    tokenText);
    }

    void operator()(const OutsideText &text)
    {
        const std::string place = "R" + std::to_string(m_geometry.rowOf(text.cell) + 1 + text.rowStep) + "C"
                                  + std::to_string(m_geometry.columnOf(text.cell) + 1 + text.columnStep);
        addText(Json::array({place}), text.sign + text.text, outsideText);
    }

private:
    Json names(const std::vector<Cell> &cells) const { return fpuzzlesCells(m_geometry, cells); }

    /// Returns the sign that opens towards the first cell.
    std::string sign(const Token &token) const
    {
        const Cell first = token.cells.front();
        const Cell second = token.cells.back();
        if (m_geometry.rowOf(first) == m_geometry.rowOf(second))
            return first < second ? ">" : "<";
        return first < second ? "∨" : "∧";
    }

    static constexpr double smallText = 0.22; // of a cell
    static constexpr double tokenText = 0.32;
    static constexpr double outsideText = 0.4;

    void addText(Json cells, const std::string &text, double height)
    {
        add("text",
            {{"cells", std::move(cells)}, {"value", text}, {"fontC", ink}, {"size", height / fpuzzlesUnit}});
    }

    void addLine(const std::vector<Cell> &cells, double width, const std::string &colour)
    {
        add("line",
            {{"lines", Json::array({names(cells)})}, {"outlineC", colour}, {"width", width / fpuzzlesUnit}});
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
        element[workbenchMark] = true;
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
            return !json::isTrue(json::member(element, workbenchMark));
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

void addSudokuPadDigits(const Geometry &geometry, std::span<const Constraint> constraints, Json &members)
{
    Drawer drawer(geometry, members);
    for (const Constraint &constraint : constraints)
        for (const Mark &mark : constraint.variant->marksOf(geometry, constraint))
            if (const auto *digits = std::get_if<SmallDigits>(&mark))
                drawer(*digits);
}

} // namespace sudoku
