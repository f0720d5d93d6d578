#include "core/variants/own/pairwords.h"
#include "core/variants/own/expressionparser.h"

#include "core/variants/own/expression.h"
#include "core/variants/own/ownnames.h"
#include "core/variants/ruleparts.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Expressions that people would write, the shortest first; k is a number to try.
constexpr auto usual = std::to_array<std::string_view>({
    "a < b",
    "a > b",
    "a <= b",
    "a >= b",
    "a != b",
    "a = b",
    "|a - b| >= k",
    "|a - b| <= k",
    "|a - b| = k",
    "|a - b| != k",
    "a + b = k",
    "a + b != k",
    "a + b >= k",
    "a + b <= k",
    "a = k * b or b = k * a",
    "a % k = b % k",
    "a % k != b % k",
    "a - b = k",
    "b - a = k",
    "a * b = k",
    "(a + b) % k = 0",
    "(a + b) % k != 0",
});

std::string listOf(const std::vector<DigitSet> &allowed, DigitValues values)
{
    constexpr int hundred = 100;
    std::string lists[2];
    int counts[2] = {0, 0};
    for (Digit a = 1; a <= values.count; ++a)
        for (Digit b = 1; b <= values.count; ++b) {
            const int place = allowed[a].contains(b) ? 1 : 0;
            lists[place] +=
                (counts[place]++ == 0 ? "" : ", ") + std::to_string(hundred * values.of(a) + values.of(b));
        }
    const int shorter = counts[1] <= counts[0] ? 1 : 0;
    if (counts[shorter] == 0)
        return shorter == 1 ? "0" : "1";
    return (shorter == 1 ? "100 * a + b in {" : "not 100 * a + b in {") + lists[shorter] + "}";
}

} // namespace

std::string expressionOf(const std::vector<DigitSet> &allowed, DigitValues values)
{
    for (const std::string_view text : usual) {
        const Expression expression = parseExpression(text, pairNames).value();
        const bool hasNumber = expression.uses(2);
        for (int number = 1; number <= (hasNumber ? 2 * values.count : 1); ++number) {
            const auto holds = [&](int a, int b) {
                return expression.holds(std::array<std::int64_t, 3>{a, b, number});
            };
            if (pairTable(values, holds) != allowed)
                continue;
            std::string result(text);
            for (std::size_t at = result.find('k'); at != result.npos; at = result.find('k'))
                result.replace(at, 1, std::to_string(number));
            return result;
        }
    }
    return listOf(allowed, values);
}

} // namespace sudoku
