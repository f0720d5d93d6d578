#pragma once

#include <string>
#include <vector>

namespace sudoku {

/// A remark on something in a text or board that verdicts do not cover.
struct Remark
{
    enum class Code {
        Ignored,       ///< something to look at: no influence on any verdict
        Unsupported,   ///< a rule: the verdict does not cover it
        UnknownMember, ///< nothing is known about it, but it is kept
        SwitchedOff,   ///< rules that are out of force for a moment
        EntriesTaken,  ///< there are no givens, and the entries were taken for them
    };
    Code code;
    std::string
        what; ///< its name in the text, as "skyscraper"; empty for "and more", and of rules that are off
    int count = 1;

    bool operator==(const Remark &) const = default;
};

} // namespace sudoku
