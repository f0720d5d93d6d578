#pragma once

#include <sudokuworkbench/puzzle.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sudokuworkbench {
inline namespace v1 {

/// What became of a question.
enum class Status : std::uint8_t {
    Answered = 0,
    BadText = 1,     ///< the text holds no puzzle that can be read
    BadRequest = 2,  ///< what is asked for cannot be
    Stopped = 3,     ///< by the stop token or the time limit; members hold what was known by then
    OutOfMemory = 4, ///< or the formula would be larger than the program allows
    Failed = 5,      ///< a bug: a solution was found that breaks a rule, and is not returned
};

/// What is known about the solutions of a puzzle. One byte, for arrays of them.
enum class Verdict : std::uint8_t {
    Undecided = 0,
    None = 1,     ///< there is no solution
    Unique = 2,   ///< there is exactly one
    Multiple = 3, ///< there are several
    Solved = 4,   ///< there is at least one; nobody asked for more
};

/// What all answers have. Errors are values: no function throws, except std::bad_alloc where there is not
/// even memory for the answer.
///
/// The answers are version 1. Members are added in a namespace v2 with functions of its own; v1 stays until
/// the number in the name of the shared library changes.
struct Answer
{
    static constexpr int version = 1;

    Status status = Status::Answered;
    std::string code = {};    ///< one word for the reason, such as "wrong-cell-count"; empty if Answered
    std::string message = {}; ///< the reason in English; may change in any version
    int line = 0;             ///< of BadText, from 1; 0 if the whole text is meant
    int column = 0;           ///< in characters, from 1

    bool isAnswered() const { return status == Status::Answered; }
};

struct ReadAnswer : Answer
{
    std::vector<Puzzle> puzzles = {};
    bool hasMore = false; ///< more text follows them, right or wrong
};

struct SolveAnswer : Answer
{
    Verdict verdict = Verdict::Undecided; ///< Solved or None
    Grid solution = {};                   ///< empty unless Solved
};

struct CheckAnswer : Answer
{
    Verdict verdict = Verdict::Undecided; ///< Unique, Multiple or None
    std::vector<Grid> solutions = {};     ///< those found: at most two, which differ
};

struct CountAnswer : Answer
{
    std::int64_t count = 0;
    bool isExact = false; ///< otherwise there are more, or may be where the status is Stopped
};

struct CandidatesAnswer : Answer
{
    Verdict verdict = Verdict::Undecided; ///< Solved or None
    /// By cell: bit d is set if the cell has the digit d in some solution.
    std::vector<std::uint32_t> candidates = {};
    bool isComplete = false; ///< otherwise digits may be missing
};

/// A clue or a rule that is part of a contradiction.
struct Reason
{
    enum class Kind : std::uint8_t { Clue = 0, House = 1, Rule = 2 };

    Kind kind = Kind::Clue;
    std::string name = {}; ///< "5 in r1c2", "row 3", "Killer cage 15 at r1c1"
    int cell = -1;         ///< of a clue
    int digit = 0;         ///< of a clue
    int rule = -1;         ///< its number among the further rules of the puzzle, from 0
};

/// A cell in which two solutions differ.
struct Difference
{
    int cell = 0;
    int one = 0; ///< the digit in the first solution
    int other = 0;
};

struct ExplainAnswer : Answer
{
    Verdict verdict = Verdict::Undecided; ///< Unique, Multiple or None
    /// Of None: clues and rules that contradict each other; each is needed for that.
    std::vector<Reason> contradiction = {};
    std::vector<Grid> solutions = {};         ///< of Multiple: two that differ in few cells
    std::vector<Difference> differences = {}; ///< of Multiple
    std::string text = {};                    ///< "none: row 1, 5 in r1c1, 5 in r1c7"
};

/// A digit of a cell.
struct Candidate
{
    int cell = 0;
    int digit = 0;
};

/// Candidates that play one role in a step: "pattern", "cover", "fin", "endo-fin", "pincer",
/// "almost-locked-set", "restricted", "colour", "other-side", "counted".
struct Evidence
{
    std::string role = {};
    int index = 0; ///< tells groups of one role apart
    std::vector<Candidate> candidates = {};
};

/// A deduction that a person can follow.
struct Step
{
    std::string technique = {}; ///< its word, "hidden-single"
    std::string name = {};      ///< in English, "Hidden Single"
    std::string level = {};     ///< "Easy", "Medium", "Hard", "Unfair" or "Extreme"
    std::vector<Candidate> placements = {};
    std::vector<Candidate> eliminations = {};
    std::vector<Evidence> evidence = {};
    std::vector<std::string> houses = {}; ///< that it uses, "row 3"
    std::vector<int> rules = {};          ///< further rules that it uses, from 0
    std::string text = {};                ///< "Hidden Single: r3c4=5", "X-Wing: r1c2<>5, r7c2<>5"
};

struct HintAnswer : Answer
{
    enum class Kind : std::uint8_t {
        Nothing = 0, ///< no answer
        Step = 1,
        WrongEntries = 2, ///< cells: entries that belong to no solution
        WrongMarks = 3,   ///< cells: pencil marks that leave out the digit
        NoSolution = 4,
        Solved = 5,      ///< nothing is open
        Multiple = 6,    ///< several solutions, and all that they have in common is on the board
        NoTechnique = 7, ///< no known technique goes on
    };

    Kind kind = Kind::Nothing;
    std::optional<Step> step = {};
    std::vector<int> cells = {};
};

/// A rating by the techniques that a puzzle needs.
struct LevelRating
{
    std::string level = {};
    int score = 0;            ///< HoDoKu's; 0 on the general scale
    std::string hardest = {}; ///< the word of a technique, or empty if there was no step
    int version = 0;          ///< of the general scale; 0 for HoDoKu's
};

/// Sudoku Explainer's rating, in tenths: 71 is 7.1.
struct ExplainerRating
{
    int er = 0; ///< of the hardest step
    int ep = 0; ///< of the hardest step up to the first digit
    int ed = 0; ///< of the first step
    std::string hardest = {};
    bool isComplete = false; ///< otherwise er is at least what it says
};

struct RateAnswer : Answer
{
    Verdict verdict = Verdict::Undecided;          ///< only puzzles that are Unique have ratings
    std::optional<LevelRating> hodoku = {};        ///< classic 9x9 only
    std::optional<LevelRating> general = {};       ///< of every board
    std::optional<ExplainerRating> explainer = {}; ///< classic 9x9 only
};

struct GenerateAnswer : Answer
{
    std::optional<Puzzle> puzzle = {};
    Grid solution = {};
    bool isAsAsked = false; ///< otherwise the puzzle is the nearest one that was found
    std::string level = {}; ///< empty unless a level was asked for
    int clueCount = 0;
    std::uint64_t seed = 0;
};

struct WriteAnswer : Answer
{
    std::string text = {}; ///< ends in a newline
};

} // namespace v1

// Version 2: what answers of version 1 lack. The functions are in the same namespace.
namespace v2 {

/// The number of the region of each cell, in the order of their first cells from 0; empty where the puzzle
/// says the regions.
using Regions = std::vector<std::uint16_t>;

struct SolveAnswer : v1::SolveAnswer
{
    static constexpr int version = 2;

    Regions regions = {}; ///< found together with the digits; empty unless Solved
};

struct CheckAnswer : v1::CheckAnswer
{
    static constexpr int version = 2;

    std::vector<Regions> regions = {}; ///< of each solution; two solutions may differ in them alone
};

} // namespace v2
} // namespace sudokuworkbench
