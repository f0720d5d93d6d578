#pragma once

#include "core/hints/story/storyparts.h"
#include "ui/ask/verdict/conclusions.h"

namespace sudoku {

/// Returns whether a look at the set of \a story shows that a cell has no digit left, or a digit no place, or
/// that sums do not make the total of their houses.
bool isSeenAtOnce(const Story &story);

/// Returns whether \a story is no more than digits that break a rule, as two equal ones in a row.
bool isBrokenRule(const Story &story);

/// Returns \a conclusion, which lists the minimal set of \a story, with a sentence behind it that says to
/// what its steps lead, if there are some.
Conclusion withStory(Conclusion conclusion, const Subject &subject, const SymbolSet &symbols,
                     const Story &story);

/// Returns one of the \a parts of \a story, in words and on the board, without offers.
Conclusion partConclusion(const Subject &subject, const SymbolSet &symbols, const Story &story,
                          const std::vector<StoryPart> &parts, std::size_t index);

/// Returns what \a part shows on the board; \a text has its words, whose numbers are those of the clues.
BoardFindings partFindings(const StoryText &text, const StoryPart &part, const SymbolSet &symbols);

/// Returns a sentence that says which \a reasons of \a puzzle contradict each other.
QString contradictionSentence(const Puzzle &puzzle, const SymbolSet &symbols,
                              const std::vector<Reason> &reasons);

/// Returns the minimal set and the story as plain text.
QString storyAsText(const Subject &subject, const SymbolSet &symbols, const Story &story);

/// Returns why \a puzzle has no solution if that is seen at once: "No digit is left for r4c5: …". Otherwise
/// an empty text.
QString plainContradictionText(const Puzzle &puzzle, const SymbolSet &symbols);

} // namespace sudoku
