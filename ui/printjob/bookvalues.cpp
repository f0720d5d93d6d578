#include "ui/printjob/bookvalues.h"

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

constexpr std::string_view standard = "standard"; // the program's own text

template <typename Table>
QStringList idsIn(const Table &table)
{
    QStringList ids;
    for (const auto &entry : table)
        ids += toQString(entry.id);
    return ids;
}

template <typename Table>
Json namesSchema(const Table &table)
{
    return {{"type", "string"}, {"enum", idsIn(table)}};
}

Json numberSchema(double min, double max)
{
    return {{"type", "number"}, {"minimum", min}, {"maximum", max}};
}

/// Returns \a number without a point if it needs none.
Json numberJson(double number)
{
    const auto whole = static_cast<int>(number);
    return whole == number ? Json(whole) : Json(number);
}

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
    const std::optional<QSizeF> size = readPaper(text);
    if (!size)
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
    static void read(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
    {
        of(book.job) = reader.number(value, path, min, max);
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
constexpr auto letterSizeValue = OptionalNumber < [](PrintJob &job) -> auto &
{
    return job.letters.*size;
}
, minLetterSize, maxLetterSize > ::value;

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

// -- lines and captions -------------------------------------------------------------------------------------

void readLines(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    if (!value.is_object()) {
        book.job.lines = lineStyles()[reader.oneOf(value, path, idsIn(lineStyles()))].weights;
        return;
    }
    for (const auto &[name, weight] : json::members(value)) {
        const std::string place = path + '.' + name;
        if (name == "thin")
            book.job.lines.thin = reader.number(weight, place, minLineWeight, maxLineWeight);
        else if (name == "thick")
            book.job.lines.thick = reader.number(weight, place, minLineWeight, maxLineWeight);
        else
            reader.refuseMember(place, name, {QStringLiteral("thin"), QStringLiteral("thick")});
    }
}

Json writeLines(const BookFile &book)
{
    const LineWeights &lines = book.job.lines;
    for (const LineStyle &style : lineStyles())
        if (style.weights == lines)
            return style.id;
    Json weights = Json::object();
    if (lines.thin)
        weights["thin"] = numberJson(*lines.thin);
    if (lines.thick)
        weights["thick"] = numberJson(*lines.thick);
    return weights;
}

Json linesSchema()
{
    const Json weights{{"type", "object"},
                       {"properties",
                        {{"thin", numberSchema(minLineWeight, maxLineWeight)},
                         {"thick", numberSchema(minLineWeight, maxLineWeight)}}},
                       {"additionalProperties", false}};
    return {{"anyOf", Json::array({namesSchema(lineStyles()), weights})}};
}

void readCaption(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    Caption &caption = book.job.caption;
    for (const NamedCaptionPart &part : captionParts())
        caption.*part.isShown = false;
    if (!reader.isArray(value, path))
        return;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const int part = reader.oneOf(value[i], path + '[' + std::to_string(i) + ']', idsIn(captionParts()));
        caption.*captionParts()[part].isShown = true;
    }
}

Json writeCaption(const BookFile &book)
{
    const Caption &caption = book.job.caption;
    Json names = Json::array();
    for (const NamedCaptionPart &part : captionParts())
        if (caption.*part.isShown)
            names.push_back(part.id);
    return names;
}

Json captionSchema()
{
    return {{"type", "array"}, {"items", namesSchema(captionParts())}};
}

void readLevels(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    QStringList names;
    for (const Level level : allLevels)
        names += englishName(level).toLower();
    if (!reader.isObject(value, path))
        return;
    for (const auto &[name, text] : json::members(value)) {
        const std::string place = path + '.' + name;
        const qsizetype level = names.indexOf(QString::fromStdString(name));
        if (level < 0)
            return reader.refuseMember(place, name, names);
        book.levelNames[allLevels[level]] = reader.text(text, place);
    }
}

Json writeLevels(const BookFile &book)
{
    if (book.levelNames.empty())
        return {};
    Json levels = Json::object();
    for (const auto &[level, name] : book.levelNames)
        levels[englishName(level).toLower().toStdString()] = name;
    return levels;
}

Json levelsSchema()
{
    Json properties = Json::object();
    for (const Level level : allLevels)
        properties[englishName(level).toLower().toStdString()] = {{"type", "string"}};
    return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

// -- texts --------------------------------------------------------------------------------------------------

void readInstruction(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    const QString text = reader.text(value, path);
    if (!text.isEmpty())
        book.job.instruction = text == toQString(standard) ? QString() : text;
}

Json writeInstruction(const BookFile &book)
{
    if (!book.job.instruction)
        return {};
    return book.job.instruction->isEmpty() ? Json(standard) : Json(*book.job.instruction);
}

void readHowTo(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    QStringList lines = reader.lines(value, path);
    if (lines == QStringList(toQString(standard)))
        lines.clear();
    book.job.book.howTo = lines;
}

Json writeHowTo(const BookFile &book)
{
    const std::optional<QStringList> &lines = book.job.book.howTo;
    if (!lines)
        return {};
    return lines->isEmpty() ? Json(standard) : linesJson(*lines);
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

template <auto names, auto value, auto PrintJob::*part>
constexpr BookMember::Other choiceValue{NamedValue<names, value, part>::read,
                                        NamedValue<names, value, part>::write,
                                        NamedValue<names, value, part>::schema};

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
const BookMember::Other paperValue{readPaperMember, writePaper, textSchema};
const BookMember::Other landscapeValue{readLandscape, writeLandscape, flagSchema};
const BookMember::Other marginValue = OptionalNumber < [](PrintJob & job) -> auto &
{
    return job.margin;
}
, minMargin, maxMargin > ::value;
const BookMember::Other gutterValue =
    lengthValue<[](BookFile &book) -> double & { return book.job.gutter; }, maxMargin>;
const BookMember::Other signatureValue{readSignature, writeSignature, signatureSchema};
const BookMember::Other creepValue =
    lengthValue<[](BookFile &book) -> double & { return book.job.folding.creep; },
                static_cast<int>(maxCreep)>;
const BookMember::Other bleedValue =
    lengthValue<[](BookFile &book) -> double & { return book.job.trimming.bleed; },
                static_cast<int>(maxBleed)>;
const BookMember::Other linesValue{readLines, writeLines, linesSchema};
const BookMember::Other captionSizeValue = letterSizeValue<&LetterSizes::caption>;
const BookMember::Other sumSizeValue = letterSizeValue<&LetterSizes::sums>;
const BookMember::Other pageNumberSizeValue = letterSizeValue<&LetterSizes::pageNumber>;
const BookMember::Other howToValue{readHowTo, writeHowTo, textsSchema};
const BookMember::Other captionValue{readCaption, writeCaption, captionSchema};
const BookMember::Other levelsValue{readLevels, writeLevels, levelsSchema};
const BookMember::Other instructionValue{readInstruction, writeInstruction, textSchema};
const BookMember::Other codeValue = choiceValue<linkTargets, &NamedLinkTarget::target, &PrintJob::code>;
const BookMember::Other hintsValue = choiceValue<hintKinds, &NamedHintKind::kind, &PrintJob::hints>;
const BookMember::Other pdfValue = choiceValue<pdfKinds, &NamedPdfKind::kind, &PrintJob::pdf>;
const BookMember::Other solutionsValue =
    choiceValue<solutionPlaces, &NamedSolutionPlace::place, &PrintJob::solutions>;
const BookMember::Other seedValue{readSeed, writeSeed, seedSchema};

} // namespace sudoku
