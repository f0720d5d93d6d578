#pragma once

#include "core/hints/steps/position.h"
#include "core/hints/steps/step.h"

#include <optional>
#include <vector>

namespace sudoku {

/// What singles give if a candidate is true or false: those that appear then, those that these give, and so
/// on, for a few rounds.
class LookAhead
{
public:
    explicit LookAhead(const Position &position);

    /// Finds what follows if \a premise is true (\a isOn) or false.
    void run(Candidate premise, bool isOn);

    /// A candidate that is true or false then.
    struct Conclusion
    {
        Candidate candidate;
        bool isOn;
        /// The true candidate that makes this one false, or the house in which this is the last one (nothing
        /// if it is the last of its cell).
        std::optional<int> reason;
    };
    /// Returns what run() found, in the order of reasoning; the premise comes first.
    const std::vector<Conclusion> &conclusions() const { return m_conclusions; }
    /// Returns the inferences that lead from the premise to a conclusion, in the order of reasoning.
    std::vector<ChainLink> explain(Candidate candidate, bool isOn) const;

private:
    void place(Position &position, Candidate candidate, std::optional<int> reason);
    void eliminate(Position &position, Candidate candidate, std::optional<int> reason);
    void placeSingles(Position &position);
    std::optional<int> houseOfSingle(const Position &position, Candidate candidate) const;
    int indexOf(Candidate candidate, bool isOn) const;
    std::vector<Candidate> causes(const Conclusion &conclusion) const;

    const Position &m_position;
    std::vector<Conclusion> m_conclusions;
    std::size_t m_nextNaked = 0;  // of the position's singles: the first that was not looked at
    std::size_t m_nextHidden = 0; // the same
};

} // namespace sudoku
