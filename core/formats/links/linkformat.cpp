#include "core/formats/json/fpuzzles.h"
#include "core/formats/links/linksites.h"
#include "core/formats/links/lisudoku.h"
#include "core/formats/links/lzstring.h"
#include "core/formats/links/penpa.h"
#include "core/formats/links/sudokumaker/sudokumaker.h"
#include "core/formats/links/sudokupad.h"
#include "core/formats/oneline/issformat.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/puzzletext.h"
#include "core/formats/text/urlcodes.h"
#include "core/formats/text/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::string_view linkId = "f-puzzles-link";
constexpr std::string_view linkBegin = "https://f-puzzles.com/?load=";
constexpr std::string_view sudokuPadId = "sudokupad";
constexpr std::string_view sudokuPadBegin = "https://sudokupad.app/fpuzzles";
constexpr std::string_view issLinkId = "iss-link";
constexpr std::string_view issBegin = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
constexpr std::string_view issMark = "?q=";
constexpr std::string_view sudokuMakerSiteId = sudokuMakerId; // detects() takes it as a variable
constexpr std::string_view sudokuMakerBegin = "https://sudokumaker.app/?puzzle=";

/// A kind of link: the word before the puzzle, the compression of the puzzle, and its reader.
struct LinkKind
{
    std::string_view mark;
    LzAlphabet alphabet;
    TextResult (*read)(const nlohmann::json &puzzle, const ReadOptions &, std::string_view formatId);
};

/// SudokuPad writes its marks after "/" or "puzzleid=".
constexpr std::array linkKinds{
    LinkKind{"?load=", LzAlphabet::Base64, readFpuzzles},
    LinkKind{"fpuzzles", LzAlphabet::Base64, readFpuzzles},
    LinkKind{"fpuz", LzAlphabet::Base64, readFpuzzles},
    LinkKind{"scl", LzAlphabet::Base64, readSudokuPad},
    LinkKind{"ctc", LzAlphabet::Base64, readSudokuPad},
    LinkKind{"?puzzle=", LzAlphabet::UriComponent, readSudokuMaker},
    LinkKind{"?import=", LzAlphabet::Base64, readLisudoku},
};

bool isLink(std::string_view text)
{
    return text.starts_with("https://") || text.starts_with("http://");
}

/// A site that has a format of its own. The links of all other sites are of one format.
struct LinkSite
{
    bool (*isOf)(std::string_view link);
    std::string_view formatId;
};

constexpr std::array linkSites{
    LinkSite{isOfSudokuPad, sudokuPadId},
    LinkSite{isOfSudokuMaker, sudokuMakerSiteId},
    LinkSite{isOfInteractiveSolver, issLinkId},
};

/// Returns the id of the format of \a link.
std::string_view formatOf(std::string_view link)
{
    const auto site =
        std::ranges::find_if(linkSites, [link](const LinkSite &each) { return each.isOf(link); });
    return site == linkSites.end() ? linkId : site->formatId;
}

template <const std::string_view &formatId>
bool detects(std::string_view text)
{
    const std::string_view link = trimmed(withoutByteOrderMark(text));
    return isLink(link) && formatOf(link) == formatId;
}

/// Returns the text after the first mark that is present.
std::string_view payload(std::string_view link, const LinkKind &kind)
{
    const bool isWord = kind.mark.front() != '?'; // which could be part of the compressed text
    for (const std::string_view before : {"/", "puzzleid="}) {
        const std::string mark = (isWord ? std::string(before) : std::string()) + std::string(kind.mark);
        const std::size_t at = link.find(mark);
        if (at == link.npos)
            continue;
        const std::string_view rest = link.substr(at + mark.size());
        return rest.substr(0, std::min(rest.find_first_of("&?# \t\r\n"), rest.size()));
    }
    return {};
}

/// Decodes codes such as "%2B" for '+', and takes a space for '+' too, because some programs change it.
std::string decoded(std::string_view text)
{
    std::string characters = withoutUrlCodes(text);
    std::ranges::replace(characters, ' ', '+');
    return characters;
}

std::string utf8(std::u16string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char32_t character = text[i];
        const bool isPair =
            (character & 0xfc00u) == 0xd800 && i + 1 < text.size() && (text[i + 1] & 0xfc00u) == 0xdc00;
        if (isPair)
            character = 0x10000 + ((character & 0x3ffu) << 10) + (text[++i] & 0x3ffu);
        const bool isHalf = character >= 0xd800 && character <= 0xdfff;
        appendCharacter(result, isHalf ? U'\ufffd' : character);
    }
    return result;
}

std::u16string utf16(std::string_view text)
{
    std::u16string result;
    while (!text.empty()) {
        const char32_t character = takeCharacter(text);
        if (character >= 0x10000) {
            result += static_cast<char16_t>(0xd800 + ((character - 0x10000) >> 10));
            result += static_cast<char16_t>(0xdc00 + ((character - 0x10000) & 0x3ffu));
        } else {
            result += static_cast<char16_t>(character);
        }
    }
    return result;
}

TextResult readPayload(std::string_view packed, const LinkKind &kind, const ReadOptions &options,
                       std::string_view id)
{
    const auto text = decompressLz(decoded(packed), kind.alphabet, maxPuzzleText);
    if (!text)
        return tl::unexpected(TextError{text.error()});
    const std::string json = utf8(*text);
    const auto puzzle = parseJson(kind.read == readSudokuPad ? unzipped(json) : json);
    if (!puzzle) {
        const bool isRepeated = puzzle.error().code == TextErrorCode::RepeatedMember;
        return tl::unexpected(isRepeated
                                  ? TextError{TextErrorCode::RepeatedMember, 0, 0, puzzle.error().found}
                                  : TextError{TextErrorCode::NoLinkedPuzzle});
    }
    return kind.read(*puzzle, options, id);
}

/// Returns the string of a link to the Interactive Sudoku Solver, with the directives that its fragment has,
/// or an empty text.
std::string issString(std::string_view link)
{
    const std::size_t at = isOfInteractiveSolver(link) ? link.find(issMark) : link.npos;
    if (at == link.npos)
        return {};
    const std::string_view rest = link.substr(at + issMark.size());
    const std::string string = withoutUrlCodes(rest.substr(0, rest.find_first_of("&#")));
    const std::size_t fragment = rest.find('#');
    const std::string directives = fragment == rest.npos ? "" : withoutUrlCodes(rest.substr(fragment + 1));
    if (!string.starts_with('.'))
        return {};
    return commentKind(directives) == CommentKind::Directive ? directives + "\n" + string : string;
}

/// A place in decoded text means nothing to the user.
TextResult withoutPlace(TextResult result)
{
    if (!result)
        result.error().line = result.error().column = 0;
    return result;
}

TextResult readLink(std::string_view text, const ReadOptions &options)
{
    const std::string_view link = trimmed(withoutByteOrderMark(text));
    const std::string_view id = formatOf(link);
    const std::string plain = decoded(link);
    if (const std::string_view digits = digitsOfLink(plain); !digits.empty())
        return withoutPlace(readPlainText(digits, options, id));
    if (const std::string_view packed = penpaText(plain); !packed.empty())
        return withoutPlace(readPenpa(packed, options, id));
    for (const LinkKind &kind : linkKinds)
        if (const std::string_view packed = payload(link, kind); !packed.empty())
            return readPayload(packed, kind, options, id);
    if (const std::string string = issString(link); !string.empty())
        return withoutPlace(readIss(string, options, id));
    return tl::unexpected(linkError(plain));
}

std::string packedPuzzle(const Board &board, const SymbolSet &symbols, FpuzzlesSite site)
{
    return compressLz(utf16(fpuzzlesOf(board, symbols, site).dump()), LzAlphabet::Base64);
}

std::string writeLink(const Board &board, const SymbolSet &symbols)
{
    return std::string(linkBegin) + packedPuzzle(board, symbols, FpuzzlesSite::Fpuzzles) + '\n';
}

/// Returns \a text with codes for the characters that may mean something in an address.
std::string encoded(std::string_view text)
{
    return withUrlCodes(text, "-_.~$");
}

/// The puzzle is a part of the path.
std::string writeSudokuPad(const Board &board, const SymbolSet &symbols)
{
    return std::string(sudokuPadBegin) + encoded(packedPuzzle(board, symbols, FpuzzlesSite::SudokuPad))
           + '\n';
}

std::string writeSudokuMaker(const Board &board, const SymbolSet &symbols)
{
    const std::u16string text = utf16(sudokuMakerOf(board, symbols).dump());
    return std::string(sudokuMakerBegin) + encoded(compressLz(text, LzAlphabet::UriComponent)) + '\n';
}

/// What the string cannot hold is in the fragment, which no site reads.
std::string writeIssLink(const Board &board, const SymbolSet &)
{
    const IssText text = issTextOf(board);
    const std::string fragment = text.directives.empty() ? "" : "#" + encoded(text.directives);
    return std::string(issBegin) + encoded(text.string) + fragment + '\n';
}

} // namespace

const Format issLinkFormat{
    .id = issLinkId,
    .name = TR_NOOP("Format", "Interactive Sudoku Solver (link)"),
    .suffix = "url",
    .detects = detects<issLinkId>,
    .read = readLink,
    .write = writeIssLink,
    .isOneLine = true,
    .isLineForm = true,
    .holdsFreeLines = true,
    .isLink = true,
    .losses = issLosses,
};

const Format linkFormat{
    .id = linkId,
    .name = TR_NOOP("Format", "f-puzzles (link)"),
    .suffix = "url",
    .detects = detects<linkId>,
    .read = readLink,
    .write = writeLink,
    .isOneLine = true,
    .isLineForm = true,
    .isLink = true,
    .showsRules = true,
    .statesSolution = true,
    .losses = fpuzzlesLosses,
};

const Format sudokuMakerFormat{
    .id = sudokuMakerId,
    .name = TR_NOOP("Format", "SudokuMaker (link)"),
    .suffix = "url",
    .detects = detects<sudokuMakerSiteId>,
    .read = readLink,
    .write = writeSudokuMaker,
    .isOneLine = true,
    .isLineForm = true,
    .holdsFreeLines = true,
    .isLink = true,
    .showsRules = true,
    .losses = sudokuMakerLosses,
    .remarks = sudokuMakerRemarks,
};

/// SudokuPad opens the puzzles of f-puzzles.
const Format sudokuPadFormat{
    .id = sudokuPadId,
    .name = TR_NOOP("Format", "SudokuPad (link)"),
    .suffix = "url",
    .detects = detects<sudokuPadId>,
    .read = readLink,
    .write = writeSudokuPad,
    .isOneLine = true,
    .isLineForm = true,
    .isLink = true,
    .showsRules = true,
    .statesSolution = true,
    .losses = fpuzzlesLosses,
};

} // namespace sudoku
