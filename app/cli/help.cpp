#include "app/cli/help.h"

#include "app/cli/names.h"
#include "app/cli/programname.h"

#include <algorithm>

namespace sudoku {
namespace {

struct HelpLine
{
    QString term;
    QString text;
};

// The terms indented, the texts below each other.
QString columns(const std::vector<HelpLine> &lines)
{
    qsizetype width = 0;
    for (const HelpLine &line : lines)
        width = std::max(width, line.term.size());
    QString all;
    for (const HelpLine &line : lines)
        all += QStringLiteral("  %1  %2\n").arg(line.term.leftJustified(width), line.text);
    return all;
}

QString optionTerm(const Option &option)
{
    QString dashed = QStringLiteral("--") + toQString(option.name);
    if (!option.letter.empty())
        dashed = QLatin1Char('-') + toQString(option.letter) + QStringLiteral(", ") + dashed;
    return option.valueName.empty() ? dashed : dashed + QLatin1Char(' ') + toQString(option.valueName);
}

QString commandColumns()
{
    std::vector<HelpLine> lines;
    for (const Command *command : commands())
        lines.push_back({toQString(command->name), toQString(command->help)});
    lines.push_back({QStringLiteral("help [COMMAND]"), QStringLiteral("this text, or that of a command")});
    return columns(lines);
}

QString optionColumns(const Command &command)
{
    std::vector<HelpLine> lines;
    for (const Option *option : command.options)
        lines.push_back({optionTerm(*option), toQString(option->help)});
    lines.push_back({QStringLiteral("--help"), QStringLiteral("this text")});
    return columns(lines);
}

template <typename Entry>
void addName(std::vector<HelpLine> &lines, const QString &kind, const Entry &entry)
{
    lines.push_back({kind + QLatin1Char(' ') + toQString(entry.id), toQString(entry.name)});
}

QString nameColumns()
{
    std::vector<HelpLine> lines;
    for (const Format &format : formats())
        addName(lines, QStringLiteral("--format"), format);
    lines.push_back(
        {QStringLiteral("--format json"), QStringLiteral("One JSON object a line, with all that is known")});
    for (const SymbolSet &symbols : symbolSets())
        addName(lines, QStringLiteral("--symbols"), symbols);
    for (const Variant *variant : variants())
        addName(lines, QStringLiteral("--variant"), *variant);
    for (const Symmetry &symmetry : symmetries())
        addName(lines, QStringLiteral("--symmetry"), symmetry);
    for (const AtMostOne &encoding : atMostOneEncodings())
        addName(lines, QStringLiteral("--at-most-one"), encoding);
    for (const SolverKind &solver : solverKinds())
        addName(lines, QStringLiteral("--solver"), solver);
    return columns(lines);
}

constexpr char exitStatusText[] =
    "Exit status:\n"
    "  0  every puzzle was answered as asked\n"
    "  1  a puzzle has no solution, or not exactly one, where the command wants that\n"
    "  2  bad input or usage, or a solver that fails; standard error says\n"
    "     FILE:LINE:COLUMN: what\n"
    "  3  a limit came before an answer\n"
    "Where several apply, 2 goes before 3, and 3 before 1. After bad input the rest is\n"
    "still answered; the answer to a text that is no puzzle is \"error\".\n";

} // namespace

QString programHelp()
{
    return QStringLiteral(
               "Usage: %1 COMMAND [OPTIONS] [FILE...]\n"
               "Answers questions about Sudokus from 4x4 to 25x25, one answer a puzzle, in order.\n"
               "Without a FILE, or where it is -, standard input is read. Of a puzzle the givens\n"
               "count, not the digits that a player entered.\n\n"
               "Commands:\n%2\n"
               "Names that options take (see COMMAND --help):\n%3\n%4")
        .arg(QLatin1String(programName), commandColumns(), nameColumns(), QLatin1String(exitStatusText));
}

QString commandHelp(const Command &command)
{
    return QStringLiteral("Usage: %1 %2 [OPTIONS]%6\n"
                          "%2: %3.\n"
                          "Answers: %4.\n\n"
                          "Options (\"%1 help\" lists the names):\n%5")
        .arg(QLatin1String(programName), toQString(command.name), toQString(command.help),
             toQString(command.answers), optionColumns(command),
             command.readsPuzzles ? QStringLiteral(" [FILE...]") : QString());
}

QString versionText()
{
    return QStringLiteral("%1 %2\n").arg(QLatin1String(programName), QStringLiteral(PROGRAM_VERSION));
}

} // namespace sudoku
