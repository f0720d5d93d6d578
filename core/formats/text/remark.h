#pragma once

#include <string>
#include <vector>

namespace sudoku {

/// A remark on something in a text or board that verdicts do not cover, or that a reader left out.
struct Remark
{
    enum class Code {
        Ignored,           ///< decoration, which has no influence on any verdict
        Unsupported,       ///< a rule: the verdict does not cover it
        UnknownMember,     ///< unknown, but kept
        SwitchedOff,       ///< rules that are out of force
        EntriesTaken,      ///< the entries were taken for givens: see areEntriesThePuzzle()
        EntriesNotCounted, ///< the verdict is about givens and rules alone
        TextLeftOut,       ///< words or signs: \a what as they stand in the text, shortened
        RowLeftOut,        ///< a row of a table or a grid that is no row of the board, such as its header
        RegionsLeftOut,
        MarksLeftOut,     ///< pencil marks or candidates
        DeletionsLeftOut, ///< candidates that are marked as removed
        EntriesLeftOut,
        ElementLeftOut, ///< an element of a rule that is no valid one: \a what says which and why not
        PuzzleLeftOut,  ///< a further puzzle, or what seems to be one
    };
    Code code;
    /// Its name in the text, such as "skyscraper"; empty for "and more", for switched off rules, and where it
    /// has none.
    std::string what;
    int count = 1;
    int line = 0; ///< on which it stands, from 1; 0 if that is not known

    bool operator==(const Remark &) const = default;
};

/// Returns whether \a code says that something of the text is not in the puzzle.
constexpr bool isLeftOut(Remark::Code code)
{
    return code == Remark::Code::Unsupported || code >= Remark::Code::TextLeftOut;
}

} // namespace sudoku
