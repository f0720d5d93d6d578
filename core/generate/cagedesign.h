#pragma once

#include "core/generate/cagelayout.h"
#include "core/generate/cageprobe.h"
#include "core/generate/difficultygauge.h"
#include "core/generate/generaterequest.h"

#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace sudoku {

/// Designs the cages of a killer that needs no clue: begins with random ones, and splits, merges and moves
/// them where two solutions differ until there is one; then where the way to the solution is too hard, and
/// elsewhere if it is too easy, as long as that brings it nearer to the difficulty that is wished. For a
/// level in the middle it halves the way from a hard design to one that narrowing solves, again and again.
///
/// On boards above 9x9 other solutions are not looked for: narrowing must solve the puzzle.
///
/// A change is looked at by narrowing first, which costs a hundredth of a walkthrough: one that leaves more
/// candidates makes no puzzle easier, and one that leaves fewer none harder.
class CageDesign
{
public:
    /// Called after each puzzle; \a better is that puzzle if none came nearer so far, or null.
    using Report = std::function<void(const Puzzle *better)>;

    /// Returns whether \a request asks for what is designed: a kind with cages, and no clue.
    static bool isFor(const GenerateRequest &request);

    /// All arguments must outlive the design.
    CageDesign(const GenerateRequest &request, Random &random, const SolveOptions &options,
               const std::stop_token &stop, Report report);

    /// Designs cages for one filled board. \a shape has all other constraints and no clue. Returns Solved at
    /// the end, whether isMet() or not.
    [[nodiscard]] OrHalt<Outcome> search(const Puzzle &shape, const Grid &solution);

    /// Returns whether the best puzzle is as wished.
    bool isMet() const { return m_best && m_best->distance.isMet(); }
    /// Returns how far the best puzzle is from the difficulty; nothing if there is no puzzle.
    std::optional<DifficultyDistance> bestDifficulty() const
    {
        return m_best ? std::optional(m_best->distance) : std::nullopt;
    }
    /// Returns the rating of the best puzzle if the way to its solution gave it.
    std::optional<LevelRating> bestRating() const { return m_best ? m_best->rating : std::nullopt; }
    /// Returns whether so many boards or puzzles were tried that more are hardly worth it.
    bool isExhausted() const;
    /// Returns the last puzzle, with cages that perhaps need clues; valid after search().
    const Puzzle &lastPuzzle() const { return *m_last; }

private:
    /// A puzzle with its cages.
    struct Design
    {
        CageLayout layout;
        Puzzle puzzle;
        int looseness = 0; // see CageProbe
        Assessment assessment = {};
    };

    bool isLarge() const { return m_request.shape.geometry.size() > maxDesigned; }
    void design(Design &design);
    Puzzle puzzleOf(const CageLayout &layout) const;
    bool makeUnique(Design &design);
    bool repair(CageLayout &layout);
    void tighten(Design &design, std::vector<Design> *way = nullptr);
    void searchBetween(Design &design);
    void refine(Design &design, int changes);
    std::optional<Design> changed(const Design &design);
    bool makeEasier(CageLayout &layout, const Grid &end);
    bool makeHarder(CageLayout &layout);
    bool moveAt(CageLayout &layout, Cell cell);
    bool isPromising(const Design &now, Design &next, bool isTooHard);
    void assess(Design &design);
    void note(const Design &design);
    bool goesOn();

    const GenerateRequest &m_request;
    Random &m_random;
    SolveOptions m_options;
    const std::stop_token &m_stop;
    Report m_report;
    const Variant *m_kind; ///< of the cages
    const Level m_maxLevel;
    const Puzzle *m_shape = nullptr;
    const Grid *m_solution = nullptr;
    std::optional<CageProbe> m_probe;
    std::optional<DifficultyGauge> m_gauge; ///< nothing if no difficulty is wished
    std::optional<Assessment> m_best;
    std::optional<Puzzle> m_last;
    int m_fewestOpen = std::numeric_limits<int>::max(); // cells, by the walkthroughs so far
    int m_boards = 0;
    int m_assessed = 0;
    OrHalt<Outcome> m_outcome = Outcome::Solved; ///< or why the search ends
};

} // namespace sudoku
