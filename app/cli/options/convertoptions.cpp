#include "app/cli/options/convertoptions.h"

#include "app/cli/options/applied.h"
#include "app/cli/options/names.h"
#include "ui/text/transformwords.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

Applied applyTransform(Settings &settings, const QString &value)
{
    const auto request = readTransform(value.toStdString());
    if (request) {
        settings.transforms.push_back(*request);
        return {};
    }
    const QString id = value.section(QLatin1Char(':'), 0, 0);
    if (request.error() == TransformTextError::UnknownName)
        return notOneOf(id, idsOf(transformKinds()));
    return tl::unexpected(
        QStringLiteral("'%1': %2")
            .arg(value, numbersErrorText(*findTransformKind(id.toStdString()), request.error())));
}

Applied applyIsomorphs(Settings &settings, const QString &value)
{
    return applyNumber(settings.list.isomorphs, value, maxIsomorphs);
}

Applied applyPerFile(Settings &settings, const QString &value)
{
    return applyNumber(settings.list.perFile, value, maxPuzzlesOfFile);
}

Applied applyPuzzleFiles(Settings &settings, const QString &value)
{
    settings.output = value;
    return value.isEmpty() ? tl::unexpected(QStringLiteral("a file name is missing")) : Applied();
}

Applied applySort(Settings &settings, const QString &value)
{
    settings.list.order = findListOrder(value.toStdString());
    return settings.list.order ? Applied() : notOneOf(value, idsOf(listOrders()));
}

Applied applyUnique(Settings &settings, const QString &value)
{
    const auto found = std::ranges::find(samenesses(), value.toStdString(), &NamedSameness::id);
    if (found == samenesses().end())
        return notOneOf(value, idsOf(samenesses()));
    settings.list.unique = found->sameness;
    return {};
}

} // namespace

namespace option {

const Option fillIn{"fill-in", "",
                    "give clues without a number, such as cages without a sum, that of the only solution, or "
                    "of the one that --seed finds",
                    applySwitch<&Settings::fillsIn>};
const Option isomorphs{
    "isomorphs", "N",
    "write N disguised copies of each puzzle instead of it: other digits, rows and columns exchanged, turned "
    "or mirrored, as far as the rules allow; no copy is like another. --seed chooses them",
    applyIsomorphs};
const Option perFile{"per-file", "N", "how many puzzles are in a file, if --output has {n}; the default is 1",
                     applyPerFile};
const Option puzzleFiles{
    .name = "output",
    .valueName = "FILE",
    .help = "write to FILE instead of standard output. With fields in its name, such as "
            "'puzzles-{level}.txt', to several files: {n} (see --per-file), {level} (puzzles whose file does "
            "not say it are rated), {size} and {title}",
    .apply = applyPuzzleFiles,
    .letter = "o",
    .values = {.areFiles = true}};
const Option sort{.name = "sort",
                  .valueName = "NAME",
                  .help = "write the easiest puzzles first, by level or score (puzzles whose file does not "
                          "say it are rated), or those with the fewest clues",
                  .apply = applySort,
                  .values = {listOrderNames}};
const Option strict{"strict", "", "write no puzzle of which something would be lost: that is an error",
                    applySwitch<&Settings::isStrict>};
const Option transform{
    .name = "transform",
    .valueName = "NAME[:NUMBERS]",
    .help =
        "the same puzzle in another form, such as quarter-turn, swap-rows:1,2 or relabel:312456789; may be "
        "repeated, and each works on what the one before made",
    .apply = applyTransform,
    .values = {transformNames}};
const Option unique{
    .name = "unique",
    .valueName = "NAME",
    .help = "leave out puzzles that came before: equal ones, or isomorphic ones too, which only look "
            "different",
    .apply = applyUnique,
    .values = {samenessNames}};

} // namespace option
} // namespace sudoku::cli
