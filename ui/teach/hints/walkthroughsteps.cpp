#include "ui/teach/hints/walkthroughsteps.h"

#include "core/solve/timelimit.h"
#include "ui/teach/steps/walkthroughtext.h"

#include <utility>

namespace sudoku {
namespace {

constexpr std::chrono::seconds maxReasonsTime{20}; // of reasons that only rate: all may take minutes

} // namespace

WalkthroughSteps::WalkthroughSteps(QObject *parent)
    : QObject(parent),
      m_reasonFinder([this](const std::optional<NamedReasonSteps> &steps) {
          if (steps)
              takeReasons(*steps);
      })
{
}

void WalkthroughSteps::open(RatedWalkthrough walkthrough, const std::optional<Grid> &solution)
{
    m_isReasonStopWanted = false;
    if (solution)
        m_reasons = std::make_unique<ReasonSteps>(walkthrough.board, walkthrough.start, *solution);
    m_techniques = std::make_unique<TechniqueSteps>(std::move(walkthrough));
}

void WalkthroughSteps::close()
{
    m_explainer.cancel();
    m_reasonFinder.cancel();
    m_techniques.reset();
    m_reasons.reset();
}

const ShownWalkthrough &WalkthroughSteps::shown() const
{
    if (m_order == WalkthroughOrder::Reasons)
        return *m_reasons;
    return *m_techniques;
}

bool WalkthroughSteps::isEmpty() const
{
    return m_order == WalkthroughOrder::Reasons ? m_reasons->isEmpty() : walkthrough().steps.empty();
}

void WalkthroughSteps::lengthen(const RatedWalkthrough &longer)
{
    const std::optional<ExplainerRating> explainer = m_techniques->explainer();
    *m_techniques = TechniqueSteps(longer);
    if (explainer)
        m_techniques->setExplainer(*explainer);
}

void WalkthroughSteps::findReasons()
{
    if (!m_reasonFinder.isRunning())
        startFinding(false);
}

void WalkthroughSteps::rate()
{
    if (!m_reasons)
        return;
    if (walkthrough().score)
        rateByExplainer();
    else if (!m_reasonFinder.isRunning())
        startFinding(true);
}

void WalkthroughSteps::rateByExplainer()
{
    m_explainer.start(
        [start = walkthrough().start](const std::stop_token &stop, const Progress &) {
            return explainerRating(start, stop);
        },
        [this](const ExplainerRating &rating) { takeExplainer(rating); });
    emit ratingChanged();
}

void WalkthroughSteps::takeExplainer(const ExplainerRating &rating)
{
    m_techniques->setExplainer(rating);
    const bool isStopped = !rating.isComplete || m_isReasonStopWanted;
    if (!isStopped && !m_reasonFinder.isRunning())
        startFinding(true);
    emit ratingChanged();
}

/// Finds the reasons that the general rating needs, or all.
void WalkthroughSteps::startFinding(bool isLimited)
{
    if (m_reasons->isWhole())
        return;
    m_isReasonStopWanted = false;
    m_reasons->setLooking(true);
    const auto work = [from = m_reasons->end(), solution = m_reasons->solution(),
                       isLimited](const std::stop_token &stop, Mailbox<NamedReasonSteps> &found) {
        if (!isLimited)
            return findReasonSteps(from, solution, stop, found);
        const TimeLimit limit(stop, maxReasonsTime);
        return findReasonSteps(from, solution, limit.token(), found);
    };
    m_reasonFinder.start(work, [this, isLimited](int nextWeight) { endReasons(nextWeight, isLimited); });
    emit listingChanged();
}

void WalkthroughSteps::takeReasons(const NamedReasonSteps &steps)
{
    const bool wasEmpty = m_reasons->isEmpty();
    m_reasons->add(steps);
    emit listingChanged();
    if (wasEmpty)
        emit firstReasonFound();
}

void WalkthroughSteps::endReasons(int nextWeight, bool isLimited)
{
    m_reasons->setLooking(false, nextWeight);
    const bool areWanted = m_order == WalkthroughOrder::Reasons && !m_isReasonStopWanted;
    if (isLimited && areWanted)
        startFinding(false);
    else
        emit listingChanged();
}

void WalkthroughSteps::stopRating()
{
    if (m_order == WalkthroughOrder::Techniques)
        m_explainer.stop();
    m_isReasonStopWanted = true;
    m_reasonFinder.stop();
}

bool WalkthroughSteps::isFindingReasons() const
{
    return m_reasonFinder.isRunning() && !m_reasons->isWhole();
}

bool WalkthroughSteps::isRating() const
{
    return isFindingReasons() || (m_order == WalkthroughOrder::Techniques && m_explainer.isRunning());
}

QString WalkthroughSteps::ratingText() const
{
    if (m_order == WalkthroughOrder::Reasons)
        return isFindingReasons() ? tr("Looking for the smallest reasons …") : QString();
    QStringList lines;
    if (m_techniques->explainer())
        lines += explainerText(*m_techniques->explainer());
    if (m_explainer.isRunning())
        lines += tr("Sudoku Explainer: rating …");
    if (isFindingReasons())
        lines += tr("General rating …");
    else if (m_reasons && !m_reasons->isEmpty())
        lines += reasonRatingText(m_reasons->walk());
    return lines.join(QLatin1Char('\n'));
}

} // namespace sudoku
