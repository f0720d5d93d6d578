#include "ui/printjob/bookvalues.h"

#include "ui/printjob/bookforms.h"
#include "ui/printjob/paper.h"
#include "ui/printjob/pdfkind.h"
#include "ui/printjob/printhint.h"
#include "ui/text/qtjson.h"
#include "ui/text/steptext.h"

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;
using ReadJson = nlohmann::json;

} // namespace

Json linesJson(const QStringList &lines)
{
    if (lines.isEmpty())
        return {};
    return lines.size() == 1 ? Json(lines.front()) : Json(lines);
}

Json textsSchema()
{
    const Json texts{{"type", "array"}, {"items", {{"type", "string"}}}};
    return {{"anyOf", Json::array({Json{{"type", "string"}}, texts})}};
}

Json flagSchema()
{
    return {{"type", "boolean"}};
}

Json textSchema()
{
    return {{"type", "string"}};
}

namespace {

// -- paper --------------------------------------------------------------------------------------------------

void readPaperMember(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    const QString text = reader.text(value, path);
    const auto size = readPaper(text);
    if (!size && size.error() == PaperFault::OutOfLimits)
        reader.refuse(path, BookFileWords::tr("the sides of paper are %1 to %2 mm long, unlike '%3'")
                                .arg(minPaperSide)
                                .arg(maxPaperSide)
                                .arg(text));
    else if (!size)
        reader.refuse(path, BookFileWords::tr(
                                "'%1' is not a paper size; the names are %2 (or a size such as 120x180mm)")
                                .arg(text, idsIn(papers()).join(QStringLiteral(", "))));
    book.job.paper = size.value_or(QSizeF());
}

Json writePaper(const BookFile &book)
{
    const QSizeF size = book.job.paper;
    if (size.isEmpty())
        return {};
    for (const Paper &paper : papers())
        if (paper.size() == size)
            return paper.id;
    return QStringLiteral("%1x%2mm").arg(size.width()).arg(size.height());
}

Json paperSchema()
{
    return {{"type", "string"}, {"examples", idsIn(papers())}};
}

void readLandscape(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    book.job.orientation =
        reader.flag(value, path) ? PaperOrientation::Landscape : PaperOrientation::Portrait;
}

Json writeLandscape(const BookFile &book)
{
    return book.job.orientation == PaperOrientation::Landscape;
}

/// A number that need not be chosen.
template <auto of, int min, int max>
struct OptionalNumber
{
    static void read(BookFile &book, BookReader &reader, const ReadJson &number, const std::string &path)
    {
        of(book.job) = reader.number(number, path, min, max);
    }

    static Json write(const BookFile &book)
    {
        PrintJob copy = book.job; // the function lets one write too
        const std::optional<double> number = of(copy);
        return number ? numberJson(*number) : Json();
    }

    static Json schema() { return numberSchema(min, max); }

    static constexpr BookMember::Other value{read, write, schema};
};

template <auto LetterSizes::*size>
std::optional<double> &letterSizeOf(PrintJob &job)
{
    return job.letters.*size;
}

template <auto size>
constexpr BookMember::Other letterSizeValue =
    OptionalNumber<letterSizeOf<size>, minLetterSize, maxLetterSize>::value;

std::optional<double> &marginOf(PrintJob &job)
{
    return job.margin;
}

/// A length from 0 to a number of mm.
template <auto of, int max>
struct Length
{
    static void read(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
    {
        of(book) = reader.number(value, path, 0, max);
    }

    static Json write(const BookFile &book)
    {
        BookFile copy = book; // the function lets one write too
        return numberJson(of(copy));
    }

    static Json schema() { return numberSchema(0, max); }
};

template <auto of, int max>
constexpr BookMember::Other lengthValue{Length<of, max>::read, Length<of, max>::write,
                                        Length<of, max>::schema};

void readSignature(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    book.job.folding.signature = reader.whole(value, path, 0, maxSignature);
    if (book.job.folding.signature % 4 != 0)
        reader.refuse(path,
                      BookFileWords::tr("a sheet that is folded has four pages: name a multiple of four"));
}

Json writeSignature(const BookFile &book)
{
    return book.job.folding.signature;
}

Json signatureSchema()
{
    return {{"type", "integer"}, {"minimum", 0}, {"maximum", maxSignature}, {"multipleOf", 4}};
}

// -- the rest -----------------------------------------------------------------------------------------------

/// One of the \a names of a table, which have a \a value each.
template <auto names, auto value, auto PrintJob::*part>
struct NamedValue
{
    static void read(BookFile &book, BookReader &reader, const ReadJson &text, const std::string &path)
    {
        book.job.*part = names()[reader.oneOf(text, path, idsIn(names()))].*value;
    }

    static Json write(const BookFile &book) { return std::ranges::find(names(), book.job.*part, value)->id; }
    static Json schema() { return namesSchema(names()); }
};

template <auto names, auto value, auto PrintJob::*part, const char *context>
constexpr BookMember::Other choiceValue{NamedValue<names, value, part>::read,
                                        NamedValue<names, value, part>::write,
                                        NamedValue<names, value, part>::schema, wordFor<names, context>};

// The contexts in which the names of tables are translated.
constexpr char paperContext[] = "Paper";
constexpr char codeContext[] = "LinkTarget";
constexpr char hintContext[] = "HintKind";
constexpr char pdfContext[] = "PdfKind";
constexpr char solutionContext[] = "SolutionPlace";

void readDate(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    const QString text = reader.text(value, path);
    book.job.book.date = QDate::fromString(text, Qt::ISODate);
    if (!book.job.book.date.isValid())
        reader.refuse(path, BookFileWords::tr("'%1' is not a date such as 2026-11-29").arg(text));
}

Json writeDate(const BookFile &book)
{
    const QDate date = book.job.book.date;
    return date.isValid() ? Json(date.toString(Qt::ISODate)) : Json();
}

void readSeed(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    book.seed = reader.seed(value, path);
}

Json writeSeed(const BookFile &book)
{
    return book.seed ? Json(*book.seed) : Json();
}

Json seedSchema()
{
    return {{"type", "integer"}, {"minimum", 0}};
}

} // namespace

const BookMember::Other dateValue{readDate, writeDate, textSchema};
const BookMember::Other paperValue{readPaperMember, writePaper, paperSchema, wordFor<papers, paperContext>};
const BookMember::Other landscapeValue{readLandscape, writeLandscape, flagSchema};
const BookMember::Other marginValue = OptionalNumber<marginOf, minMargin, maxMargin>::value;
const BookMember::Other gutterValue =
    lengthValue<[](BookFile &book) -> double & { return book.job.gutter; }, maxMargin>;
const BookMember::Other signatureValue{readSignature, writeSignature, signatureSchema};
const BookMember::Other creepValue =
    lengthValue<[](BookFile &book) -> double & { return book.job.folding.creep; },
                static_cast<int>(maxCreep)>;
const BookMember::Other bleedValue =
    lengthValue<[](BookFile &book) -> double & { return book.job.trimming.bleed; },
                static_cast<int>(maxBleed)>;
const BookMember::Other captionSizeValue = letterSizeValue<&LetterSizes::caption>;
const BookMember::Other sumSizeValue = letterSizeValue<&LetterSizes::sums>;
const BookMember::Other pageNumberSizeValue = letterSizeValue<&LetterSizes::pageNumber>;
const BookMember::Other codeValue =
    choiceValue<linkTargets, &NamedLinkTarget::target, &PrintJob::code, codeContext>;
const BookMember::Other hintsValue =
    choiceValue<hintKinds, &NamedHintKind::kind, &PrintJob::hints, hintContext>;
const BookMember::Other pdfValue = choiceValue<pdfKinds, &NamedPdfKind::kind, &PrintJob::pdf, pdfContext>;
const BookMember::Other solutionsValue =
    choiceValue<solutionPlaces, &NamedSolutionPlace::place, &PrintJob::solutions, solutionContext>;
const BookMember::Other seedValue{readSeed, writeSeed, seedSchema};

} // namespace sudoku
