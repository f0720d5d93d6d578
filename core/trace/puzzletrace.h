#pragma once

#include "core/trace/clauserole.h"
#include "core/trace/textbookoptions.h"
#include "core/trace/trace.h"

#include <stop_token>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

struct PuzzleTraceOptions
{
    EncodeOptions encode = {.kind = EncodingKind::FullFacts}; ///< with any kind but Selectors
    TextbookOptions solver = {};
};

/// The position of a puzzle in the middle of a run.
struct TracePosition
{
    struct CellState
    {
        DigitSet candidates;   ///< the digits that are not excluded
        int knownBits = 0;     ///< how many bits of the digit are known, where digits are written in bits
        Digit digit = noDigit; ///< the digit that is true
        int level = 0;         ///< at which it became true
        bool isGuess = false;  ///< whether it was a guess

        bool operator==(const CellState &) const = default;
    };

    std::vector<CellState> cells;
    std::vector<int> trail; ///< as Trace::trailAfter()
};

/// A run of the textbook solver on a puzzle, with the meaning of its variables and clauses.
class PuzzleTrace
{
public:
    /// Runs the solver until there is a solution or a proof that there is none, or the limit of \a options.
    /// Returns why there is no run: propagation finds the givens contradictory before anything is written, or
    /// \a stop was requested while clauses were written.
    static tl::expected<PuzzleTrace, Propagation>
    make(const Puzzle &puzzle, const PuzzleTraceOptions &options, const std::stop_token &stop = {});

    const Puzzle &puzzle() const { return m_puzzle; }
    const PuzzleTraceOptions &options() const { return m_options; }
    const Encoding &encoding() const { return m_encoding; }
    const VariableMeanings &variables() const { return m_variables; }
    const Trace &trace() const { return m_trace; }

    ClauseRole roleOf(int clause) const;
    /// Returns the position after the first \a stepCount steps.
    TracePosition after(int stepCount) const;

private:
    PuzzleTrace(const Puzzle &puzzle, const PuzzleTraceOptions &options, std::vector<ActiveRule> rules,
                Encoding encoding, Trace trace);

    void enter(TracePosition::CellState &state, Digit digit, const TraceStep &step) const;
    void enterBit(TracePosition::CellState &state, const DigitBit &bit, const TraceStep &step) const;

    Puzzle m_puzzle;
    PuzzleTraceOptions m_options;
    std::vector<ActiveRule> m_rules;
    Encoding m_encoding;
    VariableMeanings m_variables;
    Trace m_trace;
};

} // namespace sudoku
