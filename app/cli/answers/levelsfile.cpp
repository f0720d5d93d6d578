#include "app/cli/answers/levelsfile.h"

#include "app/cli/options/names.h"
#include "app/cli/options/proposal.h"
#include "ui/text/nearnames.h"
#include "ui/text/ownlevels.h"
#include "ui/text/readfile.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku::cli {

tl::expected<std::vector<PuzzleLevel>, QString> levelsOf(const Settings &settings)
{
    constexpr qint64 maxBytes = 1'000'000;
    const QString &file = settings.levelsFile;
    if (file.isEmpty())
        return {};
    const auto text = readFile(file, maxBytes);
    if (!text)
        return tl::unexpected(QStringLiteral("%1: %2").arg(file, text.error()));
    return readOwnLevels(*text).map_error(
        [&](const QString &problem) { return QStringLiteral("%1: %2").arg(file, problem); });
}

tl::expected<Settings, QString> withLevels(Settings settings)
{
    auto levels = levelsOf(settings);
    if (!levels)
        return tl::unexpected(levels.error());
    settings.levels = std::move(*levels);
    if (const auto level = ownLevelOf(settings))
        settings.generate.ownLevel = toQString(level->name); // as it is written there
    return settings;
}

tl::expected<PuzzleLevel, QString> ownLevelOf(const Settings &settings)
{
    const QString &asked = settings.generate.ownLevel;
    QStringList names = idsOf(levelNames());
    for (const PuzzleLevel &level : settings.levels) {
        if (asked.compare(toQString(level.name), Qt::CaseInsensitive) == 0)
            return level;
        names += toQString(level.name);
    }
    const QStringList near = nearNames(asked, names);
    return tl::unexpected(QStringLiteral("--difficulty: unknown name '%1'; %2the names are: %3")
                              .arg(asked, near.isEmpty() ? QString() : didYouMean(near) + u' ',
                                   names.join(QStringLiteral(", "))));
}

QString placeOfOwnLevel(const Settings &settings)
{
    const auto found =
        std::ranges::find(settings.levels, settings.generate.ownLevel.toStdString(), &PuzzleLevel::name);
    return found == settings.levels.end() ? QString()
                                          : QStringLiteral("%1: levels[%2] (%3): ")
                                                .arg(settings.levelsFile)
                                                .arg(found - settings.levels.begin())
                                                .arg(settings.generate.ownLevel);
}

} // namespace sudoku::cli
