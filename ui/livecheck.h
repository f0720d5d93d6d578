#pragma once

#include <QObject>
#include <QTimer>

#include "core/solve/solve.h"
#include "ui/job.h"

namespace sudoku {

class Document;

/// Checks the board in the background a moment after each edit, and knows what came of it. Never in the way: a
/// new edit stops the check of the old board.
class LiveCheck : public QObject
{
    Q_OBJECT

public:
    enum class State { Off, Checking, Unique, Multiple, None, Undecided };

    explicit LiveCheck(const Document &document, QObject *parent = nullptr);

    State state() const { return m_state; }
    void setEnabled(bool isEnabled);
    /// Whether entries count as givens; where there are no givens they do in any case.
    void setCountsEntries(bool countsEntries);

signals:
    void stateChanged(sudoku::LiveCheck::State state);

private:
    void begin();
    void check();
    void setState(State state);

    const Document &m_document;
    bool m_isEnabled = false;
    bool m_countsEntries = false;
    State m_state = State::Off;
    QTimer m_wait;
    Job m_job;
};

/// "✓ One solution": the sign tells it without colour.
QString stateText(LiveCheck::State state);

} // namespace sudoku
