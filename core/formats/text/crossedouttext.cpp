#include "core/formats/text/crossedouttext.h"

#include "core/formats/text/constrainttext.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

constexpr char sumSign = '/';

/// Returns the number, if it is one from 1 to \a max.
std::optional<int> numberUpTo(std::string_view text, int max)
{
    const std::optional<int> number = wholeNumber(text);
    return number && *number >= 1 && *number <= max ? number : std::nullopt;
}

/// Reads "1,9/2" into \a crossed. Returns whether it is such a text.
bool readCombination(std::string_view text, int digitCount, CrossedOut &crossed)
{
    if (const std::size_t sign = text.find(sumSign); sign != text.npos) {
        const std::optional<int> sum = numberUpTo(text.substr(sign + 1), maxSums);
        if (!sum)
            return false;
        crossed.sum = *sum - 1;
        text = text.substr(0, sign);
    }
    while (true) {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::optional<int> digit = numberUpTo(text.substr(0, end), digitCount);
        if (!digit)
            return false;
        crossed.digits.push_back(*digit);
        if (end == text.size())
            return true;
        text = text.substr(end + 1);
    }
}

} // namespace

tl::expected<CrossedOut, TextError> readCrossedOut(const Geometry &geometry, std::string_view text,
                                                   const OwnKindNames &kinds)
{
    const std::size_t end = std::min(text.find(' '), text.size());
    CrossedOut crossed{};
    if (!readCombination(text.substr(0, end), geometry.digitCount(), crossed))
        return tl::unexpected(TextError{TextErrorCode::BadDirective});
    auto constraint = readConstraint(geometry, text.substr(end), kinds);
    if (!constraint) {
        constraint.error().column += static_cast<int>(end);
        return tl::unexpected(std::move(constraint.error()));
    }
    crossed.constraint = std::move(*constraint);
    std::ranges::sort(crossed.digits);
    return crossed;
}

std::string crossedOutText(const Geometry &geometry, const CrossedOut &crossed)
{
    std::string text;
    for (const Digit digit : crossed.digits)
        text += (text.empty() ? "" : ",") + std::to_string(digit);
    if (crossed.sum > 0)
        text += sumSign + std::to_string(crossed.sum + 1);
    return text + ' ' + constraintText(geometry, crossed.constraint);
}

} // namespace sudoku
