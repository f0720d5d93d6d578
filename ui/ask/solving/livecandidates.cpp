#include "ui/ask/solving/livecandidates.h"

#include "core/solve/guesssearch.h"
#include "core/solve/timelimit.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"

#include <iterator>
#include <utility>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr int enough = 2;                // tells which candidates leave one solution
constexpr auto longestSearch = 60'000ms; // what takes longer is asked for by True Candidates
constexpr auto timeAlone = 1'000ms;      // before other processors help

LiveMarks marksOf(const CandidateCounts &counts, const Puzzle &puzzle)
{
    LiveMarks marks;
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell) {
        const DigitSet proved = counts.trueCandidates(cell);
        const DigitSet open = counts.openCandidates(cell);
        const bool isForced = proved.isSingle() && open.isEmpty(); // as a given it says nothing
        marks.proved.push_back(proved);
        marks.open.push_back(open);
        marks.deciding.push_back(isForced ? DigitSet() : counts.uniqueCandidates(cell));
    }
    return marks;
}

} // namespace

/// The last search, for the next one to learn from. Only the job uses it, whose works follow each other.
struct LiveCandidates::Past
{
    std::shared_ptr<const CandidateSearch> search;
};

struct LiveCandidates::Answer
{
    OrHalt<Outcome> outcome;
    CandidateCounts counts;
};

LiveCandidates::LiveCandidates(const Document &document, const LiveCheck &check, BoardView &view,
                               QObject *parent)
    : QObject(parent),
      m_document(document),
      m_check(check),
      m_view(view),
      m_puzzle(document.subject().puzzle()),
      m_job([this](const std::optional<CandidateCounts> &counts) {
          if (counts)
              show(State::Searching, marksOf(*counts, m_puzzle));
      })
{
    connect(&document, &Document::boardChanged, this, &LiveCandidates::follow);
    connect(&document, &Document::countsEntriesChanged, this, &LiveCandidates::follow);
    connect(&check, &LiveCheck::stateChanged, this, [this] {
        if (m_state == State::Searching || m_state == State::Open)
            takeOnlySolution();
    });
}

void LiveCandidates::connectCommands(const CommandActions &actions, Settings &settings)
{
    actions.connectOption(Command::LiveCandidates, settings, Option::ShowsLiveCandidates, this,
                          [this](bool isOn) { setEnabled(isOn); });
}

void LiveCandidates::setEnabled(bool isEnabled)
{
    m_job.cancel();
    m_past = isEnabled ? std::make_shared<Past>() : nullptr;
    m_puzzle = m_document.subject().puzzle();
    show(isEnabled ? State::Searching : State::Off, {});
    if (isEnabled)
        search();
}

/// Shows what it knows again if the puzzle is the same: the view has forgotten it with the edit.
void LiveCandidates::follow()
{
    if (m_state == State::Off)
        return;
    Puzzle puzzle = m_document.subject().puzzle();
    if (puzzle == m_puzzle) {
        m_view.setLiveMarks(m_marks);
        return;
    }
    show(State::Searching, marksThatHoldOf(puzzle));
    m_puzzle = std::move(puzzle);
    search();
}

/// Returns what is certain of \a puzzle, the next one, before anything is searched for: with more givens no
/// candidate becomes true, with fewer each one stays true.
LiveMarks LiveCandidates::marksThatHoldOf(const Puzzle &puzzle) const
{
    const bool isOther = puzzle.geometry != m_puzzle.geometry || puzzle.constraints != m_puzzle.constraints;
    LiveMarks marks = m_marks;
    marks.deciding.assign(marks.proved.size(), {});
    if (!isOther && hasAll(puzzle.givens, m_puzzle.givens)) {
        for (std::size_t cell = 0; cell < marks.proved.size(); ++cell)
            marks.open[cell] |= std::exchange(marks.proved[cell], {});
        return marks;
    }
    if (isOther || !hasAll(m_puzzle.givens, puzzle.givens))
        return {};
    for (std::size_t cell = 0; cell < marks.proved.size(); ++cell)
        marks.open[cell] = DigitSet::all(puzzle.geometry.digitCount()) - marks.proved[cell];
    return marks;
}

/// Shows the only solution of the puzzle as its candidates and ends the search for them, if the check knows
/// it. Returns whether it does.
bool LiveCandidates::takeOnlySolution()
{
    const CheckResult &known = m_check.knownOf(m_puzzle);
    if (known.verdict != Uniqueness::Unique)
        return false;
    m_job.cancel();
    LiveMarks marks;
    for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell)
        marks.proved.push_back({known.solutions.front()[cell]});
    marks.open.assign(marks.proved.size(), {});
    marks.deciding.assign(marks.proved.size(), {});
    show(State::Complete, std::move(marks));
    return true;
}

void LiveCandidates::search()
{
    if (takeOnlySolution())
        return;
    const auto work = [puzzle = m_puzzle, memo = m_memo, past = m_past](const std::stop_token &stop,
                                                                        Mailbox<CandidateCounts> &news) {
        const SolveOptions options{.maxGuesses = defaultGuesses, .memo = memo};
        const auto search = std::make_shared<CandidateSearch>(puzzle, enough, options);
        search->shareAfter(timeAlone);
        if (past->search && !search->learnFrom(*past->search, stop))
            return Answer{halted(Halt::Stopped), search->counts()}; // and the past stays as it is
        past->search = search;
        news.put(search->counts()); // if only that all is open: the first solution may take long
        const TimeLimit limit(stop, longestSearch);
        const OrHalt<Outcome> outcome =
            search->run(limit.token(), [&news](const CandidateCounts &counts) { news.put(counts); });
        return Answer{outcome, search->counts()};
    };
    m_job.start(work, [this](const Answer &answer) { finish(answer); });
}

void LiveCandidates::finish(const Answer &answer)
{
    if (answer.outcome == Outcome::None)
        show(State::None, {});
    else
        show(answer.outcome == Outcome::Solved ? State::Complete : State::Open,
             marksOf(answer.counts, m_puzzle));
}

void LiveCandidates::show(State state, LiveMarks marks)
{
    m_state = state;
    m_marks = std::move(marks);
    m_marks.isFinal = state != State::Searching;
    m_view.setLiveMarks(m_marks);
    emit changed();
}

int LiveCandidates::openCellCount() const
{
    int count = 0;
    for (Cell cell = 0; cell < std::ssize(m_marks.open); ++cell)
        if (m_document.board().digitAt(cell) == noDigit && !m_marks.open[cell].isEmpty())
            ++count;
    return count;
}

QString stateText(const LiveCandidates &candidates)
{
    const int open = candidates.openCellCount();
    switch (candidates.state()) {
    case LiveCandidates::State::Off:
        return {};
    case LiveCandidates::State::Searching:
        return open > 0 ? LiveCandidates::tr("… Candidates of %n cell(s) are open", nullptr, open)
                        : LiveCandidates::tr("… Candidates");
    case LiveCandidates::State::Complete:
        return LiveCandidates::tr("✓ Candidates");
    case LiveCandidates::State::None:
        return LiveCandidates::tr("✗ No candidates");
    case LiveCandidates::State::Open:
        break;
    }
    return open > 0 ? LiveCandidates::tr("? Candidates of %n cell(s) are open", nullptr, open)
                    : LiveCandidates::tr("? Candidates that leave one solution are open");
}

} // namespace sudoku
