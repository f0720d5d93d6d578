#include "ui/pictures/rulefinders.h"

#include "ui/pictures/diagonalfinder.h"
#include "ui/pictures/parityfinder.h"
#include "ui/pictures/shadefinder.h"
#include "ui/pictures/thermometerfinder.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr RuleFinder ruleFinders[] = {findDiagonals, findShadedRules, findShadedParity, findThermometers,
                                      findParityShapes};

} // namespace

FoundRules rulesOn(BoardLook look)
{
    FoundRules found;
    for (const RuleFinder find : ruleFinders)
        find(look, found);
    found.unreadShades = static_cast<int>(std::ranges::count_if(
        look.shades, [](const CellShade &shade) { return shade.form != CellShade::Form::None; }));
    if (!look.cellsWith(CellShade::Form::Unclear).empty()) // it may be a part of a rule
        for (RuleReading &rule : found.rules)
            rule.isDoubtful = true;
    return found;
}

} // namespace sudoku
