#pragma once

#include <QObject>
#include <QPointer>

#include "ui/base/job.h"

namespace sudoku {

class CollectionModel;

/// Finds the level of each puzzle of a collection that has none, some at a time in the background. A puzzle
/// without exactly one solution gets none.
class CollectionRater : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Begins with the first puzzle of \a model, which may change meanwhile.
    void start(CollectionModel &model);
    /// Ends; the levels found so far stay.
    void stop();
    bool isRunning() const { return m_model != nullptr; }
    /// Returns how many puzzles are done.
    int done() const { return m_nextRow; }

signals:
    /// Emitted when it begins, has found more levels, or ends.
    void changed();

private:
    void rateNext();

    QPointer<CollectionModel> m_model; // null while nothing is rated
    int m_nextRow = 0;
    Job m_job;
};

} // namespace sudoku
