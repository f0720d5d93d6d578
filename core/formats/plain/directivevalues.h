#pragma once

#include "core/board/board.h"

#include <string>
#include <vector>

namespace sudoku {

/// The values of the directives of one kind that a board needs, one for each directive.
using DirectiveValues = std::vector<std::string>;

DirectiveValues boxesValues(const Board &board);
DirectiveValues regionsValues(const Board &board);
DirectiveValues boardsValues(const Board &board);
DirectiveValues digitCountValues(const Board &board);
DirectiveValues symbolsValues(const Board &board);
DirectiveValues kindValues(const Board &board);
DirectiveValues variantValues(const Board &board);
DirectiveValues switchedOffValues(const Board &board);
DirectiveValues crossedOutValues(const Board &board);
DirectiveValues solvedValues(const Board &board);
DirectiveValues foundRegionsValues(const Board &board);
DirectiveValues cornerMarksValues(const Board &board);
DirectiveValues centreMarksValues(const Board &board);
DirectiveValues coloursValues(const Board &board);
DirectiveValues drawnValues(const Board &board);
DirectiveValues membersValues(const Board &board);
/// The values of the directives that say what PuzzleInfo has; a text that a line cannot hold as it is becomes
/// a string of JSON.
DirectiveValues titleValues(const Board &board);
DirectiveValues authorValues(const Board &board);
DirectiveValues rulesValues(const Board &board);
DirectiveValues sourceValues(const Board &board);
DirectiveValues levelValues(const Board &board);
DirectiveValues messageValues(const Board &board);

} // namespace sudoku
