#include "ui/results/gamerecord.h"

#include "ui/text/qtjson.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// By Level; files have these words, so they never change.
constexpr std::array<std::string_view, allLevels.size()> levelWords{"easy", "medium", "hard", "unfair",
                                                                    "extreme"};

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

} // namespace

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
