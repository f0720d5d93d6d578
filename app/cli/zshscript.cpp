#include "app/cli/offers.h"
#include "app/cli/shellscripts.h"
#include "ui/text/strings.h"

namespace sudoku::cli::zsh {
namespace {

// %1 are the functions that offer commands and names, %2 the cases of commands.
const QString frame = QStringLiteral(
    R"(#compdef sudoku-workbench-cli
# Completes the command line of sudoku-workbench-cli in zsh.
# Written by the program itself: sudoku-workbench-cli completion zsh

%1_sudoku_workbench_cli() {
    local curcontext=$curcontext state line
    typeset -A opt_args
    _arguments -C \
        '(- *)--help[show all commands and names]' \
        '(- *)--version[show the version]' \
        '1:command:_sudoku_workbench_cli_commands' \
        '*::argument:->arguments' && return
    case $words[1] in
%2        help) _arguments '1:command:_sudoku_workbench_cli_commands' ;;
    esac
}

if [[ $funcstack[1] == _sudoku-workbench-cli ]]; then
    _sudoku_workbench_cli "$@" # the file of a folder of functions
else
    compdef _sudoku_workbench_cli sudoku-workbench-cli
fi
)");

const QString functionPrefix = QStringLiteral("_sudoku_workbench_cli_");

QString inQuotes(const QString &text)
{
    return quoted(text, QStringLiteral("'\\''"));
}

/// Returns \a text with a backslash before each of the \a special characters.
QString escaped(QString text, const QString &special)
{
    for (const QChar character : special)
        text.replace(character, QLatin1Char('\\') + QString(character));
    return text;
}

QString function(const QString &id, const QString &kind, const std::vector<Name> &names)
{
    QString items;
    for (const auto &[name, meaning] : names) {
        const QString item = escaped(name, QStringLiteral(":"));
        items += QStringLiteral("        %1\n")
                     .arg(inQuotes(meaning.isEmpty() ? item : item + QLatin1Char(':') + meaning));
    }
    return QStringLiteral(
               "%1%2() {\n    local -a items=(\n%3    )\n    _describe -t %4s %4 items \"$@\"\n}\n\n")
        .arg(functionPrefix, id, items, kind);
}

QString functions()
{
    std::vector<Name> names;
    for (const Command *command : commands())
        names.push_back({toQString(command->name), toQString(command->help)});
    names.push_back({QStringLiteral("help"), QStringLiteral("show the help of a command")});
    QString all = function(QStringLiteral("commands"), QStringLiteral("command"), names);
    for (const Offer &offer : offers())
        all += function(offer.id, QStringLiteral("name"), offer.all());
    return all;
}

/// Returns what zsh does to complete a value.
QString action(const Values &values)
{
    if (values.areFiles)
        return QStringLiteral("_files");
    if (!values.names)
        return QStringLiteral(" "); // says what the value is
    const QString name = functionPrefix + offerId(values);
    return values.areSeveral ? QStringLiteral("_sequence ") + name : name;
}

QString argument(const QString &which, const Option &option)
{
    return QStringLiteral("%1:%2:%3")
        .arg(which, escaped(toQString(option.valueName), QStringLiteral(":")), action(option.values));
}

/// Returns the words of _arguments for an option: one for each of its names.
QStringList specifications(const Option &option)
{
    const QString help = escaped(toQString(option.help), QStringLiteral("\\[]"));
    QStringList all;
    for (const QString &name : optionNames(option)) {
        if (option.valueName.empty())
            all += QStringLiteral("%1[%2]").arg(name, help);
        else
            all += argument(QStringLiteral("*%1%2[%3]").arg(name, name.startsWith(u"--") ? "=" : "+", help),
                            option);
    }
    return all;
}

QString commandCase(const Command &command)
{
    QStringList words;
    for (const Option *option : optionsOf(command))
        words += specifications(*option);
    if (command.argument)
        words += argument(QStringLiteral("1"), *command.argument);
    if (command.readsPuzzles)
        words += QStringLiteral("*:FILE:_files");
    QString lines;
    for (const QString &word : words)
        lines += QStringLiteral(" \\\n                %1").arg(inQuotes(word));
    return QStringLiteral("        %1)\n            _arguments -S%2\n            ;;\n")
        .arg(toQString(command.name), lines);
}

} // namespace

QString script()
{
    QString cases;
    for (const Command *command : commands())
        cases += commandCase(*command);
    return frame.arg(functions(), cases);
}

} // namespace sudoku::cli::zsh
