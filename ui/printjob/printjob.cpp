#include "ui/printjob/printjob.h"

#include "ui/printjob/paper.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array solutionPlaceTable{
    NamedSolutionPlace{SolutionPlace::AtEnd, "end", TR_NOOP("SolutionPlace", "at the end")},
    NamedSolutionPlace{SolutionPlace::NextPage, "after", TR_NOOP("SolutionPlace", "on the next page")},
    NamedSolutionPlace{SolutionPlace::UpsideDown, "upside-down",
                       TR_NOOP("SolutionPlace", "upside down below")},
    NamedSolutionPlace{SolutionPlace::ChapterEnd, "chapter",
                       TR_NOOP("SolutionPlace", "at the end of each section")},
    NamedSolutionPlace{SolutionPlace::Previous, "previous",
                       TR_NOOP("SolutionPlace", "small, one page later")},
    NamedSolutionPlace{SolutionPlace::UpsideDownNext, "upside-down-next",
                       TR_NOOP("SolutionPlace", "upside down, one page later")},
    NamedSolutionPlace{SolutionPlace::None, "none", TR_NOOP("SolutionPlace", "none")},
};

constexpr std::array sides{
    NamedBookletSides{BookletSides::Both, "both", TR_NOOP("BookletSides", "both, flipped on the short edge")},
    NamedBookletSides{BookletSides::Fronts, "fronts", TR_NOOP("BookletSides", "fronts only")},
    NamedBookletSides{BookletSides::Backs, "backs", TR_NOOP("BookletSides", "backs only")},
};

constexpr std::array parts{
    NamedCaptionPart{&Caption::hasNumber, "number", TR_NOOP("CaptionPart", "Number")},
    NamedCaptionPart{&Caption::hasTitle, "title", TR_NOOP("CaptionPart", "Title")},
    NamedCaptionPart{&Caption::hasKind, "kind", TR_NOOP("CaptionPart", "Kind")},
    NamedCaptionPart{&Caption::hasLevel, "level", TR_NOOP("CaptionPart", "Level")},
    NamedCaptionPart{&Caption::hasScore, "score", TR_NOOP("CaptionPart", "Score")},
    NamedCaptionPart{&Caption::hasClueCount, "clues", TR_NOOP("CaptionPart", "Number of clues")},
    NamedCaptionPart{&Caption::hasSeed, "seed", TR_NOOP("CaptionPart", "Seed")},
};

} // namespace

int puzzleCount(const std::vector<PrintSection> &sections)
{
    std::size_t count = 0;
    for (const PrintSection &section : sections)
        count += section.puzzles.size();
    return static_cast<int>(count);
}

bool isAtFoot(SolutionPlace place)
{
    return place == SolutionPlace::UpsideDown || place == SolutionPlace::Previous
           || place == SolutionPlace::UpsideDownNext;
}

std::span<const NamedSolutionPlace> solutionPlaces()
{
    return solutionPlaceTable;
}

std::span<const NamedBookletSides> bookletSideChoices()
{
    return sides;
}

std::span<const NamedCaptionPart> captionParts()
{
    return parts;
}

QSizeF PrintJob::sheetSize() const
{
    const QSizeF upright = paper.isEmpty() ? papers().front().size() : paper;
    if (isBooklet && isPaperOfPages)
        return {2 * upright.width(), upright.height()};
    return isBooklet || orientation == PaperOrientation::Landscape ? upright.transposed() : upright;
}

QSizeF PrintJob::uncutSize() const
{
    const double more = 2 * trimming.edges().cut;
    return sheetSize() + QSizeF(more, more);
}

QSizeF PrintJob::pageSize() const
{
    const QSizeF sheet = sheetSize();
    return isBooklet ? QSizeF(sheet.width() / 2, sheet.height()) : sheet;
}

PageEdges PrintJob::edges() const
{
    const QSizeF page = pageSize();
    const double limit = std::min(page.width(), page.height()) / 4;
    return {std::min(margin.value_or(pageMargin(page)), limit), std::min(gutter, limit)};
}

double PrintJob::shiftOf(int index) const
{
    return (isBooklet || isMirrored) && !isRight(index) ? -edges().gutter : 0;
}

bool PrintJob::isRight(int index) const
{
    // The first page of a booklet is on the right, whatever its number is.
    return isBooklet ? index % 2 == 0 : (firstPage + index) % 2 == 1;
}

SolutionPlace PrintJob::solutionPlace() const
{
    const bool isSingle = solutions == SolutionPlace::AtEnd && puzzleCount(sections) == 1;
    return isSingle ? SolutionPlace::NextPage : solutions;
}

bool PrintJob::hasNumbers() const
{
    return caption.hasNumber && (puzzleCount(sections) > 1 || firstPuzzle != 1);
}

} // namespace sudoku
