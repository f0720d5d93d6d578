#pragma once

#include <QObject>

#include <functional>

class QStatusBar;

namespace sudoku {

class BoardEditor;
class BoardView;
class Document;
class LiveCandidates;
class LiveCheck;
class PuzzleRater;
class SolveClock;
class StatusChip;

/// The status bar: shows what is on the board, how difficult the puzzle is and how many solutions it has,
/// as far as that is known, and what typing sets.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        const Document &document;
        const BoardEditor &editor;
        const BoardView &view;
        const LiveCheck &liveCheck;
        const LiveCandidates &liveCandidates;
        const PuzzleRater &rater;
        const SolveClock &clock;
        /// Tells whether the board is an exercise or a lesson. How many solutions it has is no matter there:
        /// it may show a part of a puzzle only.
        std::function<bool()> isExercise;
    };

    StatusLine(const Parts &parts, QStatusBar &bar);

    /// Shows everything as it is now.
    void update();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
    void showRating();
    void showLiveCheck();
    void showCandidates();
    QString scopeText() const;
    void showMode();
    QString modeText() const;
    QString drawingText() const;

    const Parts m_parts;
    QStatusBar &m_bar;
    StatusChip *m_shape;
    StatusChip *m_counts;
    StatusChip *m_level;
    StatusChip *m_candidates;
    StatusChip *m_live;
    StatusChip *m_mode;
};

} // namespace sudoku
