#include "ui/printjob/sectioning.h"

#include "ui/text/kindname.h"
#include "ui/text/steptext.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
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

QString commonKind(std::span<const PrintedPuzzle> puzzles)
{
    QString common;
    for (const PrintedPuzzle &puzzle : puzzles)
        if (const QString kind = kindId(puzzle.board.puzzle); common.isEmpty())
            common = kind;
        else if (common != kind)
            return {};
    return common.isEmpty() ? QString() : kindName(common);
}

std::vector<PrintSection> sectionsByKind(std::vector<PrintedPuzzle> puzzles)
{
    std::vector<PrintSection> sections;
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        if (const QString kind = kindId(puzzles[i].board.puzzle); i == 0 || sections.back().title != kind) {
            sections.push_back({.title = kind});
            starts.push_back(i);
        }
    std::set<QString> kinds;
    for (const PrintSection &section : sections)
        kinds.insert(section.title);
    if (sections.size() == 1 || kinds.size() < sections.size())
        return {{.puzzles = std::move(puzzles)}};
    starts.push_back(puzzles.size());
    for (std::size_t i = 0; i < sections.size(); ++i) {
        sections[i].title = kindName(sections[i].title);
        std::move(puzzles.begin() + starts[i], puzzles.begin() + starts[i + 1],
                  std::back_inserter(sections[i].puzzles));
    }
    return sections;
}

void nameKinds(std::vector<PrintSection> &sections)
{
    for (PrintSection &section : sections) {
        const bool isOne = !commonKind(section.puzzles).isEmpty();
        for (PrintedPuzzle &puzzle : section.puzzles)
            puzzle.kind = isOne ? QString() : kindName(puzzle.board.puzzle);
    }
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
