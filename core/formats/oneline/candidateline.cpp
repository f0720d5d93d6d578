#include "core/formats/oneline/lineforms.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

// The candidates of each cell in one line, as the Interactive Sudoku Solver writes them: as many characters a
// cell as there are digits, each the digit of its place or a dot. 4x4 would look like the digits of an 8x8.

constexpr int minSize = 5;
constexpr int maxSize = 9;

/// Returns the size of the board of \a line, or 0 if it is no such line.
int boardSizeOf(std::string_view line)
{
    int size = minSize;
    while (size <= maxSize && size * size * size != std::ssize(line))
        ++size;
    if (size > maxSize)
        return 0;
    for (std::size_t cell = 0; cell < line.size(); cell += size) {
        const std::string_view own = line.substr(cell, size);
        for (int place = 0; place < size; ++place)
            if (own[place] != '.' && own[place] != static_cast<char>('1' + place))
                return 0;
        if (own.find_first_not_of('.') == own.npos)
            return 0;
    }
    return size;
}

bool detectsCandidateLine(std::string_view text)
{
    return boardSizeOf(soleLine(text)) > 0;
}

/// Adds what the candidates of \a cell say: a given, a constraint, or nothing if they are all digits.
void addCandidates(Cell cell, const std::vector<Digit> &digits, LinePuzzle &puzzle)
{
    if (digits.size() == 1)
        puzzle.givens.set(cell, digits.front());
    else if (std::ssize(digits) < puzzle.geometry.digitCount())
        puzzle.constraints.push_back({findVariant("given-candidates"), {cell}, digits});
}

TextResult readCandidateLine(std::string_view text, const ReadOptions &options)
{
    const PuzzleText parts = splitText(text);
    const std::string_view line = soleLine(text);
    const int size = boardSizeOf(line);
    LinePuzzle puzzle{Geometry::withBoxes(options.boxes.value_or(defaultBoxes(size))), Grid(size * size)};
    for (Cell cell = 0; cell < size * size; ++cell) {
        std::vector<Digit> digits;
        for (Digit digit = 1; digit <= size; ++digit)
            if (line[cell * size + digit - 1] != '.')
                digits.push_back(digit);
        addCandidates(cell, digits, puzzle);
    }
    return finishLine(parts, std::move(puzzle), options, "candidate-line");
}

} // namespace

const Importer candidateLineImporter{
    .id = "candidate-line", .detects = detectsCandidateLine, .read = readCandidateLine};

} // namespace sudoku
