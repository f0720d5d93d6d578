#include "ui/list/collection/collectionrater.h"

#include "core/formats/entrypuzzle.h"
#include "core/hints/levelrating.h"
#include "core/solve/timelimit.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/text/difficultywords.h"

#include <QPersistentModelIndex>

#include <vector>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t maxAtOnce = 16; // so that levels are seen soon
constexpr auto maxTime = 20'000ms;    // some of the largest boards take minutes

Puzzle puzzleOf(const CollectionModel &model, int row)
{
    return withPuzzleAsGivens(model.board(row)).puzzle;
}

/// Returns the rating of \a puzzle, or an empty one.
ListRating ratingOf(const Puzzle &puzzle, const Memo &memo, const std::stop_token &stop)
{
    const TimeLimit limit(stop, maxTime);
    const auto rating = levelRatingIfUnique(puzzle, memo, limit.token());
    return rating ? ListRating{englishText(*rating), readingText(*rating)} : ListRating();
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
            puzzles.push_back(puzzleOf(*m_model, m_nextRow));
        }
    if (puzzles.empty()) {
        stop();
        return;
    }
    const auto work = [puzzles](const std::stop_token &stop, const Progress &) {
        const Memo memo;
        std::vector<ListRating> ratings;
        for (const Puzzle &puzzle : puzzles)
            ratings.push_back(ratingOf(puzzle, memo, stop));
        return ratings;
    };
    m_job.start(work, [this, indices, puzzles](const std::vector<ListRating> &ratings) {
        if (!m_model)
            return;
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            const QPersistentModelIndex &index = indices[i];
            const bool isKnown = index.isValid() && !ratings[i].level.isEmpty();
            if (isKnown && puzzleOf(*m_model, index.row()) == puzzles[i]) // it may have been changed since
                m_model->setRating(index.row(), ratings[i]);
        }
        rateNext();
    });
    emit changed();
}

} // namespace sudoku
