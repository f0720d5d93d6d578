#include "core/formats/streamlines.h"

#include "core/formats/formats.h"
#include "core/formats/plain/celllayout.h"
#include "core/formats/plain/digitline.h"
#include "core/formats/text/characterset.h"
#include "core/formats/text/format.h"
#include "core/formats/text/jsontext.h"

#include <algorithm>

namespace sudoku {
namespace {

using Kind = StreamLine::Kind;

/// The maximum length of a kept line, which is enough to see that it is too long.
constexpr std::size_t maxLineLength = maxPuzzleText + 1;

constexpr std::size_t blockSize = 65536;

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

/// Returns whether \a text begins with more characters without gaps than a row has.
bool beginsWithRun(std::string_view text)
{
    static constexpr CharacterSet gaps(" \t,;|&()[]{}\"'");
    const std::size_t begin = std::min(gaps.findOtherIn(text), text.size());
    const std::string_view run = text.substr(begin, gaps.findIn(text.substr(begin)));
    return run.size() > static_cast<std::size_t>(maxBoardSize) && !isFrameLine(run);
}

StreamLine classify(std::string text, int number)
{
    if (isDigitLine(text))
        return {std::move(text), number, Kind::Puzzle, static_cast<int>(digitLineLength), true};
    const CommentKind comment = commentKind(text);
    if (comment == CommentKind::Comment)
        return {std::move(text), number, Kind::Comment, 0};
    if (text.size() > maxPuzzleText)
        return {std::move(text), number, Kind::Puzzle, 0, true};
    if (comment != CommentKind::None)
        return {std::move(text), number, kindOf(comment), 0};
    if (isJson(text))
        return {std::move(text), number, Kind::Json, 0};
    if (isLineForm(text))
        return {std::move(text), number, Kind::Puzzle, 0, true};
    if (isFrameLine(std::string_view(text).substr(0, text.find(' ')))) // a note may follow
        return {std::move(text), number, Kind::Row, 0};
    const int cellCount = countCells(splitText(text));
    const Kind kind = kindOf(cellCount);
    const bool isRun = kind == Kind::Puzzle && beginsWithRun(text);
    return {std::move(text), number, kind, cellCount, isRun};
}

} // namespace

const StreamLine *StreamLines::peek(std::size_t index)
{
    while (m_ahead.size() <= index)
        if (!readAhead())
            return nullptr;
    return &m_ahead[index];
}

const StreamLine *StreamLines::peekArrived(std::size_t index)
{
    while (m_ahead.size() <= index)
        if (!hasArrived() || !readAhead())
            return nullptr;
    return &m_ahead[index];
}

bool StreamLines::hasArrived() const
{
    return block().find('\n') != std::string_view::npos
           || (m_input.good() && m_input.rdbuf()->in_avail() != 0);
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
    for (std::size_t read = 0;;) {
        const std::string_view rest = block();
        const std::size_t length = std::min(rest.find('\n'), rest.size());
        text += rest.substr(0, std::min(length, maxLineLength - text.size()));
        m_blockStart += length;
        read += length;
        if (length < rest.size()) {
            ++m_blockStart;
            return text;
        }
        m_isEndless = read > maxSkippedLine;
        if (m_isEndless || !readBlock()) {
            m_input.setstate(std::ios::eofbit);
            return text;
        }
    }
}

/// Replaces the block, which is used up, by what has arrived, and waits if there is nothing. Returns
/// false at the end.
bool StreamLines::readBlock()
{
    m_block.clear();
    m_blockStart = 0;
    const int first = m_input.rdbuf()->sbumpc();
    if (first == std::char_traits<char>::eof())
        return false;
    m_block += static_cast<char>(first);
    addArrived();
    return true;
}

/// Adds what can be read without waiting, up to the size of a block.
void StreamLines::addArrived()
{
    const std::size_t kept = m_block.size();
    const std::streamsize arrived = m_input.rdbuf()->in_avail();
    const auto room = static_cast<std::streamsize>(blockSize - kept);
    m_block.resize(kept + static_cast<std::size_t>(std::clamp<std::streamsize>(arrived, 0, room)));
    const auto wanted = static_cast<std::streamsize>(m_block.size() - kept);
    const std::streamsize got = m_input.rdbuf()->sgetn(m_block.data() + kept, wanted);
    m_block.resize(kept + static_cast<std::size_t>(got));
}

DigitLines StreamLines::takeDigitLines(int maxCount)
{
    DigitLines lines{.text = {}, .firstLine = m_count + 1};
    if (m_isClosed || !m_ahead.empty() || !m_input.good())
        return lines;
    constexpr std::size_t step = digitLineLength + 1;
    if (block().size() < step) {
        m_block.erase(0, m_blockStart);
        m_blockStart = 0;
        addArrived();
    }
    std::string_view rest = block();
    for (; lines.count < maxCount && rest.size() >= step && rest[digitLineLength] == '\n'
           && isDigitLine(rest.substr(0, digitLineLength));
         rest.remove_prefix(step))
        ++lines.count;
    lines.text = block().substr(0, lines.count * step);
    m_blockStart += lines.text.size();
    m_count += lines.count;
    return lines;
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
