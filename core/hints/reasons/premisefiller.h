#pragma once

#include "core/hints/reasons/candidateselection.h"

#include <cstdint>

namespace sudoku {

/// Chooses candidates so that a few premises are kept. Where these are few, this takes a fraction of the time
/// of a solver, which gives every candidate a value.
class PremiseFiller
{
public:
    /// \a premises, those of \a position, must live as long.
    PremiseFiller(const Position &position, const std::vector<Premise> &premises,
                  const Exclusions &exclusions);

    enum class Answer { Kept, Impossible, GivenUp };

    /// Adds to \a selection candidates by which \a premises, by number, are kept in \a position, which
    /// follows from the first one; what would break a premise is excluded. Gives up after some work. Leaves
    /// it to the caller to undo what it did.
    Answer keep(const Position &position, std::span<const int> premises, CandidateSelection &selection);

    /// Returns how many candidates were chosen so far while it searched.
    std::int64_t tried() const { return m_tried; }

private:
    /// One of some candidates must be chosen.
    struct Need
    {
        std::span<const int> oneOf;
        bool allowsOne; ///< not two, though they do not exclude each other
    };

    void need(const Position &position, int premise, CandidateSelection &selection);
    Answer search(const Position &position, CandidateSelection &selection);
    bool excludeSecond(CandidateSelection &selection) const;
    const Need *narrowest(const CandidateSelection &selection) const;
    bool isRulePossible(const Position &position, int premise, const CandidateSelection &selection) const;
    bool isSumPossible(const Position &position, const rule::Sum &sum,
                       const CandidateSelection &selection) const;
    bool isRankPossible(const Position &position, const rule::Rank &rank,
                        const CandidateSelection &selection) const;
    bool isAutomatonPossible(const Position &position, const rule::Automaton &automaton,
                             const CandidateSelection &selection) const;
    DigitSet digitsOf(const Position &position, Cell cell, const CandidateSelection &selection) const;

    const std::vector<Premise> &m_premises;
    std::vector<std::vector<int>> m_ofPremise; // the candidates of each
    std::vector<std::vector<int>> m_ofCell;
    std::vector<Need> m_needs;
    std::vector<int> m_rules; // premises that need more
    std::int64_t m_tried = 0;
    std::int64_t m_end = 0;
};

} // namespace sudoku
