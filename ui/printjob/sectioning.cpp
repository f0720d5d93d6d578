#include "ui/printjob/sectioning.h"

#include "ui/text/steptext.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

constexpr std::array sectioningTable{
    NamedSectioning{Sectioning::AsGiven, "files", TR_NOOP("Sectioning", "as in the list")},
    NamedSectioning{Sectioning::ByLevel, "level", TR_NOOP("Sectioning", "by level")},
    NamedSectioning{Sectioning::None, "none", TR_NOOP("Sectioning", "none")},
};

PrintSection wholeOf(std::vector<PrintSection> sections)
{
    PrintSection whole;
    for (PrintSection &section : sections)
        std::ranges::move(section.puzzles, std::back_inserter(whole.puzzles));
    return whole;
}

/// Takes the puzzles of \a level out of \a rest.
PrintSection takenByLevel(PrintSection &rest, Level level)
{
    PrintSection taken{.title = levelText(level)};
    const auto isOther = [&](const PrintedPuzzle &puzzle) { return puzzle.level != taken.title; };
    const auto begin = std::stable_partition(rest.puzzles.begin(), rest.puzzles.end(), isOther);
    std::move(begin, rest.puzzles.end(), std::back_inserter(taken.puzzles));
    rest.puzzles.erase(begin, rest.puzzles.end());
    return taken;
}

} // namespace

std::span<const NamedSectioning> sectionings()
{
    return sectioningTable;
}

std::vector<PrintSection> sectioned(std::vector<PrintSection> sections, Sectioning how)
{
    if (how == Sectioning::AsGiven)
        return sections;
    PrintSection rest = wholeOf(std::move(sections));
    std::vector<PrintSection> divided;
    if (how == Sectioning::ByLevel)
        for (const Level level : allLevels)
            divided.push_back(takenByLevel(rest, level));
    divided.push_back(std::move(rest));
    std::erase_if(divided, [](const PrintSection &section) { return section.puzzles.empty(); });
    return divided;
}

void nameSections(std::vector<PrintSection> &sections, const QStringList &titles)
{
    for (std::size_t i = 0; i < sections.size(); ++i)
        if (const QString title = titles.value(static_cast<qsizetype>(i)); !title.isEmpty())
            sections[i].title = title;
}

} // namespace sudoku
