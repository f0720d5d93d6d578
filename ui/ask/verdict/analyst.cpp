#include "ui/ask/verdict/analyst.h"

#include "core/analyse/otherboxshape.h"
#include "core/formats/text/boxestext.h"
#include "core/solve/timelimit.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/boardview.h"
#include "ui/commands/commandactions.h"
#include "ui/text/durationtext.h"
#include "ui/text/requestwords.h"

#include <QMenu>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto maxSetSearch = 2000ms; // for the search of a small unavoidable set

/// Returns how fast the search was that has \a result, which may have been made before the question.
QString proofSpeed(const CheckResult &result)
{
    return speedText(result.statistics.encodeTime + result.statistics.solveTime);
}

} // namespace

struct Analyst::CheckAnswer
{
    CheckResult result;
    std::optional<OtherSolution> difference = {}; ///< if there is more than one solution
    std::vector<BoxShape> otherBoxes = {};        ///< with which the puzzle has one solution
};

Analyst::Analyst(const Parts &parts, QObject *parent)
    : Question(parts, parent),
      m_solve(parts),
      m_explainer(parts),
      m_reasoner(parts),
      m_browser(parts),
      m_completer(parts),
      m_filler(parts),
      m_candidates(parts),
      m_numbers(parts),
      m_pairs(parts),
      m_reducer(parts),
      m_fixer(parts)
{
    connectQuestions();
}

/// Connects the questions that lead to others.
void Analyst::connectQuestions()
{
    connect(&m_solve, &SolveQuestion::checkRequested, this, &Analyst::check);
    connect(&m_solve, &SolveQuestion::explanationRequested, this, &Analyst::explain);
    connect(&m_explainer, &Explainer::checkRequested, this, &Analyst::check);
    connect(&m_explainer, &Explainer::foundNothing, this, [this](const Conclusion &conclusion) {
        if (m_reasoner.canAsk())
            askWhy(); // of a sound puzzle the cell is asked about
        else
            conclude(conclusion);
    });
    connect(&m_reasoner, &Reasoner::checkRequested, this, &Analyst::check);
    connect(&m_reasoner, &Reasoner::explanationRequested, this, &Analyst::explain);
    connect(&m_reasoner, &Reasoner::wrongEntriesFound, this, [this](Conclusion conclusion) {
        if (liveCheck().onlySolution()) {
            showWrongEntries();
            return;
        }
        conclusion.offers = {{tr("Check"), [this] { check(); }}};
        conclude(conclusion);
    });
    connect(&m_explainer, &Explainer::fixRequested, this, &Analyst::fix);
    connect(&m_fixer, &Fixer::explanationRequested, &m_explainer, &Explainer::explainWithoutFix);
    connect(&m_fixer, &Fixer::checkRequested, this, &Analyst::check);
    connect(&m_fixer, &Fixer::moreGivensRequested, this, &Analyst::completeToUnique);
    connect(&m_explainer, &Explainer::exportRequested, this, &Analyst::exportRequested);
    connect(&m_explainer, &Explainer::verificationRequested, this, [this](const Subject &subject) {
        verify(subject, {Uniqueness::None, {}, {}});
    });
    connect(
        &m_browser, &SolutionBrowser::preferred, this,
        [this](const Subject &subject, const Grid &solution) { m_completer.complete(subject, solution); });
    connect(&m_browser, &SolutionBrowser::fillInRequested, this,
            [this](const Grid &solution) { m_filler.fillInFrom(solution); });
    connect(&m_completer, &Completer::explanationRequested, this, &Analyst::explain);
    connect(&m_filler, &ClueFiller::choiceRequested, &m_browser, &SolutionBrowser::choose);
    connect(&m_filler, &ClueFiller::explanationRequested, this, &Analyst::explain);
    connect(&m_reducer, &ClueReducer::checkRequested, this, &Analyst::check);
    const auto explainNone = [this](const Subject &subject) {
        conclude(withSolverNote(noneConclusion(subject, speed())));
        explain();
    };
    connect(&m_candidates, &CandidateFinder::foundNone, this, explainNone);
    connect(&m_pairs, &PairFinder::foundNone, this, explainNone);
}

void Analyst::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Solve, this, [this] { solve(); });
    actions.on(Command::Check, this, [this] { check(); });
    actions.on(Command::Stop, this, [this] { computation().stop(); });
    actions.on(Command::Explain, this, [this] { explain(); });
    actions.on(Command::Why, this, [this] { askWhy(); });
    actions.on(Command::Fix, this, [this] { fix(); });
    actions.on(Command::CountSolutions, this, [this] { countSolutions(); });
    actions.on(Command::TrueCandidates, this, [this] { findCandidates(); });
    actions.on(Command::EqualCells, this, [this] { findPairs(); });
    actions.on(Command::PossibleNumbers, this, [this] { findNumbers(); });
    actions.on(Command::FillIn, this, [this] { fillIn(); });
    actions.on(Command::MakeUnique, this, [this] { completeToUnique(); });
    actions.on(Command::FindRedundancy, this, [this] { findRedundancy(); });
    actions.on(Command::Minimize, this, [this] { minimize(symmetries().front()); });
    for (const Symmetry &symmetry : symmetries().subspan(1))
        connect(actions.submenu(Command::MinimizeKeeping).addAction(symmetryText(symmetry)),
                &QAction::triggered, this, [this, &symmetry] { minimize(symmetry); });
    actions.onToggled(Command::CountEntries, this,
                      [this](bool isChecked) { document().setCountsEntries(isChecked); });
}

void Analyst::check()
{
    const Subject asked = subject();
    const Puzzle puzzle = asked.puzzle();
    continueCheck(asked, std::make_shared<UniquenessCheck>(puzzle, options()), knownAlready(puzzle));
}

void Analyst::continueCheck(const Subject &subject, const std::shared_ptr<UniquenessCheck> &check,
                            const std::optional<CheckResult> &found)
{
    const auto work = [check, found, puzzle = subject.puzzle(),
                       options = options()](const std::stop_token &stop, const Progress &progress) {
        CheckAnswer answer{found ? *found : check->run(stop, progress)};
        if (answer.result.verdict == Uniqueness::Multiple) {
            const TimeLimit limit(stop, maxSetSearch);
            const Grid &first = answer.result.solutions[0];
            const Grid &other = answer.result.solutions[1];
            answer.difference = findUnavoidableSet(puzzle, first, options, limit.token())
                                    .best.value_or(OtherSolution{other, differingCells(first, other)});
        }
        if (answer.result.verdict && answer.result.verdict != Uniqueness::Unique)
            answer.otherBoxes = otherBoxShapes(puzzle, options, stop);
        return answer;
    };
    computation().start(tr("Checking"), work, [this, subject, check](const CheckAnswer &answer) {
        emit answers().statisticsChanged(answer.result.statistics);
        liveCheck().learn(subject.puzzle(), answer.result);
        const CheckAnswer known = withWhatIsKnown(subject, answer);
        conclude(verdictOf(subject, known, check));
        if (known.result.verdict == Uniqueness::None && known.otherBoxes.empty())
            explain();
    });
}

/// Returns \a answer, or the knowledge of the live check if it is better than that of a stopped check.
Analyst::CheckAnswer Analyst::withWhatIsKnown(const Subject &subject, const CheckAnswer &answer) const
{
    const CheckResult &known = liveCheck().knownOf(subject.puzzle());
    if (answer.result.verdict != halted(Halt::Stopped) || !known.verdict)
        return answer;
    CheckAnswer better{known};
    if (known.verdict == Uniqueness::Multiple)
        better.difference =
            OtherSolution{known.solutions[1], differingCells(known.solutions[0], known.solutions[1])};
    return better;
}

Conclusion Analyst::verdictOf(const Subject &subject, const CheckAnswer &answer,
                              const std::shared_ptr<UniquenessCheck> &check)
{
    const CheckResult &result = answer.result;
    if (!result.verdict && result.verdict.error() != Halt::Stopped)
        return haltConclusion(subject, result.verdict.error());
    if (!result.verdict) {
        Conclusion conclusion = undecidedConclusion(subject, durationText(computation().elapsed()),
                                                    result.statistics.sat.conflicts);
        conclusion.offers = {{tr("Continue"), [this, subject, check] { continueCheck(subject, check); }}};
        return conclusion;
    }
    switch (*result.verdict) {
    case Uniqueness::Unique:
        return uniqueVerdict(subject, result);
    case Uniqueness::Multiple:
        return withBoxOffers(multipleVerdict(subject, result.solutions.front(), *answer.difference),
                             answer.otherBoxes);
    case Uniqueness::None:
        break;
    }
    Conclusion conclusion = withSolverNote(noneConclusion(subject, proofSpeed(result)));
    if (!answer.otherBoxes.empty()) // or the explanation comes by itself
        conclusion.offers = {{tr("Explain"), [this] { explain(); }}};
    return withBoxOffers(std::move(conclusion), answer.otherBoxes);
}

/// Offers boxes of other \a shapes, with which the puzzle has one solution.
Conclusion Analyst::withBoxOffers(Conclusion conclusion, const std::vector<BoxShape> &shapes)
{
    std::vector<Offer> offers;
    for (const BoxShape shape : shapes) {
        const QString name = QString::fromStdString(boxesText(shape));
        conclusion.lines += tr("With boxes of %1 (rows x columns) the puzzle has one solution.").arg(name);
        const auto use = [this, shape] {
            Board board = document().board();
            board.puzzle = withBoxes(board.puzzle, shape);
            document().edit(std::move(board), tr("Change Boxes"));
            check();
        };
        offers.push_back({tr("Use Boxes of %1").arg(name), use});
    }
    std::ranges::move(offers, std::inserter(conclusion.offers, conclusion.offers.begin()));
    return conclusion;
}

Conclusion Analyst::multipleVerdict(const Subject &subject, const Grid &solution,
                                    const OtherSolution &difference)
{
    Conclusion conclusion = multipleConclusion(subject, symbols(), solution, difference, speed());
    conclusion.offers = {
        {tr("Make Unique"), [this] { completeToUnique(); }},
        {tr("True Candidates"), [this] { findCandidates(); }},
        {tr("Count Solutions"), [this] { countSolutions(); }},
    };
    offerGivens(conclusion);
    return conclusion;
}

Conclusion Analyst::uniqueVerdict(const Subject &subject, const CheckResult &result)
{
    const std::vector<Cell> wrong = entriesUnlike(subject.board, result.solutions.front());
    Conclusion conclusion = withEntries(uniqueConclusion(subject, proofSpeed(result)), subject, wrong);
    if (!wrong.empty())
        conclusion.offers = {{tr("Show It/Them", nullptr, static_cast<int>(wrong.size())),
                              [=, this] { outlineWrongEntries(subject, wrong); }}};
    offerGivens(conclusion);
    conclusion.offers.push_back({tr("Verify"), [=, this] { verify(subject, result); }});
    conclusion.offers.push_back({tr("Find Redundant Clues"), [this] { findRedundancy(); }});
    return conclusion;
}

/// Offers to make entries givens if the puzzle was typed as entries.
void Analyst::offerGivens(Conclusion &conclusion)
{
    const Board &board = document().board();
    if (board.puzzle.givens.filledCount() > 0 || board.playerEntries().filledCount() == 0)
        return;
    const auto make = [this] {
        document().edit(document().board().withPuzzleOfEntries(), tr("Make Entries Givens"));
    };
    conclusion.offers.insert(conclusion.offers.begin(), {tr("Make Entries Givens"), make});
}

void Analyst::showWrongEntries()
{
    if (const Grid *solution = liveCheck().onlySolution())
        outlineWrongEntries(subject(), entriesUnlike(document().board(), *solution));
}

void Analyst::outlineWrongEntries(const Subject &subject, const std::vector<Cell> &cells)
{
    Conclusion conclusion = wrongEntriesConclusion(subject, cells);
    std::vector<CellChange> changes;
    for (const Cell cell : cells)
        changes.push_back({cell, subject.board.entries[cell], noDigit});
    conclusion.offers = {changeOffer(tr("Clear It/Them", nullptr, static_cast<int>(cells.size())), changes)};
    conclude(conclusion);
}

void Analyst::verify(const Subject &subject, const CheckResult &result)
{
    const auto work = [puzzle = subject.puzzle(), result](const std::stop_token &stop,
                                                          const Progress &progress) {
        return sudoku::verify(puzzle, result, stop, progress);
    };
    computation().start(tr("Verifying"), work, [=, this](const OrHalt<Verification> &verification) {
        conclude(verifiedConclusion(subject, result, verification, speed()));
    });
}

} // namespace sudoku
