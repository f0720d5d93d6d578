#pragma once

#include "tests/rulesfixture.h"

namespace sudoku::ruleeditingbench {

using Groups = std::vector<std::vector<Cell>>;

inline QString undoText(RulesFixture &fixture)
{
    return fixture.document.undoStack().undoText();
}

inline std::vector<Constraint> only(const char *text)
{
    return {constraint(text)};
}

} // namespace sudoku::ruleeditingbench
