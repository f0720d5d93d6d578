#include "core/formats/nopuzzle.h"

#include "core/formats/text/jsontext.h"
#include "core/formats/textkind.h"

namespace sudoku {

using enum TextErrorCode;

TextError noPuzzleInText(std::string_view text, TextError error)
{
    if (text.find_first_not_of(" \t\r\n") == text.npos)
        return {EmptyText};
    if (isAboutCells(error.code))
        if (const std::string_view kind = textKind(text); !kind.empty())
            return {NotPuzzleText, 0, 0, std::string(kind)};
    return error;
}

TextError noPuzzleInFile(std::string_view bytes)
{
    const std::string_view kind = fileKind(bytes);
    return {kind.empty() ? NoPuzzle : NotPuzzleText, 0, 0, std::string(kind)};
}

TextError noPuzzleInStream(bool isEmpty)
{
    return {isEmpty ? EmptyText : NoPuzzle};
}

TextError noPuzzleAfter(std::string_view directives, int line)
{
    return {NoPuzzle, line, 1, std::string(directives.substr(0, directives.find('\n')))};
}

bool mayHoldPuzzles(const TextError &error)
{
    return isAboutCells(error.code) || error.code == BadSyntax || error.code == NotPuzzleText
           || error.code == UnreadableLink || (error.code == BadValue && error.path == ownJsonMark);
}

bool isLeftOutBeforePuzzles(const TextError &error)
{
    return error.code == NotPuzzleText || (isAboutCells(error.code) && !isNothing(error.code));
}

} // namespace sudoku
