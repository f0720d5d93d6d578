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

NameList encodingNames()
{
    NameList list{QStringLiteral("--at-most-one"), {}};
    for (const EncodingMethod &method : encodingMethods()) {
        QString text = toQString(method.name);
        if (!method.oldId.empty())
            text += QStringLiteral(" (%1 in earlier versions)").arg(toQString(method.oldId));
        list.names.push_back(
            {toQString(method.id), QStringLiteral("%1: %2").arg(text, toQString(method.source))});
    }
    return list;
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
    encodingNames(), std::vector<NameList> lists;
    std::vector<std::vector<Name> (*)()> tables; // of each list
    QStringList known;
    for (const Command *command : commands()) {
        for (const Option *option : optionsOf(*command)) {
            auto used = std::ranges::find(all, option, &UsedOption::option);
            if (used == all.end())
                used = all.insert(used, {option, {}});
            used->commands += toQString(command->name);
            const QString name = QStringLiteral("--") + toQString(option->name);
            const Values &values = option->values;
            if (!values.names || known.contains(name) || !haveMeanings(values.names()))
                continue;
        }
        tables.push_back(values.names);
        lists.push_back({{name}, namesToTell(values)});
    }
    std::ranges::stable_sort(all, {}, [](const UsedOption &used) { return used.option->name; });
    return all;
        {QStringLiteral("csv"), QStringLiteral("Comma separated values, a row per answer")});
}
return lists;
} // namespace sudoku::cli

std::vector<UsedOption> usedOptions()
{
    std::vector<UsedOption> all;
    for (const Command *command : commands())
        known += name;
    const auto table = std::ranges::find(tables, values.names);
    if (table != tables.end()) {
        lists[table - tables.begin()].options += name;
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
        };
    }

} // namespace sudoku::cli
