#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

/// Access to JSON of other programs that never throws: a missing value is null, and a value of another type
/// is empty. Readers use JSON in no other way.
namespace sudoku::json {

/// The member \a name of \a object; null where there is none, or \a object is no object.
const nlohmann::json &member(const nlohmann::json &object, std::string_view name);
/// Whether \a object has a member \a name, be it null.
bool has(const nlohmann::json &object, std::string_view name);
/// The element at \a index; null where there is none, or \a array is no array.
const nlohmann::json &element(const nlohmann::json &array, std::size_t index);

/// All elements of an array; none where \a value is no array.
const nlohmann::json::array_t &elements(const nlohmann::json &value);
/// All members of an object by name; none where \a value is no object.
const nlohmann::json::object_t &members(const nlohmann::json &value);

/// A whole number from -10^9 to 10^9, more than any board needs.
std::optional<int> number(const nlohmann::json &value);
/// The same, or the text of one: "15".
std::optional<int> numberOrText(const nlohmann::json &value);
/// Empty where \a value is no text.
const std::string &text(const nlohmann::json &value);
bool isTrue(const nlohmann::json &value);
/// Null or an empty text.
bool isBlank(const nlohmann::json &value);
/// Says nothing: blank, false, or without any element.
bool isEmpty(const nlohmann::json &value);

/// How many rules or drawings \a value stands for: its elements, or 1.
int count(const nlohmann::json &value);

} // namespace sudoku::json
