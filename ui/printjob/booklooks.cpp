#include "ui/printjob/bookforms.h"
#include "ui/printjob/bookvalues.h"
#include "ui/text/difficultywords.h"
#include "ui/text/steptext.h"

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;
using ReadJson = nlohmann::json;

constexpr std::string_view standard = "standard"; // the program's own text

// The contexts in which the names of tables are translated.
constexpr char lineContext[] = "LineStyle";
constexpr char captionContext[] = "CaptionPart";

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

QString idOf(Level level)
{
    return englishName(level).toLower();
}

/// Returns the names of levels in a book, the easiest first.
QStringList levelIds()
{
    QStringList ids{toQString(beginnerId)};
    for (const Level level : allLevels)
        ids += idOf(level);
    return ids;
}

void readLevels(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    const QStringList ids = levelIds();
    if (!reader.isObject(value, path))
        return;
    for (const auto &[name, text] : json::members(value)) {
        const std::string place = path + '.' + name;
        const qsizetype index = ids.indexOf(QString::fromStdString(name));
        if (index < 0)
            return reader.refuseMember(place, name, ids);
        QString &its = index == 0 ? book.nameForBeginners : book.levelNames[allLevels[index - 1]];
        its = reader.text(text, place);
    }
}

Json writeLevels(const BookFile &book)
{
    Json levels = Json::object();
    if (!book.nameForBeginners.isEmpty())
        levels[std::string(beginnerId)] = book.nameForBeginners;
    for (const auto &[level, name] : book.levelNames)
        levels[idOf(level).toStdString()] = name;
    return levels.empty() ? Json() : levels;
}

QString levelWord(const QString &id)
{
    if (id == toQString(beginnerId))
        return beginnerText();
    for (const Level level : allLevels)
        if (idOf(level) == id)
            return levelText(level);
    return id;
}

Json levelsSchema()
{
    Json properties = Json::object();
    for (const QString &id : levelIds())
        properties[id.toStdString()] = {{"type", "string"}};
    return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

// -- texts --------------------------------------------------------------------------------------------------

void readInstruction(BookFile &book, BookReader &reader, const ReadJson &value, const std::string &path)
{
    const QString text = reader.text(value, path);
    if (!text.isEmpty())
        book.job.instruction = text == toQString(standard) ? QString() : text;
}

Json instructionSchema()
{
    return {{"type", "string"}, {"examples", {standard}}};
}

QString instructionWord(const QString &name)
{
    return name == toQString(standard) ? BookFileWords::tr("as the kinds of puzzles ask for") : name;
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

} // namespace

const BookMember::Other linesValue{readLines, writeLines, linesSchema, wordFor<lineStyles, lineContext>};
const BookMember::Other howToValue{readHowTo, writeHowTo, textsSchema};
const BookMember::Other captionValue{readCaption, writeCaption, captionSchema,
                                     wordFor<captionParts, captionContext>};
const BookMember::Other levelsValue{readLevels, writeLevels, levelsSchema, levelWord};
const BookMember::Other instructionValue{readInstruction, writeInstruction, instructionSchema,
                                         instructionWord};

} // namespace sudoku
