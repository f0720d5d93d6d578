#include "app/cli/answers/printcommand.h"

#include "app/cli/options/bookoptions.h"
#include "app/cli/options/pictureoptions.h"
#include "app/cli/options/pressoptions.h"
#include "app/cli/options/printoptions.h"

#include <array>

namespace sudoku::cli {
namespace {

constexpr std::array printOptions{
    &option::output,        &option::book,        &option::font,         &option::footer,
    &option::noPageNumbers, &option::rightHand,   &option::solutionPage, &option::solutionsPerPage,
    &option::perPage,       &option::firstLarge,  &option::paper,        &option::landscape,
    &option::margin,        &option::gutter,      &option::mirrored,     &option::solutionPlace,
    &option::language,      &option::title,       &option::author,       &option::sections,
    &option::sectionTitle,  &option::caption,     &option::instruction,  &option::hints,
    &option::nameLine,      &option::date,        &option::firstPage,    &option::firstPuzzle,
    &option::booklet,       &option::sides,       &option::entries,      &option::pencilMarks,
    &option::colour,        &option::qr,          &option::lines,        &option::thin,
    &option::thick,         &option::captionSize, &option::sumSize,      &option::pageNumberSize,
    &option::signature,     &option::creep,       &option::cropMarks,    &option::bleed,
    &option::pdfKind,       &option::preflight,   &option::earlier,      &option::boardSide,
    &option::solutionBoard, &option::dotsPerInch, &option::pixels,       &option::letters,
    &option::transparent,   &option::table,       &option::symbols,      &option::variant,
    &option::boxes,         &option::timeLimit,   &option::solver,       &option::seed,
    &option::atMostOne,     &option::threads,
};

} // namespace

Command printCommandRunBy(ExitStatus (*run)(const Settings &))
{
    return {
        .name = "print",
        .help = "print all puzzles as one PDF, or each puzzle as a picture",
        .answers = "the file. The file and standard error say which puzzles have several solutions or none "
                   "(exit status 1), and which were not checked and why",
        .options = printOptions,
        .run = run,
        .entryUse = EntryUse::Used,
    };
}

} // namespace sudoku::cli
