#include "core/formats/jsonvalues.h"

#include "core/formats/constrainttext.h"
#include "core/formats/jsontext.h"

#include <nlohmann/json.hpp>

namespace sudoku {

using Json = nlohmann::json;

namespace {

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

int JsonValues::number(const Json &value, const std::string &path, int least, int most)
{
    // Doubles hold all whole numbers that matter, whatever JSON's numbers are kept as.
    if (value.is_number_integer() && value.get<double>() >= least && value.get<double>() <= most)
        return value.get<int>();
    refuse(value, path);
    return least;
}

bool JsonValues::isArray(const Json &value, const std::string &path)
{
    if (!value.is_array())
        refuse(value, path);
    return value.is_array();
}

std::vector<int> JsonValues::numbers(const Json &value, const std::string &path, int size, int most)
{
    std::vector<int> numbers(size * size);
    if (!isArray(value, path) || std::ssize(value) != size) {
        refuse(value, path);
        return numbers;
    }
    for (int row = 0; row < size; ++row) {
        const std::string rowPath = element(path, row);
        if (!value[row].is_array() || std::ssize(value[row]) != size) {
            refuse(value[row], rowPath);
            return numbers;
        }
        for (int column = 0; column < size; ++column)
            numbers[row * size + column] = number(value[row][column], element(rowPath, column), 0, most);
    }
    return numbers;
}

Grid JsonValues::grid(const Json &value, const std::string &path, const Geometry &geometry)
{
    Grid grid(geometry.cellCount());
    const std::vector<int> digits = numbers(value, path, geometry.size(), geometry.digitCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        grid.set(cell, digits[cell]);
    return grid;
}

std::vector<DigitSet> JsonValues::marks(const Json &value, const std::string &path, const Geometry &geometry)
{
    std::vector<DigitSet> marks(geometry.cellCount());
    if (!value.is_object()) {
        refuse(value, path);
        return marks;
    }
    for (const auto &[name, digits] : value.items()) {
        const std::optional<Cell> cell = cellOf(geometry, name);
        if (!cell) {
            refuse(name, path, TextErrorCode::NoCell);
            return marks;
        }
        if (!isArray(digits, member(path, name)))
            return marks;
        for (std::size_t i = 0; i < digits.size(); ++i)
            marks[*cell].insert(number(digits[i], element(member(path, name), i), 1, geometry.digitCount()));
    }
    return marks;
}

const SymbolSet *JsonValues::symbols(const Json &value, const std::string &path)
{
    const SymbolSet *found = value.is_string() ? findSymbolSet(value.get<std::string>()) : nullptr;
    if (!found)
        refuse(value, path);
    return found ? found : &symbolSets().front();
}

const Variant *JsonValues::variant(const Json &value, const std::string &path)
{
    const Variant *found = value.is_string() ? findVariant(value.get<std::string>()) : nullptr;
    if (!found)
        refuse(value, path, TextErrorCode::UnknownVariant);
    return found;
}

std::vector<Cell> JsonValues::cells(const Json &value, const std::string &path, const Geometry &geometry)
{
    std::vector<Cell> cells;
    if (!isArray(value, path))
        return cells;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const auto cell = value[i].is_string() ? cellOf(geometry, value[i].get<std::string>()) : std::nullopt;
        if (!cell)
            refuse(value[i], element(path, i), TextErrorCode::NoCell);
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
    Constraint constraint{variant(value.value("variant", Json()), member(path, "variant")), {}};
    constexpr int mostNumber = 1'000'000;
    for (const auto &[name, part] : value.items()) {
        const std::string at = member(path, name);
        if (name == "cells")
            constraint.cells = cells(part, at, geometry);
        else if (name == "numbers" && isArray(part, at))
            for (std::size_t i = 0; i < part.size(); ++i)
                constraint.numbers.push_back(number(part[i], element(at, i), 0, mostNumber));
        else if (name != "variant")
            refuse(part, at);
    }
    if (m_error)
        return {};
    if (const auto problem = complete(geometry, constraint)) {
        refuse(std::string(constraint.variant->id), path, TextErrorCode::BadConstraint);
        m_error->problem = problem;
        return {};
    }
    return constraint;
}

std::vector<Constraint> JsonValues::constraints(const Json &value, const std::string &path,
                                                const Geometry &geometry)
{
    std::vector<Constraint> constraints;
    if (!isArray(value, path))
        return constraints;
    for (std::size_t i = 0; i < value.size() && !m_error; ++i)
        if (std::optional<Constraint> read = constraint(value[i], element(path, i), geometry))
            constraints.push_back(std::move(*read));
    return constraints;
}

Json constraintsJson(const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    Json array = Json::array();
    for (const Constraint &constraint : constraints) {
        Json object{{"variant", constraint.variant->id}};
        if (!constraint.numbers.empty())
            object["numbers"] = constraint.numbers;
        const std::size_t told = constraint.variant->hasStraightCells() ? 2 : constraint.cells.size();
        for (std::size_t i = 0; i < told; ++i)
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

Json marksJson(const Geometry &geometry, const std::vector<DigitSet> &marks)
{
    Json object = Json::object();
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (!marks[cell].isEmpty())
            object[geometry.cellName(cell)] = digitsJson(marks[cell]);
    return object;
}

} // namespace sudoku
