#include "core/formats/format.h"

#include <algorithm>
#include <array>

namespace sudoku {

extern const Format lineFormat;
extern const Format rowsFormat;
extern const Format gridFormat;
extern const Format libraryFormat;

std::span<const Format> formats()
{
    static const std::array table{lineFormat, rowsFormat, gridFormat, libraryFormat};
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
    for (const Format &format : formats())
        if (format.detects(text))
            return format.read(text, options);
    return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
}

} // namespace sudoku
