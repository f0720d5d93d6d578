#pragma once

#include "core/analyse/mussearch.h"
#include "core/hints/story/argumentsearch.h"

namespace sudoku {

/// A contradiction told as a story: a minimal set of clues and rules that contradict each other, and the
/// argument, which uses nothing else.
struct Story
{
    std::vector<Reason> reasons; ///< as in a MusAnswer
    Position start;              ///< the givens of the set under its rules alone
    Argument argument;           ///< not whole if the search has given up
    bool isMinimal = true;       ///< it is proved that each reason is needed

    bool isWhole() const { return argument.isWhole(); }
};

struct StoryOptions
{
    SolveOptions solve = {};
    ArgumentEffort effort = {};
    int maxSets = 4;  ///< minimal sets that are tried
    int maxWalks = 8; ///< through the whole puzzle, besides the first: the shortest lead to these sets
};

/// Called with each story that is better than all before, on the thread that searches.
using StoryProgress = std::function<void(const Story &)>;

struct [[nodiscard]] StoryAnswer
{
    /// HasSolution if there is nothing to tell. A halt only if no contradiction was found before.
    OrHalt<MusOutcome> outcome;
    std::optional<Story> story = {}; ///< the best so far
};

/// Returns the story of \a reasons, which contradict each other; nothing if \a stop was requested before the
/// rules were known.
std::optional<Story> tellStory(const Puzzle &puzzle, const std::vector<Reason> &reasons,
                               const ArgumentEffort &effort = {}, const std::stop_token &stop = {});

/// Returns the story of sums that do not make the total of their houses, which needs no step: each of them is
/// part of it, but others may contradict themselves without it. Nothing if there are none, if givens break a
/// rule, or if \a stop was requested before the rules were known.
std::optional<Story> tellBrokenTotal(const Puzzle &puzzle, const Memo &memo = {},
                                     const std::stop_token &stop = {});

/// Finds a short story of why \a puzzle has no solution. Walks through the puzzle until a contradiction is to
/// be seen, and makes what it was built on minimal, for some orders of steps; without such, takes minimal
/// sets as a MusSearch finds them. Until a set is minimal, it is told as it is, and kept so if it takes long
/// and no other one has a readable story. \a known is a minimal set to begin with, or empty.
StoryAnswer findStory(const Puzzle &puzzle, const std::vector<Reason> &known = {},
                      const StoryOptions &options = {}, const std::stop_token &stop = {},
                      const StoryProgress &progress = {});

/// Returns whether a person would read \a story to its end: it is whole, and not too long.
bool isReadable(const Story &story);

/// Returns whether \a one is better to read than \a other: it is whole, readable, its set is minimal (of
/// readable ones), it has fewer steps, fewer reasons.
bool isBetter(const Story &one, const Story &other);

} // namespace sudoku
