#include "ui/teach/steps/walkthroughtext.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/ask/verdict/conclusiontext.h"
#include "ui/paint/paper/printtext.h"
#include "ui/text/boardtext.h"
#include "ui/text/rulestext.h"
#include "ui/text/steptext.h"

namespace sudoku {
namespace {

struct WalkthroughWords
{
    Q_DECLARE_TR_FUNCTIONS(Walkthrough)
};

/// Returns "7.1" for 71 tenths.
QString tenthsText(int tenths)
{
    return QLocale().toString(tenths / 10.0, 'f', 1);
}

/// Returns "ER 7.1, EP 1.2, ED 1.2", or how much is known.
QString ratingText(const ExplainerRating &rating)
{
    if (!rating.isComplete)
        return WalkthroughWords::tr("ER at least %1").arg(tenthsText(rating.er));
    return WalkthroughWords::tr("ER %1, EP %2, ED %3")
        .arg(tenthsText(rating.er), tenthsText(rating.ep), tenthsText(rating.ed));
}

} // namespace

QString headlineText(const RatedWalkthrough &walkthrough)
{
    if (!walkthrough.isUnique)
        return WalkthroughWords::tr("More than one solution");
    if (walkthrough.isStopped)
        return WalkthroughWords::tr("At least %1").arg(levelText(walkthrough.level));
    if (!walkthrough.score)
        return levelText(walkthrough.level);
    return WalkthroughWords::tr("%1, score %2")
        .arg(levelText(walkthrough.level), countText(*walkthrough.score));
}

QString scaleText(const RatedWalkthrough &walkthrough)
{
    const QString steps = stepCountText(walkthrough.steps.size());
    if (!walkthrough.isUnique)
        return steps;
    return (walkthrough.score ? WalkthroughWords::tr("HoDoKu's rating; %1")
                              : WalkthroughWords::tr("General level; %1"))
        .arg(steps);
}

QString stepCountText(std::size_t count)
{
    return WalkthroughWords::tr("%n step(s)", nullptr, static_cast<int>(count));
}

QString techniquesText(const RatedWalkthrough &walkthrough)
{
    QStringList texts;
    for (auto each = walkthrough.techniques.rbegin(); each != walkthrough.techniques.rend(); ++each)
        texts += QStringLiteral("%1\u00a0×\u00a0%2").arg(each->count).arg(techniqueName(*each->technique));
    return texts.join(QStringLiteral(", "));
}

QString endText(const RatedWalkthrough &walkthrough)
{
    if (walkthrough.isSolved)
        return {};
    if (walkthrough.isStopped)
        return WalkthroughWords::tr("Stopped: there may be more steps.");
    if (!walkthrough.isUnique)
        return WalkthroughWords::tr("No further step follows: there is more than one solution.");
    return WalkthroughWords::tr("No further step follows with these techniques.");
}

QString explainerText(const ExplainerRating &rating)
{
    return WalkthroughWords::tr("Sudoku Explainer: %1").arg(ratingText(rating));
}

QString reasonRatingText(const ReasonWalk &walk)
{
    const ReasonRating rating = reasonRating(walk);
    const QString text = walk.isStopped ? WalkthroughWords::tr("General rating: at least %1, sum at least %2")
                                        : WalkthroughWords::tr("General rating: %1, sum %2");
    return text.arg(rating.largest).arg(rating.sum);
}

QString stepHeading(const RatedWalkthrough &walkthrough, std::size_t index)
{
    const Technique &technique = *walkthrough.steps[index].technique;
    const QString heading =
        walkthrough.score ? WalkthroughWords::tr("%1. %2 (%3, %4)") : WalkthroughWords::tr("%1. %2 (%3)");
    const QString named = heading.arg(index + 1).arg(techniqueName(technique), levelText(technique.level));
    return walkthrough.score ? named.arg(technique.score) : named;
}

QString titleText(const Board &board, const QString &name)
{
    PrintedPuzzle printed(board);
    addTitle(printed, name);
    return printed.title.isEmpty() ? WalkthroughWords::tr("Walkthrough") : printed.title;
}

QStringList summaryTexts(const RatedWalkthrough &walkthrough, const std::optional<ExplainerRating> &rating)
{
    QStringList texts{
        QStringLiteral("%1 (%2)").arg(headlineText(walkthrough), scaleText(walkthrough)),
        rating ? explainerText(*rating) : QString(),
        rulesText(walkthrough.board),
    };
    texts.removeAll(QString());
    return texts;
}

QString walkthroughAsText(const Board &board, const SymbolSet &symbols, const QStringList &summary,
                          const QString &kinds, const QStringList &sentences, const QString &end)
{
    QStringList lines{titleText(board)};
    lines += puzzleLine(Board(board.puzzle), symbols, {}).trimmed();
    lines += summary;
    lines += kinds;
    lines += QString();
    for (qsizetype i = 0; i < sentences.size(); ++i)
        lines += QStringLiteral("%1. %2").arg(i + 1).arg(sentences[i]);
    lines += end;
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace sudoku
