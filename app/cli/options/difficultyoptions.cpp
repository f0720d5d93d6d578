#include "app/cli/options/difficultyoptions.h"

#include <QRegularExpression>

#include "app/cli/options/applied.h"
#include "app/cli/options/names.h"
#include "core/hints/techniques.h"
#include "ui/text/steptext.h"

#include <algorithm>
#include <cmath>

namespace sudoku::cli {
namespace {

constexpr int maxSteps = 10'000;

Applied applyDifficulty(Settings &settings, const QString &value)
{
    const QStringList names = idsOf(levelNames());
    GenerateSettings &asked = settings.generate;
    asked.ownLevel = names.contains(value) ? QString() : value; // looked up when the file of levels is read
    if (!asked.ownLevel.isEmpty())
        return {};
    const auto level = names.indexOf(value) - 1; // the first is for beginners
    settings.generate.isForBeginners = level < 0;
    settings.generate.difficulty.level = level < 0 ? Level::Easy : allLevels[level];
    return {};
}

Applied applyRating(Settings &settings, const QString &value)
{
    constexpr int tenths = 10;
    static const QRegularExpression form(
        QStringLiteral("^(hodoku|explainer):(\\d{1,6}(?:\\.\\d)?)-(\\d{1,6}(?:\\.\\d)?)$"));
    const QRegularExpressionMatch match = form.match(value);
    if (!match.hasMatch())
        return tl::unexpected(
            QStringLiteral("'%1' is not a range of a rating, such as hodoku:800-1000 or explainer:4.0-5.0")
                .arg(value));
    const bool isHodoku = match.captured(1) == QLatin1String("hodoku");
    const auto number = [&](int group) {
        const double units = match.captured(group).toDouble() * (isHodoku ? 1 : tenths);
        return static_cast<int>(std::lround(units));
    };
    settings.generate.difficulty.rating = {
        .scale = isHodoku ? RatingScale::Hodoku : RatingScale::Explainer, .min = number(2), .max = number(3)};
    return {};
}

Applied applyLevelsFile(Settings &settings, const QString &value)
{
    settings.levelsFile = value;
    return {};
}

Applied applySteps(Settings &settings, const QString &value)
{
    WishedRange &steps = settings.generate.difficulty.steps;
    return applyRange(steps.min, steps.max, value, maxSteps);
}

Applied applyHardSteps(Settings &settings, const QString &value)
{
    WishedRange &steps = settings.generate.difficulty.hardSteps;
    return applyRange(steps.min, steps.max, value, maxSteps, 0);
}

Applied applyHarderNotLonger(Settings &settings, const QString &)
{
    settings.generate.isHarderNotLonger = true;
    return {};
}

/// Returns the technique with that id, or with a name such as "X-Wing" that differs from the id only in its
/// letters.
const Technique *techniqueNamed(const QString &name)
{
    return findTechnique(name.trimmed().toLower().replace(u' ', u'-').toStdString());
}

Applied noTechnique(const QString &value)
{
    return notOneOf(value, idsOf(techniques()), QStringLiteral("help --needs"));
}

/// Applies the techniques that \a value names, separated by commas, with \a add.
template <typename Add>
Applied applyTechniques(const QString &value, const Add &add)
{
    for (const QString &id : value.split(QLatin1Char(','))) {
        const Technique *technique = techniqueNamed(id);
        if (!technique)
            return noTechnique(id.trimmed());
        add(technique);
    }
    return {};
}

Applied applyNeeded(Settings &settings, const QString &value)
{
    return applyTechniques(value, [&settings](const Technique *technique) {
        settings.generate.difficulty.needed.push_back(technique);
    });
}

Applied applyOnly(Settings &settings, const QString &value)
{
    return applyTechniques(value, [&settings](const Technique *technique) {
        settings.generate.difficulty.allowed.push_back(technique);
    });
}

Applied applyHardest(Settings &settings, const QString &value)
{
    settings.generate.difficulty.hardest = techniqueNamed(value);
    return settings.generate.difficulty.hardest ? Applied() : noTechnique(value);
}

Applied applyStopBefore(Settings &settings, const QString &value)
{
    settings.generate.stopsBefore = techniqueNamed(value);
    return settings.generate.stopsBefore ? Applied() : noTechnique(value);
}

/// Returns the choice that is called \a name, or nothing.
std::optional<LadderChoice> choiceOf(const QString &name)
{
    const auto found = std::ranges::find(namedChoices(), name.toStdString(), &NamedChoice::id);
    return found == namedChoices().end() ? std::nullopt : std::optional(found->make());
}

/// Adds the rung of \a technique, unless it is there.
void addRung(LadderChoice &choice, const Technique *technique)
{
    if (const Technique *whole = findTechnique(technique->traits.countsAs))
        technique = whole;
    if (std::ranges::find(choice, technique, &LadderRung::technique) == choice.end())
        choice.push_back({technique, true});
}

Applied applyChoice(Settings &settings, const QString &value)
{
    if (settings.isByReasons)
        return tl::unexpected(QStringLiteral("--techniques and --by-reasons cannot be used together"));
    settings.techniques = {};
    if (std::optional<LadderChoice> choice = choiceOf(value)) {
        settings.techniques = std::move(*choice);
        return {};
    }
    return applyTechniques(
        value, [&settings](const Technique *technique) { addRung(settings.techniques, technique); });
}

} // namespace

namespace option {

const Option difficulty{.name = "difficulty",
                        .valueName = "LEVEL",
                        .help = "beginner (easy, with half of the cells or more), easy, medium, hard, unfair "
                                "or extreme; easy and medium puzzles keep more clues than they need",
                        .apply = applyDifficulty,
                        .values = {levelNames}};
const Option harderNotLonger{
    "harder-not-longer", "",
    "the level comes of the hardest step, not of many that add up, and at most six steps are no singles; for "
    "extreme: ER 7.2 or more",
    applyHarderNotLonger};
const Option hardSteps{"hard-steps", "MIN-MAX",
                       "how many steps are no singles, such as 3-6; 1 for exactly one hard step",
                       applyHardSteps};
const Option hardest{.name = "needs-hardest",
                     .valueName = "TECHNIQUE",
                     .help = "a technique that is needed, and nothing harder",
                     .apply = applyHardest,
                     .values = {techniqueNames}};
const Option levels{.name = "levels",
                    .valueName = "FILE",
                    .help = "a table of levels of your own, in JSON; their names are levels too",
                    .apply = applyLevelsFile,
                    .values = {.areFiles = true}};
const Option needed{.name = "needs",
                    .valueName = "TECHNIQUES",
                    .help = "techniques that the walkthrough uses, separated by commas, such as x-wing",
                    .apply = applyNeeded,
                    .values = {.names = techniqueNames, .areSeveral = true}};
const Option only{.name = "only",
                  .valueName = "TECHNIQUES",
                  .help = "techniques that suffice, separated by commas",
                  .apply = applyOnly,
                  .values = {.names = techniqueNames, .areSeveral = true}};
const Option rating{"rating", "SCALE:MIN-MAX",
                    "a range of a rating, such as hodoku:800-1000 or explainer:4.0-5.0", applyRating};
const Option steps{"steps", "MIN-MAX", "how many steps the way to the solution has, such as 50-60",
                   applySteps};
const Option stopBefore{
    .name = "stop-before",
    .valueName = "TECHNIQUE",
    .help = "write each board as it stands before the first step of this technique, with the candidates "
            "that are left",
    .apply = applyStopBefore,
    .values = {techniqueNames}};
const Option techniques{
    .name = "techniques",
    .valueName = "TECHNIQUES",
    .help = "take only these, in this order, separated by commas, such as naked-single,x-wing; or hodoku "
            "or explainer, for the choice of that program, or everything",
    .apply = applyChoice,
    .values = {.names = techniqueNames, .areSeveral = true, .others = choiceNames}};
const Option withRating{"with-rating", "",
                        "write level and score of each puzzle; with a difficulty the level is always written",
                        applySwitch<&Settings::writesRating>};

} // namespace option

} // namespace sudoku::cli
