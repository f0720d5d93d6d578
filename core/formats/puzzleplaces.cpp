#include "core/formats/puzzleplaces.h"

#include "core/formats/plain/digitline.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/text/levelnote.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace sudoku {
namespace {

/// Collects places, and passes them on in batches that grow with what was found: a window has work with each,
/// however small it is.
class Places
{
public:
    Places(std::string_view text, const std::function<void(std::vector<PuzzlePlace>)> &found)
        : m_text(text),
          m_found(found)
    {
    }

    /// Adds a puzzle whose piece begins at \a begin; the piece before it ends there.
    void add(std::size_t begin)
    {
        if (!m_places.empty() && m_begin == begin) {
            m_places.push_back({m_places.back().begin, 0, m_places.back().ordinal + 1});
            return;
        }
        m_begin = begin;
        close(begin);
        constexpr std::size_t firstBatch = 5000;
        constexpr std::size_t partOfFound = 16;
        if (m_places.size() >= std::max(firstBatch, m_passedOn / partOfFound))
            passOn();
        m_places.push_back({std::exchange(m_isFirst, false) ? 0 : begin, 0});
    }

    void finish()
    {
        close(m_text.size());
        if (!m_places.empty())
            passOn();
    }

private:
    void passOn()
    {
        m_passedOn += m_places.size();
        m_found(std::exchange(m_places, {}));
    }

    void close(std::size_t end)
    {
        for (auto place = m_places.rbegin(); place != m_places.rend() && place->length == 0; ++place)
            place->length = end - place->begin;
    }

    std::string_view m_text;
    const std::function<void(std::vector<PuzzlePlace>)> &m_found;
    std::vector<PuzzlePlace> m_places;
    std::size_t m_passedOn = 0;
    std::size_t m_begin = 0; // of the last puzzle
    bool m_isFirst = true;   // the first piece has what comes before it, too
};

std::size_t endOfLine(std::string_view text, std::size_t begin)
{
    return std::min(text.find('\n', begin), text.size() - 1) + 1;
}

/// Adds the lines that are only digits, and returns where the first other text begins.
std::size_t addDigitLines(std::string_view text, const std::stop_token &stop, Places &places)
{
    std::size_t begin = 0; // of the line, or of the directives before it
    for (std::size_t at = 0; at < text.size() && !stop.stop_requested();) {
        const std::size_t end = endOfLine(text, at);
        std::string_view line = text.substr(at, end - at);
        while (line.ends_with('\n') || line.ends_with('\r'))
            line.remove_suffix(1);
        const CommentKind kind = commentKind(line);
        if (kind == CommentKind::Blank || kind == CommentKind::Comment) {
            begin = begin == at ? end : begin;
        } else if (kind == CommentKind::None) {
            if (!isDigitLine(line))
                return begin;
            places.add(begin);
            begin = end;
        }
        at = end;
    }
    return begin;
}

/// Adds what PuzzleStream finds from \a begin on.
void addOthers(std::string_view text, std::size_t begin, const std::stop_token &stop, Places &places)
{
    const std::string rest(text.substr(begin));
    std::istringstream input(rest);
    PuzzleStream stream(input);
    int line = 1;
    std::size_t at = begin; // where this line begins
    while (!stop.stop_requested()) {
        const std::optional<TextResult> next = stream.next();
        if (!next)
            break;
        if (!*next)
            continue;
        for (; line < stream.textLine(); ++line)
            at = endOfLine(text, at);
        places.add(at);
    }
}

} // namespace

void findPuzzlePlaces(std::string_view text, const std::stop_token &stop,
                      const std::function<void(std::vector<PuzzlePlace>)> &found)
{
    Places places(text, found);
    if (const std::size_t begin = addDigitLines(text, stop, places); begin < text.size())
        addOthers(text, begin, stop, places);
    places.finish();
}

std::optional<TextPuzzle> readPuzzleAt(std::string_view text, const PuzzlePlace &place)
{
    std::string piece(text.substr(place.begin, place.length));
    if (place.begin > 0) // a row of a table is not read without the names of its columns
        piece.insert(0, AnswerTable::firstRowOf(text));
    std::istringstream input(piece);
    PuzzleStream stream(input);
    int ordinal = 0;
    while (std::optional<TextResult> next = stream.next()) {
        if (!*next || ordinal++ < place.ordinal)
            continue;
        keepNote((*next)->note, (*next)->board);
        return std::move(**next);
    }
    return {};
}

} // namespace sudoku
