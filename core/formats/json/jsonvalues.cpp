#include "core/formats/json/jsonvalues.h"

#include "core/board/puzzlesymbols.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/drawingtext.h"
#include "core/formats/text/drawntext.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/ownkindtext.h"

namespace sudoku {

namespace {

using Json = nlohmann::json;

std::string element(const std::string &path, std::size_t index)
{
    return path + '[' + std::to_string(index) + ']';
}

std::string member(const std::string &path, const std::string &name)
{
    return path + '.' + name;
}

} // namespace

void JsonValues::refuse(const Json &value, const std::string &path, TextErrorCode code)
{
    if (!m_error)
        m_error = wrongValue(value, path, code).value();
}

void JsonValues::refuse(const Constraint &constraint, const ConstraintProblem &problem,
                        const std::string &path)
{
    if (m_error)
        return;
    m_error = TextError{TextErrorCode::BadConstraint};
    m_error->found = std::string(constraint.variant->id);
    m_error->problem = problem;
    m_error->path = path;
}

int JsonValues::number(const Json &value, const std::string &path, int min, int max)
{
    const std::optional<int> number = json::number(value);
    if (number && *number >= min && *number <= max)
        return *number;
    refuse(value, path);
    return min;
}

bool JsonValues::isArray(const Json &value, const std::string &path)
{
    if (!value.is_array())
        refuse(value, path);
    return value.is_array();
}

bool JsonValues::hasLength(const Json &value, const std::string &path, int length)
{
    if (!isArray(value, path))
        return false;
    if (std::ssize(value) == length)
        return true;
    if (!m_error) {
        refuse(value, path);
        m_error->actual = static_cast<int>(std::ssize(value));
        m_error->expected = length;
    }
    return false;
}

std::vector<int> JsonValues::numbers(const Json &value, const std::string &path, int size, int max, int min)
{
    std::vector<int> numbers(size * size);
    if (!hasLength(value, path, size))
        return numbers;
    for (int row = 0; row < size; ++row) {
        const std::string rowPath = element(path, row);
        if (!hasLength(json::element(value, row), rowPath, size))
            return numbers;
        const Json::array_t &cells = json::elements(json::element(value, row));
        for (int column = 0; column < size; ++column)
            numbers[row * size + column] = number(cells[column], element(rowPath, column), min, max);
    }
    return numbers;
}

Grid JsonValues::grid(const Json &value, const std::string &path, const Geometry &geometry)
{
    Grid grid(geometry.cellCount());
    const std::vector<int> digits = cellNumbers(value, path, geometry, geometry.digitCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        grid.set(cell, digits[cell]);
    return grid;
}

std::vector<int> JsonValues::cellNumbers(const Json &value, const std::string &path, const Geometry &geometry,
                                         int max)
{
    const int size = geometry.size();
    const std::vector<int> byPlace = numbers(value, path, size, max);
    std::vector<int> byCell;
    for (int place = 0; place < size * size; ++place)
        if (geometry.findCell(place / size, place % size))
            byCell.push_back(byPlace[place]);
        else if (byPlace[place] != 0)
            refuse(byPlace[place], element(element(path, place / size), place % size));
    return byCell;
}

std::vector<DigitSet> JsonValues::marks(const Json &value, const std::string &path, const Geometry &geometry,
                                        int max)
{
    std::vector<DigitSet> marks(geometry.cellCount());
    if (!value.is_object()) {
        refuse(value, path);
        return marks;
    }
    for (const auto &[name, digits] : json::members(value)) {
        const std::optional<Cell> cell = cellOf(geometry, name);
        if (!cell) {
            refuse(name, path, TextErrorCode::NoCell);
            return marks;
        }
        if (!isArray(digits, member(path, name)))
            return marks;
        for (std::size_t i = 0; i < json::elements(digits).size(); ++i)
            marks[*cell].insert(number(json::element(digits, i), element(member(path, name), i), 1,
                                       max > 0 ? max : geometry.digitCount()));
    }
    return marks;
}

PlayerDrawing JsonValues::drawn(const Json &value, const std::string &path, const Geometry &geometry)
{
    const std::optional<PlayerDrawing> drawn = readDrawn(geometry, value);
    if (!drawn)
        refuse(value, path);
    return drawn.value_or(PlayerDrawing());
}

const SymbolSet *JsonValues::symbols(const Json &value, const std::string &path, Board &board)
{
    const auto found = symbolsNamed(json::text(value));
    const DigitValues digits = board.puzzle.geometry.values();
    if (!found || ((*found)->isOfPuzzle && !(*found)->fits(digits.count)))
        refuse(value, path);
    else if ((*found)->isOfPuzzle)
        board.info.symbols = *found;
    return &symbolsOf(digits, found ? **found : symbolSets().front());
}

const Variant *JsonValues::variant(const Json &value, const std::string &path)
{
    const Variant *found = m_kinds.find(json::text(value));
    if (!found)
        refuse(value, path, TextErrorCode::UnknownVariant);
    return found;
}

std::vector<Cell> JsonValues::cells(const Json &value, const std::string &path, const Geometry &geometry)
{
    std::vector<Cell> cells;
    if (!isArray(value, path))
        return cells;
    for (std::size_t i = 0; i < json::elements(value).size(); ++i) {
        const Json &name = json::element(value, i);
        const std::optional<Cell> cell = cellOf(geometry, json::text(name));
        if (!cell)
            refuse(name, element(path, i), TextErrorCode::NoCell);
        cells.push_back(cell.value_or(0));
    }
    return cells;
}

std::optional<Constraint> JsonValues::constraint(const Json &value, const std::string &path,
                                                 const Geometry &geometry)
{
    if (!value.is_object()) {
        refuse(value, path);
        return {};
    }
    Constraint constraint{variant(json::member(value, "variant"), member(path, "variant")), {}};
    constexpr int maxNumber = 1'000'000;
    for (const auto &[name, part] : json::members(value)) {
        const std::string at = member(path, name);
        if (name == "cells")
            constraint.cells = cells(part, at, geometry);
        else if (name == "numbers" && isArray(part, at))
            for (std::size_t i = 0; i < json::elements(part).size(); ++i)
                constraint.numbers.push_back(number(json::element(part, i), element(at, i), 0, maxNumber));
        else if (name == "text" && part.is_string())
            constraint.text = json::text(part);
        else if (name != "variant")
            refuse(part, at);
    }
    if (m_error)
        return {};
    if (const auto problem = complete(geometry, constraint)) {
        refuse(constraint, *problem, path);
        return {};
    }
    return constraint;
}

void JsonValues::kinds(const Json &value, const std::string &path)
{
    if (!isArray(value, path))
        return;
    for (std::size_t i = 0; i < json::elements(value).size() && !m_error; ++i) {
        auto defined = defineOwnKind(json::element(value, i), m_kinds);
        if (defined)
            continue;
        m_error = std::move(defined.error());
        m_error->path = element(path, i) + (m_error->path.empty() ? "" : "." + m_error->path);
    }
}

std::vector<Constraint> JsonValues::constraints(const Json &value, const std::string &path,
                                                const Geometry &geometry)
{
    std::vector<Constraint> constraints;
    if (!isArray(value, path))
        return constraints;
    for (std::size_t i = 0; i < json::elements(value).size() && !m_error; ++i)
        if (auto read = constraint(json::element(value, i), element(path, i), geometry))
            constraints.push_back(std::move(*read));
    return constraints;
}

std::vector<CrossedOut> JsonValues::crossedOut(const Json &value, const std::string &path,
                                               const Geometry &geometry)
{
    std::vector<CrossedOut> all;
    if (!isArray(value, path))
        return all;
    for (std::size_t i = 0; i < json::elements(value).size() && !m_error; ++i) {
        const Json &object = json::element(value, i);
        const std::string at = element(path, i);
        auto of = constraint(json::member(object, "constraint"), member(at, "constraint"), geometry);
        const Json &digits = json::member(object, "digits");
        if (!of || !isArray(digits, member(at, "digits")))
            return all;
        CrossedOut crossed{std::move(*of)};
        if (json::has(object, "sum"))
            crossed.sum = number(json::member(object, "sum"), member(at, "sum"), 1, maxSums) - 1;
        for (std::size_t j = 0; j < json::elements(digits).size(); ++j)
            crossed.digits.push_back(
                number(json::element(digits, j), element(member(at, "digits"), j), 1, geometry.digitCount()));
        std::ranges::sort(crossed.digits);
        all.push_back(std::move(crossed));
    }
    return all;
}

std::vector<Drawing> JsonValues::drawings(const Json &value, const std::string &path,
                                          const Geometry &geometry)
{
    std::vector<Drawing> drawings;
    if (!isArray(value, path))
        return drawings;
    for (std::size_t i = 0; i < json::elements(value).size(); ++i)
        if (auto drawing = readDrawing(geometry, json::element(value, i)))
            drawings.push_back(std::move(*drawing));
        else
            refuse(json::element(value, i), element(path, i));
    return sortedDrawings(std::move(drawings));
}

Fog JsonValues::fog(const Json &value, const std::string &path, const Geometry &geometry)
{
    return fogWith(cells(value, path, geometry));
}

Json crossedOutJson(const Geometry &geometry, const std::vector<CrossedOut> &crossedOut)
{
    Json array = Json::array();
    for (const CrossedOut &crossed : crossedOut) {
        Json object{{"constraint", constraintsJson(geometry, {crossed.constraint}).front()},
                    {"digits", crossed.digits}};
        if (crossed.sum > 0)
            object["sum"] = crossed.sum + 1;
        array.push_back(std::move(object));
    }
    return array;
}

Json constraintsJson(const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    Json array = Json::array();
    for (const Constraint &constraint : constraints) {
        Json object{{"variant", constraint.variant->id}};
        if (!constraint.numbers.empty())
            object["numbers"] = constraint.numbers;
        if (!constraint.text.empty())
            object["text"] = constraint.text;
        const std::size_t writtenCount = constraint.variant->hasStraightCells() ? 2 : constraint.cells.size();
        for (std::size_t i = 0; i < writtenCount; ++i)
            object["cells"].push_back(geometry.cellName(constraint.cells[i]));
        array.push_back(std::move(object));
    }
    return array;
}

Json digitsJson(DigitSet digits)
{
    Json array = Json::array();
    for (const Digit digit : digits)
        array.push_back(digit);
    return array;
}

Json rowsJson(const Geometry &geometry, const std::function<int(Cell)> &numberOf, int ofHole)
{
    Json rows = Json::array();
    for (int row = 0; row < geometry.size(); ++row) {
        Json &numbers = rows.emplace_back(Json::array());
        for (int column = 0; column < geometry.size(); ++column)
            if (const auto cell = geometry.findCell(row, column))
                numbers.push_back(numberOf(*cell));
            else
                numbers.push_back(ofHole);
    }
    return rows;
}

Json drawingsJson(const Geometry &geometry, const std::vector<Drawing> &drawings)
{
    Json array = Json::array();
    for (const Drawing &drawing : drawings)
        array.push_back(drawingJson(geometry, drawing));
    return array;
}

Json fogJson(const Geometry &geometry, const Fog &fog)
{
    Json array = Json::array();
    for (const Cell cell : fog.lights)
        array.push_back(geometry.cellName(cell));
    return array;
}

Json marksJson(const Geometry &geometry, const std::vector<DigitSet> &marks)
{
    Json object = Json::object();
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (!marks[cell].isEmpty())
            object[geometry.cellName(cell)] = digitsJson(marks[cell]);
    return object;
}

std::string_view symbolsMember(const Board &board, const SymbolSet &chosen)
{
    const SymbolSet &symbols = symbolsOf(board, chosen);
    const bool isNamed = symbols.isOfPuzzle || !(symbols.isNumeric() || board.puzzle.geometry.hasZero());
    return isNamed ? symbols.id : std::string_view();
}

} // namespace sudoku
