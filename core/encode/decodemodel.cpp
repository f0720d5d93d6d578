#include "core/encode/decodemodel.h"

#include "core/encode/formula.h"

#include <algorithm>
#include <vector>

namespace sudoku {
namespace {

using Solution = tl::expected<Grid, ModelFault>;

/// Returns the ways to number variables for \a values: all candidates, or those that propagation leaves with
/// or without the givens. If it leaves none, every model would fit, but only an empty one is meant.
std::vector<Encoding> numberingsOf(const Puzzle &puzzle, const Model &model, ValueEncoding values,
                                   const std::stop_token &stop)
{
    const EncodingMethod *method = &*std::ranges::find(encodingMethods(), values, &EncodingMethod::values);
    std::vector<Encoding> numberings;
    for (const FormulaOptions &options : {
             FormulaOptions{.method = method},
             FormulaOptions{.method = method, .isOpenOnly = true},
             FormulaOptions{.method = method, .isOpenOnly = true, .hasGivens = false},
         })
        if (auto encoding = variablesOf(puzzle, options, stop);
            encoding && (encoding->variables().count() > 0 || model.variableCount() == 0))
            numberings.push_back(std::move(*encoding));
    return numberings;
}

/// Returns the digits of \a cell that are true in the model.
DigitSet digitsOf(const Encoding &encoding, const Model &model, Cell cell)
{
    DigitSet digits;
    for (const Digit digit : encoding.candidates(cell))
        if (std::ranges::all_of(encoding.conditions(cell, digit),
                                [&model](Literal condition) { return model.isTrue(condition); }))
            digits.insert(digit);
    return digits;
}

Solution gridOf(const Puzzle &puzzle, const Encoding &encoding, const Model &model)
{
    Grid grid(puzzle.geometry.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        const DigitSet digits = digitsOf(encoding, model, cell);
        if (digits.isEmpty())
            return tl::unexpected(fault::NoDigit{cell});
        if (!digits.isSingle())
            return tl::unexpected(
                fault::TwoDigits{cell, digits.first(), (digits - DigitSet{digits.first()}).first()});
        grid.set(cell, digits.first());
    }
    grid.setRegions(encoding.regionLabels().regions(grid.cellCount(),
                                                    [&](Literal literal) { return model.isTrue(literal); }));
    return grid;
}

/// Returns the fault if no numbering with a variable for each candidate fits.
ModelFault faultOf(const std::vector<Encoding> &numberings, const std::vector<ModelFault> &faults,
                   const Model &model)
{
    const int count = model.variableCount();
    const int all = numberings.front().variables().count();
    int open = all;
    for (std::size_t i = 0; i < numberings.size(); ++i) {
        if (count >= numberings[i].variables().count())
            return faults[i];
        open = std::min(open, numberings[i].variables().count());
    }
    return fault::TooFewVariables{count, all, open};
}

/// Returns the solution if bits of digits give one. Almost any model gives a grid when it is read so: a fault
/// counts only if the model has exactly the variables of the formula, and not those of \a others.
std::optional<Solution> solutionOfBits(const Puzzle &puzzle, const Model &model,
                                       const std::vector<Encoding> &others, const std::stop_token &stop)
{
    const auto fits = [&model](const Encoding &encoding) {
        return model.variableCount() == encoding.variables().count();
    };
    for (const Encoding &encoding : numberingsOf(puzzle, model, ValueEncoding::Binary, stop)) {
        Solution grid = gridOf(puzzle, encoding, model);
        Solution solution = grid ? checkedSolution(puzzle, std::move(*grid)) : std::move(grid);
        if (solution || (fits(encoding) && std::ranges::none_of(others, fits)))
            return solution;
    }
    return {};
}

} // namespace

tl::expected<Grid, ModelFault> checkedSolution(const Puzzle &puzzle, Grid grid)
{
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (!grid.isFilled(cell))
            return tl::unexpected(fault::NoDigit{cell});
    if (const std::vector<Violation> violations = findViolations(puzzle, grid); !violations.empty())
        return tl::unexpected(fault::BrokenRule{violations.front()});
    if (hasUnknownRegions(puzzle) && grid.regions().empty())
        return tl::unexpected(fault::NoRegions{});
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (const Digit given = puzzle.givens[cell]; given != noDigit && given != grid[cell])
            return tl::unexpected(fault::OtherGiven{cell, given, grid[cell]});
    return grid;
}

tl::expected<Grid, ModelFault> solutionOf(const Puzzle &puzzle, const Model &model,
                                          const std::stop_token &stop)
{
    const std::vector<Encoding> numberings = numberingsOf(puzzle, model, ValueEncoding::Direct, stop);
    if (stop.stop_requested())
        return tl::unexpected(fault::Stopped{}); // some may be missing
    std::vector<ModelFault> faults;
    for (const Encoding &encoding : numberings) {
        Solution grid = gridOf(puzzle, encoding, model);
        if (grid) // another numbering rarely gives one too
            return checkedSolution(puzzle, std::move(*grid));
        faults.push_back(std::move(grid.error()));
    }
    if (std::optional<Solution> solution = solutionOfBits(puzzle, model, numberings, stop))
        return std::move(*solution);
    return tl::unexpected(faultOf(numberings, faults, model));
}

} // namespace sudoku
