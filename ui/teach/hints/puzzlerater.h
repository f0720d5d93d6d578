#pragma once

#include <QObject>

#include "ui/base/job.h"
#include "ui/teach/hints/puzzlerating.h"

namespace sudoku {

class Document;
class LiveCheck;

/// Rates the puzzle on the board in the background once the live check has found that it has one solution. A
/// change of the puzzle stops the rating of the old one; entries beside givens are no part of the puzzle.
class PuzzleRater : public QObject
{
    Q_OBJECT

public:
    PuzzleRater(const Document &document, const LiveCheck &liveCheck, QObject *parent = nullptr);

    /// Returns the rating of the puzzle on the board; nothing if it is not known.
    const std::optional<LevelRating> &rating() const { return m_rating; }

signals:
    void ratingChanged();

private:
    void follow();
    void rate();
    void setRating(const std::optional<LevelRating> &rating);

    const Document &m_document;
    const LiveCheck &m_liveCheck;
    Puzzle m_puzzle; // the puzzle that is rated
    bool m_isBegun = false;
    std::optional<LevelRating> m_rating;
    Job m_job;
};

} // namespace sudoku
