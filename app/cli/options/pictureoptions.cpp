#include "app/cli/options/pictureoptions.h"

#include "app/cli/options/applied.h"
#include "app/cli/options/names.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

template <auto PictureLook::*side>
Applied applySide(Settings &settings, const QString &value)
{
    const std::optional<double> length = readLength(value);
    if (!length || *length < minBoardSide || *length > maxBoardSide)
        return tl::unexpected(
            QStringLiteral("'%1' is no size from %2 to %3 mm; write one such as 45mm, 1.75in or 127pt")
                .arg(value)
                .arg(minBoardSide)
                .arg(maxBoardSide));
    settings.print.look.*side = length;
    return {};
}

Applied applyDotsPerInch(Settings &settings, const QString &value)
{
    return applyNumber(settings.print.look.dotsPerInch, value, maxDotsPerInch, minDotsPerInch);
}

template <auto PictureLook::*choice, typename Table>
Applied applyChoice(Settings &settings, const QString &value, const Table &table)
{
    const auto found =
        std::ranges::find_if(table, [&](const auto &row) { return toQString(row.id) == value; });
    if (found == table.end())
        return notOneOf(value, idsOf(table));
    settings.print.look.*choice = found->kind;
    return {};
}

Applied applyPixels(Settings &settings, const QString &value)
{
    return applyChoice<&PictureLook::pixels>(settings, value, pixelKinds());
}

Applied applyLetters(Settings &settings, const QString &value)
{
    return applyChoice<&PictureLook::letters>(settings, value, letterKinds());
}

Applied applyTable(Settings &settings, const QString &value)
{
    settings.pictureTable = value;
    return value.isEmpty() ? tl::unexpected(QStringLiteral("a file name is missing")) : Applied();
}

Applied applyTransparent(Settings &settings, const QString &)
{
    settings.print.look.isTransparent = true;
    return {};
}

} // namespace

namespace option {

const Option boardSide{
    "board", "SIZE",
    "the exact side of the board in a picture, such as 45mm, 1.75in or 127pt, from outer edge to outer edge; "
    "there is no edge around it",
    applySide<&PictureLook::board>};
const Option dotsPerInch{"dpi", "N",
                         "the dots per inch of FILE.png, which says them; the default is 300 with --board",
                         applyDotsPerInch};
const Option letters{.name = "letters",
                     .valueName = "KIND",
                     .help = "the letters of FILE.svg: outlines (the default) or text in the font Roboto",
                     .apply = applyLetters,
                     .values = {letterNames}};
const Option pixels{.name = "pixels",
                    .valueName = "KIND",
                    .help = "the pixels of FILE.png: rgb (the default), grey or 1-bit (black and white)",
                    .apply = applyPixels,
                    .values = {pixelNames}};
const Option solutionBoard{"solution-board", "SIZE", "the same as --board for pictures of solutions",
                           applySide<&PictureLook::solutionBoard>};
const Option table{
    .name = "table",
    .valueName = "FILE",
    .help =
        "also write FILE.csv for merging data: the number, the files, the level, the score, the number of "
        "clues, the seed and the title of each puzzle",
    .apply = applyTable,
    .values = {.areFiles = true}};
const Option transparent{"transparent", "", "leave the ground of a picture transparent", applyTransparent};

} // namespace option

} // namespace sudoku::cli
