#pragma once

#include "core/board/random.h"
#include "core/generate/clueaim.h"
#include "core/generate/difficultygauge.h"
#include "core/generate/generaterequest.h"
#include "core/propagate/propagation.h"
#include "core/solve/puzzlesolver.h"

#include <functional>
#include <optional>

namespace sudoku {

/// Looks for a puzzle of a wished difficulty, on one filled board after the other, and keeps what comes
/// nearest.
///
/// For easier ones it takes clues away as long as singles suffice, then more until a step of the level is
/// needed: so there are few of them. For harder ones, and minimal puzzles, it takes away all that leave one
/// solution, and gives clues back where the walkthrough ends because the next step is too hard, and where
/// they leave fewer steps that matter. What is near is changed, a few clues in and others out.
class DifficultySearch
{
public:
    /// Called after each puzzle that was assessed; \a better is that puzzle if none came nearer so far, or
    /// null.
    using Report = std::function<void(const Puzzle *better)>;

    /// All arguments must outlive the search.
    DifficultySearch(const GenerateRequest &request, const SymmetricPattern &pattern, Random &random,
                     const SolveOptions &options, const std::stop_token &stop, Report report);

    /// Searches among the puzzles with the solution \a solution; \a whole has all clues that the pattern
    /// allows. Returns Solved at the end, whether isMet() or not.
    [[nodiscard]] OrHalt<Outcome> search(const Puzzle &whole, const Grid &solution);

    /// Assesses \a puzzle, which is minimal and has the solution \a solution, and restores clues where there
    /// must be more. Returns as search() does.
    [[nodiscard]] OrHalt<Outcome> assessMinimal(const Puzzle &puzzle, const Grid &solution);

    /// Returns whether the best puzzle is as wished.
    bool isMet() const { return m_best && m_best->isMet(); }
    /// Returns how far the best puzzle is from the difficulty; nothing if none was assessed.
    std::optional<DifficultyDistance> bestDifficulty() const
    {
        return m_best ? std::optional(m_best->difficulty) : std::nullopt;
    }
    /// Returns the part that is done of the work after which the search gives up.
    double effort() const;
    /// Returns whether so many puzzles were assessed that more are hardly worth it.
    bool isExhausted() const { return effort() >= 1; }

private:
    /// The distance between a puzzle and the request.
    struct Distance
    {
        DifficultyDistance difficulty;
        int clues;
        StepCounts steps; ///< where several puzzles are as wished, the one with the fewest is kept

        bool isMet() const { return difficulty.isMet() && clues == 0; }
        auto operator<=>(const Distance &) const = default; // NOLINT(modernize-use-nullptr)
    };
    using Groups = std::vector<CellGroup>;

    bool begin(const Puzzle &puzzle, const Grid &solution);
    void searchFromFull();
    void searchFromMinimal();
    void takeEasily();
    std::size_t takeRuns(const Groups &groups);
    bool solvesEasily(const Puzzle &puzzle);
    void takeUntilMet(const Groups &groups);
    void reduce();
    void ease();
    void simplify();
    void fillUp();
    bool giveBackIf(const CellGroup &group, bool (*isGood)(const Distance &now, const Distance &then));
    void giveSomeBack();
    void finish();

    Assessment assess(const Puzzle &puzzle);
    bool goesOn();
    bool isUnique(const Puzzle &puzzle);
    Groups shuffledGroups(bool areGiven);
    Distance distanceOf(const Puzzle &puzzle, const Assessment &assessment) const;
    Distance distance() const { return distanceOf(m_puzzle, m_assessment); }
    void note();

    const GenerateRequest &m_request;
    const SymmetricPattern &m_pattern;
    const ClueAim m_aim;
    Random &m_random;
    SolveOptions m_options;
    const std::stop_token &m_stop;
    Report m_report;
    const Level m_maxLevel;
    std::optional<DifficultyGauge> m_gauge;     ///< of the board
    std::optional<DifficultyGauge> m_easyGauge; ///< for easy techniques, where propagation does not decide
    std::shared_ptr<const Propagator> m_propagator;
    Grid m_solution;
    Puzzle m_puzzle;
    Assessment m_assessment;
    std::optional<Distance> m_best;
    int m_assessed = 0;
    OrHalt<Outcome> m_outcome = Outcome::Solved; ///< or why the search ends
};

} // namespace sudoku
