#include "ui/ask/verdict/question.h"

#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/findfix.h"
#include "ui/ask/verdict/proposals.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/durationtext.h"
#include "ui/text/storywords.h"
#include "ui/text/words.h"

#include <QUndoStack>

namespace sudoku {

const SolveOptions &Question::options() const
{
    return computation().options();
}

std::optional<CheckResult> Question::knownAlready(const Puzzle &puzzle) const
{
    const CheckResult &known = liveCheck().knownOf(puzzle);
    const bool isAnySolver = options().solver.id == raceKind().id;
    return known.verdict && isAnySolver ? std::optional(known) : std::nullopt;
}

const SymbolSet &Question::symbols() const
{
    return view().symbols();
}

QString Question::speed() const
{
    return speedText(computation().elapsed());
}

Conclusion Question::withSolverNote(Conclusion conclusion) const
{
    if (options().solver.isProgram)
        conclusion.lines +=
            tr("Not checked by a second solver: only “%1” found this.").arg(solverName(options().solver));
    return conclusion;
}

std::vector<Offer> Question::turningOffers(const QString &next, const QString &previous, std::size_t index,
                                           std::size_t count, const ShowPart &show)
{
    return {{.text = next,
             .run = [=] { show((index + 1) % count); },
             .key = QStringLiteral("Alt+Right"),
             .keyInPanel = QStringLiteral("Right"),
             .staysInAnswer = true},
            {.text = previous,
             .run = [=] { show((index + count - 1) % count); },
             .key = QStringLiteral("Alt+Left"),
             .keyInPanel = QStringLiteral("Left"),
             .staysInAnswer = true}};
}

Offer Question::changeOffer(const QString &text, const std::vector<CellChange> &changes)
{
    // The message on the change may replace the one that holds the offer, with what it has captured.
    Offer offer{text, [this, text, changes] { change(std::vector(changes), QString(text)); }};
    for (const CellChange &change : changes)
        offer.changes.push_back({change.cell, change.from, change.to});
    return offer;
}

Offer Question::ruleOffer(const QString &text, const std::vector<RuleChange> &changes)
{
    Offer offer{text, [this, text, changes] { changeRules(std::vector(changes), QString(text)); }};
    const std::vector<Constraint> &constraints = document().board().puzzle.constraints;
    for (const auto &[constraint, to] : changes)
        offer.outlines.push_back(to ? to->cells : constraints[constraint].cells);
    return offer;
}

Offer Question::repairOffer(const Fix &fix, std::size_t index)
{
    const Puzzle &puzzle = fix.subject.board.puzzle;
    const Repair &repair = fix.result.repairs[index];
    const QString text = repairText(puzzle, symbols(), repair);
    Offer offer = repair.rules.empty() ? changeOffer(text, repair.changes) : ruleOffer(text, repair.rules);
    offer.note = sentenceOf(fixStoryText(puzzle, symbols(), repair, repair.verdict == Uniqueness::Unique));
    return offer;
}

void Question::change(const std::vector<CellChange> &changes, const QString &what)
{
    Board board = document().board();
    for (const CellChange &change : changes) {
        if (change.from != noDigit && board.entries[change.cell] == change.from) {
            board.enter(change.cell, change.to);
            continue;
        }
        board.puzzle.givens.set(change.cell, change.to);
        board.enter(change.cell, noDigit);
    }
    edit(board, what, changedText(board.puzzle.geometry, symbols(), changes));
    std::vector<Cell> cells;
    for (const CellChange &change : changes)
        cells.push_back(change.cell);
    view().setCurrentCell(cells.front()); // alone: the next digit is not for all of them
}

void Question::changeRules(const std::vector<RuleChange> &changes, const QString &what)
{
    Board board = document().board();
    const auto &[constraint, to] = changes.front();
    const bool isNew = constraint == std::ssize(board.puzzle.constraints);
    const std::vector<Cell> cells = to ? to->cells : board.puzzle.constraints[constraint].cells;
    board.puzzle = repaired(board.puzzle, {}, changes);
    board.forgetCrossedOut();
    edit(board, what,
         isNew ? tr("Added %1.").arg(ruleText(board.puzzle.geometry, *to))
               : tr("%n rule(s) changed.", nullptr, static_cast<int>(changes.size())));
    if (!cells.empty())
        view().setCurrentCell(cells.front());
}

void Question::edit(const Board &board, const QString &what, const QString &changed)
{
    const auto message = [this, changed] {
        return Message{.kind = Message::Kind::Answer,
                       .text = changed,
                       .offer = {tr("Undo"), [this] { document().undoStack().undo(); }}};
    };
    document().edit(board, what, {.message = message});
}

} // namespace sudoku
