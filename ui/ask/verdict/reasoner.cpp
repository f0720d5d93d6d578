#include "ui/ask/verdict/reasoner.h"

#include "core/solve/timelimit.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/verdict/conclusions.h"
#include "ui/ask/verdict/reasonfindings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/reasonwords.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

namespace sudoku {
namespace {

/// After which the best so far is shown if the user wants a smaller one: to prove that there is none may take
/// hours.
constexpr std::chrono::seconds maxReasonTime{15};

/// Returns "In row 4, 5 is in r4c1 or r4c7."; names of cells stay as they are.
QString sentenceOf(const QString &text)
{
    const bool isCell = text.size() > 1 && text[1].isDigit();
    return (isCell ? text : capitalised(text)) + QLatin1Char('.');
}

/// Returns what \a why lights up on the board.
BoardFindings findingsOf(const Reasoning &why, const SymbolSet &symbols)
{
    const std::vector<Candidate> concluded{why.conclusion.candidate};
    const std::vector<Candidate> none;
    return reasonFindings(why.position, why.premises, why.conclusion.isTrue ? concluded : none,
                          why.conclusion.isTrue ? none : concluded, symbols);
}

} // namespace

bool Reasoner::canAsk() const
{
    return !document().board().isGiven(view().currentCell());
}

void Reasoner::ask()
{
    view().finishNumber();
    ask(Request{{view().currentCell()}});
}

void Reasoner::ask(const Request &request)
{
    const Board asked = document().board();
    const auto work = [asked, request, options = options()](const std::stop_token &stop, const Progress &) {
        const TimeLimit limit(stop, maxReasonTime);
        return findWhy(asked, request.question, {.solve = options, .isThorough = request.isThorough},
                       limit.token());
    };
    computation().start(tr("Looking for the smallest reason"), work,
                        [this, asked, request](const WhyAnswer &answer) { tell(asked, request, answer); });
}

void Reasoner::tell(const Board &asked, const Request &request, const WhyAnswer &answer)
{
    if (!answer.answer) {
        const Halt halt = answer.answer.error();
        conclude(halt == Halt::Stopped ? Conclusion{.headline = tr("The search for a reason was stopped.")}
                                       : haltConclusion(document().subject(), halt));
        return;
    }
    if (const auto *why = std::get_if<Reasoning>(&*answer.answer))
        tellReason(asked, request, *why);
    else
        tellObstacle(asked, request.question, answer);
}

void Reasoner::tellReason(const Board &asked, const Request &request, const Reasoning &why)
{
    const auto count = static_cast<int>(why.premises.size());
    Conclusion conclusion{.kind = Conclusion::Kind::Good};
    const QString what = conclusionText(asked.puzzle.geometry, symbols(), why.conclusion, Notation::Window);
    conclusion.headline =
        why.technique ? tr("Why %1: %2").arg(what, techniqueName(*why.technique)) : tr("Why %1").arg(what);
    conclusion.about =
        why.isSmallest ? tr("It follows from %n fact(s), and from no fewer.", nullptr, count)
                       : tr("It follows from %n fact(s), not proved smallest (at least %1).", nullptr, count)
                             .arg(why.atLeast);
    for (const Premise &premise : why.premises)
        conclusion.lines += sentenceOf(premiseText(asked.puzzle, symbols(), why.position, premise));
    if (why.premises.empty())
        conclusion.lines += tr("A digit that the cell sees excludes it, or a rule of the cell.");
    conclusion.findings = findingsOf(why, symbols());
    conclusion.offers = offersAfter(request, why);
    conclude(conclusion);
}

std::vector<Offer> Reasoner::offersAfter(const Request &request, const Reasoning &why)
{
    std::vector<Offer> offers;
    if (!why.isSmallest && !request.isThorough)
        offers.push_back({tr("Look for Fewer Facts"), [this, question = request.question] {
                              ask(Request{question, true});
                          }});
    const Cell cell = why.conclusion.candidate.cell;
    for (const Digit digit : why.position.candidates(cell))
        if (digit != why.conclusion.candidate.digit && why.conclusion.isTrue)
            offers.push_back(
                {tr("Why Not %1?").arg(QString::fromStdString(symbols().symbol(digit))), [this, cell, digit] {
                     ask(Request{{cell, digit, false}});
                 }});
    return offers;
}

void Reasoner::tellObstacle(const Board &asked, const WhyQuestion &question, const WhyAnswer &answer)
{
    const WhyObstacle obstacle = std::get<WhyObstacle>(*answer.answer);
    Conclusion conclusion{.kind = Conclusion::Kind::Problem};
    conclusion.headline =
        obstacleText(asked.puzzle.geometry, symbols(), obstacle, question, answer.solutionDigit)
        + QLatin1Char('.');
    if (obstacle == WhyObstacle::NoSolution)
        conclusion.offers = {{tr("Explain"), [this] { emit explanationRequested(); }}};
    else if (obstacle == WhyObstacle::SeveralSolutions)
        conclusion.offers = {{tr("Check"), [this] { emit checkRequested(); }}};
    if (obstacle == WhyObstacle::WrongEntries)
        emit wrongEntriesFound(conclusion);
    else
        conclude(conclusion);
}

} // namespace sudoku
