#include "core/formats/textkind.h"

#include "core/formats/found/programfiles.h"
#include "core/formats/text/characterset.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace sudoku {
namespace {

using namespace std::string_view_literals;

struct Beginning
{
    std::string_view bytes;
    std::string_view kind;
};

constexpr std::array beginnings{
    Beginning{"\x89PNG"sv, "png"},
    Beginning{"\xff\xd8\xff"sv, "jpeg"},
    Beginning{"GIF87a"sv, "gif"},
    Beginning{"GIF89a"sv, "gif"},
    Beginning{"II*\0"sv, "tiff"},
    Beginning{"MM\0*"sv, "tiff"},
    Beginning{"%PDF-"sv, "pdf"},
    Beginning{"%!PS"sv, "postscript"},
    Beginning{"{\\rtf"sv, "document"},
    Beginning{"\xd0\xcf\x11\xe0"sv, "document"}, // of Microsoft Office before 2007
    Beginning{"PK\x03\x04"sv, "zip"},
    Beginning{"PK\x05\x06"sv, "zip"},
    Beginning{"\x1f\x8b"sv, "compressed"},
    Beginning{"\xfd\x37zXZ"sv, "compressed"},
    Beginning{"7z\xbc\xaf"sv, "compressed"},
    Beginning{"BZh"sv, "compressed"},
    Beginning{"\x28\xb5\x2f\xfd"sv, "compressed"},
    Beginning{"\x7f\x45LF"sv, "program"},
    Beginning{"SQLite format 3"sv, "database"},
    Beginning{"\xff\xfe"sv, "utf16"},
    Beginning{"\xfe\xff"sv, "utf16"},
    Beginning{"p cnf "sv, "formula"},
    Beginning{"SAVEFILE:"sv, "other-game"},
    Beginning{"<!"sv, "html"}, // or another language with tags
    Beginning{"<?xml"sv, "html"},
    Beginning{"<html"sv, "html"},
    Beginning{"<svg"sv, "html"},
    Beginning{"<opensudoku"sv, "html"},
    Beginning{"<ksudoku"sv, "html"},
};

/// Returns the kind of a ZIP archive, in which the names of the files are not compressed.
std::string_view archiveKind(std::string_view bytes)
{
    for (const std::string_view mark : {"opendocument.spreadsheet", "xl/"})
        if (bytes.find(mark) != bytes.npos)
            return "spreadsheet";
    for (const std::string_view mark : {"opendocument.text", "word/"})
        if (bytes.find(mark) != bytes.npos)
            return "document";
    return "zip";
}

/// Returns whether \a line is a cage of JCrypTool: its sign, an operation and the result.
bool isOperation(std::string_view line)
{
    constexpr std::string_view figures = "0123456789";
    constexpr std::string_view operations = "+-*:";
    line = trimmed(line);
    return line.size() >= 3 && figures.find(line[0]) == line.npos && operations.find(line[1]) != line.npos
           && line.find_first_not_of(figures, 2) == line.npos;
}

/// Returns whether \a text is a killer of JCrypTool: a sign for the cage of each cell, and then the cages.
bool hasOperations(std::string_view text)
{
    constexpr int fewest = 9;
    int count = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        count += isOperation(text.substr(begin, end - begin)) ? 1 : 0;
        begin = end + 1;
    }
    return count >= fewest;
}

/// Returns the kind of a saved game of Simon Tatham's programs.
std::string_view savedKind(std::string_view bytes)
{
    return bytes.find("\nGAME    :4:Solo") != bytes.npos ? "solo" : "other-game";
}

bool isBinary(std::string_view bytes)
{
    const auto isControl = [](char byte) {
        return (byte >= 0 && byte < '\t') || (byte > '\r' && byte < ' ') || byte == '\x7f';
    };
    const std::string_view sample = bytes.substr(0, 4096);
    return sample.find('\0') != sample.npos
           || 10 * std::ranges::count_if(sample, isControl) > std::ssize(sample);
}

bool isLetter(char character)
{
    const char upper = static_cast<char>(character & ~0x20);
    return (upper >= 'A' && upper <= 'Z') || character == foreignCharacter;
}

/// Returns the words of \a line: parts between spaces and punctuation that contain only letters. Dots are
/// cells, unless they end a word.
std::vector<std::string_view> wordsIn(std::string_view line)
{
    static constexpr CharacterSet gaps(" \t,;:!?'\"()[]{}<>=&/\\+-#~^%$@`|\x01");
    constexpr std::size_t maxLetters = 24; // more are a row
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const std::size_t end = std::min(gaps.findIn(line), line.size());
        std::string_view word = line.substr(0, end);
        line.remove_prefix(std::min(end + 1, line.size()));
        if (word.ends_with('.'))
            word.remove_suffix(1);
        if (word.size() >= 2 && word.size() <= maxLetters && std::ranges::all_of(word, isLetter))
            words.push_back(word);
    }
    return words;
}

bool repeatsALetter(std::string_view word)
{
    std::string letters(word);
    std::erase(letters, foreignCharacter);
    std::ranges::sort(letters);
    return std::ranges::adjacent_find(letters) != letters.end();
}

/// Returns whether \a words are words. Groups of cells are letters too, but of equal length and without a
/// repeated letter.
bool areWords(const std::vector<std::string_view> &words)
{
    std::map<std::size_t, std::ptrdiff_t> lengths;
    for (const std::string_view word : words)
        ++lengths[word.size()];
    const auto byCount = [](const auto &a, const auto &b) { return a.second < b.second; };
    const auto common = std::ranges::max_element(lengths, byCount);
    return 3 * common->second < 2 * std::ssize(words)
           || 4 * std::ranges::count_if(words, repeatsALetter) >= std::ssize(words);
}

bool hasTags(std::string_view text)
{
    const std::size_t closing = text.find("</");
    return trimmed(text).starts_with('<') && closing < text.size() - 2 && isLetter(text[closing + 2]);
}

bool isLineOfCode(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.ends_with(';') || text.ends_with('{') || text.ends_with('}') || text.starts_with("//")
           || text.starts_with("/*");
}

/// Returns whether \a text is nothing but the name of a file with its folders: "/home/me/puzzle.txt".
bool isFileName(std::string_view text)
{
    constexpr std::size_t maxEnding = 5;
    text = trimmed(text);
    const std::size_t slash = text.rfind('/');
    const std::size_t dot = text.rfind('.');
    if (slash == text.npos || dot == text.npos || dot < slash + 2 || text.find('\n') != text.npos)
        return false;
    const std::string_view ending = text.substr(dot + 1);
    return !ending.empty() && ending.size() <= maxEnding && std::ranges::all_of(ending, isLetter)
           && std::ranges::any_of(text.substr(slash + 1, dot - slash - 1), isLetter);
}

/// Returns whether most of the text consists of words.
bool isProse(const PuzzleText &text)
{
    constexpr std::string_view spaces = " \t";
    std::ptrdiff_t letters = 0;
    std::ptrdiff_t characters = 0;
    std::vector<std::string_view> words;
    for (const TextLine &line : text.lines) {
        const std::string_view row = line.characters;
        characters += std::ranges::count_if(row, [&](char c) { return spaces.find(c) == spaces.npos; });
        for (const std::string_view word : wordsIn(row)) {
            letters += std::ssize(word);
            words.push_back(word);
        }
    }
    return words.size() >= 2 && 2 * letters > characters && areWords(words);
}

} // namespace

std::string_view fileKind(std::string_view bytes)
{
    constexpr auto notFound = beginnings.end();
    const auto found = std::ranges::find_if(
        beginnings, [bytes](const Beginning &beginning) { return bytes.starts_with(beginning.bytes); });
    if (found != notFound && found->kind == "other-game")
        return savedKind(bytes);
    if (found != notFound && found->kind == "html")
        if (const std::string_view kind = otherKSudokuKind(bytes); !kind.empty())
            return kind;
    if (found != notFound)
        return found->kind == "zip" ? archiveKind(bytes) : found->kind;
    return isBinary(bytes) ? "binary" : "";
}

std::string_view textKind(std::string_view text)
{
    constexpr std::size_t enough = 10'000;
    if (const std::string_view kind = fileKind(trimmed(withoutByteOrderMark(text))); !kind.empty())
        return kind;
    text = text.substr(0, enough);
    if (hasOperations(text))
        return "jcryptool";
    if (hasTags(text))
        return "html";
    if (isFileName(text))
        return "path";
    const PuzzleText parts = splitText(text);
    const auto linesOfCode = std::ranges::count_if(
        parts.lines, [](const TextLine &line) { return isLineOfCode(line.characters); });
    const auto hasWords = [](const TextLine &line) { return !wordsIn(line.characters).empty(); };
    if (2 * linesOfCode > std::ssize(parts.lines) && std::ranges::any_of(parts.lines, hasWords))
        return "source";
    return isProse(parts) ? "prose" : "";
}

} // namespace sudoku
