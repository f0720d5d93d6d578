#pragma once

#include <string>
#include <vector>

namespace sudoku {

struct Variant;

/// A remark on something in a text or board that verdicts do not cover, or that a reader left out.
struct Remark
{
    enum class Code {
        Ignored,           ///< decoration, which has no influence on any verdict
        Drawn,             ///< drawings with the name \a what: a rule that they may stand for is not covered
        Fog,               ///< which is no rule
        Unsupported,       ///< a rule: the verdict does not cover it
        UnknownMember,     ///< unknown, but kept
        SwitchedOff,       ///< rules that are out of force
        EntriesTaken,      ///< the entries were taken for givens: see areEntriesThePuzzle()
        EntriesNotCounted, ///< the verdict is about givens and rules alone
        CagesNotRead,      ///< cages seem to be in a picture: the verdict does not cover them
        ReadAgainstLooks,  ///< digits of a picture that look like others: the rules decided
        ReadInDoubt,       ///< digits of a picture that may be others
        OnlyFirstPage,     ///< of \a count pages, of a PDF with pictures
        SolutionUnread,    ///< boards of a picture without an empty cell
        SumsAgainstLooks,  ///< sums of cages of a picture that look like others
        SumsInDoubt,       ///< cages of a picture whose sums or cells may be others
        RulesRead,         ///< rules of a kind that were seen in a picture
        RulesInDoubt,      ///< rules of a kind that were seen in a picture and may not be meant
        ShadesNotRead,     ///< shaded cells of a picture: a rule that they may stand for is not covered
        TextLeftOut,       ///< words or signs: \a what as they stand in the text, shortened
        RowLeftOut,        ///< a row of a table or a grid that is no row of the board, such as its header
        RegionsLeftOut,
        MarksLeftOut,     ///< pencil marks or candidates
        DeletionsLeftOut, ///< candidates that are marked as removed
        EntriesLeftOut,
        ElementLeftOut, ///< of a rule, because it is no valid one, so the verdict does not cover it
        PuzzleLeftOut,  ///< a further puzzle, or what seems to be one
    };
    Code code;
    /// Its name in the text, such as "skyscraper", or the value of an element; empty for "and more", for
    /// switched off rules, and where it has none.
    std::string what = {};
    int count = 1;
    int line = 0;                     ///< on which it stands, from 1; 0 if that is not known
    const Variant *variant = nullptr; ///< of an element, or of rules in a picture; null for a digit
    std::string place = {};           ///< of an element: where it begins, such as "r1c1"

    bool operator==(const Remark &) const = default;
};

/// Returns whether \a code says that a part of the puzzle could not be read, so that no verdict covers it.
constexpr bool isNotCovered(Remark::Code code)
{
    return code == Remark::Code::Unsupported || code == Remark::Code::ElementLeftOut
           || code == Remark::Code::CagesNotRead;
}

/// Returns whether \a code says that something of the text is not in the puzzle.
constexpr bool isLeftOut(Remark::Code code)
{
    return code == Remark::Code::Unsupported || code >= Remark::Code::TextLeftOut;
}

} // namespace sudoku
