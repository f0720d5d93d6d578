#include "core/formats/plain/celllayout.h"
#include "core/formats/plain/directives.h"
#include "core/formats/plain/librarydeletions.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/keptmembers.h"

#include <algorithm>

namespace sudoku {
namespace {

// ":technique:candidates:digits:deleted candidates:eliminations:placements:extra", and a '+' before each
// digit that is no given; or only "digits:deleted candidates". The technique with its candidates is the note.
// It is kept for writing, and so is what follows the deleted candidates, which nothing else uses.

constexpr std::string_view libraryId = "library";
constexpr std::string_view emptyHeader = "0000:x"; // of a technique, nor of candidates
constexpr const char *techniqueMember = "technique";
constexpr const char *conclusionsMember = "conclusions";

bool detectsLibrary(std::string_view text)
{
    return plainLayout(text) == PlainLayout::Library;
}

struct Field
{
    std::size_t begin;
    std::size_t end;

    std::string_view in(std::string_view line) const { return line.substr(begin, end - begin); }
};

Field findField(std::string_view line, int index)
{
    std::size_t begin = 0;
    for (int i = 0; i < index && begin < line.size(); ++i)
        begin = std::min(line.find(':', begin), line.size() - 1) + 1;
    return {begin, std::min(line.find(':', begin), line.size())};
}

/// The parts of a line.
struct LibraryLine
{
    explicit LibraryLine(std::string_view line)
    {
        const bool hasTechnique = trimmed(line).starts_with(':');
        const int index = hasTechnique ? 3 : 0; // the first is empty, in front of the first colon
        digits = findField(line, index);
        deletions = findField(line, index + 1);
        if (hasTechnique)
            technique =
                line.substr(findField(line, 1).begin, findField(line, 2).end - findField(line, 1).begin);
        if (technique == emptyHeader)
            technique.clear();
        conclusions = line.substr(std::min(deletions.end + 1, line.size()));
        if (conclusions.find_first_not_of(": ") == conclusions.npos)
            conclusions.clear();
    }

    Field digits;
    Field deletions;
    std::string technique;
    std::string conclusions; ///< eliminations and what follows them
};

/// Replaces everything but the digits by spaces, so that columns stay the same.
void keepDigits(std::string &line, const Field &digits)
{
    std::fill(line.begin(), line.begin() + digits.begin, ' ');
    std::replace(line.begin() + digits.begin, line.begin() + digits.end, '+', ' ');
    std::fill(line.begin() + digits.end, line.end(), ' ');
}

void moveToEntries(Board &board, Cell cell)
{
    board.entries.set(cell, board.puzzle.givens[cell]);
    board.puzzle.givens.clear(cell);
}

std::string libraryNote(const LibraryLine &line, const std::string &behind)
{
    return line.technique + (line.technique.empty() || behind.empty() ? "" : " ") + behind;
}

void keepRest(const LibraryLine &line, Board &board)
{
    if (line.technique.empty() && line.conclusions.empty())
        return;
    nlohmann::json members = keptMembers(board);
    nlohmann::json &own = members[std::string(libraryId)];
    if (!line.technique.empty())
        own[techniqueMember] = line.technique;
    if (!line.conclusions.empty())
        own[conclusionsMember] = line.conclusions;
    board.keptMembers = members.dump();
}

TextResult readLibrary(std::string_view text, const ReadOptions &options)
{
    PuzzleText parts = splitText(text);
    if (parts.lines.size() != 1)
        return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
    const int lineNumber = parts.lines.front().number;
    const std::string characters = parts.lines.front().characters;
    const LibraryLine line(characters);
    keepDigits(parts.lines.front().characters, line.digits);
    parts.note = libraryNote(line, parts.note);
    const CellLayout layout = splitCharacters(parts);
    TextResult result = readParts(std::move(parts), layout, options, libraryId);
    if (!result)
        return result;
    Board &board = result->board;
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        if (const int column = layout.cells[cell].column;
            board.isGiven(cell) && column > 0 && characters[column - 1] == '+')
            moveToEntries(board, cell);
    if (const int leftOut = deleteCandidates(board, line.deletions.in(characters)); leftOut > 0)
        result->remarks.push_back({Remark::Code::DeletionsLeftOut, {}, leftOut, lineNumber});
    keepRest(line, board);
    return result;
}

/// Returns what of \a board the line does not hold.
Board besideLine(const Board &board)
{
    Board rest = board;
    if (!deletedCandidates(board).empty())
        std::ranges::fill(rest.centreMarks, DigitSet());
    nlohmann::json members = keptMembers(board);
    if (members.erase(std::string(libraryId)) > 0)
        rest.keptMembers = members.empty() ? std::string() : members.dump();
    return rest;
}

std::string writeLibrary(const Board &board, const SymbolSet &symbols)
{
    const SymbolSet &shown = symbolsOf(board, symbols);
    const SymbolSet &characters = shown.isNumeric() ? *findSymbolSet("1-9A") : shown;
    const nlohmann::json own = json::member(keptMembers(board), libraryId);
    const std::string &technique = json::text(json::member(own, techniqueMember));
    const std::string &conclusions = json::text(json::member(own, conclusionsMember));
    std::string line = ':' + (technique.empty() ? std::string(emptyHeader) : technique) + ':';
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell) {
        const Digit digit = board.digitAt(cell);
        line += board.entries.isFilled(cell) ? "+" : "";
        line += digit == noDigit ? "." : characters.symbol(digit);
    }
    line += ':' + deletedCandidates(board) + ':' + (conclusions.empty() ? "::" : conclusions) + '\n';
    return withDirectives(line, besideLine(board), characters, readLibrary);
}

std::vector<Loss> libraryLosses(const Board &board)
{
    return directiveLosses(besideLine(board));
}

/// What is kept is part of the line.
std::vector<Remark> remarksOnKept(const nlohmann::json &)
{
    return {};
}

} // namespace

const Format libraryFormat{
    .id = libraryId,
    .name = TR_NOOP("Format", "HoDoKu library line"),
    .suffix = "txt",
    .detects = detectsLibrary,
    .read = readLibrary,
    .write = writeLibrary,
    .isOneLine = true,
    .losses = libraryLosses,
    .remarks = remarksOnKept,
};

} // namespace sudoku
