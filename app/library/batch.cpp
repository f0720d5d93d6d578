#include <sudokuworkbench/batch.h>

#include "app/library/asking.h"
#include "app/library/puzzledata.h"
#include "core/board/parallel.h"
#include "core/solve/classicsolver.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>
#include <string>

namespace sudokuworkbench {
namespace {

using Clues = std::span<const std::uint8_t>;

/// Answers a question about each board of a batch, on several threads.
class BatchRun
{
public:
    BatchRun(const Batch &batch, const BatchOptions &options) : m_batch(batch), m_options(options) {}
    virtual ~BatchRun() = default;

    Answer run()
    {
        if (const std::string why = fault(); !why.empty()) {
            refuse(m_answer, Status::BadRequest, "bad-batch", why);
            return m_answer;
        }
        std::ranges::fill(m_batch.verdicts, Verdict::Undecided);
        sudoku::runOnAll(
            m_options.threads > 0 ? m_options.threads : sudoku::processorCount(),
            [this](int, std::stop_source &end) { work(end); }, m_options.stop);
        if (m_answer.isAnswered() && m_options.stop.stop_requested())
            refuse(m_answer, sudoku::HaltReason::Stopped);
        return m_answer;
    }

protected:
    /// Answers by the solver for classic 9x9 boards.
    virtual sudoku::OrHalt<Verdict> quick(sudoku::ClassicSolver &solver, const sudoku::Grid &clues,
                                          std::size_t index, const std::stop_token &stop) = 0;
    /// Answers for other sizes; refuses in \a answer where there is no verdict.
    virtual Verdict slow(const sudoku::Puzzle &puzzle, std::size_t index, const std::stop_token &stop,
                         Answer &answer) = 0;

    /// Says why there can be no answers, or returns an empty text.
    virtual std::string fault() const
    {
        const int size = m_batch.size;
        if (size < sudoku::minBoardSize || size > sudoku::maxBoardSize)
            return "the size " + std::to_string(size) + " is not from " + std::to_string(sudoku::minBoardSize)
                   + " to " + std::to_string(sudoku::maxBoardSize);
        if (m_batch.clues.size() != m_batch.verdicts.size() * cellCount())
            return "there are " + std::to_string(m_batch.clues.size()) + " cells for "
                   + std::to_string(m_batch.verdicts.size()) + " verdicts on boards of "
                   + std::to_string(cellCount());
        const auto above = std::ranges::find_if(m_batch.clues, [size](int clue) { return clue > size; });
        if (above == m_batch.clues.end())
            return {};
        const auto index = static_cast<std::size_t>(above - m_batch.clues.begin());
        return "the clue " + std::to_string(*above) + " in cell " + std::to_string(index % cellCount())
               + " of board " + std::to_string(index / cellCount()) + " is above the size "
               + std::to_string(size);
    }
    std::size_t cellCount() const { return static_cast<std::size_t>(m_batch.size) * m_batch.size; }

    const Batch &m_batch;

private:
    // Runs on each thread: takes the next boards until there are none. Few enough for work for all threads.
    void work(std::stop_source &end)
    {
        constexpr std::size_t boardsAtOnce = 128;
        sudoku::ClassicSolver solver;
        sudoku::Puzzle puzzle(sudoku::Geometry::withBoxes(sudoku::defaultBoxes(m_batch.size)));
        const std::size_t all = m_batch.verdicts.size();
        for (std::size_t first = 0; (first = m_next.fetch_add(boardsAtOnce)) < all;)
            for (std::size_t index = first; index < std::min(first + boardsAtOnce, all); ++index) {
                if (end.stop_requested())
                    return;
                answer(index, solver, puzzle, end);
            }
    }

    void answer(std::size_t index, sudoku::ClassicSolver &solver, sudoku::Puzzle &puzzle,
                std::stop_source &end)
    {
        const Clues clues = m_batch.clues.subspan(index * cellCount(), cellCount());
        for (std::size_t cell = 0; cell < clues.size(); ++cell)
            puzzle.givens.set(static_cast<sudoku::Cell>(cell), clues[cell]);
        Answer problem;
        Verdict verdict = Verdict::Undecided;
        if (m_batch.size == 9) {
            const auto quickly = quick(solver, puzzle.givens, index, end.get_token());
            verdict = quickly.value_or(Verdict::Undecided);
            if (!quickly)
                refuse(problem, quickly.error());
        } else {
            verdict = slow(puzzle, index, end.get_token(), problem);
        }
        m_batch.verdicts[index] = verdict;
        if (!problem.isAnswered())
            giveUp(std::move(problem), end);
    }

    void giveUp(Answer problem, std::stop_source &end)
    {
        const std::lock_guard lock(m_mutex);
        if (m_answer.isAnswered())
            m_answer = std::move(problem);
        end.request_stop();
    }

    const BatchOptions &m_options;
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex;
    Answer m_answer;
};

/// The options of a question while the other threads answer others.
sudoku::SolveOptions alone()
{
    return anyWay({.usesAllProcessors = false});
}

class SolveRun final : public BatchRun
{
public:
    SolveRun(const Batch &batch, std::span<std::uint8_t> solutions, const BatchOptions &options)
        : BatchRun(batch, options),
          m_solutions(solutions)
    {
    }

private:
    std::string fault() const override
    {
        if (m_solutions.size() != m_batch.clues.size())
            return "there is memory for solutions of " + std::to_string(m_solutions.size()) + " cells, but "
                   + std::to_string(m_batch.clues.size()) + " cells are asked about";
        return BatchRun::fault();
    }

    sudoku::OrHalt<Verdict> quick(sudoku::ClassicSolver &solver, const sudoku::Grid &clues, std::size_t index,
                                  const std::stop_token &stop) override
    {
        const auto outcome = solver.solve(clues, stop);
        if (!outcome)
            return sudoku::halted(outcome.error());
        return keep(*outcome, solver.solution(), index);
    }

    Verdict slow(const sudoku::Puzzle &puzzle, std::size_t index, const std::stop_token &stop,
                 Answer &answer) override
    {
        const sudoku::SolveResult result = sudoku::solve(puzzle, alone(), stop);
        if (!result.outcome)
            return verdictOf(answer, result.outcome);
        return keep(*result.outcome, result.solution, index);
    }

    Verdict keep(sudoku::Outcome outcome, const sudoku::Grid &solution, std::size_t index)
    {
        const auto kept = m_solutions.subspan(index * cellCount(), cellCount());
        const bool isSolved = outcome == sudoku::Outcome::Solved;
        for (std::size_t cell = 0; cell < kept.size(); ++cell)
            kept[cell] = isSolved ? static_cast<std::uint8_t>(solution[static_cast<sudoku::Cell>(cell)])
                                  : std::uint8_t{0};
        return isSolved ? Verdict::Solved : Verdict::None;
    }

    std::span<std::uint8_t> m_solutions;
};

class CheckRun final : public BatchRun
{
public:
    using BatchRun::BatchRun;

private:
    sudoku::OrHalt<Verdict> quick(sudoku::ClassicSolver &solver, const sudoku::Grid &clues, std::size_t,
                                  const std::stop_token &stop) override
    {
        const auto verdict = solver.check(clues, stop);
        if (!verdict)
            return sudoku::halted(verdict.error());
        Answer answer;
        return verdictOf(answer, verdict);
    }

    Verdict slow(const sudoku::Puzzle &puzzle, std::size_t, const std::stop_token &stop,
                 Answer &answer) override
    {
        return verdictOf(answer, sudoku::check(puzzle, alone(), stop).verdict);
    }
};

/// Returns what \a run answers, or that memory ended, which a thread passes on as an exception.
Answer answerOf(BatchRun &&run)
{
    try {
        return run.run();
    } catch (const std::bad_alloc &) {
        Answer answer;
        refuseForMemory(answer);
        return answer;
    }
}

} // namespace

inline namespace v1 {

Answer solveAll(const Batch &batch, std::span<std::uint8_t> solutions, const BatchOptions &options)
{
    return answerOf(SolveRun(batch, solutions, options));
}

Answer checkAll(const Batch &batch, const BatchOptions &options)
{
    return answerOf(CheckRun(batch, options));
}

} // namespace v1
} // namespace sudokuworkbench
