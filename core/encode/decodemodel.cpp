#include "core/encode/decodemodel.h"

#include "core/encode/formula.h"

#include <algorithm>
#include <vector>

namespace sudoku {
namespace {

using Solution = tl::expected<Grid, ModelFault>;

/// Returns the ways to number variables: all candidates, or those that propagation leaves with or without the
/// givens. If it leaves none, every model would fit, but only an empty one is meant.
std::vector<FormulaVariables> numberingsOf(const Puzzle &puzzle, const Model &model,
                                           const std::stop_token &stop)
{
    std::vector<FormulaVariables> numberings;
    for (const FormulaOptions &options : {
             FormulaOptions{},
             FormulaOptions{.isOpenOnly = true},
             FormulaOptions{.isOpenOnly = true, .hasGivens = false},
         })
        if (auto variables = variablesOf(puzzle, options, stop);
            variables && (variables->candidateCount > 0 || model.variableCount() == 0))
            numberings.push_back(std::move(*variables));
    return numberings;
}

/// Returns the digits of \a cell that are true in the model.
DigitSet digitsOf(const Encoding &variables, const Model &model, Cell cell)
{
    DigitSet digits;
    for (const Digit digit : variables.candidates(cell))
        if (variables.isFixed(cell) || model.isTrue(variables.literal(cell, digit)))
            digits.insert(digit);
    return digits;
}

Solution gridOf(const Puzzle &puzzle, const Encoding &variables, const Model &model)
{
    Grid grid(puzzle.geometry.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        const DigitSet digits = digitsOf(variables, model, cell);
        if (digits.isEmpty())
            return tl::unexpected(fault::NoDigit{cell});
        if (!digits.isSingle())
            return tl::unexpected(
                fault::TwoDigits{cell, digits.first(), (digits - DigitSet{digits.first()}).first()});
        grid.set(cell, digits.first());
    }
    return grid;
}

/// Returns \a grid if it is a solution of \a puzzle, otherwise the fault.
Solution checked(const Puzzle &puzzle, Grid grid)
{
    if (const std::vector<Violation> violations = findViolations(puzzle, grid); !violations.empty())
        return tl::unexpected(fault::BrokenRule{violations.front()});
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (const Digit given = puzzle.givens[cell]; given != noDigit && given != grid[cell])
            return tl::unexpected(fault::OtherGiven{cell, given, grid[cell]});
    return grid;
}

/// Returns the fault if no numbering fits.
ModelFault faultOf(const std::vector<FormulaVariables> &numberings, const std::vector<ModelFault> &faults,
                   const Model &model)
{
    const int count = model.variableCount();
    int open = numberings.front().candidateCount;
    for (std::size_t i = 0; i < numberings.size(); ++i) {
        if (count >= numberings[i].candidateCount)
            return faults[i];
        open = std::min(open, numberings[i].candidateCount);
    }
    return fault::TooFewVariables{count, numberings.front().candidateCount, open};
}

} // namespace

tl::expected<Grid, ModelFault> solutionOf(const Puzzle &puzzle, const Model &model,
                                          const std::stop_token &stop)
{
    const std::vector<FormulaVariables> numberings = numberingsOf(puzzle, model, stop);
    if (stop.stop_requested())
        return tl::unexpected(fault::Stopped{}); // some may be missing
    std::vector<ModelFault> faults;
    for (const FormulaVariables &variables : numberings) {
        Solution grid = gridOf(puzzle, variables.encoding, model);
        if (grid) // another numbering rarely gives one too
            return checked(puzzle, std::move(*grid));
        faults.push_back(std::move(grid.error()));
    }
    return tl::unexpected(faultOf(numberings, faults, model));
}

} // namespace sudoku
