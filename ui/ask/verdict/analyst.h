#pragma once

#include <QObject>

#include "ui/ask/verdict/candidatefinder.h"
#include "ui/ask/verdict/cluefiller.h"
#include "ui/ask/verdict/cluereducer.h"
#include "ui/ask/verdict/completer.h"
#include "ui/ask/verdict/conclusions.h"
#include "ui/ask/verdict/explainer.h"
#include "ui/ask/verdict/fixer.h"
#include "ui/ask/verdict/numberfinder.h"
#include "ui/ask/verdict/pairfinder.h"
#include "ui/ask/verdict/proposals.h"
#include "ui/ask/verdict/question.h"
#include "ui/ask/verdict/reasoner.h"
#include "ui/ask/verdict/solutionbrowser.h"
#include "ui/ask/verdict/solvequestion.h"
#include "ui/board/document.h"

#include <memory>

namespace sudoku {

class CommandActions;
struct Story;

/// Answers a setter's questions about the document's board: its solution, whether it is unique, why there is
/// none, and what fixes the puzzle. Questions with states of their own are separate classes.
class Analyst : public Question
{
    Q_OBJECT

public:
    explicit Analyst(const Parts &parts, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    /// Finds a solution that keeps the player's entries, and writes it.
    void solve() { m_solve.ask(); }
    void check();
    /// Explains why there is no solution, first by the givens alone.
    void explain() { m_explainer.explain(subject()); }
    /// Says why the cell of the cursor has its digit.
    void askWhy() { m_reasoner.ask(); }
    void countSolutions() { m_browser.count(subject()); }
    void findCandidates() { m_candidates.find(subject()); }
    void findNumbers() { m_numbers.find(subject()); }
    /// Looks for cells that are equal, or different, in every solution.
    void findPairs() { m_pairs.find(subject()); }
    /// Looks for givens or a rule that leave one solution.
    void completeToUnique() { m_completer.complete(subject()); }
    /// Gives \a clues without a number those of a solution; all if there are none.
    void fillIn(const std::vector<Constraint> &clues = {}) { m_filler.fillIn(subject(), clues); }
    /// Looks for what gives a puzzle without a solution one.
    void fix() { m_fixer.fix(subject()); }
    void findRedundancy() { m_reducer.findRedundancy(subject()); }
    /// Removes redundant clues. Keeps the givens of the selected cells if several are selected.
    void minimize(const Symmetry &symmetry) { m_reducer.minimize(subject(), symmetry); }
    /// Outlines the entries that differ from the only solution, if it is known.
    void showWrongEntries();

signals:
    /// Emitted when the user wants \a story in a file.
    void exportRequested(const sudoku::Subject &subject, const sudoku::Story &story);

private:
    struct CheckAnswer;

    void connectQuestions();
    Subject subject() const { return document().subject(); }

    void verify(const Subject &subject, const CheckResult &result);
    /// Goes on with \a check, unless its result was \a found already.
    void continueCheck(const Subject &subject, const std::shared_ptr<UniquenessCheck> &check,
                       const std::optional<CheckResult> &found = {});
    Conclusion verdictOf(const Subject &subject, const CheckAnswer &answer,
                         const std::shared_ptr<UniquenessCheck> &check);
    CheckAnswer withWhatIsKnown(const Subject &subject, const CheckAnswer &answer) const;
    Conclusion uniqueVerdict(const Subject &subject, const CheckResult &result);
    Conclusion multipleVerdict(const Subject &subject, const Grid &solution, const OtherSolution &difference);
    Conclusion withBoxOffers(Conclusion conclusion, const std::vector<BoxShape> &shapes);
    void offerGivens(Conclusion &conclusion);
    void outlineWrongEntries(const Subject &subject, const std::vector<Cell> &cells);

    SolveQuestion m_solve;
    Explainer m_explainer;
    Reasoner m_reasoner;
    SolutionBrowser m_browser;
    Completer m_completer;
    ClueFiller m_filler;
    CandidateFinder m_candidates;
    NumberFinder m_numbers;
    PairFinder m_pairs;
    ClueReducer m_reducer;
    Fixer m_fixer;
};

} // namespace sudoku
