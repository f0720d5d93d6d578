#include "core/trace/puzzletrace.h"

#include "core/trace/textbooksolver.h"

#include <utility>

namespace sudoku {

tl::expected<PuzzleTrace, Propagation>
PuzzleTrace::make(const Puzzle &puzzle, const PuzzleTraceOptions &options, const std::stop_token &stop)
{
    std::optional<std::vector<ActiveRule>> rules = activeRules(puzzle, stop);
    if (!rules)
        return tl::unexpected(Propagation::Stopped);
    WrittenCandidates over = writtenCandidates(puzzle, options.encode.kind, Memo::none(), stop);
    if (over.propagation != Propagation::Done)
        return tl::unexpected(over.propagation);
    std::optional<Encoding> encoding =
        encode(puzzle, *rules, std::move(over.candidates), options.encode, stop);
    if (!encoding)
        return tl::unexpected(Propagation::Stopped);
    Trace trace = TextbookSolver(encoding->cnf(), options.solver).run(stop);
    return PuzzleTrace(puzzle, options, std::move(*rules), std::move(*encoding), std::move(trace));
}

PuzzleTrace::PuzzleTrace(const Puzzle &puzzle, const PuzzleTraceOptions &options,
                         std::vector<ActiveRule> rules, Encoding encoding, Trace trace)
    : m_puzzle(puzzle),
      m_options(options),
      m_rules(std::move(rules)),
      m_encoding(std::move(encoding)),
      m_variables(m_encoding, {}),
      m_trace(std::move(trace))
{
}

ClauseRole PuzzleTrace::roleOf(int clause) const
{
    if (m_trace.isLearnt(clause))
        return {};
    return ClauseRoles(m_puzzle, m_rules, m_encoding, m_variables).of(m_trace.clauses.clause(clause));
}

TracePosition PuzzleTrace::after(int stepCount) const
{
    TracePosition position{.cells = {}, .trail = m_trace.trailAfter(stepCount)};
    for (Cell cell = 0; cell < m_encoding.cellCount(); ++cell) {
        const DigitSet candidates = m_encoding.candidates(cell);
        position.cells.push_back(
            {.candidates = candidates, .digit = m_encoding.isFixed(cell) ? candidates.first() : noDigit});
    }
    for (const int index : position.trail) {
        const TraceStep &step = m_trace.steps[index];
        const Literal variable = std::abs(step.literal);
        if (const auto candidate = m_variables.candidate(variable))
            enter(position.cells[candidate->first], candidate->second, step);
        else if (const auto bit = m_variables.bit(variable))
            enterBit(position.cells[bit->cell], *bit, step);
    }
    return position;
}

/// Enters that a cell has \a digit, or has not, which \a step decides.
void PuzzleTrace::enter(TracePosition::CellState &state, Digit digit, const TraceStep &step) const
{
    if (step.literal < 0) {
        state.candidates.remove(digit);
    } else if (state.digit == noDigit) { // bits may have told it before
        state.digit = digit;
        state.level = step.level;
        state.isGuess = step.kind == TraceStep::Kind::Guess;
    }
}

/// Excludes the digits without the bit that \a step decides. The last bit of a cell tells its digit.
void PuzzleTrace::enterBit(TracePosition::CellState &state, const DigitBit &bit, const TraceStep &step) const
{
    DigitSet left;
    for (const Digit digit : state.candidates)
        if (m_encoding.conditions(bit.cell, digit)[bit.bit] == step.literal)
            left.insert(digit);
    state.candidates = left;
    ++state.knownBits;
    if (left.isSingle() && state.knownBits == std::ssize(m_encoding.conditions(bit.cell, left.first()))
        && state.digit == noDigit) {
        state.digit = left.first();
        state.level = step.level;
        state.isGuess = step.kind == TraceStep::Kind::Guess;
    }
}

} // namespace sudoku
