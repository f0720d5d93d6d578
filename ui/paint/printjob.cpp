#include "ui/paint/printjob.h"

#include "core/formats/boardremarks.h"
#include "core/formats/text/remark.h"
#include "ui/paint/paper.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array solutionPlaceTable{
    NamedSolutionPlace{SolutionPlace::AtEnd, "end", TR_NOOP("SolutionPlace", "at the end")},
    NamedSolutionPlace{SolutionPlace::NextPage, "after", TR_NOOP("SolutionPlace", "on the next page")},
    NamedSolutionPlace{SolutionPlace::UpsideDown, "upside-down",
                       TR_NOOP("SolutionPlace", "upside down below")},
    NamedSolutionPlace{SolutionPlace::None, "none", TR_NOOP("SolutionPlace", "none")},
};

constexpr std::array sides{
    NamedBookletSides{BookletSides::Both, "both", TR_NOOP("BookletSides", "both, turned on the short edge")},
    NamedBookletSides{BookletSides::Fronts, "fronts", TR_NOOP("BookletSides", "fronts only")},
    NamedBookletSides{BookletSides::Backs, "backs", TR_NOOP("BookletSides", "backs only")},
};

Solutions solutionsOf(const Halt &halt)
{
    switch (halt.reason()) {
    case Halt::Stopped:
        return Solutions::Undecided;
    case Halt::OutOfMemory:
        return Solutions::OutOfMemory;
    case Halt::SolverFailed:
    case Halt::WrongSolution:
        break;
    }
    return Solutions::SolverFailed;
}

Solutions solutionsOf(Uniqueness verdict)
{
    switch (verdict) {
    case Uniqueness::Unique:
        return Solutions::One;
    case Uniqueness::Multiple:
        return Solutions::Many;
    case Uniqueness::None:
        break;
    }
    return Solutions::None;
}

bool hasMissingRules(const Board &board)
{
    return std::ranges::any_of(remarksOn(board), [](const Remark &remark) {
        return remark.code == Remark::Code::Unsupported || remark.code == Remark::Code::SwitchedOff;
    });
}

} // namespace

void PrintedPuzzle::setChecked(const CheckResult &result)
{
    solutions = result.verdict ? solutionsOf(*result.verdict) : solutionsOf(result.verdict.error());
    // More rules can only take solutions away.
    if ((solutions == Solutions::One || solutions == Solutions::Many) && hasMissingRules(board))
        solutions = Solutions::NotCovered;
    solution = solutions == Solutions::One ? result.solutions.front() : Grid();
}

int puzzleCount(const std::vector<PrintSection> &sections)
{
    std::size_t count = 0;
    for (const PrintSection &section : sections)
        count += section.puzzles.size();
    return static_cast<int>(count);
}

std::span<const NamedSolutionPlace> solutionPlaces()
{
    return solutionPlaceTable;
}

std::span<const NamedBookletSides> bookletSideChoices()
{
    return sides;
}

QSizeF PrintJob::sheetSize() const
{
    const Paper &sheet = paper ? *paper : papers().front();
    const QSizeF upright(sheet.width, sheet.height);
    return isBooklet || orientation == PaperOrientation::Landscape ? upright.transposed() : upright;
}

QSizeF PrintJob::pageSize() const
{
    const QSizeF sheet = sheetSize();
    return isBooklet ? QSizeF(sheet.width() / 2, sheet.height()) : sheet;
}

} // namespace sudoku
