#pragma once

#include <QObject>

class QLabel;
class QStatusBar;

namespace sudoku {

class BoardEditor;
class BoardView;
class Document;
class LiveCandidates;
class LiveCheck;
class PuzzleRater;
class SolveClock;

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
    };

    StatusLine(const Parts &parts, QStatusBar &bar);

    void setTimeShown(bool isShown);

private:
    void update();
    void showRating();
    void showLiveCheck();
    void showCandidates();
    QString scopeText() const;
    void showTime();
    void showMode();
    QString modeText() const;

    const Parts m_parts;
    QLabel *m_counts;
    QLabel *m_time;
    QLabel *m_level;
    QLabel *m_candidates;
    QLabel *m_live;
    QLabel *m_mode;
};

} // namespace sudoku
