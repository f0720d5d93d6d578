#include "ui/ask/verdict/reasoner.h"

#include "core/solve/timelimit.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/verdict/conclusions.h"
#include "ui/ask/verdict/reasonfindings.h"
#include "ui/ask/verdict/stepfindings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/reasonwords.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

/// After which the best so far is shown if the user wants a smaller one: to prove that there is none may take
/// hours.
constexpr std::chrono::seconds maxReasonTime{15};
/// Where the steps take longer, the facts are the answer.
constexpr std::chrono::seconds maxWayTime{5};

/// Returns what \a why lights up on the board.
BoardFindings findingsOf(const Reasoning &why, const SymbolSet &symbols)
{
    const std::vector<Candidate> concluded{why.conclusion.candidate};
    const std::vector<Candidate> none;
    return reasonFindings(why.position, why.premises, why.conclusion.isTrue ? concluded : none,
                          why.conclusion.isTrue ? none : concluded, symbols);
}

} // namespace

struct Reasoner::Explanation
{
    Board asked;
    Request request;
    WhyAnswer answer;
    std::optional<Way> way = {};

    const Reasoning &why() const { return std::get<Reasoning>(*answer.answer); }
    /// Returns whether the way says more than the facts: a single step is one of those.
    bool hasWay() const { return way && way->steps.size() > 1; }
};

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
        const WhyOptions how{.solve = options, .isThorough = request.isThorough};
        Explanation explanation{asked, request, findWhy(asked, request.question, how, limit.token())};
        if (const auto *why =
                explanation.answer.answer ? std::get_if<Reasoning>(&*explanation.answer.answer) : nullptr)
            explanation.way = findWay(why->position, why->conclusion, TimeLimit(stop, maxWayTime).token());
        return explanation;
    };
    computation().start(tr("Looking for the smallest reason"), work, [this](const Explanation &explanation) {
        tell(std::make_shared<Explanation>(explanation));
    });
}

void Reasoner::tell(const ExplanationPointer &explanation)
{
    const WhyAnswer &answer = explanation->answer;
    if (!answer.answer) {
        const Halt halt = answer.answer.error();
        conclude(halt == Halt::Stopped ? Conclusion{.headline = tr("The search for a reason was stopped.")}
                                       : haltConclusion(document().subject(), halt));
        return;
    }
    if (!std::holds_alternative<Reasoning>(*answer.answer))
        tellObstacle(explanation->asked, explanation->request.question, answer);
    else if (explanation->hasWay() && explanation->way->steps.size() < explanation->why().premises.size())
        tellWay(explanation);
    else
        tellFacts(explanation);
}

void Reasoner::tellFacts(const ExplanationPointer &explanation)
{
    const Reasoning &why = explanation->why();
    const Board &asked = explanation->asked;
    const auto count = static_cast<int>(why.premises.size());
    Conclusion conclusion{.kind = Conclusion::Kind::Good, .fillsPanel = true};
    const QString what = conclusionText(asked.puzzle.geometry, symbols(), why.conclusion, Notation::Window);
    conclusion.headline =
        why.technique ? tr("Why %1: %2").arg(what, techniqueName(*why.technique)) : tr("Why %1").arg(what);
    conclusion.about =
        why.isSmallest ? tr("It follows from %n fact(s), and from no fewer.", nullptr, count)
                       : tr("It follows from %n fact(s), not proved smallest (at least %1).", nullptr, count)
                             .arg(why.atLeast);
    for (const QString &premise : premiseTexts(asked.puzzle, symbols(), why.position, why.premises))
        conclusion.lines += sentenceOf(premise);
    if (const QString rules = pairRulesText(asked.puzzle, why); !rules.isEmpty())
        conclusion.lines += sentenceOf(rules);
    else if (why.premises.empty())
        conclusion.lines += tr("A digit that the cell sees excludes it, or a rule of the cell.");
    conclusion.findings = findingsOf(why, symbols());
    if (explanation->hasWay())
        conclusion.offers.push_back({.text = tr("Show the Way in %n Step(s)", nullptr,
                                                static_cast<int>(explanation->way->steps.size())),
                                     .run = [this, explanation] { tellWay(explanation); },
                                     .staysInAnswer = true});
    std::ranges::copy(offersAfter(explanation), std::back_inserter(conclusion.offers));
    conclude(conclusion);
}

/// Lists the steps, and offers each.
void Reasoner::tellWay(const ExplanationPointer &explanation)
{
    const Way &way = *explanation->way;
    const StepText text(explanation->asked.puzzle, way.start.rules(), symbols(), Notation::Window);
    Conclusion conclusion{.kind = Conclusion::Kind::Good, .fillsPanel = true};
    conclusion.headline = tr("The way to %1")
                              .arg(conclusionText(explanation->asked.puzzle.geometry, symbols(),
                                                  explanation->why().conclusion, Notation::Window));
    conclusion.about = tr("Without any one of these steps the others do not lead there.");
    for (std::size_t i = 0; i < way.steps.size(); ++i) {
        const QString number = QString::number(i + 1);
        conclusion.lines += tr("%1. %2.").arg(number, text.whole(way.steps[i]));
        Offer offer{.text = tr("Step %1").arg(number),
                    .run = [=, this] { tellStep(explanation, i); },
                    .staysInAnswer = true};
        if (i == 0) {
            offer.key = QStringLiteral("Alt+Right");
            offer.keyInPanel = QStringLiteral("Right");
        }
        conclusion.offers.push_back(std::move(offer));
    }
    conclusion.findings = stepFindings(way.steps.back(), way.before(way.steps.size() - 1), symbols());
    conclusion.offers.push_back(
        {.text = tr("Show the %n Fact(s)", nullptr, static_cast<int>(explanation->why().premises.size())),
         .run = [this, explanation] { tellFacts(explanation); },
         .staysInAnswer = true});
    std::ranges::copy(offersAfter(explanation), std::back_inserter(conclusion.offers));
    conclude(conclusion);
}

void Reasoner::tellStep(const ExplanationPointer &explanation, std::size_t index)
{
    const Way &way = *explanation->way;
    const Step &step = way.steps[index];
    const std::size_t count = way.steps.size();
    const StepText text(explanation->asked.puzzle, way.start.rules(), symbols(), Notation::Window);
    std::vector<Offer> offers = turningOffers(tr("Next (Alt+Right)"), tr("Previous (Alt+Left)"), index, count,
                                              [=, this](std::size_t other) { tellStep(explanation, other); });
    offers.push_back({.text = tr("Show All Steps"),
                      .run = [this, explanation] { tellWay(explanation); },
                      .staysInAnswer = true});
    conclude(
        {.kind = Conclusion::Kind::Good,
         .title = tr("Step %1 of %2").arg(index + 1).arg(count),
         .headline = techniqueName(*step.technique),
         .lines = {sentenceOf(text.sentence(step))},
         .offers = std::move(offers),
         .findings = withPlacedDigits(stepFindings(step, way.before(index), symbols()), way.before(index)),
         .fillsPanel = true});
}

std::vector<Offer> Reasoner::offersAfter(const ExplanationPointer &explanation)
{
    const Reasoning &why = explanation->why();
    const Request &request = explanation->request;
    std::vector<Offer> offers;
    if (!why.isSmallest && !request.isThorough)
        offers.push_back({tr("Look for Fewer Facts"), [this, question = request.question] {
                              ask(Request{question, true});
                          }});
    const Cell cell = why.conclusion.candidate.cell;
    for (const Digit digit : why.position.candidates(cell))
        if (digit != why.conclusion.candidate.digit && why.conclusion.isTrue)
            offers.push_back({tr("Why Not %1?").arg(symbolText(symbols(), digit)), [this, cell, digit] {
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
