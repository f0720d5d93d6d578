#include "ui/text/difficultywords.h"

#include "core/formats/text/levelnote.h"
#include "core/generate/levelwish.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <QLocale>
#include <algorithm>

namespace sudoku {
namespace {

struct DifficultyWords
{
    Q_DECLARE_TR_FUNCTIONS(Difficulty)
};

QString namesText(const std::vector<const Technique *> &techniques)
{
    QStringList names;
    for (const Technique *technique : techniques)
        names += techniqueName(*technique);
    return listText(names);
}

QString rangeText(const RatingRange &range)
{
    constexpr double tenths = 10;
    const QLocale locale;
    if (range.scale == RatingScale::Hodoku)
        return DifficultyWords::tr("HoDoKu's score %1 to %2")
            .arg(locale.toString(range.min), locale.toString(range.max));
    return DifficultyWords::tr("ER %1 to %2")
        .arg(locale.toString(range.min / tenths, 'f', 1), locale.toString(range.max / tenths, 'f', 1));
}

} // namespace

/// Returns "3", "3 to 5", "at most 5" or "at least 3".
QString numbersText(const WishedRange &range)
{
    if (range.min == range.max)
        return QString::number(range.min);
    if (range.max == WishedRange().max)
        return DifficultyWords::tr("at least %1").arg(range.min);
    return range.min == 0 ? DifficultyWords::tr("at most %1").arg(range.max)
                          : DifficultyWords::tr("%1 to %2").arg(range.min).arg(range.max);
}

QStringList wishTexts(const Difficulty &wish)
{
    QStringList texts;
    if (wish.level)
        texts += (wish.isForBeginners ? beginnerText() : levelText(*wish.level)).toLower();
    if (wish.rating)
        texts += rangeText(*wish.rating);
    if (!wish.needed.empty())
        texts += DifficultyWords::tr("needs %1").arg(namesText(wish.needed));
    if (wish.hardest)
        texts += DifficultyWords::tr("needs %1 and nothing harder").arg(techniqueName(*wish.hardest));
    if (!wish.allowed.empty())
        texts += DifficultyWords::tr("only %1").arg(namesText(wish.allowed));
    if (!wish.steps.isAny())
        texts += DifficultyWords::tr("steps: %1").arg(numbersText(wish.steps));
    if (!wish.hardSteps.isAny())
        texts += DifficultyWords::tr("hard steps: %1").arg(numbersText(wish.hardSteps));
    if (wish.isByHardestStep)
        texts += DifficultyWords::tr("harder, not longer");
    return texts;
}

QString problemText(const DifficultyProblem &problem, bool isForBeginners)
{
    using Kind = DifficultyProblem::Kind;
    const QString technique = problem.technique ? techniqueName(*problem.technique) : QString();
    const bool isBeginner = isForBeginners && problem.level == Level::Easy;
    const QString level = isBeginner ? beginnerText() : levelText(problem.level);
    switch (problem.kind) {
    case Kind::ManySolutions:
        return DifficultyWords::tr("Only a puzzle with exactly one solution has a difficulty.");
    case Kind::EmptyRange:
        return DifficultyWords::tr("The range is reversed. Enter the lower number first.");
    case Kind::NoHardSteps:
        return DifficultyWords::tr("Puzzles of the level %1 have no hard step.").arg(level);
    case Kind::TooFewHardSteps:
        return DifficultyWords::tr("Such a puzzle has at least %n hard step(s).", nullptr, problem.number);
    case Kind::TooFewSteps:
        return DifficultyWords::tr("The hard steps alone are more than all steps.");
    case Kind::ScaleOfOtherBoard:
        return DifficultyWords::tr(
            "This rating is only for 9 × 9 boards without further rules. Ask for a level.");
    case Kind::NotForBoard:
        return DifficultyWords::tr("%1 does not suit this board.").arg(technique);
    case Kind::NotUsed:
        return DifficultyWords::tr("%1 is not used by default. Name all techniques that may be used.")
            .arg(technique);
    case Kind::NotAllowed:
        return DifficultyWords::tr("%1 is needed, but not among the techniques that suffice.").arg(technique);
    case Kind::HarderThanLevel:
        return DifficultyWords::tr("%1 is harder than %2.").arg(technique, level);
    case Kind::EasierThanLevel:
        return DifficultyWords::tr("%1 is not hard enough for %2.").arg(technique, level);
    case Kind::HarderThanHardest:
        return DifficultyWords::tr("%1 is needed, but harder than the hardest technique.").arg(technique);
    case Kind::RangeAboveLevel:
        return DifficultyWords::tr("No puzzle of the level %1 has a rating that high.").arg(level);
    case Kind::RangeAboveAll:
        return DifficultyWords::tr("No known puzzle has a rating that high.");
    case Kind::RangeBelowNeeds:
        return DifficultyWords::tr("The techniques that are needed give a higher score than that.");
    case Kind::NoPlacement:
        return DifficultyWords::tr("None of the techniques that suffice places a digit. Add naked-single or "
                                   "hidden-single.");
    }
    return {};
}

QString beginnerText()
{
    return translate("Level", beginnerName);
}

QString englishText(const LevelRating &rating)
{
    const QString level = englishName(rating.level);
    return rating.score ? QStringLiteral("%1 %2").arg(level).arg(*rating.score) : level;
}

QString readingText(const LevelRating &rating)
{
    return DifficultyWords::tr("%1 in %2 of %3 steps")
        .arg(techniqueName(*rating.hardest))
        .arg(rating.hardestCount)
        .arg(rating.stepCount);
}

std::optional<Level> levelMeantBy(const QString &text)
{
    if (const auto known = readLevelText(text.toStdString()))
        return allLevels[static_cast<std::size_t>(known->level)];
    return text == toQString(beginnerName) ? std::optional(Level::Easy) : std::nullopt;
}

bool beginsWithLevel(const QString &text)
{
    return levelMeantBy(text.section(QLatin1Char(' '), 0, 0)).has_value();
}

QString levelNameOf(const QString &text)
{
    if (const auto known = readLevelText(text.toStdString()))
        return levelText(allLevels[static_cast<std::size_t>(known->level)]);
    for (const Level level : allLevels)
        if (const QString name = englishName(level); beginsWithLevel(text) && text.startsWith(name))
            return levelText(level) + text.mid(name.size());
    return text;
}

} // namespace sudoku
