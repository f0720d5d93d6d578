#include "ui/rules/numbersigns.h"

#include <algorithm>
#include <cctype>
#include <span>
#include <variant>

namespace sudoku {
namespace {

/// Returns what the board shows between two cells for \a number.
std::string shownSign(const Geometry &geometry, const Variant &kind, int number)
{
    for (const Mark &mark : kind.marksOf(geometry, {&kind, {0, 1}, {number}}))
        if (const auto *token = std::get_if<Token>(&mark); token && !token->text.empty())
            return token->text;
    return std::to_string(number);
}

} // namespace

std::vector<NumberSign> numberSigns(const Geometry &geometry, const Variant &kind)
{
    std::vector<NumberSign> signs;
    for (const int number : kind.commonNumbers)
        signs.push_back({&kind, number, shownSign(geometry, kind, number)});
    return signs;
}

std::optional<NumberSign> letterSign(const Geometry &geometry, const Variant *kind, const std::string &text)
{
    if (text.size() != 1 || !std::isalpha(static_cast<unsigned char>(text.front())))
        return {};
    const std::string letter(1, static_cast<char>(std::toupper(static_cast<unsigned char>(text.front()))));
    for (const Variant *each : kind ? std::span(&kind, 1) : variants())
        for (const NumberSign &sign : numberSigns(geometry, *each))
            if (sign.sign == letter)
                return sign;
    return {};
}

} // namespace sudoku
