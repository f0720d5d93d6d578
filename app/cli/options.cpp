#include "app/cli/options.h"

#include <QRegularExpression>

namespace sudoku {
namespace {

using Applied = tl::expected<void, QString>;

constexpr int mostThreads = 256;
constexpr double longestTime = 1e6; // seconds: what std::chrono can add to any clock

Applied notOneOf(const QString &value, const QStringList &right)
{
    return tl::unexpected(QStringLiteral("unknown name '%1'; there are: %2").arg(value, right.join(", ")));
}

Applied applyAtMostOne(Settings &settings, const QString &value)
{
    settings.solve.encode.atMostOne = findAtMostOne(value.toStdString());
    return settings.solve.encode.atMostOne ? Applied() : notOneOf(value, atMostOneIds());
}

Applied applySolver(Settings &settings, const QString &value)
{
    settings.solve.solver = findSolver(value.toStdString());
    return settings.solve.solver ? Applied() : notOneOf(value, solverIds());
}

Applied applySymbols(Settings &settings, const QString &value)
{
    settings.symbols = findSymbolSet(value.toStdString());
    return settings.symbols ? Applied() : notOneOf(value, symbolIds());
}

Applied applyFormat(Settings &settings, const QString &value)
{
    settings.isJson = value == u"json";
    if (settings.isJson)
        return {};
    settings.format = findFormat(value.toStdString());
    return settings.format ? Applied() : notOneOf(value, formatIds());
}

Applied applyBoxes(Settings &settings, const QString &value)
{
    static const QRegularExpression shape(QStringLiteral("^([1-9][0-9]?)x([1-9][0-9]?)$"));
    const QRegularExpressionMatch match = shape.match(value);
    const BoxShape boxes{match.captured(1).toInt(), match.captured(2).toInt()};
    if (boxes.size() < smallestSize || boxes.size() > largestSize)
        return tl::unexpected(
            QStringLiteral("'%1' is no box shape; right is, for instance, 2x3: 2 rows of 3 cells, "
                           "%2 to %3 cells in all")
                .arg(value, QString::number(smallestSize), QString::number(largestSize)));
    settings.read.boxes = boxes;
    return {};
}

Applied applyVariant(Settings &settings, const QString &value)
{
    const QString id = value.section(QLatin1Char(':'), 0, 0);
    const Variant *variant = findVariant(id.toStdString());
    if (!variant)
        return notOneOf(id, variantIds());
    if (variant->input != Input::Nothing)
        return tl::unexpected(
            QStringLiteral("'%1' needs cells, which only a puzzle's text can name").arg(id));
    if (value.contains(QLatin1Char(':')))
        return tl::unexpected(QStringLiteral("'%1' takes no argument").arg(id));
    settings.constraints.push_back({variant, {}});
    return {};
}

Applied applyTimeLimit(Settings &settings, const QString &value)
{
    bool isNumber = false;
    const double seconds = value.toDouble(&isNumber);
    if (!isNumber || !(seconds > 0 && seconds <= longestTime))
        return tl::unexpected(
            QStringLiteral("'%1' is no time; right are seconds above 0, up to %2, such as 0.5 or 60")
                .arg(value, QString::number(longestTime, 'f', 0)));
    settings.timeLimit = std::chrono::duration<double>(seconds);
    return {};
}

Applied applyThreads(Settings &settings, const QString &value)
{
    settings.threads = value.toInt();
    if (settings.threads < 1 || settings.threads > mostThreads)
        return tl::unexpected(QStringLiteral("'%1' is no number from 1 to %2").arg(value).arg(mostThreads));
    return {};
}

Applied applySeed(Settings &settings, const QString &value)
{
    bool isNumber = false;
    settings.solve.seed = value.toLongLong(&isNumber);
    return isNumber ? Applied() : tl::unexpected(QStringLiteral("'%1' is no whole number").arg(value));
}

Applied applyOpen(Settings &settings, const QString &)
{
    settings.isOpenOnly = true;
    return {};
}

template <typename Table>
QStringList idsOf(const Table &table)
{
    QStringList ids;
    for (const auto &entry : table) {
        if constexpr (std::is_pointer_v<std::decay_t<decltype(entry)>>)
            ids += toQString(entry->id);
        else
            ids += toQString(entry.id);
    }
    return ids;
}

} // namespace

namespace option {

const Option atMostOne{"at-most-one", "NAME", "how \"at most one of these\" is written as clauses",
                       applyAtMostOne};
const Option boxes{"boxes", "RxC", "the boxes have R rows and C columns, where the puzzle does not say it",
                   applyBoxes};
const Option format{"format", "NAME", "how answers are written; the default is line", applyFormat};
const Option open{"open", "", "write only what simple propagation of the givens leaves open", applyOpen};
const Option seed{"seed", "N", "for the solver; the same seed gives the same run", applySeed};
const Option solver{"solver", "NAME", "which solver answers", applySolver};
const Option symbols{"symbols", "NAME", "how digits are written; the default is numbers", applySymbols};
const Option threads{"threads", "N", "how many puzzles to work on at the same time; the default is 1",
                     applyThreads};
const Option timeLimit{"time-limit", "SECONDS", "stop a puzzle that takes longer", applyTimeLimit};
const Option variant{"variant", "ID[:ARGUMENT]", "a demand added to every puzzle; may be repeated",
                     applyVariant};

} // namespace option

QStringList formatIds()
{
    return idsOf(formats()) << QStringLiteral("json");
}

QStringList atMostOneIds()
{
    return idsOf(atMostOneEncodings());
}

QStringList solverIds()
{
    return idsOf(solverKinds());
}

QStringList symbolIds()
{
    return idsOf(symbolSets());
}

QStringList variantIds()
{
    return idsOf(variants());
}

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace sudoku
