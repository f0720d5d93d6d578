#pragma once

#include <QObject>

#include "core/analyse/possiblerepairs.h"
#include "ui/ask/verdict/conclusions.h"
#include "ui/base/messagebar.h"

#include <functional>
#include <optional>
#include <vector>

namespace sudoku {

struct Board;
class BoardView;
struct CheckResult;
class Computation;
class ConflictReporter;
class Document;
struct Fix;
class Grid;
class LiveCheck;
struct Puzzle;
struct SymbolSet;
struct SolveOptions;
struct SolveStatistics;

/// Takes the solution that the user has chosen.
using TakeSolution = std::function<void(const Grid &)>;

/// The signals of all questions about a board. The window connects to this object instead of each question.
class Answers : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    /// Emitted with a verdict for the panel.
    void concluded(const sudoku::Conclusion &conclusion);
    /// Emitted with an intermediate result while the computation runs.
    void foundSoFar(const sudoku::Conclusion &conclusion);
    /// Emitted with a message about \a board, the document's.
    void answered(const sudoku::Board &board, const sudoku::Compose &message);
    void statisticsChanged(const sudoku::SolveStatistics &statistics);
};

/// A question about the board of a document, which a computation answers. It writes to the board only when
/// the user takes an offer of its answer.
class Question : public QObject
{
    Q_OBJECT

public:
    /// The objects that every question uses.
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
    /// Returns what is known about the solutions of \a puzzle without a search, unless the user has chosen a
    /// solver.
    std::optional<CheckResult> knownAlready(const Puzzle &puzzle) const;
    const SymbolSet &symbols() const;
    /// Returns how fast the computation that ended last was: "in 12 ms".
    QString speed() const;
    void conclude(const Conclusion &conclusion) const { emit answers().concluded(conclusion); }
    /// Returns \a conclusion, that there is no solution, with a note if only a program of the user found
    /// this.
    Conclusion withSolverNote(Conclusion conclusion) const;
    /// Shows the part of an answer with that index.
    using ShowPart = std::function<void(std::size_t)>;
    /// Returns the offers with the texts \a next and \a previous. The answer shows part \a index of \a count;
    /// behind the last part comes the first.
    static std::vector<Offer> turningOffers(const QString &next, const QString &previous, std::size_t index,
                                            std::size_t count, const ShowPart &show);
    /// Returns an offer of \a changes: a changed entry stays an entry; everything else becomes a given.
    Offer changeOffer(const QString &text, const std::vector<CellChange> &changes);
    /// Returns an offer of one of the repairs of \a fix, with a sentence that says what it leaves.
    Offer repairOffer(const Fix &fix, std::size_t index);
    /// Returns an offer of changes of rules of the document's puzzle.
    Offer ruleOffer(const QString &text, const std::vector<RuleChange> &changes);

private:
    void change(const std::vector<CellChange> &changes, const QString &what);
    void changeRules(const std::vector<RuleChange> &changes, const QString &what);
    void edit(const Board &board, const QString &what, const QString &changed);

    Parts m_parts;
};

} // namespace sudoku
