#include "app/cli/run/command.h"

#include <QCommandLineParser>

#include "app/cli/options/proposal.h"
#include "ui/text/strings.h"

#include <utility>

namespace sudoku::cli {
namespace {

QString unknownOption(const Command &command, const QString &name)
{
    const QString dashes = QStringLiteral("--");
    QStringList known;
    for (const Option *option : optionsOf(command))
        known += dashes + toQString(option->name);
    const QString typed = (name.size() == 1 ? QStringLiteral("-") : dashes) + name;
    const QString commandName = toQString(command.name);
    return QStringLiteral("unknown option '%1'; %2")
        .arg(typed, proposal(typed, known,
                             {QStringLiteral("'%1' takes").arg(commandName), QStringLiteral("options"),
                              commandName + QStringLiteral(" --help")}));
}

void declareOptions(QCommandLineParser &parser, const Command &command)
{
    for (const Option *option : optionsOf(command)) {
        QStringList names{toQString(option->name)};
        if (!option->letter.empty())
            names += toQString(option->letter);
        if (!option->oldName.empty())
            names += toQString(option->oldName);
        parser.addOption({names, toQString(option->help), toQString(option->valueName)});
    }
}

/// Returns the values that are given to \a option; for a switch that is set, one that is empty. Qt 6.8 prints
/// a warning if a switch is asked for its values.
QStringList valuesOf(const QCommandLineParser &parser, const Option &option)
{
    const QString name = toQString(option.name);
    if (!option.valueName.empty())
        return parser.values(name);
    return parser.isSet(name) ? QStringList(QString()) : QStringList();
}

tl::expected<void, QString> applyOptions(Settings &settings, const QCommandLineParser &parser,
                                         const Command &command)
{
    for (const Option *option : optionsOf(command))
        for (const QString &value : valuesOf(parser, *option))
            if (const auto applied = option->apply(settings, value); !applied)
                return tl::unexpected(
                    QStringLiteral("--%1: %2").arg(toQString(option->name), applied.error()));
    return {};
}

tl::expected<Settings, QString> settingsFrom(const QCommandLineParser &parser, const Command &command,
                                             const QStringList &arguments, Settings settings)
{
    settings.arguments = arguments;
    settings.entryUse = command.entryUse;
    settings.columns = command.columns;
    if (const auto applied = applyOptions(settings, parser, command); !applied)
        return tl::unexpected(applied.error());
    settings.files = parser.positionalArguments();
    if (command.argument) {
        const QString value = settings.files.isEmpty() ? QString() : settings.files.takeFirst();
        if (const auto applied = command.argument->apply(settings, value); !applied)
            return tl::unexpected(applied.error());
    }
    if (!command.readsPuzzles && !settings.files.isEmpty())
        return tl::unexpected(QStringLiteral("'%1' reads no files, but got '%2'")
                                  .arg(toQString(command.name), settings.files.constFirst()));
    if (settings.files.isEmpty())
        settings.files = QStringList("-");
    return settings;
}

QString parserError(const QCommandLineParser &parser, const Command &command)
{
    if (!parser.unknownOptionNames().isEmpty())
        return unknownOption(command, parser.unknownOptionNames().constFirst());
    return parser.errorText();
}

} // namespace

std::vector<const Option *> optionsOf(const Command &command)
{
    std::vector<const Option *> options(command.options.begin(), command.options.end());
    const auto append = [&options](std::span<const Option *const> more) {
        options.insert(options.end(), more.begin(), more.end());
    };
    if (command.readsPuzzles)
        append(optionsOfReaders());
    if (command.isAboutPuzzles)
        append(optionsOfPuzzles());
    append(optionsOfAll());
    return options;
}

CommandLine readCommandLine(const Command &command, const QStringList &arguments, Settings base)
{
    QCommandLineParser parser;
    declareOptions(parser, command);
    const bool isParsed = parser.parse(arguments); // not process(), which prints and exits in its own way
    if (parser.isSet(toQString(option::help.name)))
        return {.asksForHelp = true, .settings = {}};
    if (!isParsed)
        return {.settings = tl::unexpected(parserError(parser, command))};
    return {.settings = settingsFrom(parser, command, arguments, std::move(base))};
}

} // namespace sudoku::cli
