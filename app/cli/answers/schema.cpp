#include <QFile>

#include "app/cli/answers/answers.h"
#include "app/cli/options/applied.h"
#include "app/cli/run/console.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

const QStringList schemaNames{QStringLiteral("answers"),
                              QStringLiteral("puzzle")}; // files of resources/schema

Applied applyName(Settings &settings, const QString &value)
{
    settings.schema = value.isEmpty() ? schemaNames.front() : value;
    return schemaNames.contains(settings.schema) ? Applied() : notOneOf(value, schemaNames);
}

constexpr Option nameArgument{"", "[answers|puzzle]", "", applyName};

ExitStatus runSchema(const Settings &settings)
{
    QFile file(QStringLiteral(":/schema/%1.schema.json").arg(settings.schema));
    if (!file.open(QFile::ReadOnly))
        return refuse(file.errorString());
    return writeOutput(file.readAll().toStdString()) ? ExitStatus::AsAsked : ExitStatus::Failure;
}

} // namespace

const Command schemaCommand{
    .name = "schema",
    .help = "write the JSON Schema of the answers, or of a puzzle in the program's own JSON",
    .answers = "the schema, in draft 2020-12: answers describes what --format json writes, with a definition "
               "for each command, and puzzle what --format workbench does; the default is answers",
    .options = {},
    .run = runSchema,
    .readsPuzzles = false,
    .argument = &nameArgument,
    .isAboutPuzzles = false,
};

} // namespace sudoku::cli
