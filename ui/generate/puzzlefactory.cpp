#include "ui/generate/puzzlefactory.h"

#include "core/solve/guesssearch.h"
#include "core/solve/timelimit.h"
#include "core/transform/hiddenword.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

/// Gives \a made digits with which the symbols are read as a word in the solution.
void hideWord(GenerateResult &made, const WordPlace &place)
{
    if (!made.puzzle)
        return;
    if (auto hidden = withHiddenWord(Board(*made.puzzle), made.solution, place)) {
        made.puzzle = std::move(hidden->board.puzzle);
        made.solution = std::move(hidden->solution);
    }
}

/// Makes the puzzle of \a order with \a seed, and measures the time.
template <typename Note>
MadePuzzle makeOne(const PuzzleOrder &order, std::uint64_t seed, const std::stop_token &stop, Note note)
{
    const SolveOptions options{.maxGuesses = defaultGuesses};
    MadePuzzle made{.request = order.request, .result = {}, .symbols = order.symbols};
    made.request.seed = seed;
    const auto begin = std::chrono::steady_clock::now();
    if (order.timeLimit > 0s) {
        const TimeLimit limit(stop, order.timeLimit);
        made.result = generate(made.request, options, limit.token(), note);
    } else {
        made.result = generate(made.request, options, stop, note);
    }
    if (order.wordPlace)
        hideWord(made.result, *order.wordPlace);
    if (made.result.outcome == Outcome::Solved)
        made.levelName = order.levelName;
    made.took =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
    return made;
}

} // namespace

PuzzleFactory::PuzzleFactory(QObject *parent)
    : QObject(parent),
      m_job([this](const std::optional<News> &news) { takeNews(news); })
{
}

void PuzzleFactory::start(const PuzzleOrder &order)
{
    m_progress = {.count = order.count};
    m_elapsed.start();
    m_job.start(
        [order](const std::stop_token &stop, Mailbox<News> &news) { return makeAll(order, stop, news); },
        [this](const OrHalt<Outcome> &outcome) { emit finished(outcome); });
    emit started();
}

void PuzzleFactory::stop()
{
    m_job.stop();
}

OrHalt<Outcome> PuzzleFactory::makeAll(const PuzzleOrder &order, const std::stop_token &stop,
                                       Mailbox<News> &news)
{
    for (int i = 0; i < order.count; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        MadePuzzle made =
            makeOne(order, order.request.seed + i, stop, [&news, i, begin](const GenerateReport &report) {
                news.change([&](News &now) {
                    now.left = timeLeft(std::chrono::steady_clock::now() - begin, report.effort);
                    now.done = i;
                    now.grids = report.grids;
                    now.tests = report.tests;
                    if (report.best)
                        now.best = *report.best;
                });
            });
        const OrHalt<Outcome> outcome = made.result.outcome;
        const bool isNearest = outcome == Outcome::None && made.result.puzzle; // to the difficulty asked for
        news.change([&](News &now) {
            now.done = i + 1;
            add(std::move(made), now);
        });
        if (stop.stop_requested())
            return halted(Halt::Stopped);
        if (outcome != Outcome::Solved && outcome != halted(Halt::Stopped) && !isNearest)
            return outcome; // hopeless
    }
    return Outcome::Solved;
}

void PuzzleFactory::add(MadePuzzle &&made, News &news)
{
    if (made.result.puzzle)
        news.made.push_back(std::move(made));
    news.grids = 0;
    news.tests = 0;
    news.left = {};
    news.best.reset();
}

void PuzzleFactory::takeNews(const std::optional<News> &news)
{
    if (news)
        take(*news);
    m_progress.elapsed = std::chrono::milliseconds(m_elapsed.elapsed());
    if (m_progress.done < m_progress.count)
        emit progressed(m_progress);
}

void PuzzleFactory::take(const News &news)
{
    if (!news.made.empty())
        emit made(news.made);
    if (news.best || news.done != m_progress.done)
        m_progress.best = news.best;
    m_progress.done = news.done;
    m_progress.grids = news.grids;
    m_progress.tests = news.tests;
    m_progress.left = news.left;
}

} // namespace sudoku
