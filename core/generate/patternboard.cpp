#include "core/generate/patternboard.h"

#include "core/solve/solutionsearch.h"

#include <algorithm>
#include <limits>
#include <map>

namespace sudoku {
namespace {

constexpr std::size_t maxSolutions = 100; // looked at; more are as bad as these
constexpr std::ptrdiff_t placesLeftOpen = 2;
constexpr int groupsTried = 3; // where there are too many solutions to know the smallest group
constexpr int patience = 300;  // steps without getting better, then another board

class PatternSearch
{
public:
    PatternSearch(const Puzzle &shape, const std::vector<Cell> &places, Random &random,
                  const SolveOptions &options, const std::stop_token &stop,
                  const std::function<void()> &tried)
        : m_shape(shape),
          m_places(places),
          m_random(random),
          m_options(options.with(EncodingKind::Facts)),
          m_stop(stop),
          m_tried(tried)
    {
        m_options.hasRandomPolarity = true;
    }

    FilledBoard run()
    {
        for (;;) {
            const FilledBoard start = fillBoard(m_shape, m_random, m_options, m_stop);
            if (start.outcome != Outcome::Solved)
                return start;
            m_board = start.grid;
            const OrHalt<Outcome> outcome = improve();
            if (outcome != Outcome::None)
                return {outcome, std::move(m_board)};
        }
    }

private:
    /// Returns Solved if the board has become the only solution, None if patience has ended.
    OrHalt<Outcome> improve()
    {
        m_count = countSolutions(m_board);
        int best = m_count;
        for (int left = patience; left > 0 && m_count > 1 && !m_halt; --left) {
            step();
            m_tried();
            if (m_count < best)
                left = patience;
            best = std::min(best, m_count);
        }
        if (m_halt)
            return halted(*m_halt);
        return m_count == 1 ? Outcome::Solved : Outcome::None;
    }

    void step()
    {
        std::vector<Cell> places = m_places;
        m_random.shuffle(places);
        places.erase(places.begin() + std::min(std::ssize(places), placesLeftOpen), places.end());
        Puzzle puzzle = puzzleOf(m_board);
        for (const Cell place : places)
            puzzle.givens.clear(place);
        const std::vector<Grid> solutions = findSolutions(puzzle);
        const auto groups = groupsBySize(solutions, places);
        int tries = groupsTried;
        for (const std::vector<const Grid *> &group : groups) {
            const Grid &board = *group[m_random.below(group.size())];
            const bool isComplete = solutions.size() < maxSolutions;
            const int count = isComplete ? static_cast<int>(group.size()) : countSolutions(board);
            if (count <= m_count) {
                m_count = count;
                m_board = board;
                return;
            }
            if (isComplete || --tries == 0)
                return;
        }
    }

    /// Returns the groups of solutions that agree in \a places, the smallest first.
    static std::vector<std::vector<const Grid *>> groupsBySize(const std::vector<Grid> &solutions,
                                                               const std::vector<Cell> &places)
    {
        std::map<std::vector<Digit>, std::vector<const Grid *>> byDigits;
        for (const Grid &solution : solutions) {
            std::vector<Digit> digits;
            for (const Cell place : places)
                digits.push_back(solution[place]);
            byDigits[digits].push_back(&solution);
        }
        std::vector<std::vector<const Grid *>> groups;
        for (auto &[digits, group] : byDigits)
            groups.push_back(std::move(group));
        std::ranges::stable_sort(groups, {}, &std::vector<const Grid *>::size);
        return groups;
    }

    Puzzle puzzleOf(const Grid &board) const
    {
        Puzzle puzzle = m_shape;
        for (const Cell place : m_places)
            puzzle.givens.set(place, board[place]);
        return puzzle;
    }

    int countSolutions(const Grid &board) { return static_cast<int>(findSolutions(puzzleOf(board)).size()); }

    std::vector<Grid> findSolutions(const Puzzle &puzzle)
    {
        m_options.seed = static_cast<std::int64_t>(m_random.below(std::numeric_limits<std::int64_t>::max()));
        SolutionSearch search(puzzle, m_options);
        std::vector<Grid> solutions;
        OrHalt<Outcome> outcome = Outcome::Solved;
        while (solutions.size() < maxSolutions && (outcome = search.next(m_stop)) == Outcome::Solved)
            solutions.push_back(search.solution());
        if (!outcome)
            m_halt = outcome.error();
        return solutions;
    }

    const Puzzle &m_shape;
    const std::vector<Cell> &m_places;
    Random &m_random;
    SolveOptions m_options;
    const std::stop_token &m_stop;
    const std::function<void()> &m_tried;
    Grid m_board;
    int m_count = 0;            // of the solutions of m_board's digits in the places
    std::optional<Halt> m_halt; // of a search for solutions
};

} // namespace

FilledBoard fillForPattern(const Puzzle &shape, const std::vector<Cell> &places, Random &random,
                           const SolveOptions &options, const std::stop_token &stop,
                           const std::function<void()> &tried)
{
    return PatternSearch(shape, places, random, options, stop, tried).run();
}

} // namespace sudoku
