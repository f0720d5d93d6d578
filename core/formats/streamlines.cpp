#include "core/formats/streamlines.h"

#include "core/formats/plain/celllayout.h"
#include "core/formats/plain/digitline.h"
#include "core/formats/text/format.h"
#include "core/formats/text/jsontext.h"

namespace sudoku {
namespace {

using Kind = StreamLine::Kind;

/// The maximum length of a kept line, which is enough to see that it is too long.
constexpr std::size_t maxLineLength = maxPuzzleText + 1;

/// Returns the number of cells of \a text as one line; 0 if it is a part of a frame.
int countCells(const PuzzleText &text)
{
    if (text.lines.empty() || hasFrame(text))
        return 0;
    const CellLayout layout = findCells(text);
    const int count = static_cast<int>(layout.cells.size());
    // A short line of digits and spaces is more likely a row of a larger board.
    return layout.split == Split::Places && count <= maxBoardSize ? 1 : count;
}

Kind kindOf(CommentKind comment)
{
    if (comment == CommentKind::Blank)
        return Kind::Blank;
    return comment == CommentKind::Comment ? Kind::Comment : Kind::Directive;
}

Kind kindOf(int cellCount)
{
    if (cellCount == minBoardSize * minBoardSize || cellCount == maxBoardSize)
        return Kind::Small;
    return cellCount > maxBoardSize ? Kind::Puzzle : Kind::Row;
}

StreamLine classify(std::string text, int number)
{
    if (isDigitLine(text))
        return {std::move(text), number, Kind::Puzzle, static_cast<int>(text.size())};
    const CommentKind comment = commentKind(text);
    if (comment == CommentKind::Comment)
        return {{}, number, Kind::Comment, 0};
    if (text.size() > maxPuzzleText)
        return {std::move(text), number, Kind::Puzzle, 0};
    if (comment != CommentKind::None)
        return {std::move(text), number, kindOf(comment), 0};
    if (isJson(text))
        return {std::move(text), number, Kind::Json, 0};
    if (isLineForm(text))
        return {std::move(text), number, Kind::Puzzle, 0};
    const int cellCount = countCells(splitText(text));
    return {std::move(text), number, kindOf(cellCount), cellCount};
}

} // namespace

const StreamLine *StreamLines::peek(std::size_t index)
{
    while (m_ahead.size() <= index)
        if (!readAhead())
            return nullptr;
    return &m_ahead[index];
}

StreamLine StreamLines::take()
{
    peek();
    StreamLine line = std::move(m_ahead.front());
    m_ahead.pop_front();
    return line;
}

void StreamLines::close()
{
    m_isClosed = true;
    m_ahead.clear();
}

/// Reads up to the end of the line, which is not kept.
std::string StreamLines::readLine()
{
    std::string text;
    std::streambuf &buffer = *m_input.rdbuf();
    for (int byte = buffer.sbumpc(); byte != '\n'; byte = buffer.sbumpc()) {
        if (byte == std::char_traits<char>::eof()) {
            m_input.setstate(std::ios::eofbit);
            break;
        }
        if (text.size() < maxLineLength)
            text += static_cast<char>(byte);
    }
    return text;
}

bool StreamLines::readAhead()
{
    if (m_isClosed || !m_input.good())
        return false;
    std::string text = readLine();
    if (m_input.eof() && text.empty())
        return false;
    if (++m_count == 1)
        text = withoutByteOrderMark(text);
    m_ahead.push_back(classify(std::move(text), m_count));
    return true;
}

} // namespace sudoku
