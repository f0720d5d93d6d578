#include "core/generate/generate.h"

#include "core/analyse/reduction.h"
#include "core/board/random.h"
#include "core/board/stopcheck.h"
#include "core/generate/cagedesign.h"
#include "core/generate/chaosboard.h"
#include "core/generate/clueaim.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/difficultysearch.h"
#include "core/generate/filledboard.h"
#include "core/generate/improper.h"
#include "core/generate/irregularboard.h"
#include "core/generate/markdesign.h"
#include "core/generate/patternboard.h"
#include "core/generate/randomregions.h"
#include "core/generate/ratingclimb.h"
#include "core/generate/secondcheck.h"
#include "core/solve/solve.h"
#include "core/solve/timelimit.h"

#include <algorithm>
#include <compare>
#include <limits>
#include <memory>
#include <new>

namespace sudoku {
namespace {

constexpr int triesNearby = 400;        // for a puzzle that is better than the last one of the same board
constexpr int triesNearDerived = 20;    // where another board brings other constraints too
constexpr int maxBoardsForPlaces = 500; // where the places of the clues are not as wished
constexpr int partAdded = 16;           // of the groups there are: this part comes back for such a try
/// A minimal puzzle may miss the requested number of clues by a fiftieth of it.
constexpr int partTolerated = 50;
constexpr std::chrono::milliseconds momentAfterStop(50);

/// The distance between a puzzle and the request; smaller is better.
struct Distance
{
    bool isUnfinished; ///< it must be minimal, which is not known yet
    int misplaced;     ///< clues, by the wish for their places
    int clues;

    auto operator<=>(const Distance &) const = default; // NOLINT(modernize-use-nullptr)
};

class Generator
{
public:
    Generator(const GenerateRequest &request, const SolveOptions &options, const std::stop_token &stop,
              const GenerateProgress &progress)
        : m_request(request),
          m_options(options),
          m_stop(stop),
          m_progress(progress),
          m_shape(request.shape),
          m_random(request.seed),
          m_pattern(symmetricPattern(request)),
          m_mustBeMinimal(mustBeMinimal(request)),
          m_isChaos(hasUnknownRegions(request.shape)),
          m_wish(makeSearch()),
          m_climb(makeClimb()),
          m_design(makeDesign()),
          m_marks(makeMarks()),
          m_goal(reductionGoal(request, m_pattern)),
          m_aim(request, m_pattern)
    {
    }

    GenerateResult run()
    {
        try {
            m_result.outcome = search();
        } catch (const std::bad_alloc &) {
            m_result.outcome = halted(Halt::OutOfMemory);
        }
        if (m_request.hasManySolutions && m_result.outcome != Outcome::Solved)
            m_result.puzzle.reset(); // it still has just one
        return std::move(m_result);
    }

private:
    OrHalt<Outcome> search()
    {
        OrHalt<Outcome> outcome = Outcome::Solved;
        do
            outcome = tryBoard();
        while (outcome == Outcome::Solved && !isReached() && !isExhausted());
        if (m_request.hasManySolutions && m_result.puzzle
            && (outcome == Outcome::Solved || outcome == halted(Halt::Stopped)))
            return loseUniqueness();
        if (outcome == Outcome::Solved)
            outcome = checkOnceMore();
        if (m_wish && m_result.puzzle) {
            m_result.difficulty = m_design ? m_design->bestDifficulty() : m_wish->bestDifficulty();
            if (outcome == Outcome::Solved || outcome == halted(Halt::Stopped))
                rate();
        }
        if (m_result.puzzle && outcome == Outcome::Solved && !isReached())
            outcome = Outcome::None; // it is only the nearest that was found
        return outcome;
    }

    std::unique_ptr<CageDesign> makeDesign()
    {
        if (m_isChaos || !CageDesign::isFor(m_request))
            return {};
        return std::make_unique<CageDesign>(m_request, m_random, m_options, m_stop,
                                            [this](const Puzzle *better) {
                                                if (better)
                                                    note(*better, false);
                                                report();
                                            });
    }

    std::unique_ptr<MarkDesign> makeMarks()
    {
        if (m_isChaos || !MarkDesign::isFor(m_request))
            return {};
        return std::make_unique<MarkDesign>(m_request, m_random, m_options, m_stop, [this] { report(); });
    }

    std::unique_ptr<RatingClimb> makeClimb()
    {
        if (!RatingClimb::isFor(m_request))
            return {};
        return std::make_unique<RatingClimb>(m_request, m_pattern, m_random, m_options, m_stop,
                                             [this] { report(); });
    }

    std::unique_ptr<DifficultySearch> makeSearch()
    {
        if (m_request.difficulty.isEmpty())
            return {};
        return std::make_unique<DifficultySearch>(m_request, m_pattern, m_random, m_options, m_stop,
                                                  [this](const Puzzle *better) {
                                                      if (better) {
                                                          m_result.puzzle = *better;
                                                          m_result.solution = m_board;
                                                      }
                                                      report();
                                                  });
    }

    /// Returns the result of \a work with the stop, or with a moment more if that was requested already.
    auto inTime(auto work)
    {
        if (!m_stop.stop_requested())
            return work(m_stop);
        const TimeLimit moment(std::stop_token(), momentAfterStop);
        return work(moment.token());
    }

    /// Rates the puzzle, even after the stop if that takes only a moment.
    void rate()
    {
        if (m_design && m_design->bestRating()) {
            m_result.rating = m_design->bestRating();
            return;
        }
        const Position start(*m_result.puzzle, m_options.memo);
        inTime([&](const std::stop_token &stop) {
            const Walkthrough walkthrough = walkThrough(start, defaultLadder(start.rules()), stop);
            if (!isStopped(stop))
                m_result.rating = levelRating(walkthrough);
        });
    }

    /// Fills a board and makes a puzzle of it, then others near that one, as long as they get better.
    OrHalt<Outcome> tryBoard()
    {
        ++m_result.grids;
        if (m_climb)
            return climb();
        m_shape = m_request.shape;
        const auto fillShape = [this](const Puzzle &shape, int attempts) { return fill(shape, attempts); };
        FilledBoard filled = m_request.hasRandomRegions ? fillIrregular(m_shape, m_random, fillShape)
                                                        : fill(m_shape, std::numeric_limits<int>::max());
        const bool hasNoBoard = filled.outcome == Outcome::None
                                || (filled.outcome == halted(Halt::Stopped) && !m_stop.stop_requested());
        if (hasNoBoard && (m_request.hasRandomRegions || m_isChaos)) {
            report();
            if (m_result.grids == 1 && !m_isChaos && hasNoLatinSquare(m_shape, m_options, m_stop))
                return Outcome::None;
            return Outcome::Solved; // other regions will do
        }
        if (filled.outcome != Outcome::Solved)
            return filled.outcome;
        m_board = std::move(filled.grid);
        m_marks ? design() : derive();
        if (m_isChaos)
            addCluesOfRegions(m_shape, m_board, m_random, m_options, m_stop);
        if (isStopped(m_stop))
            return halted(Halt::Stopped);
        if (m_design) {
            const OrHalt<Outcome> outcome = m_design->search(m_shape, m_board);
            if (outcome != Outcome::Solved || m_design->isMet() || !isInVain())
                return outcome;
            m_shape = m_design->lastPuzzle();
            m_design.reset();
        }
        if (m_marks && (m_marks->isMet() || !m_marks->isExhausted()))
            return Outcome::Solved;
        Puzzle puzzle = withAllGivens(m_shape, m_pattern, m_board);
        if (m_wish)
            return m_wish->search(puzzle, m_board);
        const OrHalt<Outcome> outcome = reduce(puzzle);
        return outcome == Outcome::Solved ? searchNear(std::move(puzzle)) : outcome;
    }

    OrHalt<Outcome> climb()
    {
        const OrHalt<Outcome> outcome = m_climb->findNearer();
        if (outcome == Outcome::None)
            return Outcome::Solved; // it gives up
        if (outcome != Outcome::Solved)
            return outcome;
        m_board = m_climb->solution();
        return m_wish->assessMinimal(m_climb->puzzle(), m_board);
    }

    /// Adds marks that need no clue, if there are such. Keeps those of the last board for clues otherwise.
    void design()
    {
        m_shape = m_marks->search(m_shape, m_board);
        if (m_marks->isMet())
            note(m_shape, false);
    }

    /// Adds what is derived from the board, without cages that are designed.
    void derive()
    {
        for (const Variant *kind : m_request.derived)
            if (!m_design || !hasCages(*kind))
                std::ranges::move(
                    deriveConstraints(m_shape, m_board, *kind, m_random, m_stop, {.cages = m_request.cages}),
                    std::back_inserter(m_shape.constraints));
    }

    FilledBoard fill(const Puzzle &shape, int maxAttempts)
    {
        if (m_isChaos)
            return fillChaosBoard(shape, m_random, m_options, m_stop);
        if (m_pattern.without.empty())
            return fillBoard(shape, m_random, m_options, m_stop, maxAttempts);
        std::vector<Cell> places;
        for (const auto *groups : {&m_pattern.clues, &m_pattern.free})
            for (const CellGroup &group : *groups)
                places.insert(places.end(), group.begin(), group.end());
        return fillForPattern(shape, places, m_random, m_options, m_stop, [this] { report(); });
    }

    /// Takes away what may go.
    OrHalt<Outcome> reduce(Puzzle &puzzle)
    {
        Reduction reduction(puzzle, m_board, shuffledGroups(m_pattern, puzzle, true, m_random), m_options);
        const OrHalt<Outcome> outcome = reduction.run(m_goal, m_stop, [this](const Puzzle &reduced, int) {
            note(reduced, m_mustBeMinimal);
            report();
        });
        puzzle = reduction.puzzle();
        if (outcome == Outcome::Solved)
            note(puzzle, false);
        return outcome;
    }

    /// Gives some clues back and takes others away, which now and then leads to fewer.
    OrHalt<Outcome> searchNear(Puzzle puzzle)
    {
        const int maxTries = m_request.derived.empty() ? triesNearby : triesNearDerived;
        for (int tries = maxTries; tries > 0 && !isReached(); --tries) {
            Puzzle other = puzzle;
            const std::vector<CellGroup> missing = shuffledGroups(m_pattern, puzzle, false, m_random);
            const std::size_t some = std::min(missing.size(), m_pattern.free.size() / partAdded + 1);
            for (std::size_t i = 0; i < some; ++i)
                other = withGivens(std::move(other), missing[i], m_board);
            if (const OrHalt<Outcome> outcome = reduce(other); outcome != Outcome::Solved)
                return outcome;
            const Distance now = distanceFor(puzzle);
            const Distance then = distanceFor(other);
            if (then < now)
                tries = maxTries;
            if (then <= now)
                puzzle = std::move(other);
        }
        return Outcome::Solved;
    }

    Distance distanceFor(const Puzzle &puzzle, bool isUnfinished = false) const
    {
        return {isUnfinished, m_aim.misplaced(puzzle), m_aim.offset(puzzle.givens.filledCount())};
    }

    bool isReached() const
    {
        if (!m_result.puzzle)
            return false; // some regions have no board
        if (m_request.hasManySolutions)
            return true; // that is for loseUniqueness()
        if (m_design)
            return m_design->isMet();
        if (m_wish)
            return m_wish->isMet();
        if (m_best.misplaced > 0)
            return false;
        switch (m_request.goal) {
        case ClueGoal::About:
            return m_best.clues <= std::max(m_request.clues / partTolerated, m_aim.tolerance());
        case ClueGoal::AtMost:
            return m_best.clues == 0;
        case ClueGoal::Minimal:
            break;
        }
        return true;
    }

    /// Returns whether so much was tried that more is hardly worth it.
    bool isExhausted() const
    {
        if (m_design)
            return m_result.puzzle && m_design->isExhausted();
        if (m_marks)
            return m_marks->isExhausted();
        if (m_climb)
            return m_climb->effort() >= 1;
        if (m_wish)
            return m_wish->isExhausted();
        return asksForNoClue(m_request)
               || (!m_request.clueWish.isEmpty() && m_result.grids >= maxBoardsForPlaces);
    }

    /// Returns whether the design does not find what is wished, so that clues must help: that is worse than
    /// another difficulty only where none are asked for.
    bool isInVain() const
    {
        return m_design->isExhausted() && (!m_result.puzzle || m_request.goal == ClueGoal::Minimal);
    }

    void note(const Puzzle &puzzle, bool isUnfinished)
    {
        const Distance distance = distanceFor(puzzle, isUnfinished);
        if (!m_result.puzzle || distance <= m_best) {
            m_best = distance;
            m_result.puzzle = puzzle;
            m_result.solution = m_board;
        }
    }

    void report()
    {
        ++m_result.tests;
        if (m_progress)
            m_progress({m_result.grids, m_result.tests, m_result.puzzle ? &*m_result.puzzle : nullptr,
                        m_climb               ? m_climb->effort()
                        : m_wish && !m_design ? m_wish->effort()
                                              : 0});
    }

    /// Checks the finished puzzle by another encoding and solver, although each step was proved.
    OrHalt<Outcome> checkOnceMore()
    {
        const CheckResult second = checkOtherwise(*m_result.puzzle, m_options, m_stop);
        if (!second.verdict && second.verdict != halted(Halt::WrongSolution))
            return halted(second.verdict.error());
        if (second.verdict == Uniqueness::Unique && second.solutions.front() == m_result.solution)
            return Outcome::Solved;
        m_result.puzzle.reset();
        return halted(Halt::WrongSolution);
    }

    /// Takes clues away, even after the stop if that takes only a moment.
    OrHalt<Outcome> loseUniqueness()
    {
        return inTime([this](const std::stop_token &stop) {
            return makeImproper(*m_result.puzzle, m_result.solution, m_request, m_random, m_options, stop);
        });
    }

    const GenerateRequest &m_request;
    const SolveOptions &m_options;
    const std::stop_token &m_stop;
    const GenerateProgress &m_progress;
    Puzzle m_shape; ///< of the board that is tried, with the constraints derived from it
    Random m_random;
    const SymmetricPattern m_pattern;
    const bool m_mustBeMinimal;
    const bool m_isChaos;                           ///< the regions are unknown
    const std::unique_ptr<DifficultySearch> m_wish; ///< null unless a difficulty is wished
    const std::unique_ptr<RatingClimb> m_climb; ///< null unless a rating is wished that hardly any puzzle has
    std::unique_ptr<CageDesign> m_design;       ///< null unless cages are to make clues unnecessary
    const std::unique_ptr<MarkDesign> m_marks;  ///< null unless lines and dots are to
    const ReductionGoal m_goal;
    const ClueAim m_aim;
    Grid m_board;
    Distance m_best{}; // of the puzzle in the result
    GenerateResult m_result{halted(Halt::Stopped)};
};

} // namespace

GenerateResult generate(const GenerateRequest &request, const SolveOptions &options,
                        const std::stop_token &stop, const GenerateProgress &progress)
{
    try {
        if (findProblem(request))
            return {Outcome::None};
        return Generator(request, options, stop, progress).run();
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory)};
    }
}

} // namespace sudoku
