#pragma once

#include "core/board/puzzle.h"
#include "core/board/symmetry.h"
#include "core/generate/cagewish.h"
#include "core/generate/cluewish.h"
#include "core/generate/difficulty.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace sudoku {

/// The largest board on which puzzles with cages have no clue unless some are asked for. On larger ones they
/// have none if that is found soon.
inline constexpr int maxDesigned = 9;

/// The goal for the number of clues.
enum class ClueGoal {
    /// No clue, or with a symmetry no group of them, can be removed. With a wish for a difficulty no number
    /// is asked for, and the puzzle is minimal only if that is asked for besides. The same holds for boards
    /// above 16x16, above 9x9 with other regions or any constraints, and above 6x6 with unknown regions:
    /// clues stay whose removal takes long.
    Minimal,
    About,  ///< as near to a number as the symmetry allows
    AtMost, ///< no more than a number
};

/// Whether a cell has a clue.
enum class PatternCell : std::uint8_t { Free, Clue, NoClue };

/// A request for a puzzle. The same request gives the same puzzle on every machine.
struct GenerateRequest
{
    explicit GenerateRequest(Puzzle rules) : shape(std::move(rules)) {}

    Puzzle shape;                  ///< the geometry and the constraints; without givens
    bool hasRandomRegions = false; ///< instead of those of the shape: each board is a jigsaw of its own
    /// Constraints of these kinds are derived from the filled board: see deriveConstraints().
    std::vector<const Variant *> derived = {};
    CageWish cages = {}; ///< of those kinds that have cages
    const Symmetry *symmetry = &symmetries().front();
    ClueGoal goal = ClueGoal::Minimal;
    int clues = 0;          ///< the number of clues for the goal
    int minClues = 0;       ///< for AtMost: no fewer either
    bool isMinimal = false; ///< with any goal: no clue, or group of clues, can be removed either
    ClueWish clueWish = {}; ///< clues that it needs stay, unless the puzzle must be minimal
    Difficulty difficulty = {};
    std::vector<PatternCell> pattern = {}; ///< by cell, or empty if all are free
    bool hasManySolutions = false;         ///< more than one solution
    std::uint64_t seed = 1;                ///< in a batch each puzzle has the next seed

    bool operator==(const GenerateRequest &) const = default;
};

/// The cells of a request, made symmetric.
struct SymmetricPattern
{
    std::vector<CellGroup> clues;   ///< cells that must have clues
    std::vector<CellGroup> free;    ///< groups; either all cells of one have clues or none
    std::vector<CellGroup> without; ///< cells that must have none
};

SymmetricPattern symmetricPattern(const GenerateRequest &request);

/// Why a requested puzzle is impossible.
struct RequestProblem
{
    enum class Kind {
        TooFewClues,       ///< no proper puzzle of this shape has fewer than \a number
        TooManyClues,      ///< the board has \a number cells
        TooManyForMinimal, ///< minimal puzzles with more than \a number clues are hardly ever found
        TooFewPlaces,      ///< the pattern leaves fewer cells than the \a number that a proper puzzle needs
        PatternTooLarge,   ///< the pattern, made symmetric, has \a number clues, more than requested
        TornSymmetry, ///< \a cell must have a clue, but \a image, its place by the symmetry, must have none
        ExchangeableLines, ///< the rows, or columns, that begin with \a cell and \a image hold no clue and
                           ///< can change places
        EmptyBoxes,        ///< \a boxes hold no clue, one of them beside each of the two others: on 9x9 no
                           ///< puzzle without further rules is known
        Difficulty,        ///< the difficulty cannot be: see \a difficulty
        CagesTooLarge,     ///< a cage has at most \a number cells, because its digits differ
        CagesDoNotFit,     ///< so many cages of such sizes cannot cover the board of \a number cells
        UnknownRegions,    ///< clues that tell the regions of so large a board are not found soon: the
                           ///< largest has \a number rows
        WishForBoxes,   ///< there are no boxes, or their cells are fewer than the \a number of clues wished
        TooFewToCover,  ///< the wish for the places of clues needs at least \a number of them
        TooFewInBoxes,  ///< so many clues in each box make at most \a number of them
        TooFewSteps,    ///< so few clues leave at least \a number of steps
        EmptyInPattern, ///< the pattern leaves no clue in the house that begins with \a cell and ends with
                        ///< \a image
        WishForOneSolution, ///< a wish for the places of clues is for puzzles with exactly one solution
        NothingToSolve,     ///< so many clues fill all \a number cells
        EmptyCells,         ///< no cells without clues can be asked for where the regions are unknown
    };
    Kind kind;
    int number = 0;
    Cell cell = 0;
    Cell image = 0;
    std::optional<DifficultyProblem> difficulty = {};
    std::array<int, 3> boxes = {};

    bool operator==(const RequestProblem &) const = default;
};

/// Returns whether puzzles without any clue are asked for; that is how puzzles with cages are made unless
/// there is a number or a pattern of clues.
bool asksForNoClue(const GenerateRequest &request);

/// Returns whether the last clue must go even if that takes long to prove.
bool mustBeMinimal(const GenerateRequest &request);

/// Removes the negative constraints of \a request ("all dots are given") where the dots are derived: then
/// they are derived too.
void dropDerivedNegatives(GenerateRequest &request);

/// Returns why the requested puzzle is impossible, or nothing if that is not known.
std::optional<RequestProblem> findProblem(const GenerateRequest &request);

// Parts of that, in clueplaces.cpp: the number of clues that are asked for at least; how many the wish for
// their places allows at most; why that wish cannot be met, if the puzzle needs \a minClues; which rows,
// columns or boxes cannot all be empty.
int cluesAtLeast(const GenerateRequest &request);
int cluesAtMost(const GenerateRequest &request);
std::optional<RequestProblem> findPlaceProblem(const GenerateRequest &request, int minClues);
std::optional<RequestProblem> findEmptyHouses(const GenerateRequest &request,
                                              const SymmetricPattern &pattern);

/// Returns whether there is more than rows, columns and rectangular boxes.
bool hasRules(const GenerateRequest &request);

/// Returns the fewest clues of a proper puzzle of this shape, if that is known.
std::optional<int> knownMinimum(const Puzzle &shape);

/// Returns a lower bound for the clues of a proper puzzle of this shape: the minimum if it is known (17 on
/// 9x9: McGuire, Tugemann and Civario, 2012), otherwise the number needed to distinguish digits that the
/// rules treat alike: one fewer than there are digits if there are only houses.
int minCluesOf(const Puzzle &shape);

} // namespace sudoku
