#include "ui/text/ownlevels.h"

#include "core/hints/techniques.h"
#include "ui/text/qtjson.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Read = tl::expected<void, QString>;

constexpr int tenths = 10;

/// Returns what \a value is not, with its \a place.
tl::unexpected<QString> wrong(const QString &place, const QString &what)
{
    return tl::unexpected<QString>(place + QStringLiteral(": ") + what);
}

/// Reads [28, 33]; a number of the file counts \a perUnit.
Read readRange(WishedRange &range, const Json &value, const QString &place, int perUnit = 1)
{
    const auto number = [&](std::size_t index) {
        return static_cast<int>(std::lround(value[index].get<double>() * perUnit));
    };
    constexpr double highest = 1'000'000;
    const bool isPair =
        value.is_array() && value.size() == 2 && std::ranges::all_of(value, [](const Json &end) {
            return end.is_number() && end.get<double>() >= 0 && end.get<double>() <= highest;
        });
    if (!isPair)
        return wrong(place, QStringLiteral("this must be a range such as [28, 33]"));
    if (number(0) > number(1))
        return wrong(place, QStringLiteral("the range is in the wrong order: the lower number comes first"));
    range = {number(0), number(1)};
    return {};
}

Read readRating(Difficulty &difficulty, RatingScale scale, const Json &value, const QString &place)
{
    if (difficulty.rating)
        return wrong(place, QStringLiteral("a level has a range of one rating only: hodoku or explainer"));
    WishedRange range;
    const Read read = readRange(range, value, place, scale == RatingScale::Explainer ? tenths : 1);
    difficulty.rating = {.scale = scale, .min = range.min, .max = range.max};
    return read;
}

tl::expected<const Technique *, QString> readTechnique(const Json &value, const QString &place)
{
    const Technique *technique = value.is_string() ? findTechnique(value.get<std::string>()) : nullptr;
    if (!technique)
        return wrong(place, QStringLiteral("this must be the name of a technique, such as \"x-wing\""));
    return technique;
}

Read readTechniques(std::vector<const Technique *> &techniques, const Json &value, const QString &place)
{
    if (!value.is_array())
        return wrong(place, QStringLiteral("this must be a list of techniques, such as [\"x-wing\"]"));
    for (std::size_t i = 0; i < value.size(); ++i) {
        const auto technique = readTechnique(value[i], QStringLiteral("%1[%2]").arg(place).arg(i));
        if (!technique)
            return tl::unexpected(technique.error());
        techniques.push_back(*technique);
    }
    return {};
}

Read readLevel(PuzzleLevel &level, const Json &value, const QString &place)
{
    level.difficulty.isForBeginners = value == "beginner";
    if (level.difficulty.isForBeginners) {
        level.difficulty.level = Level::Easy;
        return {};
    }
    for (const Level known : allLevels)
        if (value == englishName(known).toLower().toStdString()) {
            level.difficulty.level = known;
            return {};
        }
    return wrong(place, QStringLiteral("this must be beginner, easy, medium, hard, unfair or extreme"));
}

/// A member of a level.
struct LevelMember
{
    const char *name;
    Read (*read)(PuzzleLevel &level, const Json &value, const QString &place);
};

constexpr std::array members{
    LevelMember{"name",
                [](PuzzleLevel &level, const Json &value, const QString &place) -> Read {
                    if (!value.is_string() || value.get<std::string>().empty())
                        return wrong(place, QStringLiteral("this must be a text"));
                    level.name = value.get<std::string>();
                    return {};
                }},
    LevelMember{"level", readLevel},
    LevelMember{"explainer",
                [](PuzzleLevel &level, const Json &value, const QString &place) {
                    return readRating(level.difficulty, RatingScale::Explainer, value, place);
                }},
    LevelMember{"hodoku",
                [](PuzzleLevel &level, const Json &value, const QString &place) {
                    return readRating(level.difficulty, RatingScale::Hodoku, value, place);
                }},
    LevelMember{"clues", [](PuzzleLevel &level, const Json &value,
                            const QString &place) { return readRange(level.clues, value, place); }},
    LevelMember{"steps",
                [](PuzzleLevel &level, const Json &value, const QString &place) {
                    return readRange(level.difficulty.steps, value, place);
                }},
    LevelMember{"hardSteps",
                [](PuzzleLevel &level, const Json &value, const QString &place) {
                    return readRange(level.difficulty.hardSteps, value, place);
                }},
    LevelMember{"needs",
                [](PuzzleLevel &level, const Json &value, const QString &place) {
                    return readTechniques(level.difficulty.needed, value, place);
                }},
    LevelMember{"only",
                [](PuzzleLevel &level, const Json &value, const QString &place) {
                    return readTechniques(level.difficulty.allowed, value, place);
                }},
    LevelMember{"hardest",
                [](PuzzleLevel &level, const Json &value, const QString &place) -> Read {
                    const auto technique = readTechnique(value, place);
                    if (!technique)
                        return tl::unexpected(technique.error());
                    level.difficulty.hardest = *technique;
                    return {};
                }},
};

tl::expected<PuzzleLevel, QString> readOne(const Json &object, const QString &place)
{
    if (!object.is_object())
        return wrong(place, QStringLiteral("this must be an object with a name"));
    PuzzleLevel level;
    for (const auto &[name, value] : object.items()) {
        const QString part = place + u'.' + toQString(name);
        const auto member = std::ranges::find(members, name, &LevelMember::name);
        if (member == members.end())
            return wrong(part, QStringLiteral("a level has no such member"));
        if (const Read read = member->read(level, value, part); !read)
            return tl::unexpected(read.error());
    }
    if (level.name.empty())
        return wrong(place, QStringLiteral("the name is missing"));
    return level;
}

/// Returns "line 3, column 5" for the byte \a offset.
QString placeIn(const QByteArray &text, qsizetype offset)
{
    const QByteArray before = text.left(std::max<qsizetype>(offset, 1) - 1);
    return QStringLiteral("line %1, column %2")
        .arg(before.count('\n') + 1)
        .arg(before.size() - before.lastIndexOf('\n'));
}

tl::expected<Json, QString> parse(const QByteArray &text)
{
    try {
        return Json::parse(text.begin(), text.end());
    } catch (const Json::parse_error &error) {
        return wrong(placeIn(text, static_cast<qsizetype>(error.byte)), QStringLiteral("this is not JSON"));
    } catch (const Json::exception &) {
        return wrong(placeIn(text, 0), QStringLiteral("this is not JSON"));
    }
}

} // namespace

tl::expected<std::vector<PuzzleLevel>, QString> readOwnLevels(const QByteArray &text)
{
    const tl::expected<Json, QString> json = parse(text);
    if (!json)
        return tl::unexpected(json.error());
    const Json &list = json->is_object() && json->contains("levels") ? (*json)["levels"] : *json;
    if (!list.is_array())
        return wrong(QStringLiteral("levels"), QStringLiteral("this must be a list of levels"));
    std::vector<PuzzleLevel> levels;
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto level = readOne(list[i], QStringLiteral("levels[%1]").arg(i));
        if (!level)
            return tl::unexpected(level.error());
        const bool isKnown = std::ranges::any_of(levels, [&](const PuzzleLevel &other) {
            return toQString(other.name).compare(toQString(level->name), Qt::CaseInsensitive) == 0;
        });
        if (isKnown)
            return wrong(QStringLiteral("levels[%1].name").arg(i),
                         QStringLiteral("'%1' is the name of another level").arg(toQString(level->name)));
        levels.push_back(std::move(*level));
    }
    return levels;
}

} // namespace sudoku
