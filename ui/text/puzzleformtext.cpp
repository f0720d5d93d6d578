#include "ui/text/puzzleformtext.h"

#include "core/formats/formats.h"
#include "core/version/version.h"
#include "ui/text/words.h"

#include <sstream>

namespace sudoku {

std::optional<std::string> puzzleFormText(const PuzzleForm &form, const Puzzle &puzzle,
                                          const std::vector<Grid> &forbidden, const std::stop_token &stop)
{
    const std::optional<std::vector<ActiveRule>> rules = activeRules(puzzle, stop);
    if (!rules)
        return {};
    const std::string grid = findFormat("grid")->write(Board(puzzle), symbolSets().front());
    std::ostringstream output;
    form.write(output,
               {.puzzle = puzzle,
                .rules = *rules,
                .forbidden = forbidden,
                .comments = versionLine() + '\n' + grid,
                .nameOf =
                    [&puzzle](const RuleSource &source) {
                        return sourceText(puzzle, source).simplified().toStdString();
                    }},
               stop);
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(output).str());
}

} // namespace sudoku
