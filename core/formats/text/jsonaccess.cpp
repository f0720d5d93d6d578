#include "core/formats/text/jsonaccess.h"

#include "core/formats/text/puzzletext.h"

#include <algorithm>

namespace sudoku::json {
namespace {

using Json = nlohmann::json;

const Json null;

constexpr int maxNumber = 1'000'000'000;

std::optional<int> inRange(std::optional<int> number)
{
    return number && *number >= -maxNumber && *number <= maxNumber ? number : std::nullopt;
}

} // namespace

const Json &member(const Json &object, std::string_view name)
{
    const Json::object_t &all = members(object);
    const auto found = all.find(name);
    return found == all.end() ? null : found->second;
}

bool has(const Json &object, std::string_view name)
{
    return members(object).contains(name);
}

const Json &element(const Json &array, std::size_t index)
{
    const Json::array_t &all = elements(array);
    return index < all.size() ? all[index] : null;
}

const Json::array_t &elements(const Json &value)
{
    static const Json::array_t none;
    const auto *array = value.get_ptr<const Json::array_t *>();
    return array ? *array : none;
}

const Json::object_t &members(const Json &value)
{
    static const Json::object_t none;
    const auto *object = value.get_ptr<const Json::object_t *>();
    return object ? *object : none;
}

std::optional<int> number(const Json &value)
{
    if (!value.is_number_integer())
        return {};
    // Doubles hold all whole numbers that are needed, however JSON stores them.
    const auto wide = value.get<double>();
    const bool isSmall = wide >= -maxNumber && wide <= maxNumber;
    return isSmall ? std::optional(static_cast<int>(wide)) : std::nullopt;
}

std::optional<int> numberOrText(const Json &value)
{
    return value.is_string() ? inRange(wholeNumber(text(value))) : number(value);
}

const std::string &text(const Json &value)
{
    static const std::string none;
    const auto *text = value.get_ptr<const std::string *>();
    return text ? *text : none;
}

bool isTrue(const Json &value)
{
    return value.is_boolean() && value == true;
}

bool isBlank(const Json &value)
{
    return value.is_null() || (value.is_string() && text(value).empty());
}

bool isEmpty(const Json &value)
{
    return isBlank(value) || value == false || (value.is_structured() && value.empty());
}

int count(const Json &value)
{
    return value.is_structured() ? std::max(static_cast<int>(value.size()), 1) : 1;
}

} // namespace sudoku::json
