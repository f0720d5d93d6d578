#include "ui/play/recenttext.h"

#include "core/formats/text/levelnote.h"
#include "ui/board/solveclock.h"
#include "ui/files/recovery/recentpuzzles.h"
#include "ui/text/difficultywords.h"
#include "ui/text/kindname.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace sudoku {
namespace {

struct RecentWords
{
    Q_DECLARE_TR_FUNCTIONS(RecentPuzzles)
};

} // namespace

QString recentName(const UnsavedWork &work)
{
    const std::string &title = work.board.info.title;
    const auto seed = readSeedNote(title); // a seed alone is no name
    if (!title.empty() && !(seed && seed->before.empty()))
        return QString::fromStdString(title).simplified();
    return kindName(work.board.puzzle);
}

QString recentDetails(const UnsavedWork &work)
{
    QStringList parts;
    if (!work.level.empty())
        parts += levelNameOf(QString::fromStdString(work.level));
    if (work.solvingTime.count() > 0)
        parts += clockText(work.solvingTime);
    parts += isFinished(work.board) ? RecentWords::tr("solved")
                                    : RecentWords::tr("%1 of %2")
                                          .arg(work.board.digits().filledCount())
                                          .arg(work.board.puzzle.geometry.cellCount());
    return parts.join(QStringLiteral(" · "));
}

QString recentTime(const UnsavedWork &work, const QDate &today)
{
    const QLocale locale;
    const QDate day = work.time.date();
    const QString time = locale.toString(work.time.time(), QLocale::ShortFormat);
    if (day == today)
        return RecentWords::tr("today, %1").arg(time);
    if (day == today.addDays(-1))
        return RecentWords::tr("yesterday, %1").arg(time);
    return locale.toString(day, QLocale::LongFormat);
}

} // namespace sudoku
