#pragma once

#include <QObject>

#include "ui/verdict/candidatefinder.h"
#include "ui/verdict/conclusions.h"
#include "ui/verdict/explainer.h"
#include "ui/verdict/proposals.h"
#include "ui/verdict/solutionbrowser.h"

#include <memory>

namespace sudoku {

class BoardView;
class Computation;
class Document;
struct Fix;
class LiveCheck;

/// Answers a setter's questions about the document's board: has it exactly one solution, why not, what fixes it.
/// Writes to the board only when an action of a verdict is taken.
class Analyst : public QObject
{
    Q_OBJECT

public:
    Analyst(Document &document, const BoardView &view, Computation &computation, LiveCheck &liveCheck,
            QObject *parent = nullptr);

    /// Whether entries count as givens. Where there are no givens they do in any case.
    void setCountsEntries(bool countsEntries) { m_countsEntries = countsEntries; }

    void check();
    /// Why there is no solution; first of the givens alone.
    void explain();
    void countSolutions();
    void findCandidates();
    void completeToUnique();
    void fix();
    void findRedundancy();
    /// Keeps the givens of the selected cells, where several are selected.
    void minimize(const Symmetry &symmetry);
    /// Those that differ from the only solution, where that is known.
    void showWrongEntries();

signals:
    void concluded(const sudoku::Conclusion &conclusion);
    /// What is known while the computation goes on.
    void foundSoFar(const sudoku::Conclusion &conclusion);
    void statisticsChanged(const sudoku::SolveStatistics &statistics);

private:
    struct CheckAnswer;

    Subject subject() const;
    QString took() const;
    const SymbolSet &symbols() const;

    void verify(const Subject &subject, const CheckResult &result);
    void continueCheck(const Subject &subject, const std::shared_ptr<UniquenessCheck> &check);
    Conclusion verdictOf(const Subject &subject, const CheckAnswer &answer,
                         const std::shared_ptr<UniquenessCheck> &check);
    CheckAnswer withWhatIsKnown(const Subject &subject, const CheckAnswer &answer) const;
    Conclusion uniqueVerdict(const Subject &subject, const CheckResult &result);
    Conclusion multipleVerdict(const Subject &subject, const Grid &solution, const OtherSolution &difference);
    void offerGivens(Conclusion &conclusion);
    void outlineWrongEntries(const Subject &subject, const std::vector<Cell> &cells);
    void concludeFix(const Fix &fix);
    void complete(const Subject &subject, const Grid &solution);
    void change(const std::vector<CellChange> &changes, const QString &what);
    ConclusionAction changeAction(const QString &text, const std::vector<CellChange> &changes);

    Document &m_document;
    const BoardView &m_view;
    Computation &m_computation;
    LiveCheck &m_liveCheck;
    Explainer m_explainer;
    SolutionBrowser m_browser;
    CandidateFinder m_candidates;
    bool m_countsEntries = false;
};

} // namespace sudoku
