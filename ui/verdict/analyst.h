#pragma once

#include <QObject>

#include "ui/board/document.h"
#include "ui/verdict/candidatefinder.h"
#include "ui/verdict/cluereducer.h"
#include "ui/verdict/conclusions.h"
#include "ui/verdict/explainer.h"
#include "ui/verdict/proposals.h"
#include "ui/verdict/question.h"
#include "ui/verdict/solutionbrowser.h"
#include "ui/verdict/solvequestion.h"

#include <memory>

namespace sudoku {

class CommandActions;
struct Fix;

/// Answers a setter's questions about the document's board: what solves it, has it exactly one solution, why
/// not, what fixes it. Questions with states of their own are classes beside it.
class Analyst : public Question
{
    Q_OBJECT

public:
    explicit Analyst(const Parts &parts, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    /// Writes a solution that keeps the player's entries.
    void solve() { m_solve.ask(); }
    void check();
    /// Why there is no solution; first of the givens alone.
    void explain() { m_explainer.explain(subject()); }
    void countSolutions() { m_browser.count(subject()); }
    void findCandidates() { m_candidates.find(subject()); }
    void completeToUnique();
    void fix();
    void findRedundancy() { m_reducer.findRedundancy(subject()); }
    /// Keeps the givens of the selected cells, where several are selected.
    void minimize(const Symmetry &symmetry) { m_reducer.minimize(subject(), symmetry); }
    /// Those that differ from the only solution, where that is known.
    void showWrongEntries();

private:
    struct CheckAnswer;

    void connectQuestions();
    Subject subject() const { return document().subject(); }

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

    SolveQuestion m_solve;
    Explainer m_explainer;
    SolutionBrowser m_browser;
    CandidateFinder m_candidates;
    ClueReducer m_reducer;
};

} // namespace sudoku
