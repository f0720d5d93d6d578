#include "core/analyse/estimate.h"

#include "core/board/random.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace sudoku {
namespace {

/// Returns the mean and the error of numbers of any magnitude, which are given by their logarithms.
Estimate estimateOf(const std::vector<double> &logs)
{
    const double maxLog = *std::ranges::max_element(logs);
    const double count = static_cast<double>(logs.size());
    double sum = 0;
    double sumOfSquares = 0;
    for (const double log : logs) {
        const double scaled = std::pow(10, log - maxLog);
        sum += scaled;
        sumOfSquares += scaled * scaled;
    }
    const double mean = sum / count;
    const double variance =
        logs.size() < 2 ? 0 : std::max(0.0, sumOfSquares - count * mean * mean) / (count - 1);
    return {.log10Count = maxLog + std::log10(mean),
            .relativeError = std::sqrt(variance / count) / mean,
            .probes = static_cast<int>(logs.size())};
}

class Prober
{
public:
    Prober(const Puzzle &puzzle, const SolveOptions &options, std::uint64_t seed)
        : m_solver(puzzle, options.with(EncodingKind::Facts)),
          m_memo(options.memo),
          m_random(seed)
    {
    }

    std::optional<OrHalt<Outcome>> prepare(const std::stop_token &stop)
    {
        m_propagator = propagatorOf(m_solver.puzzle(), m_memo, stop);
        if (!m_propagator)
            return halted(Halt::Stopped);
        return m_solver.prepare(stop);
    }

    /// Makes one random walk; returns Solved with the logarithm of its product.
    OrHalt<Outcome> walk(const std::stop_token &stop, double &log)
    {
        m_taken.clear();
        log = 0;
        Candidates candidates(m_solver.puzzle().geometry.cellCount());
        for (Cell cell = 0; cell < candidates.cellCount(); ++cell)
            candidates[cell] = m_solver.encoding().candidates(cell);
        if (const OrHalt<Outcome> outcome = m_solver.ask(m_taken, stop); outcome != Outcome::Solved)
            return outcome;
        m_witness = m_solver.solution();
        while (!candidates.isSolved()) {
            const Cell cell = candidates.narrowestCells().front();
            std::vector<Digit> digits;
            if (const OrHalt<Outcome> outcome = findDigits(cell, candidates[cell], stop, digits);
                outcome != Outcome::Solved)
                return outcome;
            const Digit digit = digits[m_random.below(digits.size())];
            log += std::log10(static_cast<double>(digits.size()));
            m_taken.push_back(m_solver.literal(cell, digit));
            if (m_witness[cell] != digit)
                m_witness = m_witnesses[digit];
            candidates[cell] = {digit};
            // A solution is known, so it can only be stopped.
            if (m_propagator->propagate(candidates, stop) != Propagation::Done)
                return halted(Halt::Stopped);
        }
        return Outcome::Solved;
    }

private:
    /// Finds the \a digits among \a candidates that lead to a solution, and keeps a solution for each.
    OrHalt<Outcome> findDigits(Cell cell, DigitSet candidates, const std::stop_token &stop,
                               std::vector<Digit> &digits)
    {
        m_witnesses.assign(m_solver.puzzle().geometry.digitCount() + 1, {});
        for (const Digit digit : candidates) {
            if (m_witness[cell] == digit) {
                digits.push_back(digit);
                continue;
            }
            m_taken.push_back(m_solver.literal(cell, digit));
            const OrHalt<Outcome> outcome = m_solver.ask(m_taken, stop);
            m_taken.pop_back();
            if (outcome == Outcome::Solved) {
                digits.push_back(digit);
                m_witnesses[digit] = m_solver.solution();
            } else if (outcome != Outcome::None) {
                return outcome;
            }
        }
        return Outcome::Solved;
    }

    PuzzleSolver m_solver;
    std::shared_ptr<const Propagator> m_propagator;
    Memo m_memo;
    Random m_random;
    Clause m_taken;                // what the walk decided so far
    Grid m_witness;                // a solution with all of it
    std::vector<Grid> m_witnesses; // by digit of the next cell
};

} // namespace

EstimateResult estimateSolutions(const Puzzle &puzzle, int probes, std::uint64_t seed,
                                 const SolveOptions &options, const std::stop_token &stop,
                                 const EstimateProgress &progress)
{
    EstimateResult result{Outcome::Solved, {}};
    try {
        Prober prober(puzzle, options, seed);
        if (const auto answer = prober.prepare(stop))
            return {*answer, {}};
        std::vector<double> logs;
        while (result.outcome == Outcome::Solved && result.estimate.probes < probes) {
            double log = 0;
            result.outcome = prober.walk(stop, log);
            if (result.outcome != Outcome::Solved)
                break;
            logs.push_back(log);
            result.estimate = estimateOf(logs);
            if (progress)
                progress(result.estimate);
        }
    } catch (const std::bad_alloc &) {
        result.outcome = halted(Halt::OutOfMemory);
    }
    return result;
}

} // namespace sudoku
