#include "core/board/board.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku {
namespace {

constexpr int sadManSize = 9;
constexpr std::size_t sadManCells = 81;

/// The marks of header lines that say what a puzzle has.
constexpr std::array<std::pair<std::string_view, std::string PuzzleInfo::*>, 4> headers{
    {{"#D", &PuzzleInfo::title},
     {"#A", &PuzzleInfo::author},
     {"#S", &PuzzleInfo::source},
     {"#L", &PuzzleInfo::level}}};

/// The lines behind "[name]".
struct Section
{
    std::string_view name; ///< with its brackets; empty for the header
    std::vector<std::string_view> lines;
};

std::vector<Section> sectionsOf(std::string_view text)
{
    std::vector<Section> sections(1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with('[') && line.ends_with(']'))
            sections.push_back({line, {}});
        else if (!line.empty())
            sections.back().lines.push_back(line);
    }
    return sections;
}

const Section *sectionNamed(const std::vector<Section> &sections, std::string_view name)
{
    const auto found = std::ranges::find(sections, name, &Section::name);
    return found == sections.end() ? nullptr : &*found;
}

/// Returns the cells of a section, with dots for blanks; empty if it is not whole.
std::string cellsOfSection(const Section *section)
{
    std::string cells;
    if (section == nullptr)
        return cells;
    for (const std::string_view line : section->lines)
        for (const char character : line)
            if (isFigure(character) || isBlankSign(character))
                cells += isFigure(character) ? character : '.';
    return cells.size() == sadManCells ? cells : std::string();
}

/// Returns nine sets for each line, between commas; empty if they are other ones.
std::vector<DigitSet> setsOfSection(const Section &section)
{
    std::vector<DigitSet> sets;
    for (const std::string_view line : section.lines) {
        if (std::ranges::count(line, ',') != sadManSize - 1)
            return {};
        sets.emplace_back();
        for (const char character : line)
            if (character == ',')
                sets.emplace_back();
            else if (isFigure(character))
                sets.back().insert(character - '0');
            else if (character != ' ' && character != '0')
                return {};
    }
    return sets.size() == sadManCells ? sets : std::vector<DigitSet>();
}

void takeHeader(const Section &header, Board &board, std::vector<Remark> &leftOut)
{
    for (const std::string_view line : header.lines) {
        const auto known = std::ranges::find_if(
            headers, [line](const auto &candidate) { return line.starts_with(candidate.first); });
        const std::string value =
            infoText(std::string(trimmed(line.substr(std::min<std::size_t>(2, line.size())))));
        if (value.empty())
            continue;
        if (known != headers.end() && (board.info.*known->second).empty())
            board.info.*known->second = value;
        else
            leftOut.push_back(textLeftOut(std::string(line)));
    }
}

/// Takes the pencil marks or the colours; a number is a colour that the board may have too.
void takeSets(const Section &section, bool areMarks, Board &board, std::vector<Remark> &leftOut)
{
    const std::vector<DigitSet> sets = setsOfSection(section);
    const bool isAny = std::ranges::any_of(sets, [](DigitSet set) { return !set.isEmpty(); });
    const bool fits = areMarks || std::ranges::none_of(sets, [](DigitSet set) { return set.contains(9); });
    if (sets.empty() || !fits)
        leftOut.push_back(textLeftOut(std::string(section.name)));
    if (!isAny || !fits)
        return;
    for (std::size_t i = 0; i < sets.size(); ++i)
        if (!areMarks)
            board.colours[i] = sets[i];
        else if (!board.isGiven(static_cast<Cell>(i)))
            board.centreMarks[i] = sets[i];
}

void takeEntries(const Section *state, Board &board, std::vector<Remark> &leftOut)
{
    const std::string cells = cellsOfSection(state);
    if (state != nullptr && cells.empty() && !state->lines.empty())
        leftOut.push_back(textLeftOut(std::string(state->name)));
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (const auto cell = static_cast<Cell>(i); cells[i] != '.' && !board.isGiven(cell))
            board.entries.set(cell, cells[i] - '0');
}

} // namespace

// "[Puzzle]", and then perhaps "[State]", with the entries too, "[PencilMarks]" and "[Colors]"; before them
// lines with # and a letter: A is the author, D a description, S the source, L the level.
FoundTexts findSadManSections(std::string_view text)
{
    if (text.find("[Puzzle]") == text.npos)
        return {};
    const std::vector<Section> sections = sectionsOf(text);
    const std::string givens = cellsOfSection(sectionNamed(sections, "[Puzzle]"));
    if (givens.empty())
        return {};
    Board board(Puzzle(Geometry::withBoxes(defaultBoxes(sadManSize))));
    for (std::size_t i = 0; i < givens.size(); ++i)
        board.puzzle.givens.set(static_cast<Cell>(i), givens[i] == '.' ? noDigit : givens[i] - '0');
    std::vector<Remark> leftOut;
    takeHeader(sections.front(), board, leftOut);
    for (const Section &section : sections)
        if (section.name == "[State]")
            takeEntries(&section, board, leftOut);
        else if (section.name == "[PencilMarks]" || section.name == "[Colors]")
            takeSets(section, section.name == "[PencilMarks]", board, leftOut);
        else if (!section.name.empty() && section.name != "[Puzzle]")
            leftOut.push_back(textLeftOut(std::string(section.name)));
    return {foundBoard(board, std::move(leftOut))};
}

} // namespace sudoku
