#include "app/cli/manpage.h"

#include "app/cli/options/programname.h"
#include "app/cli/reference.h"
#include "ui/text/strings.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

QString roffOf(QChar letter)
{
    switch (letter.unicode()) {
    case u'\\':
        return QStringLiteral("\\e");
    case u'-':
        return QStringLiteral("\\-");
    case u'\'':
        return QStringLiteral("\\(aq");
    case u'"':
        return QStringLiteral("\\(dq");
    case u'^':
        return QStringLiteral("\\(ha");
    case u'~':
        return QStringLiteral("\\(ti");
    case u'\n':
        return QStringLiteral(" ");
    default:
        break;
    }
    if (letter.unicode() < 128)
        return letter;
    return QStringLiteral("\\[u%1]")
        .arg(letter.unicode(), 4, 16, QLatin1Char('0'))
        .toUpper()
        .replace(u'U', u'u');
}

/// Returns \a text with the escapes that roff needs. A line must not begin with a full stop.
QString plain(const QString &text)
{
    QString roff;
    for (const QChar letter : text)
        roff += roffOf(letter);
    return roff.startsWith(u'.') ? QStringLiteral("\\&") + roff : roff;
}

QString bold(const QString &text)
{
    return QStringLiteral("\\fB%1\\fR").arg(plain(text));
}

QString section(const char *title)
{
    return QStringLiteral(".SH %1\n").arg(QLatin1String(title));
}

QString paragraph(const QString &text)
{
    return QStringLiteral(".PP\n%1\n").arg(plain(text));
}

QString entry(const QString &term, const QString &text)
{
    return QStringLiteral(".TP\n%1\n%2\n").arg(term, text);
}

QString sentence(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1) + QLatin1Char('.');
}

QString synopsis(const Command &command)
{
    const QString argument = command.argument
                                 ? QStringLiteral(" \\fI%1\\fR").arg(toQString(command.argument->valueName))
                                 : QString();
    const QString files =
        argument + (command.readsPuzzles ? QStringLiteral(" [\\fIFILE\\fR...]") : QString());
    return QStringLiteral("%1 [\\fIOPTIONS\\fR]%2").arg(bold(toQString(command.name)), files);
}

QString optionNames(const Command &command)
{
    QStringList names;
    for (const Option *option : command.options)
        names += bold(QStringLiteral("--") + toQString(option->name));
    return names.join(QStringLiteral(", "));
}

QString commandEntries()
{
    QString all;
    for (const Command *command : commands())
        all += entry(synopsis(*command), plain(sentence(toQString(command->help)))) + QStringLiteral(".IP\n")
               + plain(QStringLiteral("Answers: %1.").arg(toQString(command->answers)))
               + QStringLiteral("\n.IP\nOptions: %1\n").arg(optionNames(*command));
    return all
           + entry(bold(QStringLiteral("help")) + QStringLiteral(" [\\fICOMMAND\\fR]"),
                   plain(QStringLiteral("Lists all commands and names, or the options of a command.")));
}

/// Returns the options of all commands, each once.
std::vector<const Option *> allOptions()
{
    std::vector<const Option *> options;
    for (const Command *command : commands())
        for (const Option *option : command->options)
            if (std::ranges::find(options, option) == options.end())
                options.push_back(option);
    std::ranges::stable_sort(options, {}, &Option::name);
    return options;
}

QString commandsWith(const Option &option)
{
    QStringList names;
    for (const Command *command : commands())
        if (std::ranges::find(command->options, &option) != command->options.end())
            names += toQString(command->name);
    return names.join(QStringLiteral(", "));
}

QString optionTerm(const Option &option)
{
    QString term = bold(QStringLiteral("--") + toQString(option.name));
    if (!option.letter.empty())
        term = bold(QLatin1Char('-') + toQString(option.letter)) + QStringLiteral(", ") + term;
    if (!option.valueName.empty())
        term += QStringLiteral(" \\fI%1\\fR").arg(plain(toQString(option.valueName)));
    return term;
}

QString optionEntries()
{
    QString all;
    for (const Option *option : allOptions())
        all += entry(optionTerm(*option), plain(QStringLiteral("%1 (%2)").arg(
                                              sentence(toQString(option->help)), commandsWith(*option))));
    return all;
}

QString nameEntries()
{
    QString all;
    for (const NameList &list : nameLists()) {
        all += QStringLiteral(".SS Names for %1\n").arg(plain(list.option));
        for (const HelpLine &name : list.names)
            all += entry(bold(name.term), plain(name.text));
    }
    return all;
}

QString exitStatusEntries()
{
    QString all;
    for (const HelpLine &line : exitStatusLines())
        all += entry(bold(line.term), plain(sentence(line.text)));
    return all;
}

QString head()
{
    return QStringLiteral(".TH SUDOKU\\-WORKBENCH\\-CLI 1 \"\" \"Sudoku Workbench %1\" \"User Commands\"\n")
               .arg(QStringLiteral(PROGRAM_VERSION))
           + section("NAME") + plain(QLatin1String(programName))
           + QStringLiteral(" \\- answer questions about Sudokus from 4x4 to 25x25\n") + section("SYNOPSIS")
           + QStringLiteral("%1 \\fICOMMAND\\fR [\\fIOPTIONS\\fR] [\\fIFILE\\fR...]\n")
                 .arg(bold(QLatin1String(programName)));
}

/// Returns the old names that scripts for the previous release may use.
QString oldNames()
{
    QString all;
    for (const Option *option : allOptions())
        if (!option->oldName.empty())
            all += entry(bold(QStringLiteral("--") + toQString(option->oldName)),
                         plain(QStringLiteral("Now --%1. This release accepts both names.")
                                   .arg(toQString(option->name))));
    return section("OLD NAMES") + all
           + entry(bold(QStringLiteral("reasons")),
                   plain(QStringLiteral("In the JSON of explain, now \"contradiction\". "
                                        "This release writes both.")));
}

QString examples()
{
    constexpr std::array lines{
        "sudoku-workbench-cli solve puzzles.txt",
        "",
        "sudoku-workbench-cli check --variant windoku <puzzles.txt",
        "",
        "sudoku-workbench-cli explain --fix puzzle.txt",
        "",
        "sudoku-workbench-cli generate --count 20 --with-seed |",
        "    sudoku-workbench-cli print -o booklet.pdf --booklet",
    };
    QStringList texts;
    for (const char *line : lines)
        texts += plain(QString::fromLatin1(line));
    return section("EXAMPLES") + QStringLiteral(".nf\n%1\n.fi\n").arg(texts.join(QLatin1Char('\n')));
}

} // namespace

QString manPage()
{
    return head() + section("DESCRIPTION")
           + plain(QStringLiteral("Gives one answer for each puzzle, in the order of the puzzles. Reads "
                                  "standard input if there is no "
                                  "FILE, or if FILE is -. Looks at the clues of a puzzle, not at the digits "
                                  "that a player entered."))
           + QLatin1Char('\n')
           + paragraph(
               QStringLiteral("Options may be anywhere after the command. Each command takes --help."))
           + section("COMMANDS") + commandEntries() + section("OPTIONS") + optionEntries() + section("NAMES")
           + nameEntries() + section("EXIT STATUS") + exitStatusEntries()
           + paragraph(
               QStringLiteral("If several apply, 2 goes before 3, and 3 before 1. After bad input the "
                              "other puzzles are still answered; "
                              "a text that is not a puzzle gets the answer \"error\"."))
           + oldNames() + examples() + section("SEE ALSO") + QStringLiteral(".BR sudoku\\-workbench (1)\n")
           + paragraph(QStringLiteral("The handbook (F1 in the window) explains rules, formats and words."));
}

} // namespace sudoku::cli
