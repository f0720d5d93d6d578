#include "app/cli/help.h"

#include "app/cli/options/programname.h"
#include "app/cli/reference.h"
#include "core/version/version.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

/// Returns all lines but the first.
QString indented(QString text, qsizetype by)
{
    return text.replace(QLatin1Char('\n'), QLatin1Char('\n') + QString(by, QLatin1Char(' ')));
}

/// Returns the indented terms with their texts in a column.
QString columns(const std::vector<HelpLine> &lines)
{
    qsizetype width = 0;
    for (const HelpLine &line : lines)
        width = std::max(width, line.term.size());
    QString all;
    for (const HelpLine &line : lines)
        all +=
            QStringLiteral("  %1  %2\n").arg(line.term.leftJustified(width), indented(line.text, width + 4));
    return all;
}

QString commandColumns()
{
    std::vector<HelpLine> lines;
    for (const Command *command : commands())
        lines.push_back({toQString(command->name), toQString(command->help)});
    lines.push_back({QStringLiteral("help [COMMAND]"),
                     QStringLiteral("show this text, or the help of a command; help --needs lists the "
                                    "techniques")});
    return columns(lines);
}

QString optionColumns(const Command &command)
{
    std::vector<HelpLine> lines;
    for (const Option *option : command.options) {
        QStringList words{optionNames(*option).join(QStringLiteral(", "))};
        if (!option->valueName.empty())
            words += toQString(option->valueName);
        lines.push_back({words.join(QLatin1Char(' ')), toQString(option->help)});
    }
    lines.push_back({QStringLiteral("--help"), QStringLiteral("show this text")});
    return columns(lines);
}

QString nameColumns()
{
    constexpr std::size_t maxNames = 100; // more would hide the others
    std::vector<HelpLine> lines;
    for (const NameList &list : nameLists())
        if (list.names.size() <= maxNames)
            for (const HelpLine &name : list.names)
                lines.push_back({list.option + QLatin1Char(' ') + name.term, name.text});
    return columns(lines);
}

/// Says where problems are reported, if the packager chose an address.
QString reportLine()
{
    return reportAddress().empty()
               ? QString()
               : QStringLiteral("\nReport problems to %1.\n").arg(toQString(reportAddress()));
}

} // namespace

QString programHelp()
{
    return QStringLiteral(
               "Usage: %1 COMMAND [OPTIONS] [FILE...]\n"
               "Answers questions about Sudokus from 4x4 to 25x25: one answer for each puzzle, in\n"
               "order. Reads standard input if there is no FILE, or if FILE is -. Looks at the clues\n"
               "of a puzzle, not at the digits that a player entered.\n\n"
               "Commands:\n%2\n"
               "Names that options take (see COMMAND --help):\n%3\n"
               "Exit status:\n%4"
               "If several apply, 2 goes before 3, and 3 before 1. After bad input the other puzzles\n"
               "are still answered; a text that is not a puzzle gets the answer \"error\".\n")
               .arg(QLatin1String(programName), commandColumns(), nameColumns(), columns(exitStatusLines()))
           + reportLine();
}

QString commandHelp(const Command &command)
{
    const auto asItIs = [](const QString &word) { return word; };
    return QStringLiteral("Usage: %1 %2%3\n"
                          "%4.\n"
                          "Answers: %5.\n\n"
                          "Options (\"%1 help\" lists the names):\n%6")
        .arg(QLatin1String(programName), toQString(command.name), argumentsOf(command, asItIs),
             capitalised(toQString(command.help)), toQString(command.answers), optionColumns(command));
}

std::optional<QString> namesHelp(const QString &option)
{
    const std::vector<NameList> lists = nameLists();
    const auto found = std::ranges::find(lists, option, &NameList::option);
    return found == lists.end() ? std::nullopt : std::optional(columns(found->names));
}

QStringList optionsWithNames()
{
    QStringList options;
    for (const NameList &list : nameLists())
        options += list.option;
    return options;
}

} // namespace sudoku::cli
