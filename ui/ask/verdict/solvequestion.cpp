#include "ui/ask/verdict/solvequestion.h"

#include "core/formats/entrypuzzle.h"
#include "core/rules/violations.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/ask/verdict/messenger.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/durationtext.h"
#include "ui/text/halttext.h"
#include "ui/text/words.h"

namespace sudoku {

struct SolveQuestion::Answer
{
    SolveResult result;
    std::chrono::nanoseconds elapsed{};
    bool isInSight = false;    ///< nothing was computed: the board was full, or breaks a rule
    bool isWithEntries = true; ///< the player's entries counted, though the puzzle has clues beside them
    std::shared_ptr<SolutionSearch> search = {}; ///< that goes on after a stop
};

void SolveQuestion::ask()
{
    const Board &board = document().board();
    const Subject all{board, true};
    const Puzzle puzzle = all.puzzle();
    const bool isWithEntries = all.addsEntries();
    if (document().isSolved() && !conflicts().hasConflict()) {
        finish({{Outcome::Solved, board.digits(), {}}, {}, true, isWithEntries});
        return;
    }
    if (isBroken(puzzle)) {
        finish({{Outcome::None, {}, {}}, {}, true, isWithEntries});
        return;
    }
    if (const std::optional<SolveResult> found = foundAlready(puzzle)) {
        finish({*found, {}, false, isWithEntries});
        return;
    }
    search(std::make_shared<SolutionSearch>(puzzle, options()), isWithEntries);
}

void SolveQuestion::search(const std::shared_ptr<SolutionSearch> &search, bool isWithEntries)
{
    const auto work = [search](const std::stop_token &stop, const Progress &progress) {
        const OrHalt<Outcome> outcome = search->next(stop, progress);
        return SolveResult{outcome, search->solution(), search->statistics()};
    };
    computation().start(tr("Solving"), work, [=, this](const SolveResult &result) {
        finish({result, computation().elapsed(), false, isWithEntries, search});
    });
}

/// Returns whether the digits break a rule. \a puzzle is that of the board without the entries that Solve
/// wrote, which may alone break it.
bool SolveQuestion::isBroken(const Puzzle &puzzle) const
{
    if (!conflicts().hasConflict())
        return false;
    const bool isWhole = puzzle.givens.filledCount() == document().board().digits().filledCount();
    return isWhole || !findViolations(puzzle, puzzle.givens).empty();
}

/// Returns the only solution of the clues, if it is known and also one of \a puzzle, which may have the
/// player's entries beside them.
std::optional<SolveResult> SolveQuestion::foundAlready(const Puzzle &puzzle) const
{
    const std::optional<CheckResult> known = knownAlready(document().subject().puzzle());
    if (!known || known->verdict != Uniqueness::Unique || !hasAll(known->solutions.front(), puzzle.givens))
        return std::nullopt;
    return SolveResult{Outcome::Solved, known->solutions.front(), known->statistics};
}

void SolveQuestion::finish(const Answer &answer)
{
    const OrHalt<Outcome> &outcome = answer.result.outcome;
    Board after = document().board();
    if (outcome == Outcome::None)
        liveCheck().learn(after.withEntriesAsGivens(), {Uniqueness::None, {}, {}});
    if (outcome == Outcome::Solved && !answer.isInSight)
        after.writeSolution(answer.result.solution);
    const auto compose = [this, answer] { return message(answer); };
    if (outcome == Outcome::Solved)
        document().edit(after, tr("Solve"), {.role = DigitRole::Entry, .message = compose});
    else
        emit answers().answered(after, compose);
    if (!answer.isInSight)
        emit answers().statisticsChanged(answer.result.statistics); // a board that changes has no figures
    if (outcome == Outcome::Solved || (outcome == Outcome::None && answer.isWithEntries))
        liveCheck().checkOnce();
}

Message SolveQuestion::message(const Answer &answer)
{
    const OrHalt<Outcome> &outcome = answer.result.outcome;
    if (outcome)
        return outcome == Outcome::Solved ? solved(answer) : withoutSolution(answer);
    if (outcome.error() == Halt::Stopped)
        return stopped(answer);
    return {Message::Kind::Problem, haltSentence(outcome.error())};
}

Message SolveQuestion::stopped(const Answer &answer)
{
    const auto goOn = [this, search = answer.search, isWithEntries = answer.isWithEntries] {
        this->search(search, isWithEntries);
    };
    return {
        Message::Kind::Hint,
        tr("Not decided: solving was stopped after %1 and %2.")
            .arg(durationText(answer.elapsed), solverConflictsText(answer.result.statistics.sat.conflicts)),
        {tr("Continue"), goOn}};
}

Message SolveQuestion::solved(const Answer &answer)
{
    const Board &board = document().board();
    const SolveStatistics &statistics = answer.result.statistics;
    const QString known = answer.isInSight
                              ? tr("Solved.")
                              : tr("Solved %1.").arg(speedText(statistics.encodeTime + statistics.solveTime));
    const auto check = [this] { emit checkRequested(); };
    const auto message = [&](Message::Kind kind, const QString &more, const Offer &offer = {}) {
        const QString text = withRulesNotCovered(tr("%1 %2").arg(known, more).trimmed(), board);
        return Message{kind, text, offer, text};
    };
    switch (liveCheck().state()) {
    case LiveCheck::State::Unique:
        return message(Message::Kind::Answer, uniqueText(),
                       areEntriesThePuzzle(board)
                           ? Offer{tr("Make Entries Givens"), [this] { view().editor().makeEntriesGivens(); }}
                           : Offer());
    case LiveCheck::State::Multiple:
        return {Message::Kind::Warning,
                withRulesNotCovered(board.puzzle.constraints.empty()
                                        ? tr("One of several solutions: is a digit missing?")
                                        : tr("One of several solutions: is a digit or a rule missing?"),
                                    board),
                {tr("Show Two Solutions"), check}};
    case LiveCheck::State::Undecided:
        return message(Message::Kind::Hint, tr("Check (F8) tells whether the solution is unique."),
                       {tr("Check"), check});
    case LiveCheck::State::None:
    case LiveCheck::State::Checking:
    case LiveCheck::State::Off:
        break;
    }
    // Nobody knows yet whether it is the only solution.
    if (!answer.isInSight)
        return message(Message::Kind::Hint, QString());
    const QString text = tr("%1 %2").arg(known, obeyedText(board));
    return {Message::Kind::Hint, text, {}, text};
}

/// Returns who found that the solution is the only one: a solver that the user chose was not asked.
QString SolveQuestion::uniqueText() const
{
    return options().solver.id == raceKind().id
               ? tr("The solution is unique.")
               : tr("The check while you type found that the solution is unique.");
}

Message SolveQuestion::withoutSolution(const Answer &answer)
{
    const bool isInSight = answer.isInSight && conflicts().hasConflict();
    if (!liveCheck().knownOf(document().board().withEntriesAsGivens()).solutions.empty())
        return {Message::Kind::Problem,
                tr("%1 found no solution, but the check while you type found one. Do not use this solver.")
                    .arg(solverName(options().solver))};
    const Puzzle &clues = document().board().puzzle;
    const bool isByEntries = answer.isWithEntries && findViolations(clues, clues.givens).empty();
    const QString speed = speedText(answer.result.statistics.encodeTime + answer.result.statistics.solveTime);
    if (isInSight)
        return isByEntries ? withoutEntries(conflicts().firstText(), conflicts().message())
                           : conflicts().message(tr("The puzzle has no solution."));
    const QString byEntries = tr("The puzzle has no solution with your entries.");
    return isByEntries ? withoutEntries(byEntries, explained(byEntries))
                       : explained(tr("The puzzle has no solution (proved %1).").arg(speed));
}

/// Returns \a known with the information whether there is a solution without the player's entries, or \a
/// otherwise if that is not known.
Message SolveQuestion::withoutEntries(const QString &known, const Message &otherwise)
{
    const CheckResult &clues = liveCheck().knownOf(document().board().puzzle);
    const Offer solveClues{tr("Clear Entries and Solve"), [this] {
                               view().editor().clearEntries();
                               ask();
                           }};
    if (!clues.solutions.empty())
        return {Message::Kind::Problem, tr("%1 Without your entries there is a solution.").arg(known),
                solveClues};
    if (liveCheck().state() == LiveCheck::State::Undecided)
        return {Message::Kind::Problem, known, solveClues};
    if (clues.verdict == Uniqueness::None)
        return explained(tr("%1 Without your entries there is no solution either.").arg(known));
    return otherwise;
}

Message SolveQuestion::explained(const QString &text)
{
    return {Message::Kind::Problem, text, {tr("Explain"), [this] { emit explanationRequested(); }}};
}

} // namespace sudoku
