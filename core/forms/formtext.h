#pragma once

#include "core/forms/puzzleform.h"

#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sudoku {

// What the writers of forms share.

/// Returns \a items, each as \a textOf writes it, with \a separator between them.
template <typename Items, typename TextOf>
std::string joined(const Items &items, std::string_view separator, TextOf textOf)
{
    std::string text;
    bool isFirst = true;
    for (const auto &item : items) {
        if (!std::exchange(isFirst, false))
            text += separator;
        text += textOf(item);
    }
    return text;
}

/// Writes each line of \a text behind \a mark.
void writeCommentLines(std::ostream &output, std::string_view mark, std::string_view text);

/// Calls \a write with each rule of \a input, until \a stop is requested, and \a name with the name of what
/// the next rules belong to.
template <typename Name, typename Write>
void writeRules(const FormInput &input, const std::stop_token &stop, Name name, Write write)
{
    const RuleSource *last = nullptr;
    for (const ActiveRule &active : input.rules) {
        if (stop.stop_requested())
            return;
        if (!last || *last != active.source)
            name(input.nameOf(active.source));
        last = &active.source;
        std::visit(write, active.rule);
    }
}

} // namespace sudoku
