#include "ui/text/boardlinks.h"

#include "core/board/translate.h"
#include "core/formats/formats.h"

#include <array>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

constexpr std::array targetTable{
    NamedLinkTarget{LinkTarget::None, "none", TR_NOOP("LinkTarget", "none")},
    NamedLinkTarget{LinkTarget::Puzzle, "puzzle", TR_NOOP("LinkTarget", "the puzzle")},
    NamedLinkTarget{LinkTarget::Solution, "solution", TR_NOOP("LinkTarget", "its solution")},
};

/// A site for codes, by the id of its format or exporter. The shorter its addresses usually are, the earlier
/// it comes.
struct CodeSite
{
    std::string_view id;
    bool showsSolutions; ///< a board that is full, too
};

constexpr std::array codeSites{
    CodeSite{"sudoku-coach", false},  CodeSite{"sudokuwiki", true},  CodeSite{"sudokupad", true},
    CodeSite{"f-puzzles-link", true}, CodeSite{"sudokumaker", true},
};
constexpr std::string_view defaultSite = "sudokupad";
constexpr std::string_view ownText = "line";

std::string withoutNewline(std::string text)
{
    while (text.ends_with('\n'))
        text.pop_back();
    return text;
}

/// Returns nothing if the site has no such boards.
std::optional<BoardLink> linkOf(std::string_view id, const Board &linked)
{
    const SymbolSet &symbols = symbolSets().front();
    if (const Format *format = findFormat(id); format && !format->fits(linked))
        return {};
    else if (format)
        return BoardLink{id, format->name, withoutNewline(format->write(linked, symbols)),
                         format->lossesOf(linked)};
    const Exporter *exporter = findExporter(id);
    if (!exporter || !exporter->fits(linked))
        return {};
    return BoardLink{id, exporter->name, withoutNewline(exporter->file(linked, symbols)),
                     exporter->lossesOf(linked)};
}

} // namespace

std::span<const NamedLinkTarget> linkTargets()
{
    return targetTable;
}

Board linkedBoard(const Board &board)
{
    Board linked(board.puzzle);
    linked.info = board.info;
    return linked;
}

Board linkedBoard(const Board &board, const Grid &solution)
{
    Board linked = linkedBoard(board);
    linked.puzzle.givens = solution;
    return linked;
}

std::vector<BoardLink> linksOf(const Board &linked)
{
    std::vector<std::string_view> ids;
    for (const Format &format : formats())
        if (format.isLink)
            ids.push_back(format.id);
    for (const Exporter *exporter : exporters())
        if (exporter->isLink)
            ids.push_back(exporter->id);
    ids.push_back(ownText);
    std::vector<BoardLink> links;
    for (const std::string_view id : ids)
        if (std::optional<BoardLink> link = linkOf(id, linked))
            links.push_back(std::move(*link));
    return links;
}

std::string shortestLink(const Board &linked, LinkTarget target)
{
    Board bare(linked.puzzle); // a code is read beside the board, which has the texts
    bare.info = {.title = linked.info.title,
                 .author = linked.info.author,
                 .drawings = linked.info.drawings,
                 .fog = linked.info.fog};
    std::string shortest;
    for (const CodeSite &site : codeSites) {
        if (target == LinkTarget::Solution && !site.showsSolutions)
            continue;
        const std::optional<BoardLink> link = linkOf(site.id, bare);
        if (!link || !link->losses.empty() || (!shortest.empty() && link->text.size() >= shortest.size()))
            continue;
        shortest = link->text;
        if (findExporter(site.id)) // the others hold more, and are longer
            break;
    }
    return shortest.empty() ? linkOf(defaultSite, bare)->text : shortest;
}

} // namespace sudoku
