#pragma once

#include <string>
#include <vector>

namespace sudoku {

/// A remark on something in a text or board that verdicts do not cover.
struct Remark
{
    enum class Code {
        Ignored,       ///< decoration, which has no influence on any verdict
        Unsupported,   ///< a rule: the verdict does not cover it
        UnknownMember, ///< unknown, but kept
        SwitchedOff,   ///< rules that are out of force
        EntriesTaken,  ///< there are no givens, and the entries were taken for them
    };
    Code code;
    std::string
        what; ///< its name in the text, such as "skyscraper"; empty for "and more" and for switched off rules
    int count = 1;

    bool operator==(const Remark &) const = default;
};

} // namespace sudoku
