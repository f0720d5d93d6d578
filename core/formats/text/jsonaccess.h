#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

/// Access to JSON of other programs that never throws: a missing value is null, and a value of another type
/// is empty. Readers use JSON in no other way.
namespace sudoku::json {

/// Returns the member \a name of \a object, or null if there is none or \a object is no object.
const nlohmann::json &member(const nlohmann::json &object, std::string_view name);
/// Returns whether \a object has a member \a name, even if its value is null.
bool has(const nlohmann::json &object, std::string_view name);
/// Returns the element at \a index, or null if there is none or \a array is no array.
const nlohmann::json &element(const nlohmann::json &array, std::size_t index);

/// Returns all elements of an array; empty if \a value is no array.
const nlohmann::json::array_t &elements(const nlohmann::json &value);
/// Returns all members of an object by name; empty if \a value is no object.
const nlohmann::json::object_t &members(const nlohmann::json &value);

/// Returns the whole number from -10^9 to 10^9, more than any board needs, or nothing.
std::optional<int> number(const nlohmann::json &value);
/// Returns the whole number, which may be a text: "15".
std::optional<int> numberOrText(const nlohmann::json &value);
/// Returns the text, or an empty one if \a value is no text.
const std::string &text(const nlohmann::json &value);
bool isTrue(const nlohmann::json &value);
/// Returns whether \a value is null or an empty text.
bool isBlank(const nlohmann::json &value);
/// Returns whether \a value says nothing: it is blank, false, or without any element.
bool isEmpty(const nlohmann::json &value);

/// Returns the number of rules or drawings that \a value stands for: its elements, or 1.
int count(const nlohmann::json &value);

} // namespace sudoku::json
