#include "core/formats/foundahead.h"

#include "core/board/arrangements.h"
#include "core/formats/found/foundtext.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/found/puzzlesin.h"
#include "core/formats/plain/celllayout.h"
#include "core/formats/plain/digittext.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

using PieceKind = StreamLine::Kind;

/// Returns whether \a line, which begins with a brace, is numbers of source code, not JSON.
bool isArray(const StreamLine &line)
{
    const std::string_view text = trimmed(line.text);
    const std::size_t begin = std::min(text.find_first_not_of("{ "), text.size());
    return text.find_first_of("\":") == text.npos && begin < text.size() && text[begin] >= '0'
           && text[begin] <= '9';
}

/// Returns whether \a line stands in the way of a text that goes on: it begins another, or holds a puzzle.
bool endsText(const StreamLine &line)
{
    if (line.kind == PieceKind::Directive || (line.kind == PieceKind::Json && !isArray(line)) || line.isRun)
        return true;
    if (line.kind == PieceKind::Small)
        return readPuzzle(line.text).has_value();
    return line.kind == PieceKind::Puzzle
           && (readPuzzle(line.text) || !puzzlesIn(line.text, readPuzzle).empty());
}

/// Returns whether \a line may be a statement of a logic program.
bool isStatement(const std::string &line)
{
    return line.find('(') != line.npos && trimmed(line.substr(0, line.find('%'))).ends_with('.');
}

/// Returns the number of lines, from that at \a index on, up to a blank line, with those before them, that
/// are no puzzle by themselves.
std::size_t countTextLines(StreamLines &lines, std::size_t index, const ReadOptions &options)
{
    std::string text;
    std::size_t count = 0;
    for (const StreamLine *line = lines.peek(index); line != nullptr; line = lines.peek(index + ++count)) {
        if (line->kind == PieceKind::Blank && !text.empty())
            break;
        if (endsText(*line))
            break;
        text += line->kind <= PieceKind::Comment ? "" : line->text + '\n';
    }
    return text.empty() || readPuzzle(text, options) ? 0 : count;
}

/// Returns whether \a line is words, or names with commas, semicolons or tabs between them.
bool areWords(std::string_view line)
{
    const TextResult read = readPuzzle(line);
    if (!read && read.error().code == TextErrorCode::NotPuzzleText)
        return true;
    const std::vector<std::string_view> names = partsBetween(line, ",;\t");
    const auto isName = [](std::string_view name) {
        constexpr std::string_view others = " _-.\"'()";
        return !name.empty() && std::ranges::any_of(name, isLatinLetter)
               && std::ranges::all_of(name, [&](char c) {
                      return isLatinLetter(c) || (c >= '0' && c <= '9') || others.find(c) != others.npos;
                  });
    };
    const auto isLong = [](std::string_view name) { return name.size() > 2; };
    return !read && names.size() > 1 && std::ranges::all_of(names, isName)
           && std::ranges::any_of(names, isLong);
}

/// Returns the cells of \a line, without the spaces and bars between them.
std::string charactersOf(std::string_view line)
{
    std::string cells;
    if (!isFrameLine(line))
        std::ranges::copy_if(line, std::back_inserter(cells), [](char c) { return c != ' ' && c != '|'; });
    return cells;
}

/// Returns the row of \a arrangement that \a cells are, with a sign for each hole, or nothing if there are
/// fewer or more cells.
std::optional<std::string> rowWithHoles(const Arrangement &arrangement, int row, std::string_view cells)
{
    std::string text;
    for (int column = 0; column < arrangement.size(); ++column) {
        const bool isCell = arrangement.isCell(row, column);
        if (isCell && cells.empty())
            return {};
        text += isCell ? cells.front() : holeSign;
        cells.remove_prefix(isCell ? 1 : 0);
    }
    return cells.empty() ? std::optional(text + '\n') : std::nullopt;
}

/// Returns the rows of \a arrangement, or nothing if the next lines are others.
FoundAhead rowsOf(StreamLines &lines, const Arrangement &arrangement)
{
    constexpr std::size_t maxLines = 2 * maxBoardSize; // with blank lines and frames
    FoundText found{.text = {}, .line = 1};
    int row = 0;
    for (std::size_t i = 0; i < maxLines; ++i) {
        const StreamLine *line = lines.peek(i);
        if (line == nullptr || line->kind == PieceKind::Directive || line->kind == PieceKind::Json)
            return {};
        const std::string cells = charactersOf(line->text);
        if (cells.empty())
            continue;
        const std::optional<std::string> text = rowWithHoles(arrangement, row, cells);
        if (!text)
            return {};
        found.text += *text;
        if (++row == arrangement.size())
            return {i + 1, {std::move(found)}};
    }
    return {};
}

} // namespace

FoundAhead findSudoCueRows(StreamLines &lines)
{
    constexpr std::size_t rowCount = 9;
    std::string rows;
    for (std::size_t i = 0; i < rowCount; ++i) {
        const StreamLine *line = lines.peek(i);
        if (line == nullptr || !isSudoCueRow(line->text))
            return {};
        rows += line->text + '\n';
    }
    return {rowCount, findSudoCueCells(rows)};
}

FoundAhead findFactLines(StreamLines &lines)
{
    constexpr std::size_t maxRules = 100; // lines before the first fact
    if (!isStatement(lines.peek()->text))
        return {};
    std::string text;
    std::size_t count = 0; // of the lines up to the last fact
    for (std::size_t i = 0; const StreamLine *line = lines.peek(i); ++i) {
        const bool isJson = line->kind == PieceKind::Json && line->text.find('"') != std::string::npos;
        if (line->kind == PieceKind::Directive || isJson || line->isRun || text.size() > maxPuzzleText
            || (count == 0 && i > maxRules))
            break;
        text += line->text + '\n';
        count = hasFact(line->text) ? i + 1 : count;
    }
    return {count, count == 0 ? FoundTexts() : puzzlesIn(text, readPuzzle)};
}

FoundAhead findBoardRows(StreamLines &lines)
{
    for (const Arrangement &arrangement : arrangements()) {
        FoundAhead found = rowsOf(lines, arrangement);
        if (found.texts.empty())
            continue;
        const std::string &text = found.texts.front().text;
        if (text.find(holeSign) != text.npos && readPuzzle(text))
            return found;
    }
    return {};
}

FoundAhead findFieldRows(StreamLines &lines)
{
    constexpr std::size_t maxLines = 3 * maxBoardSize; // with blank lines and frames
    const auto mayBeRow = [](const StreamLine &line) {
        constexpr std::string_view blanks = "._";
        const bool isFrame = isFrameLine(line.text);
        return isFrame
               || (line.text.find_first_of(blanks) == line.text.npos && line.kind != PieceKind::Directive
                   && line.kind != PieceKind::Json && !line.isRun
                   && trimmed(line.text).find_first_of(" \t|") != line.text.npos);
    };
    std::string text;
    std::size_t count = 0;
    for (const StreamLine *line = lines.peek(); line != nullptr && count < maxLines;
         line = lines.peek(count)) {
        if (line->kind == PieceKind::Blank || !mayBeRow(*line))
            break;
        text += line->text + '\n';
        ++count;
    }
    FoundTexts found = count < minBoardSize ? FoundTexts() : findFields(text, readPuzzle);
    if (found.empty() || found.front().line > 2) // what comes before it is read by itself
        return {};
    return {count, std::move(found)};
}

FoundAhead findFurtherOn(StreamLines &lines, const std::string &before, const ReadOptions &options)
{
    std::string text = before + '\n';
    std::size_t count = 0;
    while (text.size() <= maxPuzzleText) {
        const std::size_t lineCount = countTextLines(lines, count, options);
        if (lineCount == 0)
            break;
        for (const std::size_t end = count + lineCount; count < end; ++count)
            text += lines.peek(count)->text + '\n';
    }
    return {count, count == 0 ? FoundTexts() : puzzlesIn(text, readPuzzle)};
}

bool isTitleOfPuzzle(StreamLines &lines)
{
    const StreamLine &line = *lines.peek();
    if (line.kind == PieceKind::Json || line.isRun) // which is answered before the next line is read
        return false;
    const StreamLine *next = lines.peek(1);
    return next != nullptr && next->kind >= PieceKind::Row && areWords(line.text)
           && puzzlesIn(line.text, readPuzzle).empty()
           && (next->isRun || readPuzzle(next->text) || !puzzlesIn(next->text, readPuzzle).empty());
}

bool beginsWithSections(StreamLines &lines)
{
    constexpr std::size_t maxHeader = 50;
    for (std::size_t i = 0; i < maxHeader && lines.peek(i) != nullptr; ++i)
        if (lines.peek(i)->kind > PieceKind::Comment)
            return trimmed(lines.peek(i)->text) == "[Puzzle]";
    return false;
}

} // namespace sudoku
