#pragma once

#include <QObject>

#include "ui/base/job.h"
#include "ui/base/watchedjob.h"
#include "ui/teach/hints/walkthroughpanel.h"
#include "ui/teach/steps/reasonsteps.h"
#include "ui/teach/steps/techniquesteps.h"

#include <memory>
#include <optional>

namespace sudoku {

/// The steps of a walkthrough in both orders. Those of the smallest reasons, and the ratings, are found in
/// the background.
class WalkthroughSteps : public QObject
{
    Q_OBJECT

public:
    explicit WalkthroughSteps(QObject *parent = nullptr);

    /// Takes a walkthrough of a puzzle with a single \a solution, or with several.
    void open(RatedWalkthrough walkthrough, const std::optional<Grid> &solution);
    void close();
    bool isOpen() const { return m_techniques != nullptr; }

    const RatedWalkthrough &walkthrough() const { return m_techniques->walkthrough(); }
    const TechniqueSteps &techniques() const { return *m_techniques; }
    const ReasonSteps &reasons() const { return *m_reasons; }

    WalkthroughOrder order() const { return m_order; }
    void setOrder(WalkthroughOrder order) { m_order = order; }
    /// Returns the steps of the order.
    const ShownWalkthrough &shown() const;
    bool isEmpty() const;

    /// Puts a walkthrough with more steps of techniques in the place of the one that is there.
    void lengthen(const RatedWalkthrough &longer);
    /// Looks for the smallest reasons until the puzzle is solved, unless somebody does.
    void findReasons();
    /// Starts to find the ratings that are missing.
    void rate();
    /// Stops what ratingText() says is running.
    void stopRating();
    bool isRating() const;
    /// Returns the ratings that are known, and which one is being made. The headline of reasons is their
    /// rating.
    QString ratingText() const;

signals:
    /// Emitted when the list of steps, or what is known about them, has changed.
    void listingChanged();
    void ratingChanged();
    /// Emitted when there is a step of a reason, where there was none.
    void firstReasonFound();

private:
    void rateByExplainer();
    void takeExplainer(const ExplainerRating &rating);
    void startFinding(bool isLimited);
    void takeReasons(const NamedReasonSteps &steps);
    void endReasons(int nextWeight, bool isLimited);
    bool isFindingReasons() const;

    std::unique_ptr<TechniqueSteps> m_techniques; // null while there is no walkthrough
    std::unique_ptr<ReasonSteps> m_reasons;       // null if the puzzle has several solutions
    WalkthroughOrder m_order = WalkthroughOrder::Techniques;
    bool m_isReasonStopWanted = false;
    Job m_explainer; // makes Sudoku Explainer's rating
    WatchedJob<NamedReasonSteps> m_reasonFinder;
};

} // namespace sudoku
