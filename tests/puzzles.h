#pragma once

#include "core/board/puzzle.h"
#include "core/formats/text/constrainttext.h"
#include "core/variants/variant.h"
#include "tests/testpaths.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// The language of tests and benchmarks: puzzles, grids and corpus files as text. Boards of any size and
/// shape, also some that no program exchanges, so the readers of core/formats are of no use here.
namespace sudoku {

/// Programs under a sanitizer are 5 to 20 times slower: the long tests do a part of their work.
inline constexpr bool isSanitized =
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    true;
#else
    false;
#endif
#else
    false;
#endif

/// Ends the test program where its data are not what they should be; in release builds too.
inline void require(bool condition, const std::string &what)
{
    if (condition)
        return;
    std::cerr << "test data: " << what << '\n';
    std::abort();
}

/// The words of \a text, separated by \a separator; an empty text has none.
inline std::vector<std::string> split(const std::string &text, char separator)
{
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; std::getline(stream, word, separator);)
        words.push_back(word);
    return words;
}

inline std::vector<Digit> digitsOfCharacters(const std::string &text)
{
    std::vector<Digit> digits;
    for (const char c : text)
        digits.push_back(c == '.' ? noDigit : c - '0');
    return digits;
}

inline std::vector<Digit> digitsOfNumbers(const std::string &text)
{
    std::vector<Digit> digits;
    for (const std::string &number : split(text, ' '))
        digits.push_back(std::stoi(number));
    return digits;
}

/// "12.4" or "12 0 3": a digit for each cell.
inline Grid grid(const std::string &text)
{
    const bool hasNumbers = text.find(' ') != std::string::npos;
    const std::vector<Digit> digits = hasNumbers ? digitsOfNumbers(text) : digitsOfCharacters(text);
    Grid grid(static_cast<int>(digits.size()));
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        grid.set(cell, digits[cell]);
    return grid;
}

/// The inverse of grid().
inline std::string text(const Grid &grid)
{
    std::string text;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        if (grid.cellCount() > 81)
            text += (cell == 0 ? "" : " ") + std::to_string(grid[cell]);
        else
            text += grid.isFilled(cell) ? static_cast<char>('0' + grid[cell]) : '.';
    }
    return text;
}

/// The square root of a cell count.
inline int sizeOf(const Grid &grid)
{
    int size = 0;
    while (size * size < grid.cellCount())
        ++size;
    require(size * size == grid.cellCount(), "a grid that is no square");
    return size;
}

/// "2x3": 2 rows, 3 columns.
inline BoxShape boxShape(std::string_view text)
{
    const auto cross = text.find('x');
    return {std::stoi(std::string(text.substr(0, cross))), std::stoi(std::string(text.substr(cross + 1)))};
}

/// "AABB…": a letter for the region of each cell.
inline std::vector<int> regionMap(std::string_view letters)
{
    std::vector<int> map;
    for (const char letter : letters)
        map.push_back(letter - 'A');
    return map;
}

/// The usual board of a size; a prime has no boxes but its rows. Made once: a corpus has thousands of the
/// same.
inline Geometry defaultGeometry(int size)
{
    static const std::vector<Geometry> geometries = [] {
        std::vector<Geometry> made;
        for (int side = minBoardSize; side <= maxBoardSize; ++side) {
            const std::vector<BoxShape> shapes = boxShapes(side);
            made.push_back(Geometry::withBoxes(shapes.empty() ? BoxShape{1, side} : shapes.front()));
        }
        return made;
    }();
    return geometries.at(size - minBoardSize);
}

inline Puzzle puzzleOf(Geometry geometry, const Grid &givens)
{
    Puzzle puzzle(std::move(geometry));
    puzzle.givens = givens;
    return puzzle;
}

/// board("1.34341221434321"), or board("…", {"diagonal"}).
inline Puzzle board(const std::string &text, std::initializer_list<std::string_view> variantIds = {})
{
    const Grid givens = grid(text);
    Puzzle puzzle = puzzleOf(defaultGeometry(sizeOf(givens)), givens);
    for (const std::string_view id : variantIds)
        puzzle.constraints.push_back({findVariant(id), {}});
    return puzzle;
}

inline Puzzle emptyBoard(int size)
{
    return Puzzle(defaultGeometry(size));
}

/// A line of a corpus file: see tests/data/corpus/README.md.
struct CorpusPuzzle
{
    std::string place; ///< "c9_gecode.txt:3"
    Puzzle puzzle;
    std::string count;    ///< of its solutions: "0", "1", … or "many"
    std::string solution; ///< as text, or empty where none is known
    std::vector<std::string> options;

    bool hasOption(std::string_view option) const
    {
        return std::ranges::find(options, option) != options.end();
    }
};

/// What follows "key=" in each of \a options that begins so.
inline std::vector<std::string> optionValues(const std::vector<std::string> &options, const std::string &key)
{
    std::vector<std::string> values;
    for (const std::string &option : options)
        if (option.starts_with(key + "="))
            values.push_back(option.substr(key.size() + 1));
    return values;
}

inline Geometry corpusGeometry(int size, const std::vector<std::string> &options)
{
    if (const auto regions = optionValues(options, "regions"); !regions.empty()) {
        const auto geometry = Geometry::withRegions(size, regionMap(regions.front()));
        require(geometry.has_value(), "not a region map: " + regions.front());
        return *geometry;
    }
    if (const auto boxes = optionValues(options, "boxes"); !boxes.empty())
        return Geometry::withBoxes(boxShape(boxes.front()));
    return defaultGeometry(size);
}

inline CorpusPuzzle corpusPuzzle(const std::string &line, std::string place)
{
    std::vector<std::string> columns = split(line, '\t');
    columns.resize(5);
    std::vector<std::string> options = split(columns[3], ' ');
    const Grid givens = grid(columns[0]);
    Puzzle puzzle = puzzleOf(corpusGeometry(sizeOf(givens), options), givens);
    for (const std::string &text : optionValues(options, "variant")) {
        const auto constraint = readConstraint(puzzle.geometry, text);
        require(constraint.has_value(), "no such constraint: " + text);
        puzzle.constraints.push_back(*constraint);
    }
    return {std::move(place), std::move(puzzle), columns[1], columns[2], std::move(options)};
}

/// A puzzle of a corpus file that nobody has read yet, which takes longer than to find it.
struct CorpusLine
{
    std::string text;
    std::string place; ///< as of a CorpusPuzzle

    CorpusPuzzle puzzle() const { return corpusPuzzle(text, place); }
};

/// The files of tests/data/corpus, by name.
inline std::vector<std::string> corpusFiles()
{
    std::vector<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator(testDataPath("corpus")))
        if (entry.path().extension() == ".txt")
            names.push_back(entry.path().filename());
    std::ranges::sort(names);
    return names;
}

/// The puzzles of tests/data/corpus/\a name, \a max at most.
inline std::vector<CorpusLine> corpusLines(const std::string &name, std::size_t max = SIZE_MAX)
{
    std::ifstream file = openTestData("corpus/" + name);
    std::vector<CorpusLine> lines;
    std::string line;
    for (int number = 1; lines.size() < max && std::getline(file, line); ++number)
        if (!line.empty() && line.front() != '#')
            lines.push_back({line, name + ":" + std::to_string(number)});
    return lines;
}

/// The same, read.
inline std::vector<CorpusPuzzle> readCorpus(const std::string &name, std::size_t max = SIZE_MAX)
{
    std::vector<CorpusPuzzle> puzzles;
    for (const CorpusLine &line : corpusLines(name, max))
        puzzles.push_back(line.puzzle());
    return puzzles;
}

/// A 25x25 that takes half a minute by facts and much longer otherwise.
inline Puzzle hardPuzzle()
{
    return readCorpus("c25_gecode.txt", 1).front().puzzle;
}

} // namespace sudoku
