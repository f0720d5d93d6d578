#include "ui/ask/verdict/explainer.h"

#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/boardview.h"

namespace sudoku {

struct Explainer::State
{
    Subject subject;
    MusSearch search;
    bool mayCountEntries; ///< if the givens alone have a solution
    MusAnswer last = {MusOutcome::HasSolution};
    QString speed = {};
};

void Explainer::explain(const Subject &subject)
{
    Subject asked = subject;
    if (isBrokenByEntries(asked.board)) // no need to examine the givens alone
        asked.countsEntries = true;
    const bool mayCountEntries = asked.leavesEntriesOut();
    MusSearch search(asked.puzzle(), options());
    findNext(std::make_shared<State>(State{std::move(asked), std::move(search), mayCountEntries}));
}

void Explainer::findNext(const StatePointer &state)
{
    const auto work = [state, options = options()](const std::stop_token &stop, const Progress &progress) {
        MusAnswer answer = state->search.next(stop, progress);
        if (answer.outcome == MusOutcome::HasSolution && state->mayCountEntries) {
            state->subject.countsEntries = true;
            state->mayCountEntries = false;
            state->search = MusSearch(state->subject.puzzle(), options);
            answer = state->search.next(stop, progress);
        }
        return answer;
    };
    computation().start(tr("Explaining"), work,
                        [this, state](const MusAnswer &answer) { finish(state, answer); });
}

void Explainer::finish(const StatePointer &state, const MusAnswer &answer)
{
    emit answers().statisticsChanged(state->search.statistics());
    state->last = answer;
    state->speed = speed();
    const Subject &subject = state->subject;
    if (!answer.outcome) {
        conclude(withoutAnswer(state));
        return;
    }
    Conclusion conclusion{.about = subject.text()};
    switch (*answer.outcome) {
    case MusOutcome::Found:
        liveCheck().learn(subject.puzzle(), {Uniqueness::None, {}, {}});
        conclusion = found(state);
        break;
    case MusOutcome::HasSolution:
        conclusion.kind = Conclusion::Kind::Good;
        conclusion.headline = tr("There is nothing to explain: the puzzle has a solution.");
        conclusion.offers = {{tr("Check"), [this] { emit checkRequested(); }}};
        emit foundNothing(conclusion);
        return;
    case MusOutcome::NoOther:
        conclusion.kind = Conclusion::Kind::Good;
        conclusion.headline = tr("There is no other contradiction: you have seen all of them.");
        conclusion.offers = {{tr("Start Again"), [this, subject] { explain(subject); }},
                             {tr("Fix…"), [this] { emit fixRequested(); }}};
        break;
    }
    conclude(conclusion);
}

/// Returns the conclusion after a halt, with the contradiction found so far.
Conclusion Explainer::withoutAnswer(const StatePointer &state)
{
    const Subject &subject = state->subject;
    const Halt &halt = state->last.outcome.error();
    if (halt != Halt::Stopped)
        return haltConclusion(subject, halt);
    Conclusion conclusion{.kind = Conclusion::Kind::Open,
                          .headline = tr("The search was stopped before it found a contradiction."),
                          .about = subject.text()};
    if (!state->last.reasons.empty())
        conclusion = conflictConclusion(subject, symbols(), state->last, state->speed);
    conclusion.offers = {{tr("Continue"), [this, state] { findNext(state); }}};
    return conclusion;
}

Conclusion Explainer::found(const StatePointer &state)
{
    Conclusion conclusion =
        withSolverNote(conflictConclusion(state->subject, symbols(), state->last, state->speed));
    if (state->last.reasons.size() > 1)
        conclusion.offers.push_back({.text = tr("Show One by One (Alt+Right)"),
                                     .run = [this, state] { showReason(state, 0); },
                                     .key = QStringLiteral("Alt+Right"),
                                     .keyInPanel = QStringLiteral("Right"),
                                     .staysInAnswer = true});
    conclusion.offers.push_back({tr("Another Contradiction"), [this, state] { findNext(state); }});
    if (!conclusion.findings.reasons.empty()) // else no change of givens helps
        conclusion.offers.push_back({tr("Fix…"), [this] { emit fixRequested(); }});
    conclusion.offers.push_back(
        {tr("Verify"), [this, state] { emit verificationRequested(state->subject); }});
    return conclusion;
}

void Explainer::showReason(const StatePointer &state, std::size_t index)
{
    const std::size_t count = state->last.reasons.size();
    Conclusion conclusion = reasonConclusion(state->subject, symbols(), state->last.reasons, index);
    conclusion.offers = {
        {.text = tr("Next (Alt+Right)"),
         .run = [=, this] { showReason(state, (index + 1) % count); },
         .key = QStringLiteral("Alt+Right"),
         .keyInPanel = QStringLiteral("Right"),
         .staysInAnswer = true},
        {.text = tr("Previous (Alt+Left)"),
         .run = [=, this] { showReason(state, (index + count - 1) % count); },
         .key = QStringLiteral("Alt+Left"),
         .keyInPanel = QStringLiteral("Left"),
         .staysInAnswer = true},
        {.text = tr("Show All"), .run = [this, state] { conclude(found(state)); }, .staysInAnswer = true},
    };
    conclude(conclusion);
}

} // namespace sudoku
