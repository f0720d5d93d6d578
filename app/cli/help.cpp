#include "app/cli/help.h"

#include "app/cli/options/programname.h"
#include "app/cli/reference.h"
#include "core/version/version.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

QString usage(const QString &rest, const Look &look)
{
    const QString title = QStringLiteral("Usage:");
    const QString line = QStringLiteral("%1 %2").arg(QLatin1String(programName), rest);
    const int indent = static_cast<int>(title.size()) + 1;
    return heading(title, look) + QLatin1Char(' ') + wrapped(line, look.width, indent) + QLatin1Char('\n');
}

/// Returns a heading and the lines below it, after a blank line.
QString section(const QString &title, const std::vector<HelpLine> &lines, const Look &look)
{
    return QLatin1Char('\n') + heading(wrapped(title, look.width), look) + QLatin1Char('\n')
           + columns(lines, look.width);
}

QString paragraph(const QString &text, const Look &look)
{
    return wrapped(text, look.width) + QLatin1Char('\n');
}

std::vector<HelpLine> commandLines()
{
    std::vector<HelpLine> lines;
    for (const Command *command : commands())
        lines.push_back({toQString(command->name), toQString(command->help)});
    lines.push_back({QStringLiteral("help [COMMAND]"),
                     QStringLiteral("show this text, or the help of a command; help --needs lists the "
                                    "techniques")});
    return lines;
}

std::vector<HelpLine> optionLines(const Command &command)
{
    std::vector<HelpLine> lines;
    for (const Option *option : optionsOf(command)) {
        QStringList words{optionNames(*option).join(QStringLiteral(", "))};
        if (!option->valueName.empty())
            words += toQString(option->valueName);
        lines.push_back({words.join(QLatin1Char(' ')), toQString(option->help)});
    }
    return lines;
}

std::vector<HelpLine> nameLines()
{
    constexpr std::size_t maxNames = 100; // more would hide the others
    std::vector<HelpLine> lines;
    for (const NameList &list : nameLists())
        if (list.names.size() <= maxNames)
            for (const Name &name : list.names)
                lines.push_back({list.options.front() + QLatin1Char(' ') + name.id, name.meaning});
    return lines;
}

/// Says where problems are reported, if the packager chose an address.
QString reportLine(const Look &look)
{
    if (reportAddress().empty())
        return {};
    return QLatin1Char('\n')
           + paragraph(QStringLiteral("Report problems to %1.").arg(toQString(reportAddress())), look);
}

/// Returns what the columns of \a command in CSV hold, or nothing if it has none.
QString csvColumns(const Command &command, const Look &look)
{
    std::vector<HelpLine> lines;
    for (const CsvColumn *column : command.columns)
        lines.push_back({toQString(column->name), toQString(column->meaning)});
    return lines.empty() ? QString() : section(QStringLiteral("Columns with --format csv:"), lines, look);
}

/// A command that most people need, and how it is called.
struct Example
{
    const Command *command;
    const char *arguments;
};

} // namespace

QString programHelp(const Look &look)
{
    return usage(QStringLiteral("COMMAND [OPTIONS] [FILE...]"), look)
           + paragraph(
               QStringLiteral("Answers questions about Sudokus from 4x4 to 25x25: one answer for each "
                              "puzzle, in order. Reads standard input if there is no FILE, or if "
                              "FILE is -. Looks at the clues of a puzzle, not at the digits that a "
                              "player entered."),
               look)
           + section(QStringLiteral("Commands:"), commandLines(), look)
           + section(QStringLiteral("Names that options take (see COMMAND --help):"), nameLines(), look)
           + section(QStringLiteral("Exit status:"), exitStatusLines(), look)
           + paragraph(
               QStringLiteral("If several apply, 2 goes before 3, and 3 before 1. After bad input the "
                              "other puzzles are still answered; a text that is not a puzzle gets "
                              "the answer \"error\"."),
               look)
           + reportLine(look);
}

QString commandHelp(const Command &command, const Look &look)
{
    const auto asItIs = [](const QString &word) { return word; };
    return usage(toQString(command.name) + argumentsOf(command, asItIs), look)
           + paragraph(capitalised(toQString(command.help)) + QLatin1Char('.'), look)
           + paragraph(QStringLiteral("Answers: %1.").arg(toQString(command.answers)), look)
           + section(QStringLiteral("Options (\"%1 help\" lists the names):").arg(QLatin1String(programName)),
                     optionLines(command), look)
           + csvColumns(command, look);
}

QString shortHelp()
{
    const std::array examples{Example{&solveCommand, "puzzles.txt"}, Example{&checkCommand, "puzzles.txt"},
                              Example{&generateCommand, "--count 3"}};
    std::vector<HelpLine> lines;
    for (const auto &[command, arguments] : examples)
        lines.push_back({QStringLiteral("%1 %2").arg(toQString(command->name), QLatin1String(arguments)),
                         toQString(command->help)});
    return usage(QStringLiteral("COMMAND [OPTIONS] [FILE...]"), {}) + columns(lines, Look().width)
           + QStringLiteral("See '%1 --help' for all commands.\n").arg(QLatin1String(programName));
}

std::optional<QString> namesHelp(const QString &option, const Look &look)
{
    for (const NameList &list : nameLists()) {
        if (!list.options.contains(option))
            continue;
        std::vector<HelpLine> lines;
        for (const Name &name : list.names)
            lines.push_back({name.id, name.meaning});
        return columns(lines, look.width);
    }
    return {};
}

QStringList optionsWithNames()
{
    QStringList options;
    for (const NameList &list : nameLists())
        options += list.options;
    return options;
}

} // namespace sudoku::cli
