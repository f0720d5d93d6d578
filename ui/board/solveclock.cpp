#include "ui/board/solveclock.h"

#include "ui/board/document.h"

#include <algorithm>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

bool isAnyMarked(const std::vector<DigitSet> &marks)
{
    return !std::ranges::all_of(marks, &DigitSet::isEmpty);
}

bool isBegun(const Board &board)
{
    return board.playerEntries().filledCount() > 0 || isAnyMarked(board.cornerMarks)
           || isAnyMarked(board.centreMarks) || isAnyMarked(board.colours) || !board.drawn.isEmpty();
}

/// Returns whether there is something to solve; otherwise somebody makes a puzzle.
bool isToBeSolved(const Puzzle &puzzle)
{
    return puzzle.givens.filledCount() > 0 || !puzzle.constraints.empty();
}

} // namespace

SolveClock::SolveClock(const Document &document, Now now, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_now(std::move(now)),
      m_puzzle(document.board().puzzle)
{
    m_system.start();
    if (!m_now)
        m_now = [this] { return std::chrono::milliseconds(m_system.elapsed()); };
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &SolveClock::changed);
    connect(&document, &Document::boardChanged, this, &SolveClock::follow);
    const auto forget = [this] {
        if (m_document.undoStack().count() == 0)
            m_earlier.clear();
    };
    connect(&document, &Document::fileChanged, this, forget);
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, forget);
}

std::chrono::seconds SolveClock::elapsed() const
{
    return std::chrono::duration_cast<std::chrono::seconds>(m_before + sinceStart());
}

std::chrono::milliseconds SolveClock::sinceStart() const
{
    return isCounting() ? m_now() - m_started : 0ms;
}

/// Adds what was counted, before a change of whether the clock counts.
void SolveClock::startAnew()
{
    m_before += sinceStart();
    m_started = m_now();
}

void SolveClock::setElapsed(std::chrono::seconds elapsed)
{
    m_before = elapsed;
    m_started = m_now();
    emit changed();
}

void SolveClock::setPaused(bool isPaused)
{
    if (m_isPaused == isPaused || (isPaused && !m_isRunning))
        return;
    startAnew();
    m_isPaused = isPaused;
    emit pausedChanged(isPaused);
    emit changed();
}

void SolveClock::setAway(bool isAway)
{
    if (m_isAway == isAway)
        return;
    startAnew();
    m_isAway = isAway;
    emit changed();
}

void SolveClock::follow()
{
    const Board &board = m_document.board();
    if (board.puzzle != m_puzzle) {
        setPaused(false);
        setRunning(false);
        rememberTime();
        m_puzzle = board.puzzle;
        m_before = timeBefore(m_puzzle);
        emit changed();
    }
    const bool isSolved = m_document.isSolved();
    if (isBegun(board) || isSolved)
        setPaused(false); // the player goes on
    setRunning(isBegun(board) && !isSolved && isToBeSolved(board.puzzle));
}

/// Keeps the time of the puzzle that goes, because undo can bring it back.
void SolveClock::rememberTime()
{
    std::erase_if(m_earlier, [this](const TimedPuzzle &each) { return each.puzzle == m_puzzle; });
    if (m_before > 0ms)
        m_earlier.push_back({m_puzzle, m_before});
}

std::chrono::milliseconds SolveClock::timeBefore(const Puzzle &puzzle) const
{
    const auto known = std::ranges::find(m_earlier, puzzle, &TimedPuzzle::puzzle);
    return known == m_earlier.end() ? 0ms : known->time;
}

void SolveClock::setRunning(bool isRunning)
{
    if (m_isRunning == isRunning)
        return;
    startAnew();
    m_isRunning = isRunning;
    if (isRunning)
        m_tick.start();
    else
        m_tick.stop();
    emit changed();
}

QString pausedText()
{
    return SolveClock::tr("The timer is paused.");
}

QString clockText(std::chrono::seconds time)
{
    const auto total = time.count();
    const QString seconds = QStringLiteral("%1").arg(total % 60, 2, 10, QLatin1Char('0'));
    if (total < 3600)
        return QStringLiteral("%1:%2").arg(total / 60).arg(seconds);
    return QStringLiteral("%1:%2:%3")
        .arg(total / 3600)
        .arg(total / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(seconds);
}

} // namespace sudoku
