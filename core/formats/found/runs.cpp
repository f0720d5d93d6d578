#include "core/formats/found/foundtext.h"
#include "core/formats/found/plaincharacters.h"

#include <algorithm>
#include <cctype>

namespace sudoku {
namespace {

constexpr std::size_t runLength = 81;
constexpr std::ptrdiff_t minFigures = 8;

/// Returns whether \a character, beside a run, shows that the run is a part of something else.
bool isPartOfWord(char character)
{
    return std::isalnum(static_cast<unsigned char>(character)) != 0;
}

bool isCell(char character)
{
    return isFigure(character) || isBlankSign(character);
}

/// Returns whether the line around \a run has other cells, and nothing else: a board with a cell too many.
bool isPartOfCells(std::string_view text, std::string_view run)
{
    const auto begin = static_cast<std::size_t>(run.data() - text.data());
    const std::size_t lineBegin = text.rfind('\n', begin) + 1; // npos + 1 is 0
    const std::string_view line = text.substr(lineBegin, text.find('\n', begin) - lineBegin);
    const auto isCellOrSpace = [](char character) { return isCell(character) || character == ' '; };
    return std::ranges::all_of(line, isCellOrSpace) && std::ranges::count_if(line, isCell) > std::ssize(run);
}

/// Returns whether \a run, a part of \a text with as many cells as a board, is one.
bool isPuzzle(std::string_view text, std::string_view run)
{
    const auto begin = static_cast<std::size_t>(run.data() - text.data());
    const std::size_t end = begin + run.size();
    const bool isPart =
        (begin > 0 && isPartOfWord(text[begin - 1])) || (end < text.size() && isPartOfWord(text[end]));
    return !isPart && hasOneBlankSign(run) && std::ranges::count_if(run, isFigure) >= minFigures
           && !isPartOfCells(text, run);
}

std::string runText(std::string_view run)
{
    std::string text(run);
    std::ranges::replace_if(text, isBlankSign, '.');
    return text + '\n';
}

} // namespace

FoundTexts findRuns(std::string_view text)
{
    FoundTexts found;
    for (std::size_t begin = 0; begin < text.size();) {
        if (!isCell(text[begin])) {
            ++begin;
            continue;
        }
        std::size_t end = begin;
        while (end < text.size() && isCell(text[end]))
            ++end;
        std::string_view run = text.substr(begin, end - begin);
        const bool isInSentence = begin > 0 && text[begin - 1] == ' ';
        if (isInSentence && run.size() == runLength + 1 && !isFigure(run.back()))
            run.remove_suffix(1); // what ends the sentence
        if (run.size() == runLength && isPuzzle(text, run))
            found.push_back({runText(run)});
        begin = end;
    }
    return found;
}

} // namespace sudoku
