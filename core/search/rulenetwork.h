#pragma once

#include "core/board/puzzle.h"
#include "core/board/rule.h"
#include "core/rules/activerules.h"
#include "core/search/differentcells.h"
#include "core/search/narrowing.h"

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// All rules of a puzzle of any size as a search narrows candidates by them, with the sums and houses that
/// follow from these rules.
class RuleNetwork
{
public:
    /// Makes the network of \a puzzle, or nothing if \a stop is requested.
    static std::unique_ptr<RuleNetwork> make(const Puzzle &puzzle, const std::stop_token &stop);
    /// Makes the network of the givens of \a puzzle and of \a rules, which are not all of its rules.
    static std::unique_ptr<RuleNetwork> make(const Puzzle &puzzle, const std::vector<ActiveRule> &rules,
                                             const std::stop_token &stop);

    /// Returns a board with the candidates that givens and rules of single cells leave. Everything is open.
    SearchBoard board() const;

    /// Lets lines of cells that see each other know that their digits differ. It is worth its time, some
    /// milliseconds, where many guesses are needed. Boards stay valid, but may be narrowed further.
    void strengthen();

    /// Narrows \a board until nothing changes. Returns false if there is no solution.
    bool narrow(SearchBoard &board);

    /// Returns the cells of the rule that the last narrow() found contradictory.
    std::span<const Cell> conflict() const { return m_conflict; }
    /// Returns how much the rules say about each cell. A search begins where they say most.
    const std::vector<double> &weights() const { return m_weights; }
    bool hasSums() const { return m_hasSums; }
    /// Returns the cells of each house.
    std::span<const std::vector<Cell>> houses() const { return m_houses; }
    /// Returns the work that was done so far: the cost of each look at a rule.
    std::int64_t work() const { return m_work; }

private:
    class Builder;

    explicit RuleNetwork(const Geometry &geometry)
        : m_digitCount(geometry.digitCount()),
          m_different(geometry.cellCount())
    {
    }
    bool spread(SearchBoard &board, Cell cell);

    int m_digitCount;
    std::vector<DigitMask> m_candidates;
    std::vector<std::vector<Cell>> m_houses;
    DifferentCells m_different;
    std::vector<std::vector<Cell>> m_peers;          // by cell, as in m_different
    std::vector<std::unique_ptr<Narrowing>> m_rules; // roughly the quick ones first
    std::vector<rule::Automaton> m_automata;         // of the last rules, until these are strengthened
    std::vector<std::vector<int>> m_rulesOf;         // by cell
    std::vector<double> m_weights;                   // by cell
    bool m_hasSums = false;
    std::span<const Cell> m_conflict;
    std::vector<Cell> m_emptied; // a single cell and the one that it left without a digit
    std::int64_t m_work = 0;
};

} // namespace sudoku
