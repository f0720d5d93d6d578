#include "app/cli/answers/transforming.h"

#include "core/formats/text/keptmembers.h"
#include "core/solve/solve.h"
#include "ui/text/strings.h"
#include "ui/text/transformwords.h"

#include <optional>
#include <random>
#include <utility>

namespace sudoku::cli {
namespace {

/// Returns the only solution of \a puzzle, or nothing if it has none or several, or if that is not known.
std::optional<Grid> onlySolution(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    CheckResult found = check(puzzle, settings.anyWay(), stop);
    return found.verdict == Uniqueness::Unique ? std::optional(std::move(found.solutions.front()))
                                               : std::nullopt;
}

} // namespace

std::uint64_t seedOf(const Settings &settings)
{
    return settings.choosesSeed ? static_cast<std::uint64_t>(settings.solve.seed) : std::random_device{}();
}

tl::expected<Transformed, QString> transformed(const Settings &settings, Board board,
                                               const std::stop_token &stop)
{
    Transformed result{std::move(board)};
    for (const TransformRequest &request : settings.transforms) {
        const TransformKind &kind = *request.kind;
        std::optional<Grid> solution;
        if (needsSolution(kind, result.board)) {
            solution = onlySolution(settings, result.board.puzzle, stop);
            if (!solution)
                result.notes +=
                    QStringLiteral("there is not exactly one solution, so the digits are sorted in "
                                   "the order in which they come on the board");
        }
        const bool hasMembers = hasForeignMembers(result.board);
        auto after = kind.apply(result.board, {request.numbers, solution ? &*solution : nullptr,
                                               kind.usesSeed ? seedOf(settings) : 0});
        if (!after)
            return tl::unexpected(
                QStringLiteral("not transformed by %1: %2")
                    .arg(toQString(kind.id), obstacleText(result.board.puzzle.geometry, after.error())));
        result.losesMembers |= hasMembers;
        result.board = std::move(after->board);
    }
    if (result.losesMembers)
        result.notes += QStringLiteral(
            "what other programs wrote beside the puzzle is left out, because it may name cells or digits");
    return result;
}

} // namespace sudoku::cli
