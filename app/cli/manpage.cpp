#include "app/cli/manpage.h"

#include "app/cli/reference.h"
#include "app/cli/run/answerjson.h"
#include "core/version/version.h"
#include "ui/text/strings.h"

#include <QMap>
#include <QStringList>

namespace sudoku::cli {
namespace {

// %1 is the version, and the others are lists: of commands, options, names, exit statuses and old names;
// %7 is a section, or nothing.
const QString page = QStringLiteral(
    R"(.TH SUDOKU\-WORKBENCH\-CLI 1 "" "Sudoku Workbench %1" "User Commands"
.SH NAME
sudoku\-workbench\-cli \- answer questions about Sudokus from 4x4 to 25x25
.SH SYNOPSIS
\fBsudoku\-workbench\-cli\fR \fICOMMAND\fR [\fIOPTIONS\fR] [\fIFILE\fR...]
.SH DESCRIPTION
Gives one answer for each puzzle, in the order of the puzzles. )"
    R"(Reads standard input if there is no FILE, or if FILE is \-. )"
    R"(Looks at the clues of a puzzle, not at the digits that a player entered.
.PP
Options may be anywhere after the command.
.SH COMMANDS
%2.TP
\fBhelp\fR [\fICOMMAND\fR]
Lists all commands and names, or the options of a command.
.SH OPTIONS
%3.SH NAMES
%4.SH EXIT STATUS
%5.PP
If several apply, 2 goes before 3, and 3 before 1. After bad input the other puzzles are still answered; )"
    R"(a text that is not a puzzle gets the answer \(dqerror\(dq.
.SH OLD NAMES
%6.SH EXAMPLES
.nf
sudoku\-workbench\-cli solve puzzles.txt

sudoku\-workbench\-cli check \-\-variant windoku <puzzles.txt

sudoku\-workbench\-cli explain \-\-fix puzzle.txt

sudoku\-workbench\-cli generate \-\-count 20 \-\-with\-seed |
    sudoku\-workbench\-cli print \-o booklet.pdf \-\-booklet
.fi
%7.SH SEE ALSO
.BR sudoku\-workbench (1)
.PP
The handbook (F1 in the window) explains rules, formats and words.
)");

const QMap<QChar, QString> escapes{
    {u'\\', QStringLiteral("\\e")},  {u'-', QStringLiteral("\\-")},   {u'\'', QStringLiteral("\\(aq")},
    {u'"', QStringLiteral("\\(dq")}, {u'^', QStringLiteral("\\(ha")}, {u'~', QStringLiteral("\\(ti")},
    {u'\n', QStringLiteral(" ")},
};

/// Returns \a text with the escapes that roff needs. A line must not begin with a full stop.
QString plain(const QString &text)
{
    QString roff = text.startsWith(u'.') ? QStringLiteral("\\&") : QString();
    for (const QChar letter : text)
        roff += letter.unicode() < 128
                    ? escapes.value(letter, letter)
                    : QStringLiteral("\\[u%1]").arg(QString::number(letter.unicode(), 16).toUpper(), 4,
                                                    QLatin1Char('0'));
    return roff;
}

QString bold(QStringList words)
{
    for (QString &word : words)
        word = QStringLiteral("\\fB%1\\fR").arg(plain(word));
    return words.join(QStringLiteral(", "));
}

QString italic(const QString &word)
{
    return QStringLiteral("\\fI%1\\fR").arg(plain(word));
}

QString entry(const QString &term, const QString &text)
{
    return QStringLiteral(".TP\n%1\n%2\n").arg(term, plain(text));
}

QString entries(const std::vector<HelpLine> &lines)
{
    QString all;
    for (const HelpLine &line : lines)
        all += entry(bold({line.term}), line.text);
    return all;
}

QString sentence(const QString &text)
{
    return capitalised(text) + QLatin1Char('.');
}

QString commandEntries()
{
    QString all;
    for (const Command *command : commands()) {
        QStringList options;
        for (const Option *option : optionsOf(*command))
            options += QStringLiteral("--") + toQString(option->name);
        all +=
            entry(bold({toQString(command->name)}) + argumentsOf(*command, italic),
                  sentence(toQString(command->help)))
            + QStringLiteral(".IP\nAnswers: %1\n").arg(plain(toQString(command->answers) + QLatin1Char('.')));
        if (!options.isEmpty())
            all += QStringLiteral(".IP\nOptions: %1\n").arg(bold(options));
        for (const CsvColumn *column : command->columns)
            all +=
                (column == command->columns.front() ? QStringLiteral(".IP\nColumns with \\-\\-format csv:\n")
                                                    : QString())
                + QStringLiteral(".br\n%1: %2\n")
                      .arg(bold({toQString(column->name)}), plain(toQString(column->meaning)));
    }
    return all;
}

/// Returns the names of the commands that take an option.
QString usersText(const QStringList &users)
{
    return users.size() == std::ssize(commands()) ? QStringLiteral("each command")
                                                  : users.join(QStringLiteral(", "));
}

QString optionEntries()
{
    QString all;
    for (const auto &[option, users] : usedOptions()) {
        const QString value =
            option->valueName.empty() ? QString() : u' ' + italic(toQString(option->valueName));
        all += entry(bold(optionNames(*option)) + value,
                     QStringLiteral("%1 (%2)").arg(sentence(toQString(option->help)), usersText(users)));
    }
    return all;
}

QString nameEntries()
{
    QString all;
    for (const NameList &list : nameLists()) {
        all += QStringLiteral(".SS Names for %1\n").arg(plain(list.options.join(QStringLiteral(", "))));
        for (const auto &[id, meaning] : list.names)
            all += entry(bold({id}), meaning);
    }
    return all;
}

QString exitStatusEntries()
{
    std::vector<HelpLine> lines = exitStatusLines();
    for (HelpLine &line : lines)
        line.text = sentence(line.text);
    return entries(lines);
}

/// Returns the old names that scripts for the previous release may use.
QString oldNameEntries()
{
    std::vector<HelpLine> lines;
    for (const auto &[option, users] : usedOptions())
        if (!option->oldName.empty())
            lines.push_back(
                {QStringLiteral("--") + toQString(option->oldName),
                 QStringLiteral("Now --%1. This release accepts both names.").arg(toQString(option->name))});
    for (const OldMember &member : oldMembers)
        lines.push_back({toQString(member.oldName),
                         QStringLiteral("A member of the JSON of %1, now \"%2\". Answers have both.")
                             .arg(toQString(member.command), toQString(member.name))});
    return entries(lines);
}

QString reportSection()
{
    return reportAddress().empty()
               ? QString()
               : QStringLiteral(".SH REPORTING BUGS\n%1\n").arg(plain(toQString(reportAddress())));
}

} // namespace

QString manPage()
{
    return page.arg(plain(toQString(releaseVersion())), commandEntries(), optionEntries(), nameEntries(),
                    exitStatusEntries(), oldNameEntries(), reportSection());
}

} // namespace sudoku::cli
