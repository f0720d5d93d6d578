#include "core/formats/readpuzzle.h"

#include "core/formats/boardremarks.h"
#include "core/formats/formats.h"
#include "core/formats/plain/digitline.h"
#include "core/formats/text/rulelimit.h"
#include "core/formats/textkind.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

/// Adds remarks and removes repeated constraints; returns an error if there are too many.
TextResult completed(TextResult result)
{
    if (!result)
        return result;
    if (std::optional<TextError> error = limitRules(result->board))
        return tl::unexpected(std::move(*error));
    std::ranges::move(remarksOn(result->board), std::back_inserter(result->remarks));
    return result;
}

TextResult readDetected(std::string_view text, const ReadOptions &options)
{
    for (const Importer &importer : importers())
        if (importer.detects(text))
            return importer.read(text, options);
    // Tries the last ones first, because they are the most special: their texts could be taken for plain
    // text.
    const std::span<const Format> all = formats();
    const auto found =
        std::find_if(all.rbegin(), all.rend(), [text](const Format &format) { return format.detects(text); });
    if (found != all.rend())
        return found->read(text, options);
    return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
}

} // namespace

TextResult readPuzzle(std::string_view text, const ReadOptions &options)
{
    if (text.size() > maxPuzzleText)
        return tl::unexpected(TextError{TextErrorCode::TooLong});
    if (text.find_first_not_of(" \t\r\n") == text.npos)
        return tl::unexpected(TextError{TextErrorCode::EmptyText});
    if (!options.boxes && isDigitLine(text))
        return readDigitLine(text);
    TextResult result = completed(readDetected(text, options));
    if (!result && isAboutCells(result.error().code))
        if (const std::string_view kind = textKind(text); !kind.empty())
            return tl::unexpected(TextError{TextErrorCode::NotPuzzleText, 0, 0, std::string(kind)});
    return result;
}

} // namespace sudoku
