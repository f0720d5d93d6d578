#include "core/formats/oneline/lineforms.h"

#include "core/formats/plain/directives.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/characterset.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace sudoku {

std::string_view soleLine(std::string_view text)
{
    text = withoutByteOrderMark(text);
    std::string_view sole;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (commentKind(line) != CommentKind::None)
            continue;
        if (!sole.empty())
            return {};
        static constexpr CharacterSet ends("#\t");
        sole = trimmed(line.substr(0, ends.findIn(line)));
    }
    return sole;
}

LineReader::LineReader(const TextLine &line) : m_line(line)
{
    const std::string_view content = trimmed(line.characters);
    m_index = static_cast<int>(content.data() - line.characters.data());
    m_end = m_index + static_cast<int>(content.size());
}

char LineReader::take()
{
    const char character = peek();
    ++m_index;
    return character;
}

bool LineReader::skip(std::string_view text)
{
    const std::string_view line = m_line.characters;
    if (isAtEnd() || !line.substr(m_index, m_end - m_index).starts_with(text))
        return false;
    m_index += static_cast<int>(text.size());
    return true;
}

int LineReader::takeNumber()
{
    const char *const begin = m_line.characters.data();
    int number = 0;
    const auto [end, error] = std::from_chars(begin + m_index, begin + m_line.characters.size(), number);
    m_index = static_cast<int>(end - begin);
    return error == std::errc() ? number : std::numeric_limits<int>::max();
}

TextError LineReader::error(TextErrorCode code) const
{
    return {code, m_line.number, m_index + 1, m_line.found(m_index, 1)};
}

TextResult finishLine(const PuzzleText &text, LinePuzzle puzzle, const ReadOptions &options,
                      std::string_view formatId)
{
    const int size = puzzle.geometry.size();
    const auto boxes = askedBoxes(options, size);
    if (!boxes)
        return tl::unexpected(boxes.error());
    const auto shape = readShape(text.directives, size);
    if (!shape)
        return tl::unexpected(shape.error());
    if (const auto asked = *boxes ? *boxes : shape->boxes)
        puzzle.geometry = Geometry::withBoxes(*asked);
    else if (shape->regions)
        puzzle.geometry = *shape->regions;
    puzzle.geometry = puzzle.geometry.withDigits(shape->digits.value_or(size));
    Board board{Puzzle(puzzle.geometry)};
    board.puzzle.givens = std::move(puzzle.givens);
    for (Constraint &constraint : puzzle.constraints) {
        if (const auto problem = findProblem(puzzle.geometry, constraint)) {
            TextError error{TextErrorCode::BadConstraint, text.lines.front().number, 0,
                            std::string(constraint.variant->id)};
            error.problem = problem;
            return tl::unexpected(std::move(error));
        }
        board.puzzle.constraints.push_back(std::move(constraint));
    }
    const SymbolSet &symbols =
        shape->symbols ? *shape->symbols : symbolsOf(puzzle.geometry.values(), symbolSets().front());
    if (const auto contents = readContents(text.directives, symbols, board); !contents)
        return tl::unexpected(contents.error());
    return TextPuzzle{std::move(board), &symbols, formatId, text.note};
}

std::vector<Constraint> killerCages(const std::vector<int> &cageOf, const std::map<int, int> &sums)
{
    std::vector<Constraint> cages;
    std::map<int, std::size_t> indices; // of the cages
    for (Cell cell = 0; cell < std::ssize(cageOf); ++cell) {
        if (cageOf[cell] < 0)
            continue;
        const auto [index, isNew] = indices.emplace(cageOf[cell], cages.size());
        if (isNew)
            cages.push_back({findVariant("killer"), {}});
        const auto sum = sums.find(cageOf[cell]);
        if (isNew && sum != sums.end())
            cages.back().numbers = {sum->second};
        cages[index->second].cells.push_back(cell);
    }
    std::erase_if(cages,
                  [](const Constraint &cage) { return cage.cells.size() == 1 && cage.numbers.empty(); });
    return cages;
}

std::vector<Constraint> diagonals()
{
    return {{findVariant("diagonal"), {}}, {findVariant("anti-diagonal"), {}}};
}

} // namespace sudoku
