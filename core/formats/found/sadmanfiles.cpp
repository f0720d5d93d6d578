#include "core/formats/found/finders.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku {
namespace {

constexpr std::size_t sadManCells = 81;
/// The marks of header lines, and the directives that say the same.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> headers{
    {{"#D", "title"}, {"#A", "author"}, {"#S", "source"}, {"#L", "level"}}};

/// Returns the cells of the section \a name in one line; empty if it is not whole.
std::string sectionOf(std::string_view text, std::string_view name)
{
    const std::size_t begin = text.find(name);
    if (begin == text.npos)
        return {};
    std::string_view section = text.substr(begin + name.size());
    section = section.substr(0, std::min(section.find('['), section.size()));
    std::string cells;
    for (const char character : section)
        if (isFigure(character) || isBlankSign(character))
            cells += isFigure(character) ? character : '.';
    return cells.size() == sadManCells ? cells : std::string();
}

/// Returns the value of the line "#DA description", or an empty text.
std::string headerOf(std::string_view text, std::string_view mark)
{
    const std::size_t at = text.starts_with(mark) ? 0 : text.find('\n' + std::string(mark));
    if (at == text.npos)
        return {};
    const std::size_t begin = text.find('#', at) + mark.size();
    std::string value(trimmed(text.substr(begin, text.find('\n', begin) - begin)));
    std::erase_if(value,
                  [](char character) { return character == '"' || character == '\\' || character < ' '; });
    return value;
}

} // namespace

// "[Puzzle]", and then perhaps "[State]", with the entries too, "[PencilMarks]" and others; before them lines
// with # and a letter: A is the author, D a description, S the source, L the level.
FoundTexts findSadManSections(std::string_view text)
{
    const std::string givens = sectionOf(text, "[Puzzle]");
    if (givens.empty())
        return {};
    std::string entries = sectionOf(text, "[State]");
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (givens[i] != '.')
            entries[i] = '.';
    std::string found;
    for (const auto &[mark, key] : headers)
        if (const std::string value = headerOf(text, mark); !value.empty())
            found += "# sudoku-workbench: " + std::string(key) + ' ' + value + '\n';
    if (std::ranges::any_of(entries, isFigure))
        found += "# sudoku-workbench: entries " + entries + '\n';
    return {{found + givens + '\n'}};
}

} // namespace sudoku
