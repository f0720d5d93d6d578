#include "app/cli/commandline.h"

#include <QCommandLineParser>

#include "app/cli/application.h"
#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "app/cli/manpage.h"
#include "app/cli/options/proposal.h"
#include "app/cli/run/console.h"

namespace sudoku::cli {
namespace {

using Parsed = tl::expected<Settings, QString>;

constexpr char helpOption[] = "help";

ExitStatus print(const QString &text)
{
    return writeOutput(text.toStdString()) ? ExitStatus::AsAsked : ExitStatus::Failure;
}

QStringList commandNames()
{
    QStringList names;
    for (const Command *command : commands())
        names += toQString(command->name);
    return names << QStringLiteral("help");
}

QString unknownCommand(const QString &name)
{
    return QStringLiteral("unknown %1 '%2'; %3")
        .arg(name.startsWith(u'-') ? QStringLiteral("option") : QStringLiteral("command"), name,
             proposal(
                 name, commandNames(),
                 {QStringLiteral("the commands are"), QStringLiteral("commands"), QStringLiteral("help")}));
}

QString unknownHelpOption(const QString &name)
{
    return QStringLiteral("unknown option '%1'; %2")
        .arg(name, proposal(name, optionsWithNames(),
                            {QStringLiteral("'help' takes the name of a command, or one of"),
                             QStringLiteral("options"), QStringLiteral("help")}));
}

QString unknownOption(const Command &command, const QString &name)
{
    const QString dashes = QStringLiteral("--");
    QStringList known;
    for (const Option *option : command.options)
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
    for (const Option *option : command.options) {
        QStringList names{toQString(option->name)};
        if (!option->letter.empty())
            names += toQString(option->letter);
        if (!option->oldName.empty())
            names += toQString(option->oldName);
        parser.addOption({names, toQString(option->help), toQString(option->valueName)});
    }
    parser.addOption({{"h", helpOption}, QString()});
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
    for (const Option *option : command.options)
        for (const QString &value : valuesOf(parser, *option))
            if (const auto applied = option->apply(settings, value); !applied)
                return tl::unexpected(
                    QStringLiteral("--%1: %2").arg(toQString(option->name), applied.error()));
    return {};
}

Parsed settingsFrom(const QCommandLineParser &parser, const Command &command)
{
    Settings settings;
    settings.entryUse = command.entryUse;
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

ExitStatus runCommand(const Command &command, const QStringList &arguments)
{
    const auto application = makeApplication(command.paints);
    QCommandLineParser parser;
    declareOptions(parser, command);
    const bool isParsed = parser.parse(arguments); // not process(), which prints and exits in its own way
    if (parser.isSet(helpOption))
        return print(commandHelp(command));
    if (!isParsed)
        return refuse(parserError(parser, command));
    const Parsed settings = settingsFrom(parser, command);
    return settings ? command.run(*settings) : refuse(settings.error());
}

ExitStatus runHelp(const QStringList &names)
{
    if (names.isEmpty())
        return print(programHelp());
    if (const std::optional<QString> listed = namesHelp(names.constFirst()))
        return print(*listed);
    if (const Command *command = findCommand(names.constFirst().toStdString()))
        return print(commandHelp(*command));
    return refuse(names.constFirst().startsWith(u'-') ? unknownHelpOption(names.constFirst())
                                                      : unknownCommand(names.constFirst()));
}

} // namespace

ExitStatus runProgram(const QStringList &arguments)
{
    if (arguments.isEmpty())
        return refuse(QStringLiteral("no command; the commands are: %1").arg(commandNames().join(", ")));
    const QString &first = arguments.constFirst();
    if (first == u"help" || first == u"--help" || first == u"-h")
        return runHelp(arguments.mid(1));
    if (first == u"--version" || first == u"-v")
        return print(versionText());
    if (first == u"--man-page") // for the build
        return print(manPage());
    if (const Command *command = findCommand(first.toStdString()))
        return runCommand(*command, arguments);
    return refuse(unknownCommand(first));
}

} // namespace sudoku::cli
