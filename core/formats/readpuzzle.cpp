#include "core/formats/readpuzzle.h"

#include "core/formats/boardremarks.h"
#include "core/formats/formats.h"
#include "core/formats/nopuzzle.h"
#include "core/formats/plain/digitline.h"
#include "core/formats/text/rulelimit.h"

#include <algorithm>
#include <iterator>
#include <utility>

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
    if (!options.boxes && isDigitLine(text))
        return readDigitLine(text);
    TextResult result = completed(readDetected(text, options));
    return result ? std::move(result) : tl::unexpected(noPuzzleInText(text, std::move(result.error())));
}

} // namespace sudoku
