#include "app/cli/offers.h"
#include "app/cli/options/names.h"
#include "app/cli/shellscripts.h"
#include "ui/text/strings.h"

namespace sudoku::cli::bash {
namespace {

// %1 are the commands, %2 the cases of values, %3 of options, and %4 of what is no option.
const QString frame = QStringLiteral(
    R"(# Completes the command line of sudoku-workbench-cli in bash.
# Written by the program itself: sudoku-workbench-cli completion bash

_sudoku_workbench_cli()
{
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    local commands='%1' names='' others='' several='' done=''
    COMPREPLY=()
    # --format=line is three words here.
    if [[ $word == '=' ]]; then
        word=''
    elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi

    if ((COMP_CWORD == 1)); then
        names="$commands --help --version"
    else
        case $command:$before in
%2            *) if [[ $word == -* ]]; then
                case $command in
%3                esac
            else
                case $command in
%4                    *) compopt -o default ;; # files
                esac
            fi ;;
        esac
    fi

    if [[ $several ]]; then
        compopt -o nospace
        if [[ $word == *,* ]]; then
            done=${word%,*},
            others=''
        fi
    fi
    mapfile -t COMPREPLY < <(compgen -P "$done" -W "$names $others" -- "${word#"$done"}")
}

complete -F _sudoku_workbench_cli sudoku-workbench-cli
)");

QString joined(const std::vector<Name> &names)
{
    return idsOf(names).join(QLatin1Char(' '));
}

/// Returns "solve:--format", and the same for each command and each name of the option, old ones too.
QStringList patterns(const UsedOption &used)
{
    QStringList names = optionNames(*used.option);
    if (!used.option->oldName.empty())
        names += QStringLiteral("--") + toQString(used.option->oldName);
    QStringList all;
    for (const QString &command : used.commands)
        for (const QString &name : names)
            all += command + QLatin1Char(':') + name;
    return all;
}

QString caseOf(const QStringList &patterns, const QString &does, int indent)
{
    return patterns.isEmpty()
               ? QString()
               : QStringLiteral("%1%2) %3;;\n")
                     .arg(QString(indent, QLatin1Char(' ')), patterns.join(QStringLiteral(" | ")), does);
}

QString namesText(const Offer &offer)
{
    QString text = QStringLiteral("names='%1' ").arg(joined(offer.names()));
    if (offer.values.others)
        text += QStringLiteral("others='%1' ").arg(joined(offer.others()));
    return offer.values.areSeveral ? text + QStringLiteral("several=yes ") : text;
}

QString valueCases()
{
    constexpr int indent = 12;
    QString all;
    for (const Offer &offer : offers()) {
        QStringList before;
        for (const UsedOption &used : offer.options)
            before += patterns(used);
        all += caseOf(before, namesText(offer), indent);
    }
    QStringList beforeFiles;
    QStringList beforeText;
    for (const UsedOption &used : usedOptions()) {
        const Values &values = used.option->values;
        if (!used.option->valueName.empty() && !values.names)
            (values.areFiles ? beforeFiles : beforeText) += patterns(used);
    }
    return all + caseOf(beforeFiles, QStringLiteral("compopt -o default "), indent)
           + caseOf(beforeText << QStringLiteral("*::"), QString(), indent);
}

QString optionCases()
{
    QString all;
    for (const Command *command : commands()) {
        QStringList options;
        for (const Option *option : optionsOf(*command))
            options += QStringLiteral("--") + toQString(option->name);
        all += caseOf({toQString(command->name)},
                      QStringLiteral("names='%1' ").arg(options.join(QLatin1Char(' '))), 20);
    }
    return all;
}

/// Returns the cases of commands that do not read files behind their options.
QString wordCases()
{
    constexpr int indent = 20;
    QString all = caseOf({QStringLiteral("help")}, QStringLiteral("names=$commands "), indent);
    for (const Command *command : commands()) {
        const bool hasNames = command->argument && command->argument->values.names;
        const QString names =
            hasNames ? QStringLiteral("names='%1' ").arg(joined(command->argument->values.names()))
                     : QString();
        if (hasNames || !command->readsPuzzles)
            all += caseOf({toQString(command->name)}, names, indent);
    }
    return all;
}

} // namespace

QString script()
{
    QStringList names;
    for (const Command *command : commands())
        names += toQString(command->name);
    names += QStringLiteral("help");
    return frame.arg(names.join(QLatin1Char(' ')), valueCases(), optionCases(), wordCases());
}

} // namespace sudoku::cli::bash
