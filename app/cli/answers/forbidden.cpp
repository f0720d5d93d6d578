#include "app/cli/answers/forbidden.h"

#include "app/cli/options/programname.h"
#include "app/cli/run/console.h"
#include "app/cli/run/puzzleinput.h"
#include "app/cli/run/report.h"

namespace sudoku::cli {
namespace {

using ReadGrid = tl::expected<Grid, Answer>;

tl::unexpected<Answer> refusal(const InputPuzzle &asked, const std::string &what)
{
    return tl::unexpected(
        Answer{.status = ExitStatus::Failure, .message = messageAt(asked.file, asked.line, 1, what)});
}

std::string sizeText(const Geometry &geometry)
{
    const std::string size = std::to_string(geometry.size());
    return size + 'x' + size;
}

ReadGrid gridOf(const InputPuzzle &asked, const Board &board, const Geometry &geometry)
{
    const Geometry &own = board.puzzle.geometry;
    if (own.size() != geometry.size())
        return refusal(asked, "a board of " + sizeText(own) + ", but the puzzle has " + sizeText(geometry));
    const Grid digits = board.digits();
    for (Cell cell = 0; cell < digits.cellCount(); ++cell)
        if (!digits.isFilled(cell))
            return refusal(asked, own.cellName(cell) + " is blank, but '--forbid' needs filled boards");
    return digits;
}

ReadGrid gridOf(const InputPuzzle &asked, const Geometry &geometry)
{
    return std::visit(
        Overloaded{
            [&](const TextPuzzle &text) { return gridOf(asked, text.board, geometry); },
            [&](const TextError &error) -> ReadGrid {
                return tl::unexpected(
                    Answer{.status = ExitStatus::Failure, .message = textMessage(asked, error)});
            },
            [&](const FileError &error) -> ReadGrid { return tl::unexpected(report(asked, error)); },
        },
        asked.content);
}

} // namespace

tl::expected<std::vector<Grid>, Answer> readForbidden(const Settings &settings, const Geometry &geometry)
{
    for (const QString &file : settings.forbidden)
        if (const auto problem = refuseIrregular("forbid", file); !problem)
            return tl::unexpected(
                Answer{.status = ExitStatus::Failure,
                       .message = programName + (": " + printable(problem.error().toStdString()) + '\n')});
    Settings forbidden = settings;
    forbidden.files = settings.forbidden;
    forbidden.entryUse = EntryUse::Used;
    PuzzleInput input(forbidden);
    std::vector<Grid> grids;
    while (const std::optional<InputPuzzle> asked = input.next()) {
        ReadGrid grid = gridOf(*asked, geometry);
        if (!grid)
            return tl::unexpected(std::move(grid.error()));
        grids.push_back(std::move(*grid));
    }
    return grids;
}

} // namespace sudoku::cli
