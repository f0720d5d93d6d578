#include "app/cli/options/bookoptions.h"

#include "app/cli/options/applied.h"

namespace sudoku::cli {
namespace {

Applied applyBook(Settings &settings, const QString &value)
{
    settings.book = value;
    return value.isEmpty() ? tl::unexpected(QStringLiteral("a file name is missing")) : Applied();
}

template <QString BookPages::*setting>
Applied applyText(Settings &settings, const QString &value)
{
    settings.print.book.*setting = value;
    return {};
}

template <bool BookPages::*setting, bool value>
Applied applyPageSwitch(Settings &settings, const QString &)
{
    settings.print.book.*setting = value;
    return {};
}

Applied applySolutionsPerPage(Settings &settings, const QString &value)
{
    return applyNumber(settings.print.book.solutionsPerPage, value, maxSolutionsPerPage);
}

} // namespace

namespace option {

const Option book{.name = "book",
                  .valueName = "FILE",
                  .help = "a book in JSON: its pages, its chapters and the puzzles to make for it; 'schema "
                          "book' describes it",
                  .apply = applyBook,
                  .values = {.areFiles = true}};
const Option font{"font", "NAME", "the typeface of the digits, a family that is installed here",
                  applyText<&BookPages::font>};
const Option footer{"footer", "TEXT", "a text at the foot of all pages", applyText<&BookPages::footer>};
const Option noPageNumbers{"no-page-numbers", "", "print no page numbers",
                           applyPageSwitch<&BookPages::hasPageNumbers, false>};
const Option rightHand{"right-hand", "",
                       "begin each section on a right-hand page, behind a blank page if needed",
                       applyPageSwitch<&BookPages::startsRight, true>};
const Option solutionPage{"solution-page", "", "say below each puzzle on which page its solution is",
                          applyPageSwitch<&BookPages::saysSolutionPage, true>};
const Option solutionsPerPage{"solutions-per-page", "N",
                              "how many solutions to print on a page of them; the default is as many as are "
                              "legible",
                              applySolutionsPerPage};

} // namespace option

} // namespace sudoku::cli
