#include "ui/laboratory/tracepicture.h"

#include "ui/paint/candidategrid.h"

#include <algorithm>

namespace sudoku {
namespace {

TracePicture positionPicture(const PuzzleTrace &trace, const TracePosition &position)
{
    TracePicture picture{.board = Board(trace.puzzle())};
    picture.highlights.minCandidate = CandidateGrid::minHeight;
    picture.highlights.cells.resize(position.cells.size());
    for (Cell cell = 0; cell < std::ssize(position.cells); ++cell) {
        const TracePosition::CellState &state = position.cells[cell];
        if (picture.board.isGiven(cell))
            continue;
        picture.board.entries.set(cell, state.digit);
        picture.highlights.cells[cell].isBold = state.isGuess;
        if (state.digit == noDigit)
            picture.board.cornerMarks[cell] = state.candidates;
        else if (state.level > 0)
            picture.levels.push_back({cell, state.level, state.isGuess});
    }
    return picture;
}

/// Marks on a picture what a step was about.
class StepMarker
{
public:
    StepMarker(TracePicture &picture, const PuzzleTrace &trace) : m_picture(picture), m_trace(trace) {}

    void mark(const TraceStep &step)
    {
        switch (step.kind) {
        case TraceStep::Kind::Guess:
            if (const auto cell = m_trace.variables().cell(std::abs(step.literal)))
                m_picture.highlights.outlined.push_back({*cell});
            break;
        case TraceStep::Kind::Propagate:
            markPropagation(step);
            break;
        case TraceStep::Kind::Conflict:
            for (const Cell cell : cellsOf(step.clause))
                m_picture.highlights.cells[cell].isViolation = true;
            break;
        case TraceStep::Kind::Learn:
            findings().reasons = cellsOf(step.clause);
            break;
        case TraceStep::Kind::Back:
        case TraceStep::Kind::Model:
        case TraceStep::Kind::Refuted:
        case TraceStep::Kind::GiveUp:
            break;
        }
    }

private:
    BoardFindings &findings() { return m_picture.highlights.findings; }

    /// Returns the cells of the candidates and bits in a clause, each once.
    std::vector<Cell> cellsOf(int clause) const
    {
        std::vector<Cell> cells;
        for (const Literal literal : m_trace.trace().clauses.clause(clause))
            if (const auto cell = m_trace.variables().cell(std::abs(literal)))
                cells.push_back(*cell);
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

    void markPropagation(const TraceStep &step)
    {
        std::vector<Cell> reasons = cellsOf(step.clause);
        const auto candidate = m_trace.variables().candidate(std::abs(step.literal));
        if (candidate) {
            markConclusion({candidate->first, candidate->second}, step.literal > 0);
            std::erase(reasons, candidate->first);
        } else if (const auto cell = m_trace.variables().cell(std::abs(step.literal))) {
            m_picture.highlights.outlined.push_back({*cell});
            std::erase(reasons, *cell);
        }
        if (m_trace.roleOf(step.clause).kind == ClauseRole::Kind::AnyPlace)
            findings().reasonOutlines.push_back(cellsOf(step.clause)); // a frame for each is too much
        else
            findings().reasons = reasons;
    }

    void markConclusion(const Candidate &candidate, bool isTrue)
    {
        const bool isKnown = m_picture.board.digitAt(candidate.cell) != noDigit;
        if (isTrue && !m_picture.board.isGiven(candidate.cell))
            findings().evidence.placements.push_back(candidate);
        else if (isKnown) // its other candidates are not shown
            m_picture.highlights.outlined.push_back({candidate.cell});
        else
            findings().evidence.eliminations.push_back(candidate);
    }

    TracePicture &m_picture;
    const PuzzleTrace &m_trace;
};

} // namespace

TracePicture tracePicture(const PuzzleTrace &trace, const TracePosition &position, int stepCount)
{
    TracePicture picture = positionPicture(trace, position);
    if (stepCount > 0)
        StepMarker(picture, trace).mark(trace.trace().steps[stepCount - 1]);
    return picture;
}

} // namespace sudoku
