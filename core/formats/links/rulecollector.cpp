#include "core/formats/links/rulecollector.h"

#include "core/formats/text/puzzletext.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>

namespace sudoku {

void RuleCollector::setGiven(std::optional<Cell> cell, const std::string &text)
{
    const std::optional<int> digit = wholeNumber(trimmed(text));
    const Geometry &geometry = m_board.puzzle.geometry;
    if (cell && digit && *digit >= 1 && *digit <= geometry.digitCount())
        m_board.puzzle.givens.set(*cell, *digit);
    else
        leaveOut({nullptr, text, cell ? geometry.cellName(*cell) : std::string()});
}

void RuleCollector::add(std::string_view variantId, const std::vector<std::optional<Cell>> &cells,
                        std::vector<int> numbers)
{
    const Geometry &geometry = m_board.puzzle.geometry;
    Constraint constraint{findVariant(variantId), {}, std::move(numbers)};
    for (const std::optional<Cell> cell : cells)
        if (cell)
            constraint.cells.push_back(*cell);
    const bool isWhole = constraint.cells.size() == cells.size();
    if (isWhole && !findProblem(geometry, constraint)) {
        m_board.puzzle.constraints.push_back(std::move(constraint));
        return;
    }
    leaveOut({constraint.variant, constraint.number() ? std::to_string(*constraint.number()) : std::string(),
              constraint.cells.empty() ? std::string() : geometry.cellName(constraint.cells.front())});
}

} // namespace sudoku
