#include "ui/results/gameend.h"

#include "core/generate/dailypuzzle.h"
#include "core/generate/likepuzzle.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/solveclock.h"
#include "ui/commands/commandactions.h"
#include "ui/play/play.h"
#include "ui/results/boardwave.h"
#include "ui/results/statisticsdialog.h"
#include "ui/teach/hints/puzzlerater.h"
#include "ui/text/kindname.h"
#include "ui/text/remarkwords.h"
#include "ui/text/words.h"

#include <QDir>
#include <QLocale>
#include <QTimer>

#include <utility>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

std::optional<Level> harderThan(std::optional<Level> level)
{
    if (!level || *level == Level::Extreme)
        return {};
    return allLevels[static_cast<std::size_t>(*level) + 1];
}

std::optional<Level> easierThan(std::optional<Level> level)
{
    if (!level || *level == Level::Easy)
        return {};
    return allLevels[static_cast<std::size_t>(*level) - 1];
}

QDateTime now()
{
    const QDateTime local = QDateTime::currentDateTime();
    return local.toOffsetFromUtc(local.offsetFromUtc());
}

} // namespace

GameEnd::GameEnd(const Parts &parts, QObject *parent)
    : QObject(parent),
      m_parts(parts),
      m_log(gamesFile(parts.settings)),
      m_watch(parts.document),
      m_wave(new BoardWave(parts.view))
{
    connect(&m_watch, &GameWatch::moved, this, &GameEnd::leave);
    connect(&m_watch, &GameWatch::finished, this, &GameEnd::finish);
    connect(&parts.rater, &PuzzleRater::ratingChanged, this, [this] {
        if (!m_game || !level())
            return;
        m_game->level = level();
        if (m_pending)
            m_pending->level = level();
        keepPending();
        show();
    });
    connect(&parts.panel, &EndPanel::chosen, this, &GameEnd::goOn);
    connect(&parts.panel, &EndPanel::statisticsRequested, this, &GameEnd::showStatistics);
    connect(&parts.view, &BoardView::confirmed, this, [this, &panel = parts.panel] {
        if (m_hasJustEnded)
            return;
        if (panel.isOpen())
            goOn(NextGame::Next);
        else
            showAgain();
    });
}

GameEnd::~GameEnd()
{
    keepPending();
}

void GameEnd::connectCommands(const CommandActions &actions)
{
    actions.on(Command::DailyPuzzle, this, [this] { openDaily(); });
    actions.on(Command::Statistics, this, [this] { showStatistics(); });
}

std::optional<Level> GameEnd::level() const
{
    return m_parts.rater.rating() ? std::optional(m_parts.rater.rating()->level) : std::nullopt;
}

void GameEnd::finish(bool isFirst)
{
    if (m_isExercise())
        return;
    m_game = GameRecord{.finished = now(),
                        .kind = kindId(m_parts.document.board().puzzle),
                        .level = level(),
                        .time = m_parts.clock.elapsed(),
                        .hints = m_watch.hints()};
    // A game of no time was not played here: its last digit was pasted, or restored.
    if (isFirst && m_game->time >= 1s && m_parts.settings.isOn(Option::KeepsStatistics))
        m_pending = m_game;
    if (m_game->level)
        keepPending();
    show();
    m_hasJustEnded = true; // by the key that would go on
    QTimer::singleShot(0, this, [this] { m_hasJustEnded = false; });
    emit ended();
    if (m_parts.panel.isOpen() && isFirst && m_parts.settings.isOn(Option::ShowsWave))
        m_wave->start(m_parts.document.geometry().size());
}

void GameEnd::showAgain()
{
    if (m_game)
        emit ended();
}

/// Ends what is shown, because another board is there. This comes before finish() of the new board.
void GameEnd::leave()
{
    keepPending();
    m_wave->stop();
    if (std::exchange(m_game, {}))
        emit left();
}

void GameEnd::keepPending()
{
    if (!m_pending)
        return;
    if (const std::optional<QString> error = m_log.add(*std::exchange(m_pending, {})))
        emit message({Message::Kind::Problem, tr("The result of the game cannot be kept: %1").arg(*error)});
}

void GameEnd::show()
{
    offer();
    m_parts.panel.showReport(report());
}

void GameEnd::offer()
{
    const bool canBeMade = requestLike(m_parts.document.board().puzzle).has_value();
    const bool isListed = m_isListed();
    const QString other = isListed ? tr("Same Kind") : easierThan(m_game->level) ? tr("Easier") : QString();
    m_parts.panel.offer(canBeMade || isListed, canBeMade && harderThan(m_game->level),
                        canBeMade ? other : QString());
}

GameReport GameEnd::report() const
{
    const Board &board = m_parts.document.board();
    GameReport report{.kind = kindName(m_game->kind),
                      .level = m_game->level,
                      .time = m_game->time,
                      .hints = m_game->hints,
                      .more = QString::fromStdString(board.info.message)};
    if (const QString notCovered = notCoveredText(board); !notCovered.isEmpty())
        report.more = tr("Not checked: %1.").arg(notCovered) + QLatin1Char(' ') + report.more;
    if (!m_parts.settings.isOn(Option::KeepsStatistics))
        return report;
    std::vector<GameRecord> games = m_log.read();
    if (m_pending)
        games.push_back(*m_pending);
    report.summary = summaryOf(games, {m_game->kind, m_game->level});
    if (report.summary->count == 0)
        report.summary.reset();
    return report;
}

/// Goes on as the player has chosen; does nothing unless the end is shown.
void GameEnd::goOn(NextGame next)
{
    if (!m_game || !m_parts.panel.isOpen())
        return;
    switch (next) {
    case NextGame::Next:
        if (m_isListed())
            emit nextOfListRequested();
        else
            play(m_game->level);
        break;
    case NextGame::Harder:
        play(harderThan(m_game->level));
        break;
    case NextGame::Other:
        play(m_isListed() ? m_game->level : easierThan(m_game->level));
        break;
    case NextGame::Walkthrough:
        emit walkthroughRequested();
        break;
    }
}

/// Plays another puzzle of the kind that is on the board.
void GameEnd::play(std::optional<Level> level)
{
    m_parts.play.playLike(m_parts.document.board().puzzle, level);
}

/// Opens the puzzle of today.
void GameEnd::openDaily()
{
    const QDate today = QDate::currentDate();
    const std::chrono::year_month_day day{std::chrono::year(today.year()),
                                          std::chrono::month(static_cast<unsigned>(today.month())),
                                          std::chrono::day(static_cast<unsigned>(today.day()))};
    m_parts.play.playTitled(dailyRequest(day),
                            tr("Puzzle of %1").arg(QLocale().toString(today, QLocale::LongFormat)));
}

void GameEnd::showStatistics()
{
    StatisticsDialog(m_parts.settings, m_log, m_parts.view.window()).exec();
}

QString gamesFile(const Settings &settings)
{
    return QDir(settings.dataFolder()).filePath(QStringLiteral("games.jsonl"));
}

} // namespace sudoku
