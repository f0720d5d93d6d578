#pragma once

#include <QObject>

#include "core/analyse/truecandidates.h"
#include "core/board/memo.h"
#include "ui/base/watchedjob.h"
#include "ui/paint/livemarks.h"

#include <memory>
#include <optional>

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class LiveCheck;
class Settings;

/// Shows the true candidates of the board as it stands, if the user wants it: searches for them in the
/// background from each edit on, and shows what is known meanwhile. The next edit stops the search; what it
/// found and what still holds is where the next one begins.
class LiveCandidates : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Off,
        Searching,
        Complete, ///< every candidate is decided
        None,     ///< there is no solution, so no candidate either
        Open,     ///< it took too long
    };

    /// What \a check knows is not searched for.
    LiveCandidates(const Document &document, const LiveCheck &check, BoardView &view,
                   QObject *parent = nullptr);

    /// Connects the command that switches them; \a settings keeps the choice.
    void connectCommands(const CommandActions &actions, Settings &settings);
    void setEnabled(bool isEnabled);

    State state() const { return m_state; }
    /// Returns how many empty cells have candidates that are not decided.
    int openCellCount() const;

signals:
    /// Emitted when there is another state, or more is known.
    void changed();

private:
    struct Answer;
    struct Past;

    void follow();
    LiveMarks marksThatHoldOf(const Puzzle &puzzle) const;
    bool takeOnlySolution();
    void search();
    void finish(const Answer &answer);
    void show(State state, LiveMarks marks);

    const Document &m_document;
    const LiveCheck &m_check;
    BoardView &m_view;
    State m_state = State::Off;
    Puzzle m_puzzle; // the one whose candidates are shown
    LiveMarks m_marks;
    Memo m_memo;
    std::shared_ptr<Past> m_past;
    WatchedJob<CandidateCounts> m_job;
};

/// Returns a text such as "… Candidates of 12 cells are open"; the sign makes it readable without colour.
QString stateText(const LiveCandidates &candidates);

} // namespace sudoku
