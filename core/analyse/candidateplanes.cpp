#include "core/analyse/candidateplanes.h"

#include "core/planes/makeplanesearch.h"
#include "core/rules/knownrules.h"

namespace sudoku {

std::unique_ptr<CandidatePlanes> CandidatePlanes::make(const Puzzle &puzzle, const SolveOptions &options)
{
    std::unique_ptr<CandidatePlanes> made;
    if (auto search = makePlaneSearch(puzzle, options.memo))
        made.reset(new CandidatePlanes(puzzle, std::move(search), options));
    return made;
}

CandidatePlanes::CandidatePlanes(const Puzzle &puzzle, std::unique_ptr<PlaneSearch> search,
                                 const SolveOptions &options)
    : m_puzzle(puzzle),
      m_search(std::move(search)),
      m_memo(options.memo),
      m_maxPositions(options.maxGuesses * PlaneSearch::positionsPerGuess)
{
}

OrHalt<Outcome> CandidatePlanes::run(CandidateKnowledge &known, const std::stop_token &stop,
                                     const CandidateProgress &progress)
{
    const Geometry &geometry = m_puzzle.geometry;
    if (!known.hasSolution()) {
        const OrHalt<Outcome> outcome = findTwo(known, stop, progress);
        if (outcome != Outcome::Solved)
            return outcome;
    }
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        while (!known.undecided(cell).isEmpty()) {
            const OrHalt<Outcome> outcome = searchInCell(cell, known, stop);
            if (outcome != Outcome::Solved)
                return outcome;
            if (progress)
                progress(known.counts());
        }
    return Outcome::Solved;
}

/// Looks for a solution, and for another one: if there is none, that decides all.
OrHalt<Outcome> CandidatePlanes::findTwo(CandidateKnowledge &known, const std::stop_token &stop,
                                         const CandidateProgress &progress)
{
    restrict(0, DigitSet::all(m_puzzle.geometry.digitCount()));
    OrHalt<Outcome> outcome = next(stop);
    if (outcome != Outcome::Solved)
        return outcome;
    known.add(m_search->solution());
    if (progress)
        progress(known.counts());
    if (known.counts().isComplete())
        return Outcome::Solved;
    outcome = next(stop);
    if (outcome == Outcome::Solved)
        known.add(m_search->solution());
    else if (outcome == Outcome::None)
        known.decideAll();
    if (progress)
        progress(known.counts());
    const bool tookLong = outcome == halted(Halt::Stopped) && !stop.stop_requested(); // others may not
    return outcome || tookLong ? Outcome::Solved : outcome;
}

/// Looks for solutions with the digits of \a cell that are not decided, until one of them is: with any of
/// them if one solution is enough, else with the first.
OrHalt<Outcome> CandidatePlanes::searchInCell(Cell cell, CandidateKnowledge &known,
                                              const std::stop_token &stop)
{
    const DigitSet open = known.undecided(cell);
    const DigitSet asked = known.counts().limit() == 1 ? open : DigitSet{open.first()};
    restrict(cell, asked);
    while (known.undecided(cell) == open) {
        const OrHalt<Outcome> outcome = next(stop);
        if (!outcome)
            return outcome;
        if (outcome == Outcome::Solved)
            known.add(m_search->solution());
        else
            for (const Digit digit : asked)
                known.decide(cell, digit);
    }
    return Outcome::Solved;
}

/// Begins to search for the solutions with one of \a digits in \a cell.
void CandidatePlanes::restrict(Cell cell, DigitSet digits)
{
    m_search->restart(m_puzzle.givens);
    m_search->limit(m_maxPositions);
    for (const Digit digit : DigitSet::all(m_puzzle.geometry.digitCount()) - digits)
        m_search->eliminate(cell, digit);
}

OrHalt<Outcome> CandidatePlanes::next(const std::stop_token &stop)
{
    const OrHalt<Outcome> outcome = m_search->next(stop);
    if (outcome == Outcome::Solved && !isSolution(m_puzzle, m_search->solution(), m_memo))
        return halted(Halt::WrongSolution);
    return outcome;
}

} // namespace sudoku
