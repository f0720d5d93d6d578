#include "core/formats/text/drawingtext.h"

#include "core/formats/text/constrainttext.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Kind = Drawing::Kind;

constexpr double maxLength = 100; // cells
constexpr std::size_t maxPoints = 2'000;
constexpr std::size_t maxText = 2'000; // bytes

/// The members that a kind of drawing uses.
struct KindRow
{
    Kind kind;
    std::string_view id;
    bool isOnCells;
    bool hasSides = false;
    bool hasText = false;
};

constexpr std::array kinds{
    KindRow{Kind::Ground, "ground", true},
    KindRow{Kind::Line, "line", false},
    KindRow{Kind::Rectangle, "rectangle", false, true, true},
    KindRow{Kind::Ellipse, "ellipse", false, true, true},
    KindRow{Kind::Text, "text", false, false, true},
    KindRow{Kind::Cage, "cage", true, false, true},
};
static_assert(kinds.size() == Drawing::kindCount);

const KindRow &rowOf(Kind kind)
{
    return kinds[static_cast<std::size_t>(kind)];
}

struct ColourName
{
    std::string_view name;
    std::uint32_t rgba;
};

constexpr std::array colourNames{
    ColourName{"transparent", 0},        ColourName{"none", 0},
    ColourName{"black", 0x000000ff},     ColourName{"white", 0xffffffff},
    ColourName{"red", 0xff0000ff},       ColourName{"green", 0x008000ff},
    ColourName{"blue", 0x0000ffff},      ColourName{"yellow", 0xffff00ff},
    ColourName{"orange", 0xffa500ff},    ColourName{"purple", 0x800080ff},
    ColourName{"pink", 0xffc0cbff},      ColourName{"gray", 0x808080ff},
    ColourName{"grey", 0x808080ff},      ColourName{"lightgray", 0xd3d3d3ff},
    ColourName{"lightgrey", 0xd3d3d3ff}, ColourName{"brown", 0xa52a2aff},
};

/// A number of a drawing that is not 0, and a colour that is visible, by their names.
struct NumberMember
{
    const char *name;
    double Drawing::*value;
};
constexpr std::array numberMembers{
    NumberMember{"width", &Drawing::width},         NumberMember{"height", &Drawing::height},
    NumberMember{"angle", &Drawing::angle},         NumberMember{"head", &Drawing::head},
    NumberMember{"edgeWidth", &Drawing::edgeWidth},
};
struct ColourMember
{
    const char *name;
    Rgba Drawing::*value;
};
constexpr std::array colourMembers{
    ColourMember{"fill", &Drawing::fill},
    ColourMember{"edge", &Drawing::edge},
    ColourMember{"ink", &Drawing::ink},
};

/// Removes what floating-point arithmetic adds to a place that is moved there and back.
double rounded(double value)
{
    constexpr double parts = 1'000'000;
    return std::round(value * parts) / parts + 0.0; // no negative zero
}

std::vector<Cell> sortedCells(std::vector<Cell> cells)
{
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

bool isFar(double value)
{
    return !(std::abs(value) <= maxLength);
}

/// Returns the places or cells of \a drawing, and what its kind uses of the numbers, rounded.
Drawing reduced(const Drawing &drawing)
{
    const KindRow &row = rowOf(drawing.kind);
    const bool isLine = drawing.kind == Kind::Line;
    Drawing result{drawing.kind};
    for (const BoardPoint &point : row.isOnCells ? std::vector<BoardPoint>() : drawing.points)
        result.points.push_back({rounded(point.x), rounded(point.y)});
    if (row.isOnCells)
        result.cells = sortedCells(drawing.cells);
    result.width = isLine || row.hasSides ? rounded(drawing.width) : 0;
    result.height = row.hasSides || drawing.kind == Kind::Text ? rounded(drawing.height) : 0;
    result.angle = isLine || row.isOnCells ? 0 : rounded(std::fmod(drawing.angle, 360));
    result.head = isLine ? rounded(drawing.head) : 0;
    result.edgeWidth = row.hasSides ? rounded(drawing.edgeWidth) : 0;
    return result;
}

bool isPossible(const Drawing &drawing)
{
    const KindRow &row = rowOf(drawing.kind);
    const auto isNear = [](const BoardPoint &point) { return !isFar(point.x) && !isFar(point.y); };
    if (row.isOnCells ? drawing.cells.empty() : !std::ranges::all_of(drawing.points, isNear))
        return false;
    const bool isLine = drawing.kind == Kind::Line;
    const std::size_t count = drawing.points.size();
    if (!row.isOnCells && (isLine ? count < 2 || count > maxPoints : count != 1))
        return false;
    for (const double length : {drawing.width, drawing.height, drawing.head, drawing.edgeWidth})
        if (isFar(length) || length < 0)
            return false;
    return std::isfinite(drawing.angle) && (drawing.kind != Kind::Text || !drawing.text.empty());
}

std::optional<std::vector<Cell>> cellsOf(const Geometry &geometry, const Json &names)
{
    std::vector<Cell> cells;
    for (const Json &name : json::elements(names)) {
        const std::optional<Cell> cell = cellOf(geometry, json::text(name));
        if (!cell)
            return {};
        cells.push_back(*cell);
    }
    return cells;
}

std::optional<std::vector<BoardPoint>> pointsOf(const Json &array)
{
    std::vector<BoardPoint> points;
    for (const Json &pair : json::elements(array)) {
        const auto x = decimalOf(json::element(pair, 0));
        const auto y = decimalOf(json::element(pair, 1));
        if (!x || !y)
            return {};
        points.push_back({*x, *y});
    }
    return points;
}

} // namespace

std::optional<Rgba> colourOf(std::string_view text)
{
    if (const auto named = std::ranges::find(colourNames, text, &ColourName::name);
        named != colourNames.end())
        return Rgba{named->rgba};
    if (!text.starts_with('#'))
        return {};
    std::string digits(text.substr(1));
    if (digits.size() == 3 || digits.size() == 4) { // each digit stands for two
        std::string doubled;
        for (const char digit : digits)
            doubled += {digit, digit};
        digits = doubled;
    }
    if (digits.size() == 6)
        digits += "ff";
    std::uint32_t value = 0;
    const char *const end = digits.data() + digits.size();
    constexpr std::size_t fullLength = 8;
    const bool isFine =
        digits.size() == fullLength && std::from_chars(digits.data(), end, value, 16).ptr == end;
    return isFine ? std::optional(Rgba{value}) : std::nullopt;
}

std::string colourText(Rgba colour)
{
    constexpr std::string_view hexDigits = "0123456789abcdef";
    constexpr int opaque = 0xff;
    std::string text = "#";
    for (int shift = 28; shift >= 0; shift -= 4)
        text += hexDigits[colour.value >> shift & 0xfU];
    if ((colour.value & 0xffU) == opaque)
        text.resize(7);
    return text;
}

std::optional<double> decimalOf(const Json &value)
{
    double number = 0;
    if (value.is_number()) {
        number = value.get<double>();
    } else {
        const std::string &text = json::text(value);
        const char *const end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, number);
        if (text.empty() || read.ec != std::errc() || read.ptr != end)
            return {};
    }
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::string shownText(const Json &value)
{
    return value.is_number() ? value.dump() : json::text(value);
}

std::optional<Drawing> validDrawing(const Geometry &geometry, const Drawing &drawing)
{
    if (!std::isfinite(drawing.angle))
        return {};
    Drawing result = reduced(drawing);
    const KindRow &row = rowOf(drawing.kind);
    if (row.hasText)
        result.text = infoText(drawing.text);
    result.name = infoText(drawing.name);
    const bool isLine = drawing.kind == Kind::Line;
    if (row.hasSides || drawing.kind == Kind::Ground)
        result.fill = drawing.fill;
    if (row.hasSides || isLine || drawing.kind == Kind::Cage)
        result.edge = drawing.edge;
    if (!result.text.empty())
        result.ink = drawing.ink;
    const auto isOnBoard = [&geometry](Cell cell) { return cell >= 0 && cell < geometry.cellCount(); };
    const bool isShort = result.text.size() <= maxText && result.name.size() <= maxText;
    const bool isFine = isPossible(result) && isShort && std::ranges::all_of(result.cells, isOnBoard);
    return isFine ? std::optional(std::move(result)) : std::nullopt;
}

std::vector<Drawing> sortedDrawings(std::vector<Drawing> drawings)
{
    std::ranges::stable_sort(drawings, {}, &Drawing::kind);
    return drawings;
}

Json drawingJson(const Geometry &geometry, const Drawing &drawing)
{
    Json object{{"kind", rowOf(drawing.kind).id}};
    for (const BoardPoint &point : drawing.points)
        object["points"].push_back({point.x, point.y});
    for (const Cell cell : drawing.cells)
        object["cells"].push_back(geometry.cellName(cell));
    for (const NumberMember &member : numberMembers)
        if (const double number = drawing.*member.value; number != 0)
            object[member.name] = number;
    for (const ColourMember &member : colourMembers)
        if (const Rgba colour = drawing.*member.value; colour != Rgba())
            object[member.name] = colourText(colour);
    if (!drawing.text.empty())
        object["text"] = drawing.text;
    if (!drawing.name.empty())
        object["name"] = drawing.name;
    return object;
}

std::optional<Drawing> readDrawing(const Geometry &geometry, const Json &value)
{
    const auto row = std::ranges::find(kinds, json::text(json::member(value, "kind")), &KindRow::id);
    const auto cells = cellsOf(geometry, json::member(value, "cells"));
    const auto points = pointsOf(json::member(value, "points"));
    if (row == kinds.end() || !cells || !points)
        return {};
    Drawing drawing{row->kind, *points, *cells};
    for (const NumberMember &member : numberMembers)
        if (json::has(value, member.name)) {
            const auto number = decimalOf(json::member(value, member.name));
            if (!number)
                return {};
            drawing.*member.value = *number;
        }
    for (const ColourMember &member : colourMembers)
        if (json::has(value, member.name)) {
            const auto colour = colourOf(json::text(json::member(value, member.name)));
            if (!colour)
                return {};
            drawing.*member.value = *colour;
        }
    drawing.text = json::text(json::member(value, "text"));
    drawing.name = json::text(json::member(value, "name"));
    return validDrawing(geometry, std::move(drawing));
}

bool hasTooManyDrawings(const Geometry &geometry, const PuzzleInfo &info)
{
    std::size_t size = 0;
    for (const Drawing &drawing : info.drawings)
        size += drawingJson(geometry, drawing).dump().size();
    return size > maxDrawings;
}

Fog fogWith(std::vector<Cell> cells)
{
    return {sortedCells(std::move(cells))};
}

} // namespace sudoku
