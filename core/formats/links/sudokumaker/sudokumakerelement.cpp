#include "core/formats/links/sudokumaker/sudokumakerelement.h"

#include "core/formats/text/jsonaccess.h"

#include <utility>

namespace sudoku {

MakerConstraints oneConstraint(std::vector<Cell> cells, std::vector<int> numbers)
{
    return std::vector{Constraint{nullptr, std::move(cells), std::move(numbers)}};
}

bool isDefaultNumber(const nlohmann::json &object, std::optional<int> number, int defaultNumber)
{
    return !number || (number == defaultNumber && !json::isTrue(json::member(object, makerNumbered)));
}

} // namespace sudoku
