#include "core/formats/puzzlestream.h"

#include "core/formats/found/programfiles.h"
#include "core/formats/found/puzzlesin.h"
#include "core/formats/jigsawahead.h"
#include "core/formats/jsonlines.h"
#include "core/formats/nopuzzle.h"
#include "core/formats/plain/celllayout.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/rowsahead.h"
#include "core/formats/text/puzzletext.h"
#include "core/formats/textkind.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

using PieceKind = StreamLine::Kind;

} // namespace

PuzzleStream::PuzzleStream(std::istream &input, ReadOptions options) : m_lines(input), m_options(options) {}

std::optional<TextResult> PuzzleStream::next()
{
    if (!m_found.empty())
        return takeFound();
    m_wasFound = false;
    m_text.clear();
    if (!m_isAnswered && beginsWithSections(m_lines))
        return refuseFile();
    if (!goToText())
        return atEnd();
    if (std::optional<AnswerTable> table = AnswerTable::of(m_lines.peek()->text)) {
        m_table = std::move(table);
        m_isEmpty = false;
        m_lines.take();
        return next();
    }
    m_isAnswered = true;
    m_line = m_lines.peek()->number;
    if (m_table)
        return readRow();
    if (m_line == 1 && !fileKind(m_lines.peek()->text).empty())
        return refuseFile();
    if (take(findSudoCueRows(m_lines)) || take(findFactLines(m_lines)))
        return takeFound();
    skipTitle();
    TextResult result = withSkipped(readText());
    if (result || result.error().code != TextErrorCode::NotPuzzleText)
        return result;
    skipText(result.error().found == "source");
    return findPuzzles() ? takeFound() : result;
}

DigitLines PuzzleStream::takeDigitLines(int maxCount)
{
    if (!m_found.empty() || m_options.boxes)
        return {};
    DigitLines lines = m_lines.takeDigitLines(maxCount);
    if (lines.count > 0) {
        m_isAnswered = true;
        m_smallCells = 0;
    }
    return lines;
}

/// Returns the puzzles of the whole file, which is another program's, or the error that it is no text.
TextResult PuzzleStream::refuseFile()
{
    constexpr std::size_t enough = 16'000'000; // for a collection of ten thousand games
    m_isAnswered = true;
    m_line = m_textLine = 1;
    std::string bytes;
    while (m_lines.peek() != nullptr && bytes.size() < enough)
        bytes += m_lines.take().text + '\n';
    m_lines.close();
    m_text = bytes;
    if (findPuzzles())
        return takeFound();
    return tl::unexpected(noPuzzleInFile(bytes));
}

/// Skips words in the line above a puzzle in one line, such as the header of a file of comma separated
/// values.
void PuzzleStream::skipTitle()
{
    if (!isTitleOfPuzzle(m_lines))
        return;
    const StreamLine line = m_lines.take();
    Remark remark = textLeftOut(line.text);
    remark.line = line.number;
    m_skipped.push_back(std::move(remark));
    m_line = m_lines.peek()->number;
}

/// Adds what was passed over since the last puzzle.
TextResult PuzzleStream::withSkipped(TextResult result)
{
    if (result)
        std::ranges::move(std::exchange(m_skipped, {}), std::back_inserter(result->remarks));
    return result;
}

/// Skips prose and code, which are one text of any number of lines.
void PuzzleStream::skipText(bool isCode)
{
    while (const StreamLine *line = m_lines.peek()) {
        const bool isFrame = line->kind == PieceKind::Row && isFrameLine(line->text);
        const bool isPartOfCode = isCode && line->kind != PieceKind::Puzzle;
        const bool isText = line->cellCount > 0 && !textKind(line->text).empty();
        if (line->kind >= PieceKind::Directive && !isFrame && !isText && !isPartOfCode)
            return;
        append(m_lines.take());
    }
}

/// Skips lines without cells, except directives.
bool PuzzleStream::goToText()
{
    while (m_lines.peek() != nullptr && m_lines.peek()->kind < PieceKind::Row) {
        const StreamLine line = m_lines.take();
        if (line.kind != PieceKind::Comment)
            m_smallCells = 0;
        m_isEmpty = m_isEmpty && line.kind == PieceKind::Blank;
        if (line.kind == PieceKind::Directive || !m_text.empty())
            append(line);
    }
    return m_lines.peek() != nullptr;
}

/// Returns the error at the end: remaining directives would have changed the last puzzle.
std::optional<TextResult> PuzzleStream::atEnd()
{
    const bool isAfterAll = std::exchange(m_isAnswered, true);
    if (isAfterAll && m_text.empty())
        return {};
    if (!isAfterAll)
        return tl::unexpected(noPuzzleInStream(m_isEmpty));
    m_line = m_textLine;
    return tl::unexpected(noPuzzleAfter(m_text, m_textLine));
}

TextResult PuzzleStream::readText()
{
    const StreamLine &line = *m_lines.peek();
    if (line.kind == PieceKind::Json)
        return readJson();
    if (!line.isRun && (take(findBoardRows(m_lines)) || take(findFieldRows(m_lines))))
        return takeFound();
    const int cellCount = isTitleOfRows(m_lines) ? 0 : smallCells(line);
    const bool isSmall =
        cellCount != 0 && (cellCount == m_smallCells || !areRows(m_lines, cellCount, m_text, m_options));
    m_smallCells = isSmall ? cellCount : 0;
    return isSmall || line.kind == PieceKind::Puzzle ? readAlone() : readBlock();
}

TextResult PuzzleStream::readRow()
{
    m_wasFound = true;
    m_text.clear();
    const StreamLine line = m_lines.take();
    append(line);
    TextResult result = m_table->read(line.text, m_options);
    if (!result)
        result.error().line = m_line;
    return result;
}

TextResult PuzzleStream::readAlone()
{
    append(m_lines.take());
    return readCollected();
}

TextResult PuzzleStream::readBlock()
{
    int rowLength = 0;
    int rowCount = 0;
    while (const StreamLine *line = m_lines.peek()) {
        if (line->kind == PieceKind::Blank && isGapOfBands(m_lines, rowCount, rowLength)) {
            m_lines.take();
            continue;
        }
        if (line->kind == PieceKind::Blank || line->kind >= PieceKind::Puzzle
            || isPuzzleAfterRows(*line, rowLength, m_options))
            break;
        rowLength = rowLength == 0 ? line->cellCount : rowLength;
        rowCount += line->cellCount > 0 ? 1 : 0;
        append(m_lines.take());
    }
    return withRegions(readCollected());
}

/// Makes a jigsaw of the last block and the one after it if one of them draws the regions of the other.
TextResult PuzzleStream::withRegions(TextResult result)
{
    if (!result || !m_found.empty())
        return result;
    std::optional<JigsawAhead> jigsaw = findJigsaw(m_lines, *result, m_readText, m_options);
    if (!jigsaw)
        return result;
    for (; jigsaw->lineCount > 0; --jigsaw->lineCount)
        m_endLine = m_lines.take().number;
    m_wasFound = true; // in more than a puzzle's own text
    return std::move(jigsaw->puzzle);
}

TextResult PuzzleStream::readJson()
{
    m_smallCells = 0;
    const auto whole = countJsonLines(m_lines);
    appendLines(whole ? *whole : countFaultyJsonLines(m_lines));
    return readCollected();
}

TextResult PuzzleStream::readCollected()
{
    m_text.pop_back(); // or what is missing at the end would be missing in a line that there is not
    TextResult result = readPuzzle(m_text, m_options);
    m_readText = m_text;
    if (!result && result.error().code == TextErrorCode::TooLong && m_lines.isEndless())
        result.error().code = TextErrorCode::EndlessLine;
    if (!result && mayHoldPuzzles(result.error()) && (findPuzzles() || searchFurtherOn()))
        return takeFound();
    if (!result)
        result.error().line = result.error().line == 0 ? m_line : result.error().line + m_textLine - 1;
    return result;
}

/// Looks for puzzles anywhere in the last text. Returns whether there are any.
bool PuzzleStream::findPuzzles()
{
    std::ranges::copy(puzzlesIn(m_text, readPuzzle), std::back_inserter(m_found));
    return !m_found.empty();
}

/// Looks for puzzles in the last text and what follows it. Takes it all if there are any.
bool PuzzleStream::searchFurtherOn()
{
    if (m_lines.peek() == nullptr || m_lines.peek()->number <= m_searchedTo)
        return false;
    FoundAhead found = findFurtherOn(m_lines, m_text, m_options);
    if (found.lineCount > 0)
        m_searchedTo = m_lines.peek(found.lineCount - 1)->number;
    if (found.texts.empty())
        return false;
    m_text += '\n';
    return take(std::move(found));
}

/// Takes the lines of \a ahead if puzzles were found in them. Returns whether there are any.
bool PuzzleStream::take(FoundAhead ahead)
{
    if (ahead.texts.empty())
        return false;
    appendLines(ahead.lineCount);
    std::ranges::move(ahead.texts, std::back_inserter(m_found));
    return true;
}

TextResult PuzzleStream::takeFound()
{
    m_wasFound = true;
    const FoundText found = std::move(m_found.front());
    m_found.pop_front();
    TextResult result = readPuzzle(found.text, m_options);
    m_readText = found.text;
    if (found.line > 0)
        m_line = m_textLine + found.line - 1;
    if (result)
        for (Remark remark : found.leftOut) {
            remark.line += remark.line > 0 ? m_textLine - 1 : 0;
            result->remarks.push_back(std::move(remark));
        }
    if (!result) { // the options do not suit it; a place in the piece that was found is none in the stream
        result.error().line = m_line;
        result.error().column = 0;
    }
    return result;
}

void PuzzleStream::appendLines(std::size_t count)
{
    for (; count > 0; --count)
        append(m_lines.take());
}

/// Appends \a line. Lines that were skipped since the last one become empty lines of m_text, so that lines
/// can be counted.
void PuzzleStream::append(const StreamLine &line)
{
    if (m_text.empty())
        m_textLine = line.number;
    m_endLine = line.number;
    if (m_text.size() <= maxPuzzleText + 1) // the end of the last line does not count
        m_text += line.text + '\n';
}

} // namespace sudoku
