#include "ui/teach/steps/reasonsteps.h"

#include <QCoreApplication>

#include "core/hints/reasons/pairconstraints.h"
#include "core/hints/reasons/reasontechnique.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/ask/verdict/reasonfindings.h"
#include "ui/paint/paper/printtext.h"
#include "ui/teach/steps/hinttext.h"
#include "ui/teach/steps/walkthroughtext.h"
#include "ui/text/reasonwords.h"
#include "ui/text/rulestext.h"
#include "ui/text/steptext.h"

#include <algorithm>
#include <map>
#include <new>

namespace sudoku {
namespace {

struct ReasonStepsWords
{
    Q_DECLARE_TR_FUNCTIONS(ReasonSteps)
};

int factCount(const ReasonStep &step)
{
    return static_cast<int>(step.premises.size());
}

} // namespace

ReasonSteps::ReasonSteps(const Board &board, const Position &start, const Grid &solution)
    : m_board(board),
      m_start(start),
      m_solution(solution),
      m_walk{{}, start}
{
    eliminateForbidden(m_start);
    m_walk.end = m_start;
    setLooking(false);
}

void ReasonSteps::add(const NamedReasonSteps &steps)
{
    for (const auto &[step, technique] : steps) {
        apply(m_walk.end, step);
        m_walk.steps.push_back(step);
        m_techniques.push_back(technique);
    }
    m_walk.isStopped = !isWhole();
}

void ReasonSteps::setLooking(bool isLooking, int nextWeight)
{
    m_isLooking = isLooking;
    m_walk.nextWeight = nextWeight;
    m_walk.isStopped = !isWhole();
}

Position ReasonSteps::before(std::size_t index) const
{
    Position position = m_start;
    for (std::size_t i = 0; i < std::min(index, m_walk.steps.size()); ++i)
        apply(position, m_walk.steps[i]);
    return position;
}

/// Returns "51 steps", and how far it is as long as there are more.
QString ReasonSteps::aboutText() const
{
    const QString steps = stepCountText(m_walk.steps.size());
    if (isWhole())
        return steps;
    const int open = m_start.openCount();
    return ReasonStepsWords::tr("%1; %2 of %3 digits placed")
        .arg(steps, countText(open - m_walk.end.openCount()), countText(open));
}

std::map<int, int, std::greater<>> ReasonSteps::countsByFacts() const
{
    std::map<int, int, std::greater<>> counts;
    for (const ReasonStep &step : m_walk.steps)
        ++counts[factCount(step)];
    return counts;
}

QString ReasonSteps::factsText(int count)
{
    return ReasonStepsWords::tr("%n fact(s)", nullptr, count);
}

/// Returns "2 × 3 facts, 49 × 1 fact".
QString ReasonSteps::sizesText() const
{
    QStringList texts;
    for (const auto &[facts, count] : countsByFacts())
        texts += QStringLiteral("%1\u00a0×\u00a0%2").arg(QString::number(count), factsText(facts));
    return texts.join(QStringLiteral(", "));
}

QStringList ReasonSteps::summary() const
{
    QStringList summary{QStringLiteral("%1 (%2)").arg(reasonRatingText(m_walk), aboutText())};
    if (const QString rules = rulesText(m_board); !rules.isEmpty())
        summary += rules;
    return summary;
}

QString ReasonSteps::endText() const
{
    return isWhole() || m_isLooking ? QString() : ReasonStepsWords::tr("Stopped: there are more steps.");
}

ListedStep ReasonSteps::listed(const NamedReasonStep &named, const SymbolSet &symbols) const
{
    const QString follows = conclusionText(m_board.puzzle.geometry, symbols, named.step, Notation::Window);
    const QString name = named.technique
                             ? ReasonStepsWords::tr("%1: %2").arg(follows, techniqueName(*named.technique))
                             : follows;
    return {.name = name,
            .follows = follows,
            .whole = name,
            .weight = QString::number(factCount(named.step)),
            .score = QString::number(named.step.weight())};
}

WalkthroughListing ReasonSteps::listing(const SymbolSet &symbols) const
{
    WalkthroughListing listing{
        .headline = reasonRatingText(m_walk),
        .about = aboutText(),
        .kinds = sizesText(),
        .end = endText(),
        .isStopped = !isWhole() && !m_isLooking,
        .titles = {.name = ReasonStepsWords::tr("What follows"),
                   .weight = ReasonStepsWords::tr("Facts"),
                   .weightTip = ReasonStepsWords::tr("The number of facts from which it follows"),
                   .score = ReasonStepsWords::tr("Weight"),
                   .scoreTip =
                       ReasonStepsWords::tr("What the step counts in the general rating: its facts, and "
                                            "one more if it places no digit"),
                   .isWeightNumber = true},
        .steps = {},
    };
    for (std::size_t i = 0; i < m_walk.steps.size(); ++i)
        listing.steps.push_back(listed({m_walk.steps[i], m_techniques[i]}, symbols));
    return listing;
}

QString ReasonSteps::sentence(std::size_t index, const SymbolSet &symbols) const
{
    return reasonStepInLines(m_board.puzzle, symbols, before(index), m_walk.steps[index], m_techniques[index],
                             Notation::Window);
}

/// A hidden single looks as in a hint.
BoardFindings ReasonSteps::findings(std::size_t index, const SymbolSet &symbols) const
{
    const ReasonStep &step = m_walk.steps[index];
    const Position position = before(index);
    BoardFindings findings =
        reasonFindings(position, step.premises, step.placements, step.eliminations, symbols);
    findings.reasonMeaning = ReasonStepsWords::tr("part of the reason");
    if (step.premises.size() == 1 && step.placements.size() == 1)
        if (const auto *has = std::get_if<premise::HouseHasDigit>(&step.premises.front()))
            findings.reasons = excludingCells(position, has->house, step.placements.front());
    return findings;
}

QString ReasonSteps::plainText(const SymbolSet &symbols) const
{
    QStringList sentences;
    Position position = m_start;
    for (std::size_t i = 0; i < m_walk.steps.size(); ++i) {
        sentences += reasonStepText(m_board.puzzle, symbols, position, m_walk.steps[i], m_techniques[i]);
        apply(position, m_walk.steps[i]);
    }
    return walkthroughAsText(m_board, symbols, summary(), sizesText(), sentences, endText());
}

int findReasonSteps(const Position &from, const Grid &solution, const std::stop_token &stop,
                    Mailbox<NamedReasonSteps> &found)
{
    Position before = from;
    const auto watch = [&](const ReasonStep &step, const Position &after) {
        NamedReasonStep named{step, techniqueOf(before, step, stop)};
        named.step.constraints = pairConstraintsOf(before, step, stop);
        found.change([&](NamedReasonSteps &steps) { steps.push_back(named); });
        before = after;
    };
    try {
        return walkByReasons(from, solution, stop, watch).nextWeight;
    } catch (const std::bad_alloc &) { // as if it was stopped: what was found stays
        return 1;
    }
}

} // namespace sudoku
