#include "ui/printjob/bookmembers.h"

#include "core/board/rule.h"
#include "core/board/translate.h"
#include "ui/printjob/bookvalues.h"
#include "ui/text/qtjson.h"

#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

using Flag = BookMember::Flag;
using Lines = BookMember::Lines;
using Other = BookMember::Other;
using Text = BookMember::Text;
using Whole = BookMember::Whole;

template <auto PrintJob::*part>
constexpr auto ofJob = [](BookFile &book) -> auto &
{
    return book.job.*part;
};
template <auto BookPages::*part>
constexpr auto ofPages = [](BookFile &book) -> auto &
{
    return book.job.book.*part;
};

const std::array members{
    BookMember{"title", TR_NOOP("BookMember", "Title:"),
               "the text at the head of each page, and the title of the PDF", Text{ofJob<&PrintJob::title>}},
    BookMember{"author", TR_NOOP("BookMember", "Author:"), "the author of the PDF",
               Text{ofJob<&PrintJob::author>}},
    BookMember{"language", TR_NOOP("BookMember", "Language:"), "the language of the texts, such as en",
               Text{ofJob<&PrintJob::language>, "language"}},
    BookMember{"date", TR_NOOP("BookMember", "Date:"),
               "the date of the PDF, such as 2026-11-29; without it the PDF has none", dateValue},
    BookMember{"paper", TR_NOOP("BookMember", "Paper:"),
               "A4, A5, Letter, 6x9in or another size such as 120x180mm", paperValue},
    BookMember{"landscape", TR_NOOP("BookMember", "Landscape"), "turn the paper to landscape",
               landscapeValue},
    BookMember{"margin", TR_NOOP("BookMember", "Margin (mm):"), "the blank edge of pages, in mm",
               marginValue},
    BookMember{"gutter", TR_NOOP("BookMember", "Gutter (mm):"),
               "more room at the edge where pages are bound, in mm", gutterValue},
    BookMember{"mirrored", TR_NOOP("BookMember", "Mirrored, as in a book"),
               "put the gutter of even pages at their right edge, and page numbers at the outer edges",
               Flag(ofJob<&PrintJob::isMirrored>)},
    BookMember{"booklet", TR_NOOP("BookMember", "Booklet to fold"),
               "two pages on each side of a sheet that is twice as wide, in the order for folding",
               Flag(ofJob<&PrintJob::isBooklet>)},
    BookMember{"signature", TR_NOOP("BookMember", "Gatherings:"),
               "pages of a booklet that are folded together, such as 16; 0 for all", signatureValue},
    BookMember{"creep", TR_NOOP("BookMember", "Creep (mm):"),
               "how far the innermost sheet of a gathering stands out, in mm", creepValue},
    BookMember{"crop-marks", TR_NOOP("BookMember", "Crop marks"),
               "marks on larger paper where it is cut and folded",
               Flag([](BookFile &book) -> bool & { return book.job.trimming.hasMarks; })},
    BookMember{"bleed", TR_NOOP("BookMember", "Bleed (mm):"),
               "room beyond the line along which paper is cut, in mm", bleedValue},
    BookMember{"pdf", TR_NOOP("BookMember", "Standard of the PDF:"),
               "the standard that the PDF keeps to; a standard needs a date", pdfValue},
    BookMember{"lines", TR_NOOP("BookMember", "Lines:"), "the lines of boards: a style, or weights in points",
               linesValue},
    BookMember{"caption-size", TR_NOOP("BookMember", "Size of captions (pt):"),
               "the size of the number above each puzzle, in points", captionSizeValue},
    BookMember{"sum-size", TR_NOOP("BookMember", "Size of sums and clues outside (pt):"),
               "the size of sums in cages and of clues beside boards, in points", sumSizeValue},
    BookMember{"page-number-size", TR_NOOP("BookMember", "Size of page numbers (pt):"),
               "the size of page numbers and of what else is at the foot of pages, in points",
               pageNumberSizeValue},
    BookMember{"font", TR_NOOP("BookMember", "Typeface of the digits:"),
               "the typeface of the digits, a family that is installed",
               Text{ofPages<&BookPages::font>, "typeface"}},
    BookMember{"title-page", TR_NOOP("BookMember", "Title page:"), "lines of a title page, the title first",
               Lines(ofPages<&BookPages::titlePage>)},
    BookMember{"copyright-page", TR_NOOP("BookMember", "Copyright page:"),
               "lines of the page behind the title", Lines(ofPages<&BookPages::copyrightPage>)},
    BookMember{"how-to", TR_NOOP("BookMember", "How to solve:"),
               "paragraphs on how to solve, or standard for those of the program; one that begins with '# ' "
               "is a heading",
               howToValue},
    BookMember{"insert", TR_NOOP("BookMember", "Insert a PDF:"),
               "a PDF file whose pages are inserted before the first chapter, relative to the book",
               Text{[](BookFile &book) -> QString & { return book.job.book.inserted.file; }, "pdf"}},
    BookMember{"insert-at-end", TR_NOOP("BookMember", "Insert a PDF at the end:"),
               "a PDF file whose pages are inserted at the end, relative to the book",
               Text{[](BookFile &book) -> QString & { return book.job.book.insertedAtEnd.file; }, "pdf"}},
    BookMember{"right-hand", TR_NOOP("BookMember", "Chapters begin on the right"),
               "begin chapters on right-hand pages, behind a blank page if needed",
               Flag(ofPages<&BookPages::startsRight>)},
    BookMember{"first-page", TR_NOOP("BookMember", "First page:"), "the number of the first page",
               Whole{ofJob<&PrintJob::firstPage>, 1, maxFirstNumber}},
    BookMember{"page-numbers", TR_NOOP("BookMember", "Page numbers"), "print page numbers",
               Flag(ofPages<&BookPages::hasPageNumbers>)},
    BookMember{"footer", TR_NOOP("BookMember", "Footer:"), "a text at the foot of all pages",
               Text{ofPages<&BookPages::footer>}},
    BookMember{"first-puzzle", TR_NOOP("BookMember", "First puzzle:"), "the number of the first puzzle",
               Whole{ofJob<&PrintJob::firstPuzzle>, 1, maxFirstNumber}},
    BookMember{"per-page", TR_NOOP("BookMember", "Puzzles per page:"),
               "puzzles on a page; 0 for as many as are legible",
               Whole{[](BookFile &book) -> int & { return book.perPage; }, 0, 12}},
    BookMember{"first-large", TR_NOOP("BookMember", "First puzzle of a page larger"),
               "the first puzzle of each page is larger than the others",
               Flag(ofJob<&PrintJob::isFirstLarge>)},
    BookMember{"caption", TR_NOOP("BookMember", "Caption:"), "what is above each puzzle", captionValue},
    BookMember{"levels", TR_NOOP("BookMember", "Names of levels:"), "the author's names of levels",
               levelsValue},
    BookMember{"instruction", TR_NOOP("BookMember", "Instruction:"),
               "a sentence above the puzzles of a page, or standard", instructionValue},
    BookMember{"name-line", TR_NOOP("BookMember", "Line for name and date"),
               "a line for name and date on each page with puzzles", Flag(ofJob<&PrintJob::hasNameLine>)},
    BookMember{"pencil-marks", TR_NOOP("BookMember", "Pencil marks"),
               "the pencil marks of the puzzle, or all candidates", Flag(ofJob<&PrintJob::hasPencilMarks>)},
    BookMember{"qr", TR_NOOP("BookMember", "QR code:"), "where a QR code below each puzzle leads", codeValue},
    BookMember{"hints", TR_NOOP("BookMember", "Hints:"),
               "what the foot of a page says upside down about the first step of its puzzles", hintsValue},
    BookMember{"solutions", TR_NOOP("BookMember", "Solutions:"), "where solutions are", solutionsValue},
    BookMember{"solutions-per-page", TR_NOOP("BookMember", "Solutions per page:"),
               "solutions on a page of them; 0 for as many as are legible",
               Whole{ofPages<&BookPages::solutionsPerPage>, 0, maxSolutionsPerPage}},
    BookMember{"solution-page", TR_NOOP("BookMember", "Say the page of the solution"),
               "say below each puzzle on which page its solution is",
               Flag(ofPages<&BookPages::saysSolutionPage>)},
    BookMember{"earlier", TR_NOOP("BookMember", "Earlier books:"),
               "files with the puzzles of earlier books, with which preflight compares those of this one",
               Lines([](BookFile &book) -> QStringList & { return book.earlier; })},
    BookMember{"seed", TR_NOOP("BookMember", "Seed:"),
               "a number that no other book has, from which the seeds of its puzzles follow", seedValue},
};

/// Returns the schema of a text that names something.
Json namingSchema(std::string_view format)
{
    Json schema = textSchema();
    schema["format"] = format;
    return schema;
}

} // namespace

std::span<const BookMember> bookMembers()
{
    return members;
}

void readMember(const BookMember &member, BookFile &book, BookReader &reader, const nlohmann::json &value)
{
    const std::string path(member.name);
    std::visit(Overloaded{
                   [&](Text text) { text.of(book) = reader.text(value, path); },
                   [&](Flag of) { of(book) = reader.flag(value, path); },
                   [&](Lines of) { of(book) = reader.lines(value, path); },
                   [&](Whole whole) { whole.of(book) = reader.whole(value, path, whole.min, whole.max); },
                   [&](Other other) { other.read(book, reader, value, path); },
               },
               member.value);
}

Json memberValue(const BookMember &member, const BookFile &book)
{
    BookFile copy = book; // the functions of the table let one write too
    return std::visit(Overloaded{
                          [&](Text text) { return Json(text.of(copy)); },
                          [&](Flag of) { return Json(of(copy)); },
                          [&](Lines of) { return linesJson(of(copy)); },
                          [&](Whole whole) { return Json(whole.of(copy)); },
                          [&](Other other) { return other.write(book); },
                      },
                      member.value);
}

Json writtenMember(const BookMember &member, const BookFile &book)
{
    Json value = memberValue(member, book);
    return value == memberValue(member, BookFile()) ? Json() : value;
}

QString memberWord(const BookMember &member, const QString &name)
{
    const auto *other = std::get_if<Other>(&member.value);
    return other && other->word ? other->word(name) : name;
}

Json memberSchema(const BookMember &member)
{
    Json schema = std::visit(
        Overloaded{
            [](Text text) { return text.format.empty() ? textSchema() : namingSchema(text.format); },
            [](Flag) { return flagSchema(); },
            [](Lines) { return textsSchema(); },
            [](Whole whole) {
                return Json{{"type", "integer"}, {"minimum", whole.min}, {"maximum", whole.max}};
            },
            [](Other other) { return other.schema(); },
        },
        member.value);
    schema["description"] = member.help;
    return schema;
}

} // namespace sudoku
