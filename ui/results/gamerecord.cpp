#include "ui/results/gamerecord.h"

#include "core/variants/variant.h"
#include "ui/text/qtjson.h"
#include "ui/text/shapetext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace sudoku {
namespace {

using Json = nlohmann::json;

struct KindWords
{
    Q_DECLARE_TR_FUNCTIONS(GameKind)
};

/// By Level; files have these words, so they never change.
constexpr std::array<std::string_view, allLevels.size()> levelWords{"easy", "medium", "hard", "unfair",
                                                                    "extreme"};
constexpr auto jigsawWord = "jigsaw";
constexpr auto digitsWord = "-digits"; // behind their number

std::optional<Level> levelOf(const QString &word)
{
    const auto found = std::ranges::find(levelWords, word.toStdString());
    return found == levelWords.end() ? std::nullopt : std::optional(allLevels[found - levelWords.begin()]);
}

/// Returns a number that is not negative, or nothing.
std::optional<int> countOf(const Json &object, const char *name)
{
    const auto number = json::number(json::member(object, name));
    return number && *number >= 0 ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

QString partName(const QString &word)
{
    if (word == QLatin1String(jigsawWord))
        return KindWords::tr("jigsaw");
    if (word.endsWith(QLatin1String(digitsWord)))
        return KindWords::tr("%n digit(s)", nullptr, word.section(QLatin1Char('-'), 0, 0).toInt());
    const Variant *variant = findVariant(word.toStdString());
    return variant ? nameInSentence(nameText(*variant)) : word;
}

} // namespace

QString kindId(const Puzzle &puzzle)
{
    const Geometry &geometry = puzzle.geometry;
    QStringList words{QStringLiteral("%1x%1").arg(geometry.size())};
    if (!geometry.boxes())
        words += QLatin1String(jigsawWord);
    if (geometry.digitCount() != geometry.size())
        words += QString::number(geometry.digitCount()) + QLatin1String(digitsWord);
    std::set<QString> rules;
    for (const Constraint &constraint : puzzle.constraints)
        rules.insert(toQString(constraint.variant->id));
    for (const QString &rule : rules)
        words += rule;
    return words.join(QLatin1Char(' '));
}

QString kindName(const QString &id)
{
    QStringList words = id.split(QLatin1Char(' '));
    const QString size = KindWords::tr("%1 × %1").arg(words.takeFirst().section(QLatin1Char('x'), 0, 0));
    if (words.isEmpty())
        return KindWords::tr("Classic %1").arg(size);
    QStringList parts{size};
    std::ranges::transform(words, std::back_inserter(parts), partName);
    return parts.join(KindWords::tr(", "));
}

QString levelWord(std::optional<Level> level)
{
    return level ? toQString(levelWords[static_cast<std::size_t>(*level)]) : QString();
}

QByteArray lineOf(const GameRecord &record)
{
    Json object{{"finished", record.finished.toString(Qt::ISODate)},
                {"kind", record.kind},
                {"seconds", record.time.count()},
                {"hints", record.hints}};
    if (record.level)
        object["level"] = levelWord(record.level);
    return QByteArray::fromStdString(json::line(object));
}

std::optional<GameRecord> readGameRecord(const QByteArray &line)
{
    const Json object = json::parse(line);
    const auto seconds = countOf(object, "seconds");
    const QDateTime finished = QDateTime::fromString(json::string(object, "finished"), Qt::ISODate);
    const QString kind = json::string(object, "kind");
    if (!seconds || !finished.isValid() || kind.isEmpty())
        return {};
    return GameRecord{.finished = finished,
                      .kind = kind,
                      .level = levelOf(json::string(object, "level")),
                      .time = std::chrono::seconds(*seconds),
                      .hints = countOf(object, "hints").value_or(0)};
}

} // namespace sudoku
