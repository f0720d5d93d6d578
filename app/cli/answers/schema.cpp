#include <QFile>

#include "app/cli/answers/answers.h"
#include "app/cli/answers/generating.h"
#include "app/cli/options/applied.h"
#include "app/cli/run/console.h"
#include "ui/printjob/bookschema.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

const QStringList schemaNames{QStringLiteral("answers"),
                              QStringLiteral("puzzle"), // files of resources/schema
                              QStringLiteral("book")};  // made from its table

Applied applyName(Settings &settings, const QString &value)
{
    settings.schema = value.isEmpty() ? schemaNames.front() : value;
    return schemaNames.contains(settings.schema) ? Applied() : notOneOf(value, schemaNames);
}

constexpr Option nameArgument{"", "[answers|puzzle|book]", "", applyName};

/// Returns the wishes of a book, which are options of "generate".
Json wishProperties()
{
    Json properties = Json::object();
    for (const Option *option : puzzleWishOptions()) {
        const Json one{{"type", Json::array({"string", "number"})}};
        Json property = option->valueName.empty()
                            ? Json{{"type", "boolean"}}
                            : Json{{"anyOf", Json::array({one, Json{{"type", "array"}, {"items", one}}})}};
        property["description"] = option->help;
        properties[std::string(option->name)] = property;
    }
    return properties;
}

ExitStatus runSchema(const Settings &settings)
{
    if (settings.schema == QLatin1String("book"))
        return writeOutput(bookSchema(wishProperties()).dump(2) + '\n') ? ExitStatus::AsAsked
                                                                        : ExitStatus::Failure;
    QFile file(QStringLiteral(":/schema/%1.schema.json").arg(settings.schema));
    if (!file.open(QFile::ReadOnly))
        return refuse(file.errorString());
    return writeOutput(file.readAll().toStdString()) ? ExitStatus::AsAsked : ExitStatus::Failure;
}

} // namespace

const Command schemaCommand{
    .name = "schema",
    .help = "write the JSON Schema of the answers, of a puzzle in the program's own JSON, or of a book",
    .answers = "the schema, in draft 2020-12: answers describes what --format json writes, with a definition "
               "for each command, puzzle what --format workbench does, and book what --book reads; the "
               "default is answers",
    .options = {},
    .run = runSchema,
    .readsPuzzles = false,
    .argument = &nameArgument,
    .isAboutPuzzles = false,
};

} // namespace sudoku::cli
