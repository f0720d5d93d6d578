#include "ui/generate/generationtext.h"

#include "core/transform/hiddenword.h"
#include "core/variants/variant.h"
#include "ui/text/boardtext.h"
#include "ui/text/difficultywords.h"
#include "ui/text/durationtext.h"
#include "ui/text/requestwords.h"
#include "ui/text/shapetext.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace sudoku {
namespace {

struct GenerationWords
{
    Q_DECLARE_TR_FUNCTIONS(Generation)
};

QString madeText(int count, int missed)
{
    const QString made = GenerationWords::tr("%Ln puzzle(s) generated", nullptr, count);
    if (missed > 0 && missed == count)
        return count == 1 ? GenerationWords::tr("%1, but it is not quite as you asked.").arg(made)
                          : GenerationWords::tr("%1, but none is quite as you asked.").arg(made);
    return missed > 0 ? GenerationWords::tr("%1, %L2 of them not quite as you asked.").arg(made).arg(missed)
                      : GenerationWords::tr("%1.").arg(made);
}

/// Returns how many clues were asked for, or an empty text.
QString clueWishText(const GenerateRequest &request)
{
    switch (request.goal) {
    case ClueGoal::AtMost:
        if (request.minClues > 0)
            return GenerationWords::tr("%1 to %2").arg(request.minClues).arg(cluesText(request.clues));
        return GenerationWords::tr("at most %1").arg(cluesText(request.clues));
    case ClueGoal::About:
        return GenerationWords::tr("about %1").arg(cluesText(request.clues));
    default:
        return {};
    }
}

/// Returns which symbols were asked for, or an empty text.
QString symbolWishText(const PuzzleOrder &order)
{
    if (!order.symbols)
        return {};
    const QString name = symbolsName(*order.symbols);
    if (!order.symbols->isWord())
        return GenerationWords::tr("symbols: %1").arg(nameInSentence(name));
    return order.wordPlace ? GenerationWords::tr("the word %1 in %2")
                                 .arg(name, translate("WordPlace", order.wordPlace->name))
                           : GenerationWords::tr("the word %1").arg(name);
}

} // namespace

QString progressText(const PuzzleProgress &progress)
{
    QStringList parts;
    if (progress.grids > 1)
        parts += GenerationWords::tr("filled board %1").arg(progress.grids);
    parts += progress.best
                 ? GenerationWords::tr("%1 so far").arg(cluesText(progress.best->givens.filledCount()))
                 : GenerationWords::tr("looking for a filled board");
    if (progress.tests > 0)
        parts += GenerationWords::tr("%Ln test(s)", nullptr, static_cast<int>(progress.tests));
    parts += durationText(progress.elapsed);
    if (progress.left > std::chrono::seconds(10))
        parts += GenerationWords::tr("at most %1 more").arg(durationText(progress.left));
    return GenerationWords::tr("Puzzle %L1 of %L2: %3")
        .arg(progress.done + 1)
        .arg(progress.count)
        .arg(parts.join(GenerationWords::tr(", ")));
}

bool isMissed(const MadePuzzle &made)
{
    if (made.result.outcome == Outcome::Solved || !made.result.puzzle)
        return false;
    if (!made.request.difficulty.isEmpty())
        return true;
    const ClueWish &places = made.request.clueWish;
    if (missingClues(places, *made.result.puzzle) + excessClues(places, *made.result.puzzle) > 0)
        return true;
    const int clues = made.result.puzzle->givens.filledCount();
    return made.request.goal == ClueGoal::AtMost ? clues > made.request.clues || clues < made.request.minClues
           : made.request.goal == ClueGoal::About ? clues != made.request.clues
                                                  : false;
}

QString missText(const MadePuzzle &made)
{
    if (made.result.outcome == Outcome::Solved || !made.result.puzzle)
        return {};
    const int clues = made.result.puzzle->givens.filledCount();
    if (!made.request.difficulty.isEmpty()) {
        QStringList reached;
        QStringList wishes = wishTexts(made.request.difficulty);
        if (const auto &rating = made.result.rating) // not known if the search was stopped
            reached += levelText(rating->level);
        if (const QString wish = clueWishText(made.request); reached.isEmpty() || !wish.isEmpty()) {
            reached += cluesText(clues);
            if (!wish.isEmpty())
                wishes += wish;
        }
        wishes += wishTexts(made.request.clueWish);
        const QString separator = GenerationWords::tr(", ");
        return GenerationWords::tr("%1 after %2; requested: %3")
            .arg(reached.join(separator), durationText(made.took), wishes.join(separator));
    }
    const QString reached = GenerationWords::tr("%1 after %2").arg(cluesText(clues), durationText(made.took));
    if (!isMissed(made))
        return GenerationWords::tr("%1; not finished, fewer may be possible").arg(reached);
    const QStringList places = wishTexts(made.request.clueWish);
    if (places.isEmpty())
        return GenerationWords::tr("%1; %2 requested").arg(reached).arg(made.request.clues);
    QStringList wishes = places;
    if (const QString number = clueWishText(made.request); !number.isEmpty())
        wishes.prepend(number);
    return GenerationWords::tr("%1 after %2; requested: %3")
        .arg(cluesText(clues), durationText(made.took), wishes.join(GenerationWords::tr(", ")));
}

ListedPuzzle listed(const MadePuzzle &made, const SymbolSet &symbols)
{
    const Puzzle &puzzle = *made.result.puzzle;
    QStringList note{QStringLiteral("seed %1").arg(made.request.seed)};
    if (!made.levelName.isEmpty())
        note.prepend(made.levelName);
    else if (made.result.rating)
        note.prepend(englishText(*made.result.rating));
    Board board(puzzle);
    board.info.symbols = made.symbols;
    return {
        .text =
            puzzleLine(board, shownSymbols(board, symbols), note.join(QStringLiteral(", "))).toStdString(),
        .remark = missText(made),
        .solution = made.request.hasManySolutions ? Grid() : made.result.solution};
}

QString kindText(const GenerateRequest &request)
{
    QStringList parts{shapeText(request.shape)};
    for (const Variant *kind : request.derived)
        parts += nameInSentence(*kind);
    parts += wishTexts(request.difficulty);
    parts += wishTexts(request.clueWish);
    if (!request.symmetry->maps.empty())
        parts += GenerationWords::tr("symmetry: %1").arg(nameInSentence(symmetryText(*request.symmetry)));
    if (request.hasManySolutions)
        parts += GenerationWords::tr("more than one solution");
    return parts.join(GenerationWords::tr(", "));
}

QString orderText(const PuzzleOrder &order)
{
    QStringList parts{kindText(order.request)};
    if (const QString symbols = symbolWishText(order); !symbols.isEmpty())
        parts += symbols;
    return parts.join(GenerationWords::tr(", "));
}

QString endText(const OrHalt<Outcome> &outcome, int count, int missed)
{
    const QString made = madeText(count, missed);
    if (outcome == Outcome::None)
        return GenerationWords::tr("No such puzzle exists: no filled board obeys these rules.");
    if (outcome)
        return made;
    switch (outcome.error().reason()) {
    case Halt::Stopped:
        return GenerationWords::tr("Stopped. %1").arg(made);
    case Halt::OutOfMemory:
        return GenerationWords::tr("There is not enough memory. %1").arg(made);
    case Halt::SolverFailed:
        return GenerationWords::tr("The solver failed. %1").arg(made);
    case Halt::WrongSolution:
        break;
    }
    return GenerationWords::tr("The solver gave a wrong answer: please report this. %1").arg(made);
}

} // namespace sudoku
