#include "ui/ask/solving/livecheck.h"

#include "core/solve/guesssearch.h"
#include "core/solve/timelimit.h"
#include "ui/base/settings.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"

#include <algorithm>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto afterTheLastKey = 150ms;
constexpr auto longestUnasked = 500ms; // what takes longer is asked for by F8
constexpr auto longest = 10'000ms;

LiveCheck::State stateOf(Uniqueness verdict)
{
    switch (verdict) {
    case Uniqueness::Unique:
        return LiveCheck::State::Unique;
    case Uniqueness::Multiple:
        return LiveCheck::State::Multiple;
    case Uniqueness::None:
        break;
    }
    return LiveCheck::State::None;
}

const CheckResult nothingKnown{halted(Halt::Stopped), {}, {}};

} // namespace

LiveCheck::LiveCheck(const Document &document, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_puzzle(document.subject().puzzle()),
      m_known(nothingKnown),
      m_counting([this](const std::optional<std::int64_t> &count) {
          if (count)
              setCount(SolutionCount{*count, halted(Halt::Stopped)});
      })
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(afterTheLastKey);
    connect(&m_wait, &QTimer::timeout, this, &LiveCheck::check);
    connect(&document, &Document::boardChanged, this, &LiveCheck::follow);
    connect(&document, &Document::countsEntriesChanged, this, &LiveCheck::follow);
}

void LiveCheck::connectCommands(const CommandActions &actions, Settings &settings)
{
    actions.connectOption(Command::LiveCheck, settings, Option::ChecksLive, this,
                          [this](bool isOn) { setEnabled(isOn); });
}

const Grid *LiveCheck::onlySolution() const
{
    return m_known.verdict == Uniqueness::Unique ? &m_known.solutions.front() : nullptr;
}

const CheckResult &LiveCheck::knownOf(const Puzzle &puzzle) const
{
    return puzzle == m_puzzle ? m_known : nothingKnown;
}

void LiveCheck::setEnabled(bool isEnabled)
{
    m_isEnabled = isEnabled;
    begin();
}

/// Keeps the knowledge and a running check if the puzzle is the same.
void LiveCheck::follow()
{
    Puzzle puzzle = m_document.subject().puzzle();
    if (puzzle == m_puzzle)
        return;
    m_puzzle = std::move(puzzle);
    begin();
}

void LiveCheck::begin()
{
    m_job.cancel();
    m_counting.cancel();
    m_known = nothingKnown;
    m_count.reset();
    m_isAsked = m_wasThorough = false;
    if (m_isEnabled)
        m_wait.start();
    else
        m_wait.stop();
    setState(m_isEnabled ? State::Checking : State::Off);
}

void LiveCheck::checkOnce()
{
    m_isAsked = true;
    if (m_state != State::Off && (m_state != State::Undecided || m_wasThorough))
        return; // a check that runs goes on, see know()
    setState(State::Checking);
    check();
}

void LiveCheck::check()
{
    m_wasThorough = m_isAsked;
    const auto time = m_isAsked ? longest : longestUnasked;
    const auto work = [time, puzzle = m_puzzle, memo = m_memo](const std::stop_token &stop,
                                                               const Progress &) {
        const TimeLimit limit(stop, time);
        return sudoku::check(puzzle, {.maxGuesses = defaultGuesses, .memo = memo}, limit.token());
    };
    m_job.start(work, [this](const CheckResult &result) { know(result); });
}

void LiveCheck::learn(const Puzzle &puzzle, const CheckResult &result)
{
    if (!result.verdict || puzzle != m_puzzle || m_known.verdict)
        return;
    m_wait.stop();
    m_job.cancel();
    know(result);
}

void LiveCheck::know(const CheckResult &result)
{
    if (!result.verdict && m_isAsked && !m_wasThorough) {
        check();
        return;
    }
    m_known = result;
    if (m_isEnabled && result.verdict == Uniqueness::Multiple)
        countSolutions();
    setState(result.verdict ? stateOf(*result.verdict) : State::Undecided);
}

void LiveCheck::countSolutions()
{
    m_count = SolutionCount{2, halted(Halt::Stopped)}; // as the check has found
    const auto work = [puzzle = m_puzzle, memo = m_memo](const std::stop_token &stop,
                                                         Mailbox<std::int64_t> &news) {
        const TimeLimit limit(stop, longest);
        std::int64_t found = 0;
        const auto tell = [&](const Grid &) {
            if (++found > 2)
                news.put(found);
        };
        const SolveOptions options{.maxGuesses = defaultGuesses, .memo = memo};
        return SolutionCount(sudoku::countSolutions(puzzle, maxCounted, options, limit.token(), tell));
    };
    m_counting.start(work, [this](SolutionCount count) {
        count.count = std::max<std::int64_t>(count.count, 2);
        setCount(count);
    });
}

void LiveCheck::setCount(const std::optional<SolutionCount> &count)
{
    m_count = count;
    emit countChanged();
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
    return LiveCheck::tr("? Not decided yet: F8 checks it");
}

QString stateText(const LiveCheck &check)
{
    const std::optional<SolutionCount> &known = check.count();
    if (check.state() != LiveCheck::State::Multiple || !known)
        return stateText(check.state());
    const int count = static_cast<int>(known->count);
    if (known->isExact())
        return LiveCheck::tr("%Ln solution(s)", nullptr, count);
    if (known->end == Outcome::Solved)
        return LiveCheck::tr("More than %Ln solution(s)", nullptr, count);
    return check.isCounting() ? LiveCheck::tr("≥%Ln solution(s), still counting", nullptr, count)
                              : LiveCheck::tr("≥%Ln solution(s)", nullptr, count);
}

} // namespace sudoku
