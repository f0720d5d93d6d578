#include "app/cli/commandline.h"

#include <QCoreApplication>

#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "app/cli/manpage.h"
#include "app/cli/options/proposal.h"
#include "app/cli/run/console.h"
#include "app/cli/run/program.h"
#include "app/cli/run/terminal.h"
#include "ui/text/versiontext.h"

namespace sudoku::cli {
namespace {

/// Returns how texts look on standard output.
Look outputLook()
{
    return {.width = textWidth(), .hasBold = hasStyles(StandardStream::Output)};
}

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

ExitStatus runCommand(const Command &command, const QStringList &arguments)
{
    int noArguments = 0;
    const QCoreApplication application(noArguments, nullptr);
    prepareTexts();
    const CommandLine line = readCommandLine(command, arguments);
    if (line.asksForHelp)
        return print(commandHelp(command, outputLook()));
    return line.settings ? command.run(*line.settings) : refuse(line.settings.error());
}

ExitStatus runHelp(const QStringList &names)
{
    if (names.isEmpty())
        return print(programHelp(outputLook()));
    if (const std::optional<QString> listed = namesHelp(names.constFirst(), outputLook()))
        return print(*listed);
    if (const Command *command = findCommand(names.constFirst().toStdString()))
        return print(commandHelp(*command, outputLook()));
    return refuse(names.constFirst().startsWith(u'-') ? unknownHelpOption(names.constFirst())
                                                      : unknownCommand(names.constFirst()));
}

} // namespace

ExitStatus runProgram(const QStringList &arguments)
{
    if (arguments.isEmpty()) {
        writeMessage(shortHelp().toStdString());
        return ExitStatus::Failure;
    }
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
