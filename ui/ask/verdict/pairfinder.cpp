#include "ui/ask/verdict/pairfinder.h"

#include "ui/ask/solving/computation.h"
#include "ui/ask/verdict/pairconclusions.h"

namespace sudoku {

/// The state of a search, which continues with it after a stop.
struct PairFinder::State
{
    Subject subject;
    CellPairSearch search;
};

void PairFinder::find(const Subject &subject)
{
    run(StatePointer(new State{subject, CellPairSearch(subject.puzzle(), options())}));
}

void PairFinder::run(const StatePointer &state)
{
    const auto work = [state](const std::stop_token &stop, const Progress &progress) {
        return state->search.run(stop,
                                 [&](int done, int total) { progress({.done = done, .total = total}); });
    };
    computation().start(tr("Comparing cells"), work,
                        [this, state](const OrHalt<Outcome> &outcome) { finish(state, outcome); });
}

void PairFinder::finish(const StatePointer &state, const OrHalt<Outcome> &outcome)
{
    emit answers().statisticsChanged(state->search.statistics());
    if (outcome == Outcome::None) {
        emit foundNone(state->subject);
        return;
    }
    const CellPairs found = state->search.found();
    if (!outcome && outcome.error() != Halt::Stopped && countOf(found) == 0) {
        conclude(haltConclusion(state->subject, outcome.error()));
        return;
    }
    Conclusion conclusion =
        pairsConclusion(state->subject, found, state->search.openCellCount(), outcome, speed());
    if (outcome == halted(Halt::Stopped))
        conclusion.offers.push_back({tr("Continue"), [this, state] { run(state); }});
    if (countOf(found) > 0)
        conclusion.offers.push_back(
            {.text = tr("Show Them One by One (Alt+Right)"),
             .run = [this, subject = state->subject, found] { showOne(subject, found, 0); },
             .key = QStringLiteral("Alt+Right"),
             .keyInPanel = QStringLiteral("Right")});
    conclude(conclusion);
}

void PairFinder::showOne(const Subject &subject, const CellPairs &pairs, std::size_t index)
{
    Conclusion conclusion = onePairConclusion(subject, pairs, index);
    if (countOf(pairs) > 1)
        conclusion.offers =
            turningOffers(tr("Next (Alt+Right)"), tr("Previous (Alt+Left)"), index, countOf(pairs),
                          [this, subject, pairs](std::size_t other) { showOne(subject, pairs, other); });
    conclude(conclusion);
}

} // namespace sudoku
