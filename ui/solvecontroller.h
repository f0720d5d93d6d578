#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/solve/solve.h"
#include "ui/job.h"
#include "ui/messagebar.h"

#include <functional>

namespace sudoku {

class BoardEditor;
class Document;

/// Solves and checks the document's board on a worker, and says what came of it.
class SolveController : public QObject
{
    Q_OBJECT

public:
    SolveController(Document &document, BoardEditor &editor, QObject *parent = nullptr);

    bool isRunning() const { return m_job.isRunning(); }

    /// Looks for a solution of givens and entries; it becomes entries, as one step.
    void solve();
    /// Whether the givens have exactly one solution; the entries, where there are no givens.
    void check();
    /// Ends what is running at once.
    void stop();

signals:
    void runningChanged(bool isRunning);
    /// Something takes long enough to be shown.
    void busy(const QString &text);
    void answered(const sudoku::Message &message);
    void statisticsChanged(const sudoku::SolveStatistics &statistics);

private:
    struct SolveAnswer;

    template <typename Work, typename Done>
    void start(const QString &what, Work work, Done done);
    void showBusy();
    void finishSolve(const SolveAnswer &answer);
    void finishCheck(const CheckResult &result, const QString &subject);
    QString stoppedText(const SolveStatistics &statistics) const;

    Document &m_document;
    BoardEditor &m_editor;
    Job m_job;
    QTimer m_busyTimer;
    QElapsedTimer m_elapsed;
    QString m_what;
    std::int64_t m_conflicts = 0;
};

} // namespace sudoku
