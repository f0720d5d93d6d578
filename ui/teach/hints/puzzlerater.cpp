#include "ui/teach/hints/puzzlerater.h"

#include "core/formats/entrypuzzle.h"
#include "core/solve/timelimit.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/document.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto maxTime = 20'000ms; // some of the largest boards take minutes

Puzzle puzzleOn(const Document &document)
{
    return withPuzzleAsGivens(document.board()).puzzle;
}

} // namespace

PuzzleRater::PuzzleRater(const Document &document, const LiveCheck &liveCheck, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_liveCheck(liveCheck),
      m_puzzle(puzzleOn(document))
{
    connect(&document, &Document::boardChanged, this, &PuzzleRater::follow);
    connect(&liveCheck, &LiveCheck::stateChanged, this, &PuzzleRater::follow);
    follow();
}

void PuzzleRater::follow()
{
    if (Puzzle puzzle = puzzleOn(m_document); puzzle != m_puzzle) {
        m_puzzle = std::move(puzzle);
        m_job.cancel();
        m_isBegun = false;
        setRating({});
    }
    if (!m_isBegun && m_liveCheck.state() == LiveCheck::State::Unique)
        rate();
}

void PuzzleRater::rate()
{
    m_isBegun = true;
    // The live check may be about the entries too.
    const bool isUnique = m_liveCheck.knownOf(m_puzzle).verdict == Uniqueness::Unique;
    const auto work = [puzzle = m_puzzle, isUnique](const std::stop_token &stop, const Progress &) {
        const TimeLimit limit(stop, maxTime);
        return isUnique ? levelRating(puzzle, {}, limit.token())
                        : levelRatingIfUnique(puzzle, {}, limit.token());
    };
    m_job.start(work, [this](const std::optional<LevelRating> &rating) { setRating(rating); });
}

void PuzzleRater::setRating(const std::optional<LevelRating> &rating)
{
    if (!rating && !m_rating)
        return;
    m_rating = rating;
    emit ratingChanged();
}

} // namespace sudoku
