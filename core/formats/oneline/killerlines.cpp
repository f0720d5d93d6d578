#include "core/formats/oneline/lineforms.h"
#include "core/formats/plain/directives.h"
#include "core/formats/text/characterset.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr int killerSize = 9; // there are no others in these forms
constexpr int killerCells = killerSize * killerSize;

LinePuzzle emptyPuzzle()
{
    return {Geometry::withBoxes(defaultBoxes(killerSize)), Grid(killerCells)};
}

// SudoCue's "3x3:d:k:" ("d" for both diagonals) and 81 numbers, each 256 times the sum of a cage and the
// cage's number; 0 where there is no cage.

constexpr int cageNumbers = 256;

bool isLongKiller(std::string_view text)
{
    const std::string_view line = soleLine(text);
    return line.starts_with("3x3:k:") || line.starts_with("3x3::k:") || line.starts_with("3x3:d:k:");
}

TextResult readLongKiller(std::string_view text, const ReadOptions &options)
{
    const PuzzleText parts = splitText(text);
    LineReader line(parts.lines.front());
    line.skip("3x3:");
    LinePuzzle puzzle = emptyPuzzle();
    if (line.skip("d:"))
        puzzle.constraints = diagonals();
    line.skip(":");
    line.skip("k:");
    std::vector<int> cageOf(killerCells, -1);
    std::map<int, int> sums;
    for (int &cage : cageOf) {
        if (!line.isAtDigit())
            return tl::unexpected(line.error());
        const int number = line.takeNumber();
        cage = number > 0 ? number % cageNumbers : -1;
        if (number / cageNumbers > 0)
            sums.emplace(cage, number / cageNumbers);
        line.skip(":");
    }
    if (!line.isAtEnd())
        return tl::unexpected(line.error());
    std::ranges::move(killerCages(cageOf, sums), std::back_inserter(puzzle.constraints));
    return finishLine(parts, std::move(puzzle), options, "killer-long");
}

// 81 characters: a cage's sum from 0 to 45 at one of its cells, and at the others an arrow to the next cell
// on the way there.

constexpr std::string_view sumDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

struct Arrow
{
    char character;
    int rows;
    int columns;
};
constexpr std::array arrows{
    Arrow{'<', 0, -1},  Arrow{'>', 0, 1},   Arrow{'^', -1, 0}, Arrow{'v', 1, 0},
    Arrow{'`', -1, -1}, Arrow{'\'', -1, 1}, Arrow{',', 1, -1}, Arrow{'.', 1, 1},
};

const Arrow *arrowOf(char character)
{
    const auto found = std::ranges::find(arrows, character, &Arrow::character);
    return found == arrows.end() ? nullptr : &*found;
}

/// Returns whether \a text is in this format: it must have more than the arrows that look like plain text.
bool isShortKiller(std::string_view text)
{
    static constexpr CharacterSet telling("<>^");
    const std::string_view line = soleLine(text);
    const auto isFine = [](char character) {
        return arrowOf(character) || sumDigits.find(character) != sumDigits.npos;
    };
    return line.size() == killerCells && telling.findIn(line) != line.npos
           && std::ranges::all_of(line, isFine);
}

/// Returns the cell to which the arrows from \a cell lead, or nothing if there is none.
std::optional<Cell> endOf(std::string_view characters, Cell cell)
{
    for (int steps = 0; steps < killerCells; ++steps) {
        const Arrow *arrow = arrowOf(characters[cell]);
        if (!arrow)
            return cell;
        const int row = cell / killerSize + arrow->rows;
        const int column = cell % killerSize + arrow->columns;
        if (std::min(row, column) < 0 || std::max(row, column) >= killerSize)
            return {};
        cell = row * killerSize + column;
    }
    return {};
}

TextResult readShortKiller(std::string_view text, const ReadOptions &options)
{
    const PuzzleText parts = splitText(text);
    const TextLine &line = parts.lines.front();
    const auto begin = static_cast<int>(line.characters.find_first_not_of(' '));
    const std::string_view characters = std::string_view(line.characters).substr(begin, killerCells);
    LinePuzzle puzzle = emptyPuzzle();
    std::vector<int> cageOf;
    std::map<int, int> sums;
    for (Cell cell = 0; cell < killerCells; ++cell) {
        const std::optional<Cell> end = endOf(characters, cell);
        if (!end)
            return tl::unexpected(TextError{TextErrorCode::UnknownSymbol, line.number, begin + cell + 1,
                                            line.found(begin + cell, 1), 0, killerSize});
        cageOf.push_back(*end);
        if (const int sum = static_cast<int>(sumDigits.find(characters[*end])); sum > 0)
            sums.emplace(*end, sum);
    }
    puzzle.constraints = killerCages(cageOf, sums);
    return finishLine(parts, std::move(puzzle), options, "killer-short");
}

} // namespace

const Importer longKillerImporter{.id = "killer-long", .detects = isLongKiller, .read = readLongKiller};
const Importer shortKillerImporter{.id = "killer-short", .detects = isShortKiller, .read = readShortKiller};

} // namespace sudoku
