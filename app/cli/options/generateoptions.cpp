#include "app/cli/options/generateoptions.h"

#include <QDate>

#include "app/cli/options/applied.h"
#include "app/cli/options/names.h"
#include "core/board/puzzlesymbols.h"
#include "core/formats/text/digitvaluestext.h"
#include "core/generate/dailypuzzle.h"
#include "ui/text/patterntext.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

constexpr int maxPuzzles = 1'000'000;
constexpr int maxCells = maxBoardSize * maxBoardSize;

Applied applySize(Settings &settings, const QString &value)
{
    const int size = value.toInt();
    if (size < minBoardSize || size > maxBoardSize)
        return tl::unexpected(QStringLiteral("'%1' is not a size from %2 to %3")
                                  .arg(value)
                                  .arg(minBoardSize)
                                  .arg(maxBoardSize));
    settings.generate.size = size;
    return {};
}

Applied applyCount(Settings &settings, const QString &value)
{
    return applyNumber(settings.generate.count, value, maxPuzzles);
}

/// Sets the goal, unless the other one is set.
Applied applyGoal(GenerateSettings &settings, ClueGoal goal)
{
    if (settings.goal != ClueGoal::Minimal && settings.goal != goal)
        return tl::unexpected(QStringLiteral("--clues and --about cannot be used together"));
    settings.goal = goal;
    return {};
}

Applied applyAboutClues(Settings &settings, const QString &value)
{
    const Applied goal = applyGoal(settings.generate, ClueGoal::About);
    return goal ? applyNumber(settings.generate.clues, value, maxCells, 0) : goal;
}

Applied applyGenerateSeed(Settings &settings, const QString &value)
{
    bool isNumber = false;
    settings.generate.seed = value.toULongLong(&isNumber);
    return isNumber ? Applied()
                    : tl::unexpected(QStringLiteral("'%1' is not a whole number from 0 on").arg(value));
}

/// Reads "2026-11-27" or "today". Returns an invalid day for anything else.
QDate dayOf(const QString &value)
{
    constexpr int maxYear = 9999;
    const QDate day =
        value == QLatin1String("today") ? QDate::currentDate() : QDate::fromString(value, Qt::ISODate);
    return day.isValid() && day.year() >= 1 && day.year() <= maxYear ? day : QDate();
}

Applied noDay(const QString &value)
{
    return tl::unexpected(QStringLiteral("'%1' is neither a day such as 2026-11-27 nor today").arg(value));
}

/// Sets seed, difficulty and symmetry as the puzzle of a day has them. Options that follow may change them.
Applied applyDaily(Settings &settings, const QString &value)
{
    const QDate date = dayOf(value);
    if (!date.isValid())
        return noDay(value);
    const GenerateRequest daily = dailyRequest(std::chrono::year_month_day(
        std::chrono::year(date.year()), std::chrono::month(static_cast<unsigned>(date.month())),
        std::chrono::day(static_cast<unsigned>(date.day()))));
    settings.generate.seed = daily.seed;
    settings.generate.difficulty.level = daily.difficulty.level;
    settings.generate.isForBeginners = false;
    settings.generate.ownLevel.clear();
    settings.symmetry = daily.symmetry;
    return {};
}

/// Sets the days and the symmetry of a week. Options that follow may change the symmetry.
Applied applyWeek(Settings &settings, const QString &value)
{
    settings.generate.week = dayOf(value);
    settings.symmetry = findSymmetry("half-turn");
    return settings.generate.week.isValid() ? Applied() : noDay(value);
}

Applied applyTitleLanguage(Settings &settings, const QString &value)
{
    settings.generate.language = QLocale(value);
    return settings.generate.language.language() != QLocale::C
               ? Applied()
               : tl::unexpected(
                   QStringLiteral("'%1' is not the code of a language, such as de or pt_BR").arg(value));
}

/// Parses the value; the checks that depend on the size come later.
Applied applyDigits(Settings &settings, const QString &value)
{
    settings.generate.digits = digitValuesOf(value.toStdString());
    return settings.generate.digits
               ? Applied()
               : tl::unexpected(QStringLiteral("'%1' is neither a number of digits from %2 to %3 nor "
                                               "digits that begin with 0, such as 0-8")
                                    .arg(value)
                                    .arg(minBoardSize)
                                    .arg(maxBoardSize));
}

Applied applyBoard(Settings &settings, const QString &value)
{
    settings.generate.arrangement = findArrangement(value.toStdString());
    return settings.generate.arrangement ? Applied() : notOneOf(value, idsOf(arrangements()));
}

Applied applyJigsaw(Settings &settings, const QString &)
{
    settings.generate.isJigsaw = true;
    return {};
}

Applied applyRepeatedDigits(Settings &settings, const QString &)
{
    settings.generate.repeatsDigits = true;
    return {};
}

Applied applySolutionCount(Settings &settings, const QString &value)
{
    settings.generate.hasManySolutions = value == QLatin1String("many");
    return settings.generate.hasManySolutions || value == QLatin1String("1")
               ? Applied()
               : notOneOf(value, idsOf(solutionCountNames()));
}

/// Reads "33" for at most that many, or a range.
Applied applyMaxClues(Settings &settings, const QString &value)
{
    GenerateSettings &asked = settings.generate;
    const Applied goal = applyGoal(asked, ClueGoal::AtMost);
    asked.minClues = 0;
    if (!goal || !value.contains(QLatin1Char('-')))
        return goal ? applyNumber(asked.clues, value, maxCells, 0) : goal;
    return applyRange(asked.minClues, asked.clues, value, maxCells);
}

Applied applyCover(Settings &settings, const QString &value)
{
    for (const QString &id : value.split(QLatin1Char(','))) {
        const auto found = std::ranges::find(clueCovers(), id.trimmed().toStdString(), &ClueCover::id);
        if (found == clueCovers().end())
            return notOneOf(id.trimmed(), idsOf(clueCovers()));
        settings.generate.clueWish.*(found->isWished) = true;
    }
    return {};
}

Applied applyCluesInBox(Settings &settings, const QString &value)
{
    ClueWish &wish = settings.generate.clueWish;
    return applyRange(wish.minInBox, wish.maxInBox, value, maxBoardSize, 0);
}

Applied applyCageSize(Settings &settings, const QString &value)
{
    CageWish &cages = settings.generate.cages;
    return applyRange(cages.minSize, cages.maxSize, value, maxBoardSize);
}

Applied applyCageCount(Settings &settings, const QString &value)
{
    CageWish &cages = settings.generate.cages;
    return applyRange(cages.minCount, cages.maxCount, value, maxCells);
}

/// Parses the pattern; the checks that depend on the size come later.
Applied applyPattern(Settings &settings, const QString &value)
{
    for (const QChar sign : value) {
        if (sign.isSpace())
            continue;
        const std::optional<PatternCell> cell = patternCell(sign);
        if (!cell)
            return tl::unexpected(
                QStringLiteral("'%1' is none of x (a clue), - (no clue) and . (either)").arg(sign));
        settings.generate.pattern.push_back(*cell);
    }
    if (settings.generate.pattern.empty())
        return tl::unexpected(
            QStringLiteral("a pattern has a sign for each cell: x (a clue), - (no clue) or . (either)"));
    return {};
}

Applied applyKinds(Settings &settings, const QString &value)
{
    settings.generate.kindsFile = value;
    return {};
}

Applied applyWord(Settings &settings, const QString &value)
{
    const SymbolSet *named = findSymbolSet(value.toStdString());
    if (named && named->isOfPuzzle)
        return tl::unexpected(QStringLiteral("'%1' is a name of --symbols, not a word").arg(value));
    const auto word = symbolsOfTypedWord(value.toStdString());
    if (!word)
        return tl::unexpected(QStringLiteral("'%1': %2").arg(value, symbolFaultText(word.error())));
    settings.generate.hidesWord = true;
    return option::symbols.apply(settings, toQString((*word)->id));
}

Applied applyWordPlace(Settings &settings, const QString &value)
{
    settings.generate.wordPlace = findWordPlace(value.toStdString());
    return settings.generate.wordPlace ? Applied() : notOneOf(value, idsOf(wordPlaces()));
}

} // namespace

namespace option {

const Option aboutClues{"about", "N", "as near to N clues as the symmetry allows", applyAboutClues};
const Option cageCount{"cages", "MIN-MAX", "how many cages a killer has, such as 28-34", applyCageCount};
const Option cageSize{"cage-size", "MIN-MAX", "how many cells a cage of a killer has; the default is 2-5",
                      applyCageSize};
const Option cluesCover{.name = "clues-cover",
                        .valueName = "WHAT",
                        .help =
                            "what has a clue, separated by commas: digits (each of them), boxes, lines (rows "
                            "and columns)",
                        .apply = applyCover,
                        .values = {.names = coverNames, .areSeveral = true}};
const Option cluesInBox{"clues-per-box", "MIN-MAX", "how many clues each box has, such as 2-4",
                        applyCluesInBox};
const Option count{"count", "K", "how many puzzles to make; the default is 1", applyCount};
const Option daily{"daily", "DAY",
                   "the puzzle of a day, such as 2026-11-27 or today: short for --seed, --difficulty and "
                   "--symmetry, which change it where they follow",
                   applyDaily};
const Option digits{"digits", "N",
                    "how many digits there are, or which: 0-8; one more than the size makes a Udoku",
                    applyDigits};
const Option firstSeed{
    "seed", "N", "the seed of the first puzzle; the next one has N + 1. The default is a new seed each time",
    applyGenerateSeed};
const Option minimal{.name = "minimal",
                     .valueName = "",
                     .help = "make minimal puzzles: no clue can be removed; the default up to 9x9, and up "
                             "to 16x16 without rules, if no number of clues is given",
                     .apply = applySwitch<&Settings::isMinimal>,
                     .oldName = "irreducible"};
const Option board{.name = "board",
                   .valueName = "NAME",
                   .help = "several boards that overlap",
                   .apply = applyBoard,
                   .values = {.names = arrangementNames}};
const Option jigsaw{"jigsaw", "", "give each board irregular regions of its own", applyJigsaw};
const Option kinds{.name = "kinds",
                   .valueName = "FILE",
                   .help = "a file with kinds of your own, as My Kinds of Rules exports it, for --variant "
                           "own:NAME; the default is the list of the window",
                   .apply = applyKinds,
                   .values = {.areFiles = true}};
const Option maxClues{
    "clues", "N",
    "at most N clues, or MIN-MAX, such as 28-33; the default is as few as the filled board allows, and none "
    "in killers",
    applyMaxClues};
const Option pattern{"pattern", "CELLS", "for each cell x (a clue), - (no clue) or . (either)", applyPattern};
const Option repeatedDigits{"repeated-digits", "",
                            "digits may be repeated in rows and columns, and be fewer than the rows; without "
                            "regions, for rules such as "
                            "empty-cells with --digits 0-4",
                            applyRepeatedDigits};
const Option size{"size", "N", "the size of the board, 4 to 25; the default is 9", applySize};
const Option solutionCount{.name = "solutions",
                           .valueName = "1|many",
                           .help = "1 for exactly one solution, many for more than one; the default is 1",
                           .apply = applySolutionCount,
                           .values = {solutionCountNames}};
const Option titleLanguage{.name = "language",
                           .valueName = "CODE",
                           .help = "the language of the dates of --week, such as de; the default is English",
                           .apply = applyTitleLanguage,
                           .values = {languageNames}};
const Option week{
    "week", "DAY",
    "seven puzzles from DAY on, such as 2026-11-30, that rise from easy to unfair, with dates as "
    "titles and the symmetry of a half turn",
    applyWeek};
const Option withSeed{"with-seed", "", "write the seed behind each puzzle; json always has it",
                      applySwitch<&Settings::writesSeed>};

const Option word{
    "word", "WORD",
    "a word of as many different letters as there are digits, which become its letters; it can be "
    "read in the solution",
    applyWord};
const Option wordIn{
    .name = "word-in",
    .valueName = "PLACE",
    .help = "where --word is read: in the row (the default) or column with the fewest clues, or on "
            "a diagonal, on which each letter is then there once by a rule",
    .apply = applyWordPlace,
    .values = {wordPlaceNames}};

} // namespace option
} // namespace sudoku::cli
