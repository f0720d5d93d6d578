#include "core/analyse/truecandidates.h"

#include "core/sat/processortime.h"
#include "core/sat/solverkinds.h"

#include <algorithm>
#include <new>
#include <system_error>
#include <thread>

namespace sudoku {
namespace {

using Clock = std::chrono::steady_clock;

/// More would wait for memory.
constexpr unsigned maxAskers = 8;

} // namespace

/// Other solvers, on threads of their own, which begin with other cells. They end with the object.
class CandidateSearch::Helpers
{
public:
    Helpers(CandidateSearch &search, const std::stop_token &stop, const CandidateProgress &afterEach)
        : m_search(search),
          m_afterEach(afterEach),
          m_forward(stop, [this] { m_end.request_stop(); })
    {
    }
    ~Helpers() { m_end.request_stop(); }
    Helpers(const Helpers &) = delete;
    Helpers &operator=(const Helpers &) = delete;

    /// Lets them begin, if \a start was long enough ago.
    void joinIfLate(Clock::time_point start)
    {
        if (!m_threads.empty() || !m_search.m_timeAlone || Clock::now() - start < *m_search.m_timeAlone)
            return;
        const unsigned count = std::clamp(std::thread::hardware_concurrency(), 1U, maxAskers);
        try {
            for (unsigned i = 1; i < count; ++i) {
                if (m_search.m_askers.size() == i)
                    m_search.m_askers.push_back(std::make_unique<CandidateAsker>(
                        m_search.m_puzzle, m_search.counts().limit(), optionsOf(i)));
                m_threads.emplace_back([this, i, count] { run(i, count); });
            }
        } catch (const std::system_error &) {
            // No thread can be started: those that run go on.
        } catch (const std::bad_alloc &) {
            // The same.
        }
    }

    /// Returns why one of them gave up, if that is no lack of memory.
    std::optional<Halt> halt()
    {
        const std::lock_guard lock(m_search.m_mutex);
        return m_halt;
    }

private:
    SolveOptions optionsOf(unsigned index) const
    {
        SolveOptions options = m_search.m_options;
        options.seed = static_cast<std::int64_t>(static_cast<std::uint64_t>(options.seed) + index);
        if (options.solver.id == raceKind().id) // this is a race of its own
            options.solver = solverKinds().front();
        return options;
    }

    void run(unsigned index, unsigned count)
    {
        const auto cellCount = static_cast<unsigned>(m_search.m_puzzle.geometry.cellCount());
        const Cell first = static_cast<Cell>(cellCount * index / count);
        try {
            CandidateAsker &asker = *m_search.m_askers[index];
            const std::stop_token stop = m_end.get_token();
            const auto answer = asker.prepare(stop);
            const OrHalt<Outcome> outcome = answer ? *answer
                                                   : m_search.askAll(asker, first, stop, m_afterEach,
                                                                     [] { return std::optional<Halt>(); });
            if (!outcome && outcome.error() != Halt::Stopped && outcome.error() != Halt::OutOfMemory) {
                const std::lock_guard lock(m_search.m_mutex);
                m_halt = outcome.error();
            }
        } catch (const std::bad_alloc &) {
            // The others go on.
        }
    }

    CandidateSearch &m_search;
    const CandidateProgress &m_afterEach;
    std::optional<Halt> m_halt;
    std::stop_source m_end;
    std::stop_callback<std::function<void()>> m_forward;
    std::vector<std::jthread> m_threads; // last, to end before anything else
};

CandidateSearch::CandidateSearch(Puzzle puzzle, int limit, const SolveOptions &options)
    : m_puzzle(std::move(puzzle)),
      m_options(options),
      m_known(m_puzzle, limit)
{
    if (options.maxGuesses > 0)
        m_planes = CandidatePlanes::make(m_puzzle, options.maxGuesses);
}

SolveStatistics CandidateSearch::statistics() const
{
    SolveStatistics statistics;
    for (const auto &asker : m_askers)
        statistics += asker->statistics();
    statistics.solveTime += m_planeTime;
    return statistics;
}

OrHalt<Outcome> CandidateSearch::run(const std::stop_token &stop, const CandidateProgress &progress)
{
    try {
        if (m_planes) {
            const Stopwatch stopwatch(m_planeTime);
            const OrHalt<Outcome> outcome = m_planes->run(m_known, stop, progress);
            if (outcome != halted(Halt::Stopped) || stop.stop_requested())
                return outcome;
            m_planes.reset(); // they took too long
        }
        return searchBySolver(stop, progress);
    } catch (const std::bad_alloc &) {
        return halted(Halt::OutOfMemory);
    }
}

OrHalt<Outcome> CandidateSearch::searchBySolver(const std::stop_token &stop,
                                                const CandidateProgress &progress)
{
    const Clock::time_point begin = Clock::now();
    if (m_askers.empty())
        m_askers.push_back(std::make_unique<CandidateAsker>(m_puzzle, counts().limit(), m_options));
    m_askers.reserve(maxAskers); // where they are, they stay
    CandidateAsker &asker = *m_askers.front();
    if (const auto answer = asker.prepare(stop))
        return *answer;
    if (const OrHalt<Outcome> outcome = start(asker, stop); outcome != Outcome::Solved)
        return outcome;
    if (progress)
        progress(counts()); // a board of many cells shows its first marks
    Helpers helpers(*this, stop, progress);
    return askAll(asker, 0, stop, progress, [&] {
        helpers.joinIfLate(begin);
        return helpers.halt();
    });
}

/// Finds a solution, unless one is known, and decides what propagation decides.
OrHalt<Outcome> CandidateSearch::start(CandidateAsker &asker, const std::stop_token &stop)
{
    if (!m_known.hasSolution()) {
        if (const OrHalt<Outcome> outcome = asker.askFirst(stop); outcome != Outcome::Solved)
            return outcome;
        m_known.add(asker.solution());
    }
    const DigitSet all = DigitSet::all(m_puzzle.geometry.digitCount());
    for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell)
        for (const Digit digit : all - asker.candidates(cell))
            m_known.decide(cell, digit);
    return Outcome::Solved;
}

/// Decides every candidate, beginning with the cell \a first; asks \a findHalt before each question.
OrHalt<Outcome> CandidateSearch::askAll(CandidateAsker &asker, Cell first, const std::stop_token &stop,
                                        const CandidateProgress &afterEach, const FindHalt &findHalt)
{
    const int cellCount = m_puzzle.geometry.cellCount();
    for (int i = 0; i < cellCount; ++i) {
        const Cell cell = (first + i) % cellCount;
        for (const Digit digit : asker.candidates(cell))
            for (;;) {
                if (const std::optional<Halt> halt = findHalt())
                    return halted(*halt);
                if (isDecided(cell, digit, asker))
                    break;
                const OrHalt<Outcome> outcome = asker.ask(cell, digit, stop);
                if (!outcome)
                    return outcome;
                learn(outcome == Outcome::Solved ? &asker.solution() : nullptr, {cell, digit}, afterEach);
            }
    }
    return Outcome::Solved;
}

/// Returns whether the candidate is decided. Otherwise \a asker learns what it has to know to ask about it.
bool CandidateSearch::isDecided(Cell cell, Digit digit, CandidateAsker &asker)
{
    const std::lock_guard lock(m_mutex);
    if (counts().isDecided(cell, digit))
        return true;
    asker.learn(m_known);
    return false;
}

/// Adds the answer to a question about \a candidate: a solution, or null if there is none.
void CandidateSearch::learn(const Grid *solution, const CandidateKnowledge::Candidate &candidate,
                            const CandidateProgress &afterEach)
{
    const std::lock_guard lock(m_mutex);
    if (solution)
        m_known.add(*solution);
    else
        m_known.decide(candidate.cell, candidate.digit);
    if (afterEach)
        afterEach(counts());
}

} // namespace sudoku
