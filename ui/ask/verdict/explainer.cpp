#include "ui/ask/verdict/explainer.h"

#include <QClipboard>
#include <QGuiApplication>

#include "core/hints/story/story.h"
#include "core/solve/timelimit.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/findfix.h"
#include "ui/ask/verdict/proposals.h"
#include "ui/ask/verdict/storyconclusions.h"
#include "ui/board/boardview.h"
#include "ui/text/storywords.h"

#include <algorithm>
#include <utility>

namespace sudoku {

using namespace std::chrono_literals;

struct Explainer::State
{
    Subject asked;
    Subject subject; ///< the same, perhaps with the entries
    MusSearch search;
    bool mayCountEntries; ///< if the givens alone have a solution
    bool mayBeFixed = true;
    bool areSumsAdded = false; ///< those that fill houses
    MusAnswer last = {MusOutcome::HasSolution};
    QString speed = {};
    std::optional<Story> story = {}; ///< of the last set, or of one that is told better
    bool isStoryBest = false;        ///< others were tried
    std::optional<Fix> fix = {};     ///< if all changes of one clue were tried soon enough
};

namespace {

/// What is tried before a set is shown: what needs no cases.
constexpr ArgumentEffort soon{.orders = 1, .maxDepth = 0, .maxWork = 100'000'000};

/// Returns what could be changed, unless it takes so long that one would wait for the explanation: of classic
/// boards up to 9x9 all changes of one clue are tried within a moment.
std::optional<Fix> soonFix(const Subject &subject, const SolveOptions &options, const std::stop_token &stop)
{
    constexpr auto soonEnough = 400ms;
    const Puzzle &puzzle = subject.board.puzzle;
    const bool isQuick = puzzle.constraints.empty() && puzzle.geometry.size() <= 9;
    const TimeLimit limit(stop, isQuick ? TimeLimit::Time() : TimeLimit::Time(soonEnough));
    Fix fix = findFix(subject, options, limit.token(), [](const auto &) {});
    return fix.result.outcome == Outcome::Solved ? std::optional(std::move(fix)) : std::nullopt;
}

/// Returns whether \a story adds up sums, and which of them are needed is not known.
bool isOfSums(const Story &story)
{
    return isSeenAtOnce(story) && !story.isMinimal;
}

} // namespace

void Explainer::explain(const Subject &subject)
{
    Subject asked = subject;
    if (isBrokenByEntries(asked.board)) // no need to examine the givens alone
        asked.countsEntries = true;
    const bool mayCountEntries = asked.leavesEntriesOut();
    MusSearch search(asked.puzzle(), options());
    findNext(std::make_shared<State>(State{subject, std::move(asked), std::move(search), mayCountEntries}));
}

void Explainer::explainWithoutFix(const Subject &rules)
{
    findNext(std::make_shared<State>(
        State{rules, rules, MusSearch(rules.puzzle(), options()), rules.leavesEntriesOut(), false}));
}

void Explainer::findNext(const StatePointer &state)
{
    const auto work = [state, options = options(), mayTell = noStoryText(state->subject.board).isEmpty()](
                          const std::stop_token &stop, const Progress &progress) {
        state->isStoryBest = false;
        if (mayTell && !std::exchange(state->areSumsAdded, true)) {
            state->story = tellBrokenTotal(state->subject.puzzle(), options.memo, stop);
            if (state->story)
                return MusAnswer{MusOutcome::Found, state->story->reasons};
        }
        MusAnswer answer = state->search.next(stop, progress);
        if (answer.outcome == MusOutcome::HasSolution && state->mayCountEntries) {
            state->subject.countsEntries = true;
            state->mayCountEntries = false;
            state->search = MusSearch(state->subject.puzzle(), options);
            answer = state->search.next(stop, progress);
        }
        state->story = answer.outcome == MusOutcome::Found && mayTell
                           ? tellStory(state->subject.puzzle(), answer.reasons, soon, stop)
                           : std::nullopt;
        if (state->mayBeFixed && !state->fix && state->story && isSeenAtOnce(*state->story))
            state->fix = soonFix(state->asked, options, stop);
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
        if (state->story && isSeenAtOnce(*state->story)) {
            showPart(state, 0);
            return;
        }
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
    const bool hasNoSolution =
        !state->last.reasons.empty() || liveCheck().knownOf(subject.puzzle()).verdict == Uniqueness::None;
    if (state->mayBeFixed && hasNoSolution) // which is often found sooner
        conclusion.offers.push_back(fixOffer());
    return conclusion;
}

/// Lists the clues and rules that contradict each other, and says where they lead.
Conclusion Explainer::found(const StatePointer &state)
{
    Conclusion conclusion = foundSet(state);
    const QString problem = noStoryText(state->subject.board);
    if (!problem.isEmpty())
        conclusion.lines += problem + QLatin1Char('.');
    else if (state->story)
        conclusion = withStory(std::move(conclusion), state->subject, symbols(), *state->story);
    std::vector<Offer> &offers = conclusion.offers;
    const bool isPair = state->story && isBrokenRule(*state->story); // which needs no argument
    if (problem.isEmpty() && !isPair)
        offers.push_back(argumentOffer(state));
    if (state->mayBeFixed)
        offers.push_back(fixOffer());
    if (state->last.reasons.size() > 1)
        offers.push_back({.text = tr("Show One by One"),
                          .run = [this, state] { showReason(state, 0); },
                          .staysInAnswer = true});
    addFurtherOffers(conclusion, state);
    return conclusion;
}

/// Returns the words and the highlights of the set, without offers.
Conclusion Explainer::foundSet(const StatePointer &state)
{
    Conclusion conclusion =
        withSolverNote(conflictConclusion(state->subject, symbols(), state->last, state->speed));
    conclusion.fillsPanel = true;
    return conclusion;
}

void Explainer::addFurtherOffers(Conclusion &conclusion, const StatePointer &state)
{
    conclusion.offers.push_back({tr("Another Contradiction"), [this, state] { findNext(state); }});
    conclusion.offers.push_back(
        {tr("Verify"), [this, state] { emit verificationRequested(state->subject); }});
}

/// Adds the change that was most likely meant, if one leaves a single solution, or else that one may look for
/// changes.
void Explainer::addFix(Conclusion &conclusion, const StatePointer &state)
{
    const auto isUnique = [](const Repair &repair) { return repair.verdict == Uniqueness::Unique; };
    if (!state->fix || std::ranges::none_of(state->fix->result.repairs, isUnique)) {
        conclusion.offers.push_back(fixOffer());
        return;
    }
    const std::vector<Repair> &repairs = state->fix->result.repairs; // the unique ones first
    const int count = static_cast<int>(std::ranges::count_if(repairs, isUnique));
    Offer first = repairOffer(*state->fix, 0);
    first.text = repairName(state->fix->subject.board.puzzle, symbols(), repairs.front());
    conclusion.offers.push_back(std::move(first));
    conclusion.advice =
        count == 1 ? tr("One change alone leaves exactly one solution:")
                   : tr("%n changes each leave exactly one solution; the likeliest:", nullptr, count);
    conclusion.takesEnter = true;
    const int others = static_cast<int>(repairs.size()) - 1;
    if (others > 0)
        conclusion.offers.push_back({tr("Other Changes (%1)…").arg(others), [this] { emit fixRequested(); }});
}

Offer Explainer::fixOffer()
{
    return {tr("Fix…"), [this] { emit fixRequested(); }};
}

Offer Explainer::argumentOffer(const StatePointer &state)
{
    return {.text = tr("Show the Argument (Alt+Right)"),
            .run = [this, state] { findStory(state); },
            .key = QStringLiteral("Alt+Right"),
            .keyInPanel = QStringLiteral("Right"),
            .staysInAnswer = true};
}

Offer Explainer::setOffer(const StatePointer &state)
{
    return {
        .text = tr("Show the Set"), .run = [this, state] { conclude(found(state)); }, .staysInAnswer = true};
}

/// Shows the argument, after a search for the best one unless the first is short.
void Explainer::findStory(const StatePointer &state)
{
    constexpr int shortEnough = 2;
    const bool isShort =
        state->story && state->story->isWhole() && lengthOf(state->story->argument) <= shortEnough;
    if (isShort || state->isStoryBest) {
        showPart(state, 0);
        return;
    }
    const auto work = [puzzle = state->subject.puzzle(), reasons = state->last.reasons,
                       options = options()](const std::stop_token &stop, const Progress &) {
        return sudoku::findStory(puzzle, reasons, {.solve = options}, stop);
    };
    computation().start(tr("Looking for a short argument"), work, [this, state](const StoryAnswer &answer) {
        if (answer.story) {
            state->story = answer.story;
            state->last.reasons = answer.story->reasons;
            if (!answer.story->isMinimal)
                state->last.outcome = halted(Halt::Stopped); // some of them contradict each other
        }
        state->isStoryBest = true;
        if (state->story)
            showPart(state, 0);
        else
            conclude(found(state));
    });
}

void Explainer::showPart(const StatePointer &state, std::size_t index)
{
    const std::vector<StoryPart> parts = partsOf(state->story->start, state->story->argument);
    Conclusion conclusion = partConclusion(state->subject, symbols(), *state->story, parts, index);
    const bool isLast = index + 1 == parts.size();
    if (!isLast)
        conclusion.offers.push_back({.text = tr("Next Step (Alt+Right)"),
                                     .run = [=, this] { showPart(state, index + 1); },
                                     .key = QStringLiteral("Alt+Right"),
                                     .keyInPanel = QStringLiteral("Right"),
                                     .staysInAnswer = true});
    else if (state->mayBeFixed)
        addFix(conclusion, state);
    const auto clues = std::ranges::count_if(state->story->reasons, [](const Reason &reason) {
        return std::holds_alternative<GivenCell>(reason);
    });
    if (clues > 1)
        conclusion.message =
            tr("No solution: %n clues contradict each other.", nullptr, static_cast<int>(clues));
    if (isLast) { // what to change
        const QStringList blame = foundSet(state).lines.mid(1);
        if (conclusion.facts.empty())
            conclusion.lines += blame;
        else
            conclusion.advice = (blame + QStringList(conclusion.advice)).join(QLatin1Char(' ')).trimmed();
    }
    Offer back = setOffer(state);
    if (index > 0)
        back = {.text = tr("Previous Step (Alt+Left)"),
                .run = [=, this] { showPart(state, index - 1); },
                .staysInAnswer = true};
    back.isQuiet = true; // where no fix is known, nothing is the next thing to do
    back.key = QStringLiteral("Alt+Left");
    back.keyInPanel = QStringLiteral("Left");
    if (index > 0 || !isOfSums(*state->story)) // a list of all sums tells nothing
        conclusion.offers.push_back(back);
    if (index > 0)
        conclusion.offers.push_back(setOffer(state));
    addStoryOffers(conclusion, state);
    if (parts.size() == 1)
        addFurtherOffers(conclusion, state);
    conclude(conclusion);
}

/// Adds what can be done with the whole argument.
void Explainer::addStoryOffers(Conclusion &conclusion, const StatePointer &state)
{
    const auto copy = [this, state] {
        QGuiApplication::clipboard()->setText(storyAsText(state->subject, symbols(), *state->story));
    };
    conclusion.offers.push_back({.text = tr("Copy the Explanation"), .run = copy, .staysInAnswer = true});
    conclusion.offers.push_back(
        {.text = tr("Export the Explanation…"),
         .run = [this, state] { emit exportRequested(state->subject, *state->story); },
         .staysInAnswer = true});
}

void Explainer::showReason(const StatePointer &state, std::size_t index)
{
    const std::size_t count = state->last.reasons.size();
    Conclusion conclusion = reasonConclusion(state->subject, symbols(), state->last.reasons, index);
    conclusion.offers = turningOffers(tr("Next (Alt+Right)"), tr("Previous (Alt+Left)"), index, count,
                                      [=, this](std::size_t other) { showReason(state, other); });
    conclusion.offers.push_back(
        {.text = tr("Show All"), .run = [this, state] { conclude(found(state)); }, .staysInAnswer = true});
    conclude(conclusion);
}

} // namespace sudoku
