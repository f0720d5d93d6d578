#include "ui/paint/printjob.h"

#include "ui/paint/paper.h"

#include <array>

namespace sudoku {
namespace {

constexpr std::array places{
    NamedSolutionPlace{SolutionPlace::None, "none", TR_NOOP("SolutionPlace", "None")},
    NamedSolutionPlace{SolutionPlace::UpsideDown, "upside-down",
                       TR_NOOP("SolutionPlace", "Upside down on the page")},
    NamedSolutionPlace{SolutionPlace::NextPage, "after", TR_NOOP("SolutionPlace", "On the next page")},
    NamedSolutionPlace{SolutionPlace::AtEnd, "end", TR_NOOP("SolutionPlace", "At the end")},
};

Solutions solutionsOf(Uniqueness verdict)
{
    switch (verdict) {
    case Uniqueness::Unique:
        return Solutions::One;
    case Uniqueness::Multiple:
        return Solutions::Many;
    case Uniqueness::None:
        return Solutions::None;
    case Uniqueness::Undecided:
    case Uniqueness::OutOfMemory:
    case Uniqueness::WrongSolution:
        break;
    }
    return Solutions::NotChecked;
}

} // namespace

void PrintedPuzzle::setChecked(const CheckResult &result)
{
    solutions = solutionsOf(result.verdict);
    solution = solutions == Solutions::One ? result.solutions.front() : Grid();
}

std::span<const NamedSolutionPlace> solutionPlaces()
{
    return places;
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
