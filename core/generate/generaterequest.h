#pragma once

#include "core/board/puzzle.h"
#include "core/board/symmetry.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sudoku {

/// How many clues a puzzle shall have.
enum class ClueGoal {
    Minimal, ///< no clue, or with a symmetry no group of them, can be removed
    About,   ///< as near to a number as the symmetry lets it be
    AtMost,  ///< no more than a number
};

/// Whether a cell holds a clue.
enum class PatternCell : std::uint8_t { Free, Clue, NoClue };

/// What a new puzzle shall be like. The same request gives the same puzzle on every machine.
struct GenerateRequest
{
    explicit GenerateRequest(Puzzle rules) : shape(std::move(rules)) {}

    Puzzle shape;                  ///< the geometry and the constraints; without givens
    bool hasRandomRegions = false; ///< instead of those of the shape: each board is a jigsaw of its own
    /// Constraints of these kinds are derived from the filled board: see deriveConstraints().
    std::vector<const Variant *> derived = {};
    const Symmetry *symmetry = &symmetries().front();
    ClueGoal goal = ClueGoal::Minimal;
    int clues = 0;          ///< the number that the goal is about
    bool isMinimal = false; ///< with About and AtMost: no clue, or group of them, can be removed either
    std::vector<PatternCell> pattern = {}; ///< by cell, or empty: all are free
    bool hasManySolutions = false;         ///< more than one solution, on purpose
    std::uint64_t seed = 1;                ///< of a batch each puzzle has the next one

    bool operator==(const GenerateRequest &) const = default;
};

/// The cells of a request, made symmetric.
struct SymmetricPattern
{
    std::vector<CellGroup> clues;   ///< must hold clues
    std::vector<CellGroup> free;    ///< each as a whole holds clues or none
    std::vector<CellGroup> without; ///< must hold none
};

SymmetricPattern symmetricPattern(const GenerateRequest &request);

/// Why there can be no such puzzle.
struct RequestProblem
{
    enum class Kind {
        TooFewClues,     ///< no proper puzzle of this shape has fewer than \a number
        TooManyClues,    ///< the board has \a number cells
        TooFewPlaces,    ///< the pattern leaves fewer cells than the \a number that a proper puzzle needs
        PatternTooLarge, ///< the pattern, made symmetric, has \a number clues, more than asked for
        TornSymmetry,    ///< \a cell must hold a clue, but \a image, where the symmetry takes it, must not
        ExchangeableLines, ///< the rows, or columns, that begin with \a cell and \a image hold no clue and can change places
    };
    Kind kind;
    int number = 0;
    Cell cell = 0;
    Cell image = 0;

    bool operator==(const RequestProblem &) const = default;
};

/// Nothing where it is not known to be impossible.
std::optional<RequestProblem> findProblem(const GenerateRequest &request);

/// A number of clues below which no puzzle of this shape is proper: the least there can be where that is known (17 on
/// 9x9: McGuire, Tugemann and Civario, 2012), else so many that digits which no rule tells apart
/// do not all look alike: one fewer than there are digits where there are only houses.
int minCluesOf(const Puzzle &shape);

} // namespace sudoku
