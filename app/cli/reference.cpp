#include "app/cli/reference.h"

#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

bool haveMeanings(const std::vector<Name> &names)
{
    return std::ranges::any_of(names, [](const Name &name) { return !name.meaning.isEmpty(); });
}

/// Returns the names of \a values; those without a meaning are not among them.
std::vector<Name> namesToTell(const Values &values)
{
    std::vector<Name> names = values.names();
    if (values.others)
        std::ranges::copy(values.others(), std::back_inserter(names));
    std::erase_if(names, [](const Name &name) { return name.meaning.isEmpty(); });
    return names;
}

} // namespace

QStringList optionNames(const Option &option)
{
    QStringList names;
    if (!option.letter.empty())
        names += QLatin1Char('-') + toQString(option.letter);
    return names << QStringLiteral("--") + toQString(option.name);
}

QString argumentsOf(const Command &command, QString (*mark)(const QString &word))
{
    QString all = QStringLiteral(" [%1]").arg(mark(QStringLiteral("OPTIONS")));
    if (command.argument)
        all += QLatin1Char(' ') + mark(toQString(command.argument->valueName));
    if (command.readsPuzzles)
        all += QStringLiteral(" [%1...]").arg(mark(QStringLiteral("FILE")));
    return all;
}

std::vector<NameList> nameLists()
{
    std::vector<NameList> lists;
    std::vector<std::vector<Name> (*)()> tables; // of each list
    QStringList known;
    for (const Command *command : commands()) {
        for (const Option *option : optionsOf(*command)) {
            const QString name = QStringLiteral("--") + toQString(option->name);
            const Values &values = option->values;
            if (!values.names || known.contains(name) || !haveMeanings(values.names()))
                continue;
            known += name;
            const auto table = std::ranges::find(tables, values.names);
            if (table != tables.end()) {
                lists[table - tables.begin()].options += name;
                continue;
            }
            tables.push_back(values.names);
            lists.push_back({{name}, namesToTell(values)});
        }
    }
    return lists;
}

std::vector<UsedOption> usedOptions()
{
    std::vector<UsedOption> all;
    for (const Command *command : commands())
        for (const Option *option : optionsOf(*command)) {
            auto used = std::ranges::find(all, option, &UsedOption::option);
            if (used == all.end())
                used = all.insert(used, {option, {}});
            used->commands += toQString(command->name);
        }
    std::ranges::stable_sort(all, {}, [](const UsedOption &used) { return used.option->name; });
    return all;
}

std::vector<HelpLine> exitStatusLines()
{
    return {
        {QStringLiteral("0"), QStringLiteral("every puzzle was answered as asked")},
        {QStringLiteral("1"),
         QStringLiteral("a puzzle has no solution, or not exactly one where the command requires that")},
        {QStringLiteral("2"),
         QStringLiteral(
             "bad input or usage, or a solver failed; standard error says FILE:LINE:COLUMN: what")},
        {QStringLiteral("3"), QStringLiteral("a limit was reached before there was an answer")},
        {QStringLiteral("130"),
         QStringLiteral("interrupted by Ctrl+C; what was known by then has been written")},
    };
}

} // namespace sudoku::cli
