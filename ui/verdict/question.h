#pragma once

#include <QObject>

#include "core/analyse/possiblerepairs.h"
#include "ui/base/messagebar.h"
#include "ui/verdict/conclusion.h"

#include <functional>
#include <vector>

namespace sudoku {

struct Board;
class BoardView;
class Computation;
class ConflictReporter;
class Document;
class LiveCheck;
struct SymbolSet;
struct SolveOptions;
struct SolveStatistics;

/// Where the questions about a board leave their answers. The window listens to this, not to each question.
class Answers : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    /// A verdict, for the panel.
    void concluded(const sudoku::Conclusion &conclusion);
    /// What is known while the computation goes on.
    void foundSoFar(const sudoku::Conclusion &conclusion);
    /// A sentence for the message bar about \a board, which may be shown a moment later. \a compose makes it
    /// again when more is known.
    void answered(const sudoku::Board &board, const std::function<sudoku::Message()> &compose);
    void statisticsChanged(const sudoku::SolveStatistics &statistics);
};

/// A question about the board of a document, which is answered by a computation. Writes to the board only
/// when an offer of its answer is taken.
class Question : public QObject
{
    Q_OBJECT

public:
    /// What every question works with.
    struct Parts
    {
        Document &document;
        BoardView &view;
        Computation &computation;
        LiveCheck &liveCheck;
        ConflictReporter &conflicts;
        Answers &answers;
    };

    explicit Question(const Parts &parts, QObject *parent = nullptr) : QObject(parent), m_parts(parts) {}

protected:
    Document &document() const { return m_parts.document; }
    BoardView &view() const { return m_parts.view; }
    Computation &computation() const { return m_parts.computation; }
    LiveCheck &liveCheck() const { return m_parts.liveCheck; }
    ConflictReporter &conflicts() const { return m_parts.conflicts; }
    Answers &answers() const { return m_parts.answers; }

    const SolveOptions &options() const;
    const SymbolSet &symbols() const;
    /// "Took 12 ms": the computation that just ended.
    QString took() const;
    void conclude(const Conclusion &conclusion) const { emit answers().concluded(conclusion); }
    /// To make \a changes: an entry that is changed stays an entry; everything else becomes a given.
    Offer changeOffer(const QString &text, const std::vector<CellChange> &changes);

private:
    void change(const std::vector<CellChange> &changes, const QString &what);

    Parts m_parts;
};

} // namespace sudoku
