#include "app/cli/options/pressoptions.h"

#include "app/cli/options/applied.h"
#include "app/cli/options/names.h"
#include "ui/printjob/pdfkind.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

Applied applyLength(double &setting, const QString &value, double max)
{
    bool isNumber = false;
    const double length = value.toDouble(&isNumber);
    if (!isNumber || !(length >= 0 && length <= max))
        return tl::unexpected(QStringLiteral("'%1' is not a length from 0 to %2 mm").arg(value).arg(max));
    setting = length;
    return {};
}

Applied applyBleed(Settings &settings, const QString &value)
{
    return applyLength(settings.print.trimming.bleed, value, maxBleed);
}

Applied applyCreep(Settings &settings, const QString &value)
{
    settings.print.isBooklet = true;
    return applyLength(settings.print.folding.creep, value, maxCreep);
}

Applied applyCropMarks(Settings &settings, const QString &)
{
    settings.print.trimming.hasMarks = true;
    return {};
}

Applied applyEarlier(Settings &settings, const QString &value)
{
    settings.hasPreflight = true;
    settings.earlier += value;
    return value.isEmpty() ? tl::unexpected(QStringLiteral("a file name is missing")) : Applied();
}

Applied applyPdfKind(Settings &settings, const QString &value)
{
    const auto found = std::ranges::find(pdfKinds(), value.toStdString(), &NamedPdfKind::id);
    if (found == pdfKinds().end())
        return notOneOf(value, idsOf(pdfKinds()));
    settings.print.pdf = found->kind;
    return {};
}

Applied applySignature(Settings &settings, const QString &value)
{
    settings.print.isBooklet = true;
    bool isNumber = false;
    const int pages = value.toInt(&isNumber);
    if (!isNumber || pages < 4 || pages > maxSignature || pages % 4 != 0)
        return tl::unexpected(QStringLiteral("'%1' is not a number of pages from 4 to %2 of which each sheet "
                                             "has four; use 8, 12, 16, 24 or 32")
                                  .arg(value)
                                  .arg(maxSignature));
    settings.print.folding.signature = pages;
    return {};
}

} // namespace

namespace option {

const Option bleed{"bleed", "MM", "room beyond the line along which sheets are cut, on larger paper",
                   applyBleed};
const Option creep{"creep", "MM",
                   "print a booklet whose inner pages are nearer to the fold, the innermost ones by MM, as "
                   "folded sheets stand out there",
                   applyCreep};
const Option cropMarks{"crop-marks", "",
                       "mark the lines along which sheets are cut and folded, on larger paper",
                       applyCropMarks};
const Option earlier{
    .name = "earlier",
    .valueName = "FILE",
    .help = "say, with what --preflight says, which puzzles are in FILE, an earlier book, in this "
            "form or another; may be repeated",
    .apply = applyEarlier,
    .values = {.areFiles = true}};
const Option pdfKind{.name = "pdf",
                     .valueName = "KIND",
                     .help = "the standard of the PDF: plain (the default), a-2b (PDF/A-2b, to keep) or x-4 "
                             "(PDF/X-4, for printing houses, without outline)",
                     .apply = applyPdfKind,
                     .values = {pdfKindNames}};
const Option preflight{"preflight", "",
                       "also say what printing houses refuse, with pages: thin lines, small text, a narrow "
                       "gutter, the same puzzle twice, puzzles without exactly one solution, levels that "
                       "the rating does not confirm (exit status 1)",
                       applySwitch<&Settings::hasPreflight>};
const Option signature{"signature", "PAGES",
                       "print a booklet of gatherings of PAGES pages each, such as 16, that are folded and "
                       "bound one behind the other",
                       applySignature};

} // namespace option

} // namespace sudoku::cli
