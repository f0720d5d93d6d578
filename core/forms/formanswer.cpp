#include "core/forms/formanswer.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace sudoku {
namespace {

using Status = FormAnswer::Status;
using Words = std::vector<std::string>;

constexpr std::string_view solutionEnd = "----------"; // of MiniZinc

/// Returns the words of \a text; brackets stand for blanks.
Words wordsOf(std::string text)
{
    for (char &each : text)
        if (each == '(' || each == ')')
            each = ' ';
    std::istringstream stream(std::move(text));
    Words words;
    for (std::string word; stream >> word;)
        words.push_back(std::move(word));
    return words;
}

/// Returns \a text as a number, or nothing.
std::optional<int> numberIn(std::string_view text, int base = 10)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

/// Puts \a digit into \a cell, if both are on the board.
void place(Grid &grid, const Geometry &geometry, int cell, int digit)
{
    if (cell >= 0 && cell < grid.cellCount() && digit >= 1 && digit <= geometry.digitCount())
        grid.set(cell, digit);
}

/// Reads a bit-vector: "#x5", "#b0101", or "_", "bv5" and its width.
std::optional<int> bitVector(const Words &words, std::size_t at)
{
    const auto word = [&](std::size_t index) {
        return index < words.size() ? std::string_view(words[index]) : std::string_view();
    };
    const std::string_view first = word(at);
    if (first.starts_with("#x"))
        return numberIn(first.substr(2), 16);
    if (first.starts_with("#b"))
        return numberIn(first.substr(2), 2);
    if (first == "_" && word(at + 1).starts_with("bv"))
        return numberIn(word(at + 1).substr(2));
    return numberIn(first);
}

/// Returns the cell called "r3c4", or nothing.
std::optional<Cell> cellNamed(std::string_view name, const Geometry &geometry)
{
    const std::size_t middle = name.find('c');
    if (!name.starts_with('r') || middle == std::string_view::npos)
        return {};
    const auto row = numberIn(name.substr(1, middle - 1));
    const auto column = numberIn(name.substr(middle + 1));
    return row && column ? geometry.findCell(*row - 1, *column - 1) : std::nullopt;
}

Grid valuesOfCells(const Words &words, const Geometry &geometry)
{
    Grid grid(geometry.cellCount());
    for (std::size_t i = 0; i < words.size(); ++i)
        if (const auto cell = cellNamed(words[i], geometry))
            if (const auto digit = bitVector(words, i + 1))
                place(grid, geometry, *cell, *digit);
    return grid;
}

/// Reads the words above the first line of dashes; warnings may come before them.
Grid rowsOfDigits(const Words &words, const Geometry &geometry)
{
    Grid grid(geometry.cellCount());
    const auto end = std::ranges::find(words, solutionEnd) - words.begin();
    const int size = geometry.size();
    const auto begin = end - size * size;
    for (auto i = std::max<std::ptrdiff_t>(begin, 0); i < end; ++i) {
        const int at = static_cast<int>(i - begin);
        if (const auto cell = geometry.findCell(at / size, at % size))
            place(grid, geometry, *cell, numberIn(words[i]).value_or(noDigit));
    }
    return grid;
}

/// Returns the words of the lines that begin with "v".
Words valueWords(std::string_view text)
{
    Words words;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("v "))
            std::ranges::move(wordsOf(line.substr(2)), std::back_inserter(words));
    return words;
}

Grid trueCandidates(const Words &words, const Geometry &geometry)
{
    Grid grid(geometry.cellCount());
    for (const std::string &word : words)
        if (word.starts_with('x'))
            if (const auto variable = numberIn(std::string_view(word).substr(1)); variable && *variable > 0)
                place(grid, geometry, (*variable - 1) / geometry.digitCount(),
                      (*variable - 1) % geometry.digitCount() + 1);
    return grid;
}

bool contains(const Words &words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

} // namespace

std::optional<FormAnswer> readFormAnswer(std::string_view text, const Geometry &geometry)
{
    const Words words = wordsOf(std::string(text));
    if (words.empty())
        return {};
    if (words.front() == "sat")
        return FormAnswer{Status::Satisfiable, valuesOfCells(words, geometry)};
    if (words.front() == "unsat")
        return FormAnswer{Status::Unsatisfiable};
    if (words.front() == "unknown")
        return FormAnswer{Status::Undecided};
    if (contains(words, solutionEnd))
        return FormAnswer{Status::Satisfiable, rowsOfDigits(words, geometry)};
    if (contains(words, "=====UNSATISFIABLE====="))
        return FormAnswer{Status::Unsatisfiable};
    if (contains(words, "=====UNKNOWN====="))
        return FormAnswer{Status::Undecided};
    const Words values = valueWords(text);
    if (!values.empty() && (values.front().starts_with('x') || values.front().starts_with("-x")))
        return FormAnswer{Status::Satisfiable, trueCandidates(values, geometry)};
    return {};
}

} // namespace sudoku
