#pragma once

#include "core/hints/lines/lineways.h"
#include "core/hints/steps/position.h"

#include <map>
#include <memory>
#include <vector>

namespace sudoku {

/// Returns the parts of the \a rules of a constraint of \a variant that one looks at on their own: each sum,
/// each cell with others around it, or all rules together.
std::vector<std::span<const ActiveRule>> partsOf(std::span<const ActiveRule> rules, const Variant &variant);

/// The constraints of a puzzle that have techniques under their own names: all but cages, and those that are
/// nothing but houses and single cells.
class LineIndex
{
public:
    /// What a step speaks of: one constraint; or one of its sums, or of its cells, if it has several; or dots
    /// or signs of one kind that hang together, those of a box before others.
    struct Line
    {
        std::vector<int> constraints; ///< indices into the puzzle's constraints
        const Variant *variant;
        LineWays ways;
    };
    /// What lines of one kind, with the same number, leave whatever digits are on the board: no 5 stands on
    /// whispers.
    struct Always
    {
        std::vector<int> constraints;
        const Variant *variant;
        std::map<Cell, DigitSet> left; ///< of the cells of these lines
    };
    /// What a constraint on the whole board says of the neighbours of one cell.
    struct Star
    {
        int constraint;
        const Variant *variant;
        Cell centre;
        struct Ray
        {
            Cell cell;
            std::vector<DigitSet> allowed; ///< by the digit of the centre
        };
        std::vector<Ray> rays;
    };
    /// The rank of one line among all. Its rule is about every cell: their ways are too many to list.
    struct Ranking
    {
        int constraint;
        const Variant *variant;
        rule::Rank rank;
    };
    /// What a line leaves.
    struct Narrowed
    {
        LineDigits before;
        LineDigits after;
        bool isPossible;
        std::shared_ptr<const LineIndex> index; ///< of the line
    };

    /// Returns the index for the rules of \a position, which its memo keeps.
    static std::shared_ptr<const LineIndex> of(const Position &position);

    explicit LineIndex(std::shared_ptr<const RuleIndex> rules);

    const std::vector<Line> &lines() const { return m_lines; }
    const std::vector<Star> &stars() const { return m_stars; }
    const std::vector<Always> &always() const { return m_always; }
    const std::vector<Ranking> &rankings() const { return m_rankings; }

private:
    void addLine(std::span<const ActiveRule> rules, int constraint, const Variant *variant);
    void addChains(std::vector<ActiveRule> links);
    void addAlways(const Line &line);
    void addRankings(std::span<const ActiveRule> rules, int constraint, const Variant *variant);
    void addStars(std::span<const ActiveRule> rules, int constraint, const Variant *variant);

    std::shared_ptr<const RuleIndex> m_rules;
    std::vector<Line> m_lines;
    std::vector<Star> m_stars;
    std::vector<Always> m_always;
    std::vector<Ranking> m_rankings;
};

} // namespace sudoku
