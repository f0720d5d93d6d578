#include "ui/teach/hints/singlesfiller.h"

#include "core/board/clues.h"
#include "core/formats/entrypuzzle.h"
#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/teach/hints/boardsteps.h"
#include "ui/teach/steps/hinttext.h"

namespace sudoku {
namespace {

Ladder singlesFor(const RuleIndex &rules)
{
    Ladder ladder;
    for (const char *id : {"full-house", "naked-single", "hidden-single"})
        if (const Technique *technique = findTechnique(id); technique->isFor(rules))
            ladder.push_back(technique);
    return ladder;
}

} // namespace

/// The steps, and the position that they begin with; nothing if that was not made before a stop.
struct SinglesFiller::Singles
{
    std::optional<Position> start = {};
    std::vector<Step> steps = {};
    bool isContradictory = false; ///< they lead to a cell or a house without a place

    static Singles of(const Board &board, const Memo &memo, const std::stop_token &stop)
    {
        Singles singles{.start = Position::of(board, memo, stop)};
        if (!singles.start)
            return singles;
        Walkthrough walkthrough = walkThrough(*singles.start, singlesFor(singles.start->rules()), stop);
        singles.steps = std::move(walkthrough.steps);
        singles.isContradictory = walkthrough.end.isContradictory();
        return singles;
    }
};

void SinglesFiller::connectCommands(const CommandActions &actions)
{
    actions.on(Command::FillSingles, this, [this] { fill(); });
}

void SinglesFiller::fill()
{
    view().finishNumber();
    const Board asked = withPuzzleAsGivens(document().board());
    if (const Grid *solution = liveCheck().onlySolution())
        if (const std::vector<Cell> wrong = entriesUnlike(asked, *solution); !wrong.empty()) {
            say({Message::Kind::Problem, wrongText(document().geometry(), wrong)});
            return;
        }
    const auto work = [asked, memo = options().memo](const std::stop_token &stop, const Progress &) {
        return Singles::of(asked, memo, stop);
    };
    computation().start(tr("Filling singles"), work, [this](const Singles &singles) { enter(singles); });
}

void SinglesFiller::enter(const Singles &singles)
{
    if (singles.isContradictory) {
        say({Message::Kind::Problem, tr("No singles were filled: the board as it stands has no solution.")});
        return;
    }
    if (singles.steps.empty()) {
        say({.text = isBlank(document().board()) ? tr("Type in a puzzle first.")
                                                 : tr("No digit follows by a single.")});
        return;
    }
    Board after = document().board();
    Position position = *singles.start;
    for (const Step &step : singles.steps) {
        after = withStep(after, position, step);
        position.apply(step);
    }
    StepDetails details{.role = DigitRole::Entry};
    if (!isFull(after)) // which has a message of its own
        details.message = [count = static_cast<int>(singles.steps.size())] {
            return Message{.text = tr("%n single(s) filled.", nullptr, count)};
        };
    emit filled();
    document().edit(after, tr("Fill Singles"), details);
}

void SinglesFiller::say(const Message &message)
{
    emit answers().answered(document().board(), [message] { return message; });
}

} // namespace sudoku
