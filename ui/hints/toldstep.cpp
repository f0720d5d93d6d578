#include "ui/hints/toldstep.h"

#include "ui/hints/hinttext.h"
#include "ui/hints/walkthroughtext.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"
#include "ui/text/steptext.h"

namespace sudoku {

Board boardAt(const RatedWalkthrough &walkthrough, const Position &position)
{
    Board board(walkthrough.board.puzzle);
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell) {
        if (position.isOpen(cell))
            board.cornerMarks[cell] = position.candidates(cell);
        else if (!board.isGiven(cell))
            board.entries.set(cell, position.digitAt(cell));
    }
    return board;
}

bool tellSteps(const RatedWalkthrough &walkthrough, const SymbolSet &symbols,
               const std::function<bool(const ToldStep &)> &tell)
{
    const StepText text(walkthrough.board.puzzle, walkthrough.rules(), symbols);
    Position position = walkthrough.start;
    for (std::size_t i = 0; i < walkthrough.steps.size(); ++i) {
        const Step &step = walkthrough.steps[i];
        const FoundStep found{step, position, walkthrough.board.puzzle};
        const ToldStep told{stepHeading(walkthrough, i), text.sentence(step), boardAt(walkthrough, position),
                            hintFindings(found, symbols, HintDepth::Step)};
        if (!tell(told))
            return false;
        position.apply(step);
    }
    return true;
}

void paintToldStep(QPainter &painter, const QRectF &area, const ToldStep &step, const SymbolSet &symbols,
                   GlyphCache &cache, double millimetre, double minCandidate)
{
    const BoardLayout layout(step.board.puzzle.geometry, area,
                             {.hasCoordinates = true,
                              .pixelRatio = millimetre > 0 ? 0.0 : 1.0,
                              .outside = outsideRoom(Board(step.board.puzzle)),
                              .millimetre = millimetre});
    BoardPainter(layout, BoardStyle::forPaper(QFont()), symbols, cache)
        .paint(painter, step.board, {.findings = step.findings, .minCandidate = minCandidate}, area);
}

} // namespace sudoku
