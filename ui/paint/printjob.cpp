#include "ui/paint/printjob.h"

#include "ui/paint/paper.h"

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
    NamedBookletSides{BookletSides::Both, "both", TR_NOOP("BookletSides", "both, flipped on the short edge")},
    NamedBookletSides{BookletSides::Fronts, "fronts", TR_NOOP("BookletSides", "fronts only")},
    NamedBookletSides{BookletSides::Backs, "backs", TR_NOOP("BookletSides", "backs only")},
};

} // namespace

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
