#include "ui/collection/collectionrater.h"

#include "core/board/clues.h"
#include "core/hints/levelrating.h"
#include "core/solve/solve.h"
#include "core/solve/timelimit.h"
#include "ui/collection/collectionmodel.h"
#include "ui/text/difficultywords.h"

#include <QPersistentModelIndex>

#include <vector>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t maxAtOnce = 16; // so that levels are seen soon
constexpr auto maxTime = 20'000ms;    // some of the largest boards take minutes

/// Returns the level of \a puzzle as files write it, or an empty text.
QString levelOf(const Puzzle &puzzle, const std::stop_token &stop)
{
    const TimeLimit limit(stop, maxTime);
    if (check(puzzle, {}, limit.token()).verdict != Uniqueness::Unique)
        return {};
    const auto rating = levelRating(puzzle, limit.token());
    return rating ? englishText(*rating) : QString();
}

} // namespace

void CollectionRater::start(CollectionModel &model)
{
    stop();
    m_model = &model;
    m_nextRow = 0;
    connect(&model, &QAbstractItemModel::modelReset, this, &CollectionRater::stop);
    rateNext();
}

void CollectionRater::stop()
{
    if (!m_model)
        return;
    m_model->disconnect(this);
    m_model = nullptr;
    m_job.cancel();
    emit changed();
}

void CollectionRater::rateNext()
{
    std::vector<QPersistentModelIndex> indices;
    std::vector<Puzzle> puzzles;
    for (; m_nextRow < m_model->rowCount() && puzzles.size() < maxAtOnce; ++m_nextRow)
        if (!m_model->level(m_nextRow)) {
            indices.emplace_back(m_model->index(m_nextRow));
            puzzles.push_back(withPuzzleAsGivens(m_model->board(m_nextRow)).puzzle);
        }
    if (puzzles.empty()) {
        stop();
        return;
    }
    const auto work = [puzzles](const std::stop_token &stop, const Progress &) {
        std::vector<QString> levels;
        for (const Puzzle &puzzle : puzzles)
            levels.push_back(levelOf(puzzle, stop));
        return levels;
    };
    m_job.start(work, [this, indices](const std::vector<QString> &levels) {
        if (!m_model)
            return;
        for (std::size_t i = 0; i < levels.size(); ++i)
            if (indices[i].isValid() && !levels[i].isEmpty())
                m_model->setRating(indices[i].row(), levels[i]);
        rateNext();
    });
    emit changed();
}

} // namespace sudoku
