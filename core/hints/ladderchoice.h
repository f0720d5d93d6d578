#pragma once

#include "core/hints/walkthrough.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// A technique of a ladder that a person chooses.
struct LadderRung
{
    const Technique *technique; ///< never null; it has a finder
    bool isOn;

    bool operator==(const LadderRung &) const = default;
};

/// All techniques that have a finder, in the order in which they are tried, with those that are off.
using LadderChoice = std::vector<LadderRung>;

/// Returns HoDoKu's choice, which defaultLadder() is made of.
LadderChoice hodokuChoice();
/// Returns the choice of Sudoku Explainer 1.2.1. What only other programs know is off, except the techniques
/// for rules that it does not know.
LadderChoice explainerChoice();

/// Returns the choice of all techniques, the easiest first: by their levels, then by their scores.
LadderChoice everythingChoice();

/// A choice that has a name, for the command line.
struct NamedChoice
{
    std::string_view id;
    LadderChoice (*make)();
};
/// Returns those above.
std::span<const NamedChoice> namedChoices();

/// Returns the techniques of \a choice that are on and suit the board.
Ladder ladderOf(const LadderChoice &choice, const RuleIndex &rules);

/// Returns the ids of \a choice, separated by blanks, with a '-' before those that are off.
std::string textOf(const LadderChoice &choice);
/// Reads a text of textOf(), perhaps of another version of the program: ignores what it does not know, and
/// puts techniques that are missing behind those that they follow in HoDoKu's choice.
LadderChoice ladderChoiceOf(std::string_view text);

} // namespace sudoku
