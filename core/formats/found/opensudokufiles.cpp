#include "core/board/board.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/puzzletext.h"
#include "core/formats/text/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

constexpr std::size_t openSudokuCells = 81;
constexpr std::string_view ownFolder = "Sudoku Workbench"; ///< of files that this program wrote: no title

/// Returns the character that "&name;" or "&#10;" stands for, or nothing.
std::optional<unsigned> characterOf(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, char>, 5> names{
        {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
    for (const auto &[known, character] : names)
        if (name == known)
            return static_cast<unsigned>(character);
    if (!name.starts_with('#'))
        return {};
    const bool isHex = name.starts_with("#x");
    const std::string_view digits = name.substr(isHex ? 2 : 1);
    unsigned number = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), number, isHex ? 16 : 10);
    constexpr unsigned maxCharacter = 0x10ffff;
    const bool isWhole = error == std::errc() && end == digits.data() + digits.size();
    return isWhole && number > 0 && number <= maxCharacter ? std::optional(number) : std::nullopt;
}

std::string withoutEntities(std::string_view text)
{
    constexpr std::size_t maxEntity = 10;
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t end = text[i] == '&' ? text.find(';', i) : text.npos;
        const bool isShort = end != text.npos && end - i <= maxEntity;
        const auto character = isShort ? characterOf(text.substr(i + 1, end - i - 1)) : std::nullopt;
        if (character) {
            appendCharacter(plain, *character);
            i = end;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

/// A tag of XML: its name, and its attributes as they are written.
struct Tag
{
    std::string_view name;
    std::string_view attributes;
    std::string_view textAfter; ///< up to the next tag

    std::string attribute(std::string_view wanted) const
    {
        for (std::size_t at = attributes.find(wanted); at != attributes.npos;
             at = attributes.find(wanted, at + 1)) {
            const bool isWhole =
                at > 0
                && (attributes[at - 1] == ' ' || attributes[at - 1] == '\n' || attributes[at - 1] == '\t');
            std::string_view rest = trimmed(attributes.substr(at + wanted.size()));
            if (!isWhole || !rest.starts_with('='))
                continue;
            rest = trimmed(rest.substr(1));
            if (rest.empty() || (rest.front() != '"' && rest.front() != '\''))
                continue;
            const std::size_t end = rest.find(rest.front(), 1);
            if (end != rest.npos)
                return withoutEntities(rest.substr(1, end - 1));
        }
        return {};
    }
};

/// Returns the opening and closing tags of \a xml, without comments.
std::vector<Tag> tagsOf(std::string_view xml)
{
    std::vector<Tag> tags;
    for (std::size_t at = xml.find('<'); at != xml.npos;) {
        const bool isComment = xml.substr(at).starts_with("<!--");
        std::size_t end = isComment ? xml.find("-->", at) : at + 1;
        char quote = '\0';
        for (; !isComment && end < xml.size() && (quote != '\0' || xml[end] != '>'); ++end)
            if (quote == '\0' && (xml[end] == '"' || xml[end] == '\''))
                quote = xml[end];
            else if (xml[end] == quote)
                quote = '\0';
        if (end >= xml.size())
            break;
        const std::string_view inside = xml.substr(at + 1, end - at - 1);
        const std::size_t behind = xml.find('>', end) + 1;
        at = xml.find('<', behind);
        const std::size_t nameEnd = std::min(inside.find_first_of(" \n\t/", 1), inside.size());
        if (!isComment)
            tags.push_back({inside.substr(0, nameEnd), inside.substr(nameEnd),
                            xml.substr(behind, std::min(at, xml.size()) - behind)});
    }
    return tags;
}

std::vector<std::string_view> partsOf(std::string_view text, std::string_view separators)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = text.find_first_not_of(separators); begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(separators, end);
    }
    return parts;
}

/// Returns the notes of a cell: numbers behind commas in version 1, a bit for each later.
DigitSet notesOf(std::string_view text, bool isList)
{
    DigitSet notes;
    for (const std::string_view part : partsOf(text, ",-")) {
        int number = 0;
        std::from_chars(part.data(), part.data() + part.size(), number);
        for (Digit digit = 1; digit <= 9; ++digit)
            if (isList ? number == digit : (number & (1 << (digit - 1))) != 0)
                notes.insert(digit);
    }
    return notes;
}

std::string_view withoutSpaceAround(std::string_view text)
{
    constexpr std::string_view space = " \t\n";
    text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
    return text.substr(0, text.find_last_not_of(space) + 1);
}

Board emptyBoard()
{
    return Board(Puzzle(Geometry::withBoxes(defaultBoxes(9))));
}

/// Reads 81 digits.
std::optional<Board> readDigitsOfGame(std::string_view data)
{
    const auto isDigit = [](char character) { return character >= '0' && character <= '9'; };
    if (data.size() != openSudokuCells || !std::ranges::all_of(data, isDigit))
        return {};
    Board board = emptyBoard();
    for (std::size_t i = 0; i < data.size(); ++i)
        board.puzzle.givens.set(static_cast<Cell>(i), data[i] - '0');
    return board;
}

/// Reads "version: 3", and for each cell its value, its notes, in corners and in the centre or of one kind
/// only, and whether it can be changed.
std::optional<Board> readCellsOfGame(std::string_view data)
{
    constexpr std::string_view mark = "version:";
    if (!data.starts_with(mark))
        return {};
    const std::size_t lineEnd = data.find_first_of("\n ", std::min(mark.size() + 1, data.size()));
    const bool isList = trimmed(data.substr(mark.size(), lineEnd - mark.size())) == "1";
    if (lineEnd == data.npos)
        return {};
    const std::vector<std::string_view> parts = partsOf(data.substr(lineEnd), "|\n ");
    const std::size_t width = parts.size() / openSudokuCells;
    if (parts.size() % openSudokuCells != 0 || width < 3 || width > 4)
        return {};
    Board board = emptyBoard();
    for (std::size_t i = 0; i < openSudokuCells; ++i) {
        const auto cell = static_cast<Cell>(i);
        const std::string_view value = parts[i * width];
        if (value.size() != 1 || (value != "0" && !isFigure(value.front())))
            return {};
        (parts[i * width + width - 1] == "0" ? board.puzzle.givens : board.entries)
            .set(cell, value.front() - '0');
        if (width == 4)
            board.cornerMarks[cell] = notesOf(parts[i * width + 1], isList);
        board.centreMarks[cell] = notesOf(parts[i * width + width - 2], isList);
    }
    return board;
}

/// Takes the games out of a file, tag by tag.
class OpenSudokuReader
{
public:
    void take(const Tag &tag)
    {
        if (tag.name == "game")
            return takeGame(tag);
        const std::string text = withoutEntities(withoutSpaceAround(tag.textAfter));
        if (tag.name == "folder")
            startFolder(tag.attribute("name"));
        else if (tag.name == "name")
            startFolder(text);
        else if (tag.name == "author")
            m_info.author = infoText(text);
        else if (tag.name == "level")
            m_info.level = infoText(text);
        else if (tag.name == "source" || (tag.name == "sourceURL" && m_info.source.empty()))
            m_info.source = infoText(text);
        else if (!text.empty() && !tag.name.starts_with('/') && !tag.name.starts_with('?'))
            m_leftOut.push_back(textLeftOut(text));
    }

    FoundTexts takeFound()
    {
        if (m_boards.empty())
            return {};
        FoundTexts found;
        for (Game &game : m_boards) {
            if (!game.folder.empty())
                game.board.info.title = game.folder;
            if (m_folderSizes[game.folder] > 1 && !game.folder.empty())
                game.board.info.title += ' ' + std::to_string(game.number);
            if (!game.note.empty())
                game.board.info.title += (game.board.info.title.empty() ? "" : ": ") + game.note;
            game.board.info.title = infoText(game.board.info.title);
            found.push_back(foundBoard(game.board, std::move(game.leftOut)));
        }
        std::ranges::move(m_leftOut, std::back_inserter(found.front().leftOut));
        if (m_unreadable > 0)
            found.front().leftOut.push_back({Remark::Code::PuzzleLeftOut, {}, m_unreadable});
        return found;
    }

private:
    struct Game
    {
        Board board;
        std::string folder;
        int number;
        std::string note;
        std::vector<Remark> leftOut;
    };

    void startFolder(const std::string &name) { m_folder = name == ownFolder ? std::string() : name; }

    /// Returns what is said about a game: by attributes of its own, or else before it.
    PuzzleInfo infoOf(const Tag &game) const
    {
        PuzzleInfo info = m_info;
        for (const auto &[name, text] :
             {std::pair("author", &PuzzleInfo::author), std::pair("source", &PuzzleInfo::source),
              std::pair("level", &PuzzleInfo::level)})
            if (const std::string own = infoText(game.attribute(name)); !own.empty())
                info.*text = own;
        return info;
    }

    void takeGame(const Tag &tag)
    {
        const std::string data = tag.attribute("data");
        std::optional<Board> board = readDigitsOfGame(withoutSpaceAround(data));
        if (!board)
            board = readCellsOfGame(withoutSpaceAround(data));
        if (!board) {
            ++m_unreadable;
            return;
        }
        board->info = infoOf(tag);
        std::vector<Remark> leftOut;
        leaveOutTime(std::atof(tag.attribute("time").c_str()) / 1000, leftOut);
        if (!tag.attribute("command_stack").empty())
            leftOut.push_back(textLeftOut("command_stack"));
        m_boards.push_back({std::move(*board), m_folder, ++m_folderSizes[m_folder], tag.attribute("note"),
                            std::move(leftOut)});
    }

    PuzzleInfo m_info;
    std::string m_folder;
    std::map<std::string, int> m_folderSizes;
    std::vector<Game> m_boards;
    std::vector<Remark> m_leftOut;
    int m_unreadable = 0;
};

} // namespace

FoundTexts findOpenSudokuGames(std::string_view text)
{
    if (text.find("<opensudoku") == text.npos)
        return {};
    OpenSudokuReader reader;
    for (const Tag &tag : tagsOf(text))
        reader.take(tag);
    return reader.takeFound();
}

} // namespace sudoku
