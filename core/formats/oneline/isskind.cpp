#include "core/formats/oneline/isskind.h"

#include "core/variants/variant.h"

#include <utility>

namespace sudoku {

Constraint issConstraint(const IssKind &kind, std::vector<Cell> cells, std::vector<int> numbers)
{
    return {findVariant(kind.variantId), std::move(cells), std::move(numbers)};
}

std::string issHead(const IssKind &kind)
{
    return "." + std::string(kind.name);
}

} // namespace sudoku
