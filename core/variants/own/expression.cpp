#include "core/variants/own/expression.h"

#include <algorithm>

namespace sudoku {
namespace {

std::int64_t bounded(std::int64_t number)
{
    constexpr std::int64_t most = 1'000'000'000'000;
    return std::clamp(number, -most, most);
}

/// Returns the product, bounded.
std::int64_t product(std::int64_t a, std::int64_t b)
{
    constexpr double most = 1e12;
    return static_cast<std::int64_t>(
        std::clamp(static_cast<double>(a) * static_cast<double>(b), -most, most));
}

/// Returns the remainder that is not negative, as people count on a clock.
std::int64_t remainder(std::int64_t a, std::int64_t b)
{
    const std::int64_t rest = a % b;
    return rest < 0 ? rest + std::abs(b) : rest;
}

} // namespace

std::optional<std::int64_t> Expression::value(std::span<const std::int64_t> values) const
{
    return valueOf(static_cast<int>(m_parts.size()) - 1, values);
}

bool Expression::uses(int index) const
{
    return std::ranges::any_of(m_parts, [index](const Part &part) {
        return part.operation == Operation::Variable && part.number == index;
    });
}

std::optional<std::int64_t> Expression::valueOf(int place, std::span<const std::int64_t> values) const
{
    const Part &part = m_parts[place];
    if (part.operation == Operation::Number)
        return part.number;
    if (part.operation == Operation::Variable)
        return values[part.number];
    if (part.operation == Operation::None)
        return {};
    const auto first = valueOf(part.first, values);
    if (!first)
        return {};
    if (part.operation == Operation::Choice)
        return valueOf(*first != 0 ? part.second : part.third, values);
    if (part.operation == Operation::And && *first == 0)
        return 0;
    if (part.operation == Operation::Or && *first != 0)
        return 1;
    const auto second = part.second < 0 ? std::optional<std::int64_t>(0) : valueOf(part.second, values);
    return second ? combined(part.operation, *first, *second) : std::nullopt;
}

std::optional<std::int64_t> Expression::combined(Operation operation, std::int64_t a, std::int64_t b)
{
    switch (operation) {
    case Operation::Negative:
        return -a;
    case Operation::Absolute:
        return std::abs(a);
    case Operation::Not:
        return a == 0;
    case Operation::Add:
        return bounded(a + b);
    case Operation::Subtract:
        return bounded(a - b);
    case Operation::Multiply:
        return product(a, b);
    case Operation::Divide:
        return b != 0 && a % b == 0 ? std::optional(a / b) : std::nullopt;
    case Operation::Remainder:
        return b != 0 ? std::optional(remainder(a, b)) : std::nullopt;
    case Operation::Least:
        return std::min(a, b);
    case Operation::Greatest:
        return std::max(a, b);
    case Operation::Equal:
        return a == b;
    case Operation::Unequal:
        return a != b;
    case Operation::Less:
        return a < b;
    case Operation::LessOrEqual:
        return a <= b;
    case Operation::Greater:
        return a > b;
    case Operation::GreaterOrEqual:
        return a >= b;
    case Operation::And:
    case Operation::Or:
        return b != 0;
    case Operation::Number:
    case Operation::Variable:
    case Operation::None:
    case Operation::Choice:
        break;
    }
    return {};
}

} // namespace sudoku
