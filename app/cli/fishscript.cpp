#include "app/cli/offers.h"
#include "app/cli/shellscripts.h"
#include "ui/text/strings.h"

namespace sudoku::cli::fish {
namespace {

// %1 are the functions that offer names, %2 the completions.
const QString frame = QStringLiteral(
    R"(# Completes the command line of sudoku-workbench-cli in fish.
# Written by the program itself: sudoku-workbench-cli completion fish

# Returns whether the command of the line is one of the arguments.
function __sudoku_workbench_cli_is
    set -l words (commandline -opc)
    contains -- "$words[2]" $argv
end

# Returns whether the line has no command yet.
function __sudoku_workbench_cli_has_none
    test (count (commandline -opc)) -eq 1
end

%1complete -c sudoku-workbench-cli -f
complete -c sudoku-workbench-cli -n __sudoku_workbench_cli_has_none -l help -d 'show all commands and names'
complete -c sudoku-workbench-cli -n __sudoku_workbench_cli_has_none -l version -d 'show the version'
%2)");

const QString functionPrefix = QStringLiteral("__sudoku_workbench_cli_");

QString inQuotes(QString text)
{
    return quoted(text.replace(QLatin1Char('\\'), QStringLiteral("\\\\")), QStringLiteral("\\'"));
}

QString function(const QString &id, const std::vector<Name> &names)
{
    QString all = QStringLiteral("function %1%2\n    printf '%s\\t%s\\n'").arg(functionPrefix, id);
    for (const auto &[name, meaning] : names)
        all += QStringLiteral(" \\\n        %1 %2").arg(inQuotes(name), inQuotes(meaning));
    return all + QStringLiteral("\nend\n\n");
}

QString functions()
{
    QString all;
    for (const Offer &offer : offers())
        all += function(offer.id, offer.all());
    return all;
}

/// Returns a line that completes behind the \a commands.
QString behind(const QStringList &commands, const QString &what)
{
    return QStringLiteral("complete -c sudoku-workbench-cli -n '%1is %2' %3\n")
        .arg(functionPrefix, commands.join(QLatin1Char(' ')), what);
}

/// Returns the names of \a values, as arguments of "complete".
QString namesText(const Values &values)
{
    const QString name = functionPrefix + offerId(values);
    return QStringLiteral("-a '(%1)'")
        .arg(values.areSeveral ? QStringLiteral("__fish_complete_list , ") + name : name);
}

QString valueText(const Option &option)
{
    if (option.valueName.empty())
        return {};
    if (option.values.areFiles)
        return QStringLiteral(" -r -F");
    return option.values.names ? QStringLiteral(" -x ") + namesText(option.values) : QStringLiteral(" -x");
}

QString optionLine(const UsedOption &used)
{
    const Option &option = *used.option;
    QString names = QStringLiteral("-l ") + toQString(option.name);
    if (!option.letter.empty())
        names = QStringLiteral("-s %1 %2").arg(toQString(option.letter), names);
    return behind(
        used.commands,
        QStringLiteral("%1 -d %2%3").arg(names, inQuotes(toQString(option.help)), valueText(option)));
}

QString commandLine(const QString &name, const QString &help)
{
    return QStringLiteral("complete -c sudoku-workbench-cli -n %1has_none -a %2 -d %3\n")
        .arg(functionPrefix, name, inQuotes(help));
}

QString completions()
{
    QString all;
    QStringList names;
    QStringList readers;
    for (const Command *command : commands()) {
        const QString name = toQString(command->name);
        names += name;
        all += commandLine(name, toQString(command->help));
        if (command->argument && command->argument->values.names)
            all += behind({name}, namesText(command->argument->values));
        if (command->readsPuzzles)
            readers += name;
    }
    all += commandLine(QStringLiteral("help"), QStringLiteral("show the help of a command"))
           + behind({QStringLiteral("help")},
                    QStringLiteral("-a %1").arg(inQuotes(names.join(QLatin1Char(' ')))));
    for (const UsedOption &used : usedOptions())
        all += optionLine(used);
    return all + behind(readers, QStringLiteral("-F"));
}

} // namespace

QString script()
{
    return frame.arg(functions(), completions());
}

} // namespace sudoku::cli::fish
