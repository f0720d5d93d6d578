#include "ui/list/collection/puzzlecaption.h"

#include "core/formats/text/levelnote.h"
#include "ui/text/difficultywords.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace sudoku {
namespace {

struct CaptionWords
{
    Q_DECLARE_TR_FUNCTIONS(PuzzleCaption)
};

QString infoLine(const std::string &text)
{
    return QString::fromStdString(text).simplified();
}

/// Removes the seed of a generated puzzle from \a title, which has no other. Returns it as the details say
/// it, or an empty text.
QString takeSeed(QString &title)
{
    const std::string text = title.toStdString();
    const auto note = readSeedNote(text);
    if (!note || !note->before.empty())
        return {};
    title.clear();
    return CaptionWords::tr("seed %1").arg(note->seed);
}

} // namespace

QString PuzzleCaption::numbered(int number) const
{
    const QString shown = QLocale().toString(number);
    if (!title.isEmpty())
        return CaptionWords::tr("%1. %2").arg(shown, title);
    return level.isEmpty() ? CaptionWords::tr("Puzzle %1").arg(shown)
                           : CaptionWords::tr("Puzzle %1 · %2").arg(shown, levelNameOf(level));
}

QString stateText(PuzzleState state)
{
    switch (state) {
    case PuzzleState::New:
        return CaptionWords::tr("new");
    case PuzzleState::Begun:
        return CaptionWords::tr("begun");
    case PuzzleState::Solved:
        return CaptionWords::tr("solved");
    }
    return {};
}

PuzzleCaption puzzleCaption(const Board &board, const ListRating &rating, const QString &remark)
{
    const int clueCount = board.puzzle.givens.filledCount();
    const QString ownLevel = infoLine(board.info.level);
    const QString level = ownLevel.isEmpty() ? rating.level : ownLevel;
    QString title = infoLine(board.info.title);
    const QString seed = takeSeed(title);
    QStringList details;
    if (!level.isEmpty() && !title.isEmpty())
        details += levelNameOf(level);
    if (const auto rated = readLevelText(level.toStdString()); rated && rated->score > 0)
        details += CaptionWords::tr("score %L1").arg(rated->score);
    details += cluesText(clueCount);
    for (const QString &other : {rating.reading, infoLine(board.info.author), seed, remark})
        if (!other.isEmpty())
            details += other;
    return {title, level, details.join(QStringLiteral(" · ")), clueCount};
}

} // namespace sudoku
