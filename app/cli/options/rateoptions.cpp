#include "app/cli/options/rateoptions.h"

#include "app/cli/options/applied.h"

namespace sudoku::cli {
namespace {

const QString standardStream = QStringLiteral("-");

Applied applyContinued(Settings &settings, const QString &value)
{
    settings.continued = value;
    return value.isEmpty() || value == standardStream
               ? tl::unexpected(QStringLiteral("the name of a file is missing"))
               : Applied();
}

Applied applyHistogram(Settings &settings, const QString &value)
{
    settings.histogram = value;
    const bool isKnown = value == standardStream || value.endsWith(u".txt") || value.endsWith(u".svg");
    return isKnown ? Applied()
                   : tl::unexpected(QStringLiteral("'%1' must end in .txt or .svg, or be -").arg(value));
}

} // namespace

namespace option {

const Option continued{.name = "continue",
                       .valueName = "FILE",
                       .help = "write the answers to FILE, behind those that an earlier run wrote there; "
                               "their puzzles are not worked on again",
                       .apply = applyContinued,
                       .values = {.areFiles = true}};
const Option histogram{.name = "histogram",
                       .valueName = "FILE",
                       .help = "write how many puzzles have which rating, as a picture to FILE.svg, as text "
                               "to FILE.txt, or with - to standard error",
                       .apply = applyHistogram,
                       .values = {.areFiles = true}};

} // namespace option

} // namespace sudoku::cli
