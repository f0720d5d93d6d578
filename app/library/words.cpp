#include "app/library/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sudokuworkbench {
namespace {

using enum sudoku::TextErrorCode;

constexpr std::array errorWords{
    std::pair(NoPuzzle, "no-puzzle"),
    std::pair(EmptyText, "empty-text"),
    std::pair(TooLong, "too-long"),
    std::pair(WrongCellCount, "wrong-cell-count"),
    std::pair(UnevenRow, "uneven-row"),
    std::pair(UnknownSymbol, "unknown-symbol"),
    std::pair(NumberTooLarge, "number-too-large"),
    std::pair(MisplacedFrame, "misplaced-frame"),
    std::pair(BoxesDoNotFit, "boxes-do-not-fit"),
    std::pair(UnknownDirective, "unknown-directive"),
    std::pair(BadDirective, "bad-directive"),
    std::pair(UnknownVariant, "unknown-variant"),
    std::pair(NoCell, "no-cell"),
    std::pair(BadConstraint, "bad-constraint"),
    std::pair(BadSyntax, "bad-syntax"),
    std::pair(TooDeep, "too-deep"),
    std::pair(RepeatedMember, "repeated-member"),
    std::pair(BadValue, "bad-value"),
    std::pair(NewerVersion, "newer-version"),
    std::pair(NotPuzzleText, "not-puzzle-text"),
    std::pair(NoLinkedPuzzle, "no-linked-puzzle"),
    std::pair(ShortLink, "short-link"),
    std::pair(UnreadableLink, "unreadable-link"),
    std::pair(TooManyRules, "too-many-rules"),
    std::pair(BadRegions, "bad-regions"),
    std::pair(TooFewDigits, "too-few-digits"),
    std::pair(CellInHole, "cell-in-hole"),
    std::pair(HoleInCell, "hole-in-cell"),
    std::pair(UnknownHoles, "unknown-holes"),
    std::pair(EndlessLine, "endless-line"),
    std::pair(SymbolsDoNotFit, "symbols-do-not-fit"),
    std::pair(UnreadPicture, "unread-picture"),
};

using Problem = sudoku::RequestProblem::Kind;

constexpr std::array problemWords{
    std::pair(Problem::TooFewClues, "too-few-clues"),
    std::pair(Problem::TooManyClues, "too-many-clues"),
    std::pair(Problem::TooManyForMinimal, "too-many-for-minimal"),
    std::pair(Problem::WishForBoxes, "wish-for-boxes"),
    std::pair(Problem::TooFewToCover, "too-few-to-cover"),
    std::pair(Problem::TooFewInBoxes, "too-few-in-boxes"),
    std::pair(Problem::NothingToSolve, "nothing-to-solve"),
    std::pair(Problem::EmptyInPattern, "empty-in-pattern"),
    std::pair(Problem::WishForOneSolution, "wish-for-one-solution"),
    std::pair(Problem::TooFewSteps, "too-few-steps"),
    std::pair(Problem::EmptyBoxes, "empty-boxes"),
    std::pair(Problem::TooFewPlaces, "too-few-places"),
    std::pair(Problem::PatternTooLarge, "pattern-too-large"),
    std::pair(Problem::CagesTooLarge, "cages-too-large"),
    std::pair(Problem::CagesDoNotFit, "cages-do-not-fit"),
    std::pair(Problem::TornSymmetry, "torn-symmetry"),
    std::pair(Problem::ExchangeableLines, "exchangeable-lines"),
    std::pair(Problem::Difficulty, "impossible-difficulty"),
};

using sudoku::Role;

constexpr std::array roleWords{
    std::pair(Role::Pattern, "pattern"),
    std::pair(Role::Cover, "cover"),
    std::pair(Role::Fin, "fin"),
    std::pair(Role::EndoFin, "endo-fin"),
    std::pair(Role::Pincer, "pincer"),
    std::pair(Role::AlmostLocked, "almost-locked-set"),
    std::pair(Role::Restricted, "restricted"),
    std::pair(Role::Coloured, "colour"),
    std::pair(Role::OtherSide, "other-side"),
    std::pair(Role::Counted, "counted"),
};

constexpr std::array levelNames{
    std::pair(sudoku::Level::Easy, "Easy"),       std::pair(sudoku::Level::Medium, "Medium"),
    std::pair(sudoku::Level::Hard, "Hard"),       std::pair(sudoku::Level::Unfair, "Unfair"),
    std::pair(sudoku::Level::Extreme, "Extreme"),
};

constexpr std::array houseNames{
    std::pair(sudoku::HouseKind::Row, "row"),
    std::pair(sudoku::HouseKind::Column, "column"),
    std::pair(sudoku::HouseKind::Box, "box"),
    std::pair(sudoku::HouseKind::Region, "region"),
};

/// Returns the word of \a code in \a table, or an empty one.
template <typename Code, std::size_t size>
std::string_view wordIn(const std::array<std::pair<Code, const char *>, size> &table, Code code)
{
    const auto *const row = std::ranges::find(table, code, &std::pair<Code, const char *>::first);
    return row == table.end() ? std::string_view() : row->second;
}

std::string nameOfConstraint(const sudoku::Geometry &geometry, const sudoku::Constraint &constraint)
{
    std::string name(constraint.variant->name);
    std::string_view separator = " ";
    for (const int number : constraint.numbers) {
        name.append(separator).append(std::to_string(number));
        separator = ", ";
    }
    if (!constraint.cells.empty())
        name += " at " + geometry.cellName(constraint.cells.front());
    return name;
}

std::string nameOfCells(const sudoku::Geometry &geometry, const std::vector<sudoku::Cell> &cells)
{
    std::string name;
    for (const sudoku::Cell cell : cells)
        name += (name.empty() ? "" : ", ") + geometry.cellName(cell);
    return name;
}

} // namespace

std::string_view wordOf(sudoku::TextErrorCode code)
{
    return wordIn(errorWords, code);
}

std::string_view wordOf(const sudoku::RequestProblem &problem)
{
    return wordIn(problemWords, problem.kind);
}

std::string_view wordOf(sudoku::Role role)
{
    return wordIn(roleWords, role);
}

std::string_view levelName(sudoku::Level level)
{
    return wordIn(levelNames, level);
}

std::string messageOf(const sudoku::TextError &error)
{
    std::string message(wordOf(error.code));
    if (!error.found.empty())
        message += ": '" + error.found + "'";
    else if (error.actual != 0)
        message += ": " + std::to_string(error.actual);
    if (error.expected != 0)
        message += ", expected " + std::to_string(error.expected);
    if (!error.path.empty())
        message += " at " + error.path;
    return message;
}

std::string nameOf(const sudoku::Puzzle &puzzle, const sudoku::RuleSource &source)
{
    if (const auto *house = std::get_if<sudoku::HouseName>(&source)) {
        const bool isLine = house->kind == sudoku::HouseKind::Row || house->kind == sudoku::HouseKind::Column;
        const bool isPart = isLine && puzzle.geometry.boards().size() > 1;
        return std::string(wordIn(houseNames, house->kind)) + ' ' + std::to_string(house->index + 1)
               + (isPart ? " of board " + std::to_string(house->board + 1) : std::string());
    }
    return nameOfConstraint(puzzle.geometry,
                            puzzle.constraints[std::get<sudoku::ConstraintIndex>(source).index]);
}

std::string nameOf(const sudoku::Puzzle &puzzle, const sudoku::IndexedHouse &house)
{
    return house.source ? nameOf(puzzle, *house.source) : nameOfCells(puzzle.geometry, house.cells);
}

std::string nameOf(const sudoku::Puzzle &puzzle, const sudoku::Reason &reason)
{
    const auto *given = std::get_if<sudoku::GivenCell>(&reason);
    if (!given)
        return nameOf(puzzle, std::get<sudoku::RuleSource>(reason));
    return std::to_string(puzzle.givens[given->cell]) + " in " + puzzle.geometry.cellName(given->cell);
}

std::string textOf(const sudoku::Geometry &geometry, const sudoku::Step &step)
{
    std::string text(step.technique->name);
    std::string_view separator = ": ";
    const auto add = [&](const sudoku::Candidate &candidate, std::string_view sign) {
        text.append(separator).append(geometry.cellName(candidate.cell)).append(sign);
        text += std::to_string(candidate.digit);
        separator = ", ";
    };
    for (const sudoku::Candidate &placed : step.placements)
        add(placed, "=");
    // What leaves only one digit for a cell need not be said where that digit is.
    if (step.placements.empty())
        for (const sudoku::Candidate &eliminated : step.eliminations)
            add(eliminated, "<>");
    for (const auto &[first, second, isTogether] : step.regionLinks) {
        const std::string cells = geometry.cellName(first) + " and " + geometry.cellName(second);
        text.append(separator).append(isTogether ? cells + " in one region" : "border between " + cells);
        separator = ", ";
    }
    return text;
}

} // namespace sudokuworkbench
