#include "core/formats/puzzlestream.h"

#include "core/formats/celllayout.h"
#include "core/formats/jsontext.h"

#include <algorithm>

namespace sudoku {
namespace {

/// More is not kept of a line; enough to see that it is too long.
constexpr std::size_t maximumLine = maximumPuzzleText + 1;

/// How many cells \a text has as one line; 0 where it is part of a frame.
int countCells(const PuzzleText &text)
{
    if (text.lines.empty() || hasFrame(text))
        return 0;
    const CellLayout layout = findCells(text);
    const int count = static_cast<int>(layout.cells.size());
    // A short line of digits and spaces is more likely a row of a larger board.
    return layout.split == Split::Places && count <= largestSize ? 1 : count;
}

/// Fewer clues never make a puzzle with one solution, on 4x4 and 5x5.
bool hasTooFewClues(const TextResult &read)
{
    constexpr int fewestClues = 4;
    return read && read->board.puzzle.givens.filledCount() < fewestClues;
}

} // namespace

PuzzleStream::PuzzleStream(std::istream &input, ReadOptions options) : m_input(input), m_options(options) {}

std::optional<TextResult> PuzzleStream::next()
{
    m_text.clear();
    if (!m_waiting.empty()) {
        const Line line = std::move(m_waiting.front());
        m_waiting.pop_front();
        return readAlone(line);
    }
    while (peek() != nullptr && peek()->kind < Kind::Row) {
        const Line line = take();
        if (line.kind == Kind::Directive || !m_text.empty())
            append(line);
    }
    if (peek() == nullptr)
        return atEnd();
    m_isAnswered = true;
    m_line = peek()->number;
    if (peek()->kind == Kind::Puzzle)
        return readAlone(take());
    if (peek()->kind == Kind::Json)
        return readJson();
    return peek()->kind == Kind::SmallPuzzle ? readSmall() : readBlock();
}

std::optional<TextResult> PuzzleStream::atEnd()
{
    if (m_isAnswered)
        return {};
    m_isAnswered = true;
    return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
}

/// Up to the end of the line, which is not kept.
std::string PuzzleStream::readLine()
{
    std::string text;
    std::streambuf &buffer = *m_input.rdbuf();
    for (int byte = buffer.sbumpc(); byte != '\n'; byte = buffer.sbumpc()) {
        if (byte == std::char_traits<char>::eof()) {
            m_input.setstate(std::ios::eofbit);
            break;
        }
        if (text.size() < maximumLine)
            text += static_cast<char>(byte);
    }
    return text;
}

const PuzzleStream::Line *PuzzleStream::peek()
{
    if (m_peeked)
        return &*m_peeked;
    if (!m_input.good())
        return nullptr;
    std::string text = readLine();
    if (m_input.eof() && text.empty())
        return nullptr;
    if (++m_lineNumber == 1)
        text = withoutByteOrderMark(text);
    m_peeked = classify(std::move(text), m_lineNumber);
    return &*m_peeked;
}

PuzzleStream::Line PuzzleStream::take()
{
    Line line = std::move(*m_peeked);
    m_peeked.reset();
    return line;
}

PuzzleStream::Line PuzzleStream::classify(std::string text, int number)
{
    const auto kindOf = [](CommentKind comment, int cellCount) {
        if (comment == CommentKind::Blank)
            return Kind::Blank;
        if (comment != CommentKind::None)
            return comment == CommentKind::Comment ? Kind::Comment : Kind::Directive;
        if (cellCount == smallestSize * smallestSize || cellCount == largestSize)
            return Kind::SmallPuzzle;
        return cellCount > largestSize ? Kind::Puzzle : Kind::Row;
    };
    if (isJson(text))
        return {std::move(text), number, Kind::Json, 0};
    const CommentKind comment = commentKind(text);
    if (comment == CommentKind::None && isLineForm(text))
        return {std::move(text), number, Kind::Puzzle, 0};
    const int cellCount = comment == CommentKind::None ? countCells(splitText(text)) : 0;
    const Kind kind = kindOf(comment, cellCount);
    if (kind == Kind::Comment)
        text.clear();
    return {std::move(text), number, kind, cellCount};
}

/// Lines that were left out since the last one are empty lines of m_text, so that lines can be counted.
void PuzzleStream::append(const Line &line)
{
    if (m_text.empty())
        m_textLine = line.number;
    if (m_text.size() <= maximumPuzzleText)
        m_text += line.text + "\n";
}

TextResult PuzzleStream::readCollected()
{
    TextResult result = readPuzzle(m_text, m_options);
    if (!result)
        result.error().line = result.error().line == 0 ? m_line : result.error().line + m_textLine - 1;
    return result;
}

TextResult PuzzleStream::readAlone(const Line &line)
{
    m_line = line.number;
    append(line);
    if (m_text.size() <= maximumPuzzleText)
        return readCollected();
    return readBlock(); // which finds it too long, and goes on at the next blank line
}

TextResult PuzzleStream::readBlock()
{
    while (peek() != nullptr && peek()->kind != Kind::Blank) {
        if (peek()->kind >= Kind::Puzzle && m_text.size() <= maximumPuzzleText)
            break;
        append(take());
    }
    if (m_text.size() > maximumPuzzleText)
        return tl::unexpected(TextError{TextErrorCode::TooLong, m_line});
    return readCollected();
}

/// One that never ends is read up to the end, or to where it is too long; then reading goes on at the next blank line.
TextResult PuzzleStream::readJson()
{
    JsonScanner scanner;
    while (peek() != nullptr && !scanner.isComplete() && m_text.size() <= maximumPuzzleText) {
        const Line line = take();
        scanner.scan(line.text + '\n');
        append(line);
    }
    return m_text.size() > maximumPuzzleText ? readBlock() : readCollected();
}

TextResult PuzzleStream::readSmall()
{
    const int cellCount = peek()->cellCount;
    const bool followsSmall = m_lastSmallCells == cellCount && peek()->number == m_lastSmall + 1;
    std::vector<Line> run;
    if (followsSmall)
        run.push_back(take());
    else
        run = takeRun(cellCount);
    if (!followsSmall && areRows(run)) {
        std::ranges::for_each(run, [this](const Line &line) { append(line); });
        return readBlock();
    }
    m_lastSmall = run.back().number;
    m_lastSmallCells = cellCount;
    m_waiting.assign(run.begin() + 1, run.end());
    return readAlone(run.front());
}

std::vector<PuzzleStream::Line> PuzzleStream::takeRun(int cellCount)
{
    std::vector<Line> run;
    while (std::ssize(run) <= cellCount && peek() != nullptr && peek()->kind == Kind::SmallPuzzle
           && peek()->cellCount == cellCount)
        run.push_back(take());
    return run;
}

bool PuzzleStream::areRows(const std::vector<Line> &run) const
{
    const int cellCount = run.front().cellCount;
    if (m_options.boxes)
        return m_options.boxes->size() == cellCount;
    std::ptrdiff_t unreadable = 0;
    std::ptrdiff_t poor = 0;
    for (const Line &line : run) {
        const TextResult read = readPuzzle(m_text + line.text); // the directives before it may fit rows only
        unreadable += read ? 0 : 1;
        poor += hasTooFewClues(read) ? 1 : 0;
    }
    const std::ptrdiff_t half = std::ssize(run) / 2;
    return unreadable > half || (std::ssize(run) == cellCount && unreadable + poor > half);
}

} // namespace sudoku
