#include "core/formats/puzzlestream.h"

#include "core/formats/found/plaincharacters.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/found/regionmap.h"
#include "core/formats/found/textparts.h"
#include "core/formats/jsonlines.h"
#include "core/formats/plain/celllayout.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/puzzletext.h"
#include "core/formats/textkind.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

using PieceKind = StreamLine::Kind;

/// The number of cells by which a line may be too long or too short and still be taken for a small puzzle.
constexpr int lengthTolerance = 2;

bool isNear(int cellCount, int expected)
{
    return std::abs(cellCount - expected) <= lengthTolerance;
}

/// Returns the number of cells of the 4x4 or 5x5 puzzle that \a line may be, even a wrong one; 0 if it cannot
/// be one.
int smallCells(const StreamLine &line)
{
    if (line.kind != PieceKind::Row && line.kind != PieceKind::Small)
        return 0;
    for (const int cellCount : {minBoardSize * minBoardSize, maxBoardSize})
        if (isNear(line.cellCount, cellCount))
            return cellCount;
    return 0;
}

/// Returns whether a 4x4 or 5x5 puzzle has enough clues for one solution.
bool hasEnoughClues(const TextPuzzle &read)
{
    constexpr int minClues = 4;
    return read.board.puzzle.givens.filledCount() >= minClues;
}

/// Returns whether \a line, which follows a faulty JSON object, is not a part of it.
bool beginsAnother(const StreamLine &line)
{
    constexpr std::string_view marksOfJson = "\"[]{},";
    const std::string_view text = trimmed(line.text);
    if (line.text.starts_with('{') || line.kind == PieceKind::Directive)
        return true;
    if (text.empty() || marksOfJson.find(text.front()) != text.npos)
        return false;
    return line.kind == PieceKind::Puzzle
           || (line.cellCount >= minBoardSize && text.find_first_of(marksOfJson) == text.npos);
}

/// Returns whether \a line, which begins with a brace, is numbers of source code, not JSON.
bool isArray(const StreamLine &line)
{
    const std::string_view text = trimmed(line.text);
    const std::size_t begin = std::min(text.find_first_not_of("{ "), text.size());
    return text.find_first_of("\":") == text.npos && begin < text.size() && text[begin] >= '0'
           && text[begin] <= '9';
}

/// Returns whether \a line is words, or names with commas, semicolons or tabs between them.
bool areWords(std::string_view line)
{
    const TextResult read = readPuzzle(line);
    if (!read && read.error().code == TextErrorCode::NotPuzzleText)
        return true;
    const std::vector<std::string_view> names = partsOf(line, ",;\t");
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

/// Returns whether a text with \a error, which is in no format, may hold puzzles all the same.
bool mayHoldPuzzles(const TextError &error)
{
    using enum TextErrorCode;
    return isAboutCells(error.code) || error.code == BadSyntax || error.code == NotPuzzleText
           || error.code == UnreadableLink || (error.code == BadValue && error.path == ownJsonMark);
}

} // namespace

PuzzleStream::PuzzleStream(std::istream &input, ReadOptions options) : m_lines(input), m_options(options) {}

std::optional<TextResult> PuzzleStream::next()
{
    if (!m_found.empty())
        return takeFound();
    m_wasFound = false;
    m_text.clear();
    if (!m_isAnswered && beginsWithSections())
        return refuseFile();
    if (!goToText())
        return atEnd();
    m_isAnswered = true;
    m_line = m_lines.peek()->number;
    if (m_line == 1 && !fileKind(m_lines.peek()->text).empty())
        return refuseFile();
    if (takeSudoCueRows() || takeFacts())
        return takeFound();
    passOverTitle();
    TextResult result = withPassedOver(readText());
    if (result || result.error().code != TextErrorCode::NotPuzzleText)
        return result;
    passOverText(result.error().found == "source");
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

/// Returns whether the first line without '#' is a name in brackets, as in a file of SadMan Sudoku, whose
/// header lines with '#' are no comments.
bool PuzzleStream::beginsWithSections()
{
    constexpr std::size_t maxHeader = 50;
    for (std::size_t i = 0; i < maxHeader && m_lines.peek(i) != nullptr; ++i)
        if (m_lines.peek(i)->kind > PieceKind::Comment)
            return trimmed(m_lines.peek(i)->text) == "[Puzzle]";
    return false;
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
    const std::string kind(fileKind(bytes));
    const auto code = kind.empty() ? TextErrorCode::NoPuzzle : TextErrorCode::NotPuzzleText;
    return tl::unexpected(TextError{code, 0, 0, kind});
}

/// Takes the rows of a file of SudoCue, which may be as long as puzzles. Returns whether they come next.
bool PuzzleStream::takeSudoCueRows()
{
    constexpr std::size_t rowCount = 9;
    std::string rows;
    for (std::size_t i = 0; i < rowCount; ++i) {
        const StreamLine *line = m_lines.peek(i);
        if (line == nullptr || !isSudoCueRow(line->text))
            return false;
        rows += line->text + '\n';
    }
    FoundTexts found = findSudoCueCells(rows);
    for (std::size_t i = 0; i < rowCount && !found.empty(); ++i)
        append(m_lines.take());
    std::ranges::move(found, std::back_inserter(m_found));
    return !m_found.empty();
}

/// Takes the facts of a logic program, one or several in a line, up to the last one before another text.
/// Returns whether they come next and are a board.
bool PuzzleStream::takeFacts()
{
    constexpr std::size_t maxRules = 100; // lines before the first fact
    if (!isStatement(m_lines.peek()->text))
        return false;
    std::string text;
    std::size_t count = 0; // of the lines up to the last fact
    for (std::size_t i = 0; const StreamLine *line = m_lines.peek(i); ++i) {
        const bool isJson = line->kind == PieceKind::Json && line->text.find('"') != std::string::npos;
        if (line->kind == PieceKind::Directive || isJson || line->isRun || text.size() > maxPuzzleText
            || (count == 0 && i > maxRules))
            break;
        text += line->text + '\n';
        count = hasFact(line->text) ? i + 1 : count;
    }
    FoundTexts found = count == 0 ? FoundTexts() : puzzlesIn(text, readPuzzle);
    for (std::size_t i = 0; i < count && !found.empty(); ++i)
        append(m_lines.take());
    std::ranges::move(found, std::back_inserter(m_found));
    return !m_found.empty();
}

/// Skips words in the line above a puzzle in one line, such as the header of a file of comma separated
/// values.
void PuzzleStream::passOverTitle()
{
    const StreamLine &line = *m_lines.peek();
    if (line.kind == PieceKind::Json || line.isRun) // which is answered before the next line is read
        return;
    const StreamLine *next = m_lines.peek(1);
    if (next == nullptr || next->kind < PieceKind::Row || !areWords(line.text)
        || !puzzlesIn(line.text, readPuzzle).empty())
        return;
    if (!next->isRun && !readPuzzle(next->text) && puzzlesIn(next->text, readPuzzle).empty())
        return;
    Remark remark = textLeftOut(line.text);
    remark.line = line.number;
    m_passedOver.push_back(std::move(remark));
    m_lines.take();
    m_line = m_lines.peek()->number;
}

/// Adds what was passed over since the last puzzle.
TextResult PuzzleStream::withPassedOver(TextResult result)
{
    if (result)
        std::ranges::move(std::exchange(m_passedOver, {}), std::back_inserter(result->remarks));
    return result;
}

/// Skips prose and code, which are one text of any number of lines.
void PuzzleStream::passOverText(bool isCode)
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
    TextError error{m_isEmpty ? TextErrorCode::EmptyText : TextErrorCode::NoPuzzle};
    if (isAfterAll) {
        m_line = m_textLine;
        error = {TextErrorCode::NoPuzzle, m_textLine, 1, m_text.substr(0, m_text.find('\n'))};
    }
    return tl::unexpected(std::move(error));
}

TextResult PuzzleStream::readText()
{
    const StreamLine &line = *m_lines.peek();
    if (line.kind == PieceKind::Json)
        return readJson();
    if (!line.isRun && takeFields())
        return takeFound();
    const int cellCount = isTitle(line) ? 0 : smallCells(line);
    const bool isSmall = cellCount != 0 && (cellCount == m_smallCells || !areRows(cellCount));
    m_smallCells = isSmall ? cellCount : 0;
    return isSmall || line.kind == PieceKind::Puzzle ? readAlone() : readBlock();
}

/// Whether the next line, \a line, is words above rows.
bool PuzzleStream::isTitle(const StreamLine &line)
{
    if (line.kind > PieceKind::Small || textKind(line.text).empty())
        return false;
    const StreamLine *next = m_lines.peek(1);
    return next != nullptr && next->kind == PieceKind::Row;
}

/// Takes rows whose cells may be so long that each row could be a puzzle by itself: candidates, or numbers in
/// columns. Returns whether they come next.
bool PuzzleStream::takeFields()
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
    for (const StreamLine *line = m_lines.peek(); line != nullptr && count < maxLines;
         line = m_lines.peek(count)) {
        if (line->kind == PieceKind::Blank || !mayBeRow(*line))
            break;
        text += line->text + '\n';
        ++count;
    }
    FoundTexts found = count < minBoardSize ? FoundTexts() : findFields(text, readPuzzle);
    if (found.empty() || found.front().line > 2) // what comes before it is read by itself
        return false;
    for (std::size_t i = 0; i < count; ++i)
        append(m_lines.take());
    std::ranges::move(found, std::back_inserter(m_found));
    return true;
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
        if (line->kind == PieceKind::Blank && isGapOfBands(rowCount, rowLength)) {
            m_lines.take();
            continue;
        }
        if (line->kind == PieceKind::Blank || line->kind >= PieceKind::Puzzle
            || isPuzzleBehindRows(*line, rowLength))
            break;
        rowLength = rowLength == 0 ? line->cellCount : rowLength;
        rowCount += line->cellCount > 0 ? 1 : 0;
        append(m_lines.take());
    }
    return withRegions(readCollected());
}

/// Returns the number of lines up to the end of the block that comes next, with the blank lines before it, as
/// far as it has arrived, and puts it into \a text.
std::size_t PuzzleStream::peekBlock(std::string &text)
{
    constexpr std::size_t maxLines = 3 * maxBoardSize;
    std::size_t count = 0;
    for (const StreamLine *line = m_lines.peekArrived(0); line != nullptr && count < maxLines;
         line = m_lines.peekArrived(++count)) {
        if (line->kind == PieceKind::Directive || line->kind >= PieceKind::Puzzle
            || (line->kind == PieceKind::Blank && !text.empty()))
            break;
        text += line->kind == PieceKind::Blank ? "" : line->text + '\n';
    }
    return count;
}

/// Adds the regions that a grid in the block behind the last one draws, or the last one for the block behind
/// it.
TextResult PuzzleStream::withRegions(TextResult result)
{
    const bool mayBeJigsaw =
        result && m_found.empty() && !m_options.boxes && result->board.puzzle.geometry.boxes();
    std::string block;
    const std::size_t lineCount = mayBeJigsaw ? peekBlock(block) : 0;
    if (lineCount == 0)
        return result;
    const bool isFull = result->board.puzzle.givens.filledCount() == result->board.puzzle.givens.cellCount();
    const std::optional<std::string> own = isFull ? regionsIn(m_readText, readPuzzle) : std::nullopt;
    const std::optional<std::string> next = own ? std::nullopt : regionsIn(block, readPuzzle);
    if (!own && !next)
        return result;
    TextResult jigsaw =
        readPuzzle(regionsDirective(own ? *own : *next) + (own ? block : m_readText), m_options);
    if (!jigsaw)
        return result;
    for (std::size_t i = 0; i < lineCount; ++i)
        m_endLine = m_lines.take().number;
    m_wasFound = true; // in more than a puzzle's own text
    std::ranges::copy_if(result->remarks, std::back_inserter(jigsaw->remarks),
                         [](const Remark &remark) { return isLeftOut(remark.code); });
    return jigsaw;
}

TextResult PuzzleStream::readJson()
{
    m_smallCells = 0;
    if (const auto lineCount = countJsonLines(m_lines)) {
        for (std::size_t i = 0; i < *lineCount; ++i)
            append(m_lines.take());
        return readCollected();
    }
    return readFaultyJson();
}

TextResult PuzzleStream::readFaultyJson()
{
    const auto isNextBlank = [this] { return m_lines.peek() && m_lines.peek()->kind < PieceKind::Directive; };
    JsonScanner scanner;
    bool isClosed = false; // behind blank lines
    do {
        const StreamLine line = m_lines.take();
        scanner.scan(line.text + '\n');
        append(line);
        isClosed = isClosed || (isNextBlank() && isClosedBehindBlank(scanner));
    } while (m_lines.peek() && !scanner.isComplete() && !beginsAnother(*m_lines.peek())
             && (isClosed || !isNextBlank()));
    return readCollected();
}

/// Whether the braces of the faulty object that \a scanner has followed close before another text begins.
bool PuzzleStream::isClosedBehindBlank(JsonScanner scanner)
{
    std::size_t size = 0;
    for (std::size_t i = 0; size <= maxPuzzleText; ++i) {
        const StreamLine *line = m_lines.peek(i);
        if (line == nullptr || line->kind == PieceKind::Json || beginsAnother(*line))
            return false;
        scanner.scan(line->text + '\n');
        if (scanner.isComplete())
            return true;
        size += line->text.size() + 1;
    }
    return false;
}

TextResult PuzzleStream::readCollected()
{
    m_text.pop_back(); // or what is missing at the end would be missing in a line that there is not
    TextResult result = readPuzzle(m_text, m_options);
    m_readText = m_text;
    if (!result && result.error().code == TextErrorCode::TooLong && m_lines.isEndless())
        result.error().code = TextErrorCode::EndlessLine;
    if (!result && mayHoldPuzzles(result.error()) && (findPuzzles() || findFurtherOn()))
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

/// Looks for puzzles in the last text and what follows it, up to what is a puzzle by itself: source code and
/// messages have blank lines, and lines longer than rows. Takes it all if there are any.
bool PuzzleStream::findFurtherOn()
{
    if (m_lines.peek() == nullptr || m_lines.peek()->number <= m_searchedTo)
        return false;
    std::string text = m_text + '\n';
    std::size_t count = 0;
    while (text.size() <= maxPuzzleText) {
        const std::size_t lineCount = countTextLines(count);
        if (lineCount == 0)
            break;
        for (const std::size_t end = count + lineCount; count < end; ++count) {
            text += m_lines.peek(count)->text + '\n';
            m_searchedTo = m_lines.peek(count)->number;
        }
    }
    FoundTexts found = count == 0 ? FoundTexts() : puzzlesIn(text, readPuzzle);
    if (found.empty())
        return false;
    m_text += '\n';
    for (; count > 0; --count)
        append(m_lines.take());
    std::ranges::move(found, std::back_inserter(m_found));
    return true;
}

/// Returns the number of lines, from that at \a index on, up to a blank line, with those before them, that
/// are no puzzle by themselves.
std::size_t PuzzleStream::countTextLines(std::size_t index)
{
    std::string text;
    std::size_t count = 0;
    for (const StreamLine *line = m_lines.peek(index); line != nullptr;
         line = m_lines.peek(index + ++count)) {
        if (line->kind == PieceKind::Blank && !text.empty())
            break;
        if (endsText(*line))
            break;
        text += line->kind <= PieceKind::Comment ? "" : line->text + '\n';
    }
    return text.empty() || readPuzzle(text, m_options) ? 0 : count;
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

/// Whether the next lines, of about \a cellCount cells, are rows of a larger board.
bool PuzzleStream::areRows(int cellCount)
{
    if (m_options.boxes)
        return isNear(m_options.boxes->size(), cellCount);
    int lineCount = 0;
    int unreadable = 0;
    int poor = 0;
    for (std::size_t i = 0; lineCount <= cellCount && m_lines.peek(i) != nullptr; ++i) {
        const StreamLine &line = *m_lines.peek(i);
        if (line.kind == PieceKind::Comment
            || (line.kind == PieceKind::Row && line.cellCount == 0)) // or part of a frame
            continue;
        if (smallCells(line) != cellCount)
            break;
        const TextResult read = readPuzzle(m_text + line.text); // the directives before it may fit rows only
        unreadable += read ? 0 : 1;
        poor += !read || hasEnoughClues(*read) ? 0 : 1;
        ++lineCount;
    }
    const bool isHalfABoard = 2 * lineCount > cellCount;
    return isHalfABoard
           && (2 * unreadable > lineCount || (lineCount == cellCount && 2 * (unreadable + poor) > lineCount));
}

/// Whether the blank line that comes next is between the bands of a board of which \a rowCount rows are read:
/// the bands behind it have as many rows as those before, and make the board whole.
bool PuzzleStream::isGapOfBands(int rowCount, int rowLength)
{
    if (rowCount < 2 || rowCount >= rowLength)
        return false;
    int rows = rowCount;
    int band = 0; // of the rows behind the last blank line
    int height = 0;
    for (std::size_t i = 0; rows < rowLength; ++i) {
        const StreamLine *line = m_lines.peek(i);
        const bool isRow = line && line->kind == PieceKind::Row && line->cellCount == rowLength;
        if (!isRow && (!line || line->kind != PieceKind::Blank || (band > 0 && height > 0 && band != height)))
            return false;
        if (!isRow && band > 0)
            height = band;
        band = isRow ? band + 1 : 0;
        rows += isRow ? 1 : 0;
    }
    const bool isLast = height == 0 || band == height;
    return isLast && rowCount % band == 0;
}

bool PuzzleStream::isPuzzleBehindRows(const StreamLine &line, int rowLength) const
{
    if (line.kind != PieceKind::Small || rowLength == 0 || isNear(line.cellCount, rowLength))
        return false;
    const TextResult read = readPuzzle(line.text, m_options);
    return read && hasEnoughClues(*read);
}

} // namespace sudoku
