#include "app/cli/reference.h"

#include "app/cli/options/proposal.h"
#include "core/formats/formats.h"
#include "core/hints/techniques.h"
#include "core/sat/solverkinds.h"

namespace sudoku::cli {
namespace {

template <typename Table>
NameList namesOf(const char *option, const Table &rows)
{
    NameList list{QLatin1String(option), {}};
    for (const auto &entry : rows) {
        if constexpr (std::is_pointer_v<std::decay_t<decltype(entry)>>)
            list.names.push_back({toQString(entry->id), toQString(entry->name)});
        else
            list.names.push_back({toQString(entry.id), toQString(entry.name)});
    }
    return list;
}

NameList encodingNames()
{
    NameList list{QStringLiteral("--at-most-one"), {}};
    for (const EncodingMethod &method : encodingMethods()) {
        QString text = toQString(method.name);
        if (!method.oldId.empty())
            text += QStringLiteral(" (also %1)").arg(toQString(method.oldId));
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
    NameList formatNames = namesOf("--format", formats());
    formatNames.names.push_back(
        {QStringLiteral("json"), QStringLiteral("One JSON object per line, with everything that is known")});
    return {formatNames,
            namesOf("--symbols", symbolSets()),
            namesOf("--variant", variants()),
            namesOf("--symmetry", symmetries()),
            encodingNames(),
            namesOf("--solver", solverKinds()),
            namesOf("--needs", techniques())};
}

std::vector<HelpLine> exitStatusLines()
{
    return {
        {QStringLiteral("0"), QStringLiteral("every puzzle was answered as asked")},
        {QStringLiteral("1"),
         QStringLiteral("a puzzle has no solution, or not exactly one where the command requires that")},
        {QStringLiteral("2"),
         QStringLiteral(
             "bad input or usage, or a solver failed; standard error says\nFILE:LINE:COLUMN: what")},
        {QStringLiteral("3"), QStringLiteral("a limit was reached before there was an answer")},
    };
}

} // namespace sudoku::cli
