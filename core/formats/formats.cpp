#include "core/formats/format.h"
#include "core/formats/keptmembers.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace sudoku {

extern const Format lineFormat;
extern const Format rowsFormat;
extern const Format gridFormat;
extern const Format libraryFormat;
extern const Format jsonFormat;
extern const Format fpuzzlesFormat;
extern const Format linkFormat;

namespace {

TextResult withRemarks(TextResult result)
{
    if (result && !result->board.keptMembers.empty())
        std::ranges::move(remarksOn(result->board), std::back_inserter(result->remarks));
    return result;
}

} // namespace

std::span<const Format> formats()
{
    static const std::array table{lineFormat, rowsFormat,     gridFormat, libraryFormat,
                                  jsonFormat, fpuzzlesFormat, linkFormat};
    return table;
}

const Format *findFormat(std::string_view id)
{
    const auto found = std::ranges::find(formats(), id, &Format::id);
    return found == formats().end() ? nullptr : &*found;
}

TextResult readPuzzle(std::string_view text, const ReadOptions &options)
{
    if (text.size() > maximumPuzzleText)
        return tl::unexpected(TextError{TextErrorCode::TooLong});
    // The last ones are the most particular: what they mean could be taken for plain text.
    for (const Format &format : formats() | std::views::reverse)
        if (format.detects(text))
            return withRemarks(format.read(text, options));
    return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
}

} // namespace sudoku
