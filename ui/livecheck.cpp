#include "ui/livecheck.h"

#include "core/solve/timelimit.h"
#include "ui/document.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto afterTheLastKey = 150ms;
constexpr auto longest = 10'000ms; // what takes longer is asked for by F8

LiveCheck::State stateOf(Uniqueness verdict)
{
    switch (verdict) {
    case Uniqueness::Unique:
        return LiveCheck::State::Unique;
    case Uniqueness::Multiple:
        return LiveCheck::State::Multiple;
    case Uniqueness::None:
        return LiveCheck::State::None;
    default:
        return LiveCheck::State::Undecided;
    }
}

} // namespace

LiveCheck::LiveCheck(const Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(afterTheLastKey);
    connect(&m_wait, &QTimer::timeout, this, &LiveCheck::check);
    connect(&document, &Document::boardChanged, this, &LiveCheck::begin);
}

void LiveCheck::setEnabled(bool isEnabled)
{
    m_isEnabled = isEnabled;
    begin();
}

void LiveCheck::setCountsEntries(bool countsEntries)
{
    m_countsEntries = countsEntries;
    begin();
}

void LiveCheck::begin()
{
    m_job.cancel();
    if (m_isEnabled)
        m_wait.start();
    else
        m_wait.stop();
    setState(m_isEnabled ? State::Checking : State::Off);
}

void LiveCheck::check()
{
    const Board &board = m_document.board();
    const bool countsEntries = m_countsEntries || board.puzzle.givens.filledCount() == 0;
    const auto work = [puzzle = countsEntries ? board.withEntriesAsGivens()
                                              : board.puzzle](const std::stop_token &stop, const Progress &) {
        const TimeLimit limit(stop, longest);
        return sudoku::check(puzzle, {}, limit.token()).verdict;
    };
    m_job.start(work, [this](Uniqueness verdict) { setState(stateOf(verdict)); });
}

void LiveCheck::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged(state);
}

QString stateText(LiveCheck::State state)
{
    switch (state) {
    case LiveCheck::State::Off:
        return {};
    case LiveCheck::State::Checking:
        return LiveCheck::tr("… Checking");
    case LiveCheck::State::Unique:
        return LiveCheck::tr("✓ One solution");
    case LiveCheck::State::Multiple:
        return LiveCheck::tr("≥2 solutions");
    case LiveCheck::State::None:
        return LiveCheck::tr("✗ No solution");
    case LiveCheck::State::Undecided:
        break;
    }
    return LiveCheck::tr("? Not decided");
}

} // namespace sudoku
