#pragma once

#include <QString>

#include "core/board/geometry.h"
#include "core/variants/variant.h"

#include <unordered_set>
#include <vector>

namespace sudoku {

/// A search in the list of rules. It consists of words, and a rule must match each of them. A word is the
/// name of a cell (r3c4), a row (r3) or a column (c4), a number of the rule, or the beginning of a word of
/// its kind's name, of other names of the kind (see findKinds()), or of its demand.
class RuleFilter
{
public:
    RuleFilter() = default; ///< which every rule matches
    RuleFilter(const Geometry &geometry, const QString &text);

    bool isEmpty() const { return m_words.empty(); }
    bool matches(const Constraint &constraint) const;

private:
    /// A word, and what it may mean.
    struct Word
    {
        std::vector<bool> isMeant = {}; ///< by cell; empty if the word names none
        int number = -1;                ///< or -1
        std::unordered_set<const Variant *> kinds = {};
    };

    static Word wordOf(const Geometry &geometry, const QString &text);
    static bool matches(const Word &word, const Constraint &constraint);

    std::vector<Word> m_words;
};

} // namespace sudoku
