#pragma once

#include <string>

namespace sudoku {

/// What a text holds beyond what the program knows.
struct Remark
{
    enum class Code {
        Ignored,       ///< something to look at: no influence on any verdict
        Unsupported,   ///< a rule: the verdict does not cover it
        UnknownMember, ///< nothing is known about it, but it is kept
    };
    Code code;
    std::string what; ///< its name in the text, as "skyscraper"; empty for "and more"
    int count = 1;

    bool operator==(const Remark &) const = default;
};

} // namespace sudoku
