#include "ui/text/formulatext.h"

#include "core/formats/text/format.h"
#include "core/sat/dimacs.h"

#include <sstream>

namespace sudoku {

std::optional<std::string> formulaText(const Puzzle &puzzle, const Formula &formula,
                                       const std::stop_token &stop)
{
    const std::string board = findFormat("grid")->write(Board(puzzle), symbolSets().front());
    std::ostringstream output;
    if (!writeDimacs(output, formula.cnf(), {.above = formula.comments(board), .below = {formula.shown()}},
                     stop))
        return {};
    return std::move(output).str();
}

} // namespace sudoku
