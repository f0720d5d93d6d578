#include "ui/paint/paper/printedboard.h"

#include "core/rules/activerules.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Removes pencil marks that other cells' digits rule out.
class Elimination
{
public:
    explicit Elimination(Board &board) : m_board(board) {}

    void operator()(const rule::House &house) const { eliminate(house.cells); }
    void operator()(const rule::Distinct &distinct) const { eliminate(distinct.cells); }
    // Sums and automata exclude single digits only at the end.
    void operator()(const rule::Sum &) const {}
    void operator()(const rule::Automaton &) const {}
    void operator()(const rule::Regions &) const {}
    void operator()(const rule::Rank &) const {}
    void operator()(const rule::Domain &domain) const { m_board.cornerMarks[domain.cell] &= domain.allowed; }
    void operator()(const rule::Pair &pair) const
    {
        const Digit first = m_board.digitAt(pair.first);
        const Digit second = m_board.digitAt(pair.second);
        if (first != noDigit)
            m_board.cornerMarks[pair.second] &= pair.allowed[first];
        for (Digit digit = 1; second != noDigit && digit < std::ssize(pair.allowed); ++digit)
            if (!pair.allowed[digit].contains(second))
                m_board.cornerMarks[pair.first].remove(digit);
    }

private:
    void eliminate(const std::vector<Cell> &cells) const
    {
        DigitSet seen;
        for (const Cell cell : cells)
            if (m_board.digitAt(cell) != noDigit)
                seen.insert(m_board.digitAt(cell));
        for (const Cell cell : cells)
            m_board.cornerMarks[cell] -= seen;
    }

    Board &m_board;
};

void markCandidates(Board &board)
{
    for (Cell cell = 0; cell < board.puzzle.geometry.cellCount(); ++cell)
        if (board.digitAt(cell) == noDigit)
            board.cornerMarks[cell] = DigitSet::all(board.puzzle.geometry.digitCount());
    for (const ActiveRule &active : activeRules(board.puzzle))
        std::visit(Elimination(board), active.rule);
}

} // namespace

bool hasPencilMarks(const Board &board)
{
    const auto isMarked = [](DigitSet marks) { return !marks.isEmpty(); };
    return std::ranges::any_of(board.cornerMarks, isMarked)
           || std::ranges::any_of(board.centreMarks, isMarked);
}

Board printedBoard(const Board &board, bool withEntries, bool withPencilMarks)
{
    Board printed(board.puzzle);
    printed.info.drawings = board.info.drawings;
    if (withEntries)
        printed.entries = board.entries;
    if (withPencilMarks && hasPencilMarks(board)) {
        printed.cornerMarks = board.cornerMarks;
        printed.centreMarks = board.centreMarks;
    } else if (withPencilMarks) {
        markCandidates(printed);
    }
    return printed;
}

MarksInPlaces marksInPlaces(const Board &board, bool withPencilMarks, bool inGrid)
{
    if (withPencilMarks && !hasPencilMarks(board))
        return MarksInPlaces::Corner;
    return inGrid ? MarksInPlaces::Centre : MarksInPlaces::None;
}

Board solvedBoard(const Board &board, const Grid &solution, bool withRules)
{
    Board solved(board.puzzle);
    if (withRules)
        solved.info.drawings = board.info.drawings;
    else
        solved.puzzle.constraints.clear();
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        if (!solved.isGiven(cell))
            solved.entries.set(cell, solution[cell]);
    solved.entries.setRegions({solution.regions().begin(), solution.regions().end()});
    return solved;
}

} // namespace sudoku
