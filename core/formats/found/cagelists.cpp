#include "core/board/geometry.h"
#include "core/formats/found/foundtext.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <utility>

namespace sudoku {
namespace {

constexpr int cageListSize = 9;

struct Cage
{
    int sum = 0;
    std::vector<Cell> cells = {};
};

/// Reads "20 00 01 02": a sum, and for each cell its row and its column from 0.
std::optional<Cage> cageIn(std::string_view line)
{
    std::vector<std::string_view> parts = partsBetween(line, " ");
    std::erase(parts, std::string_view());
    if (parts.size() < 2)
        return {};
    Cage cage;
    const std::string_view sum = parts.front();
    const auto [end, error] = std::from_chars(sum.data(), sum.data() + sum.size(), cage.sum);
    if (error != std::errc() || end != sum.data() + sum.size())
        return {};
    const auto isIndex = [](char character) { return character >= '0' && character < '0' + cageListSize; };
    for (const std::string_view part : std::span(parts).subspan(1)) {
        if (part.size() != 2 || !std::ranges::all_of(part, isIndex))
            return {};
        cage.cells.push_back((part[0] - '0') * cageListSize + part[1] - '0');
    }
    return cage;
}

/// Returns the cages of a text of nothing but cages that have each cell once; none of any other.
std::vector<Cage> cagesIn(std::string_view text)
{
    std::vector<bool> isCaged(cageListSize * cageListSize);
    std::vector<Cage> cages;
    for (const std::string_view line : partsBetween(text, "\n")) {
        if (line.find_first_not_of(" \t") == line.npos)
            continue;
        std::optional<Cage> cage = cageIn(line);
        if (!cage)
            return {};
        for (const Cell cell : cage->cells) {
            if (isCaged[cell])
                return {};
            isCaged[cell] = true;
        }
        cages.push_back(std::move(*cage));
    }
    return std::ranges::find(isCaged, false) == isCaged.end() ? cages : std::vector<Cage>();
}

std::string directiveFor(const Geometry &geometry, const Cage &cage)
{
    std::string line = "# sudoku-workbench: variant killer " + std::to_string(cage.sum);
    for (const Cell cell : cage.cells)
        line += ' ' + geometry.cellName(cell);
    return line + '\n';
}

} // namespace

FoundTexts findCageLists(std::string_view text)
{
    const std::vector<Cage> cages = cagesIn(text);
    if (cages.empty())
        return {};
    const Geometry geometry = Geometry::withBoxes(defaultBoxes(cageListSize));
    std::string killer;
    for (const Cage &cage : cages)
        killer += directiveFor(geometry, cage);
    return {{killer + std::string(geometry.cellCount(), '.') + '\n'}};
}

} // namespace sudoku
