#include "core/transform/changedkind.h"

#include "core/transform/cellorder.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/ruleparts.h"

#include <utility>

namespace sudoku {

std::optional<Constraint> withKind(const Geometry &geometry, const Constraint &constraint,
                                   const Variant &kind)
{
    if (&kind == constraint.variant || kind.input == Input::Nothing || constraint.cells.empty())
        return {};
    Constraint after{&kind, constraint.cells, constraint.numbers, kind.hasText ? constraint.text : ""};
    if (!kind.mayCross)
        after.cells = withoutRepetition(after.cells);
    after = withCellsInOrder(std::move(after));
    std::vector<std::vector<int>> choices{constraint.numbers, {}};
    for (const int number : kind.commonNumbers)
        choices.push_back({number});
    for (std::vector<int> &numbers : choices) {
        after.numbers = std::move(numbers);
        if (!findProblemOrImpossibility(geometry, after))
            return after;
    }
    return {};
}

} // namespace sudoku
