#include "ui/board/accessible/celltext.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/paint/cellcolours.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace sudoku {
namespace {

struct CellWords
{
    Q_DECLARE_TR_FUNCTIONS(CellText)
};

QString placeText(const Puzzle &puzzle, Cell cell)
{
    const Geometry &geometry = puzzle.geometry;
    const HouseKind kind = geometry.boxes() ? HouseKind::Box : HouseKind::Region;
    const int region = geometry.regionOf(cell);
    return QStringList{
        sourceText(puzzle, HouseName{HouseKind::Row, geometry.rowOf(cell)}),
        sourceText(puzzle, HouseName{HouseKind::Column, geometry.columnOf(cell)}),
        region == noRegion ? CellWords::tr("no region") : sourceText(puzzle, HouseName{kind, region}),
    }
        .join(QLatin1String(", "));
}

QString symbolText(Digit digit, const SymbolSet &symbols)
{
    return symbolText(symbols, digit);
}

QString marksText(const DigitSet &marks, const SymbolSet &symbols)
{
    QStringList texts;
    for (const Digit digit : marks)
        texts += symbolText(digit, symbols);
    return texts.join(QLatin1Char(' '));
}

QString coloursText(const DigitSet &colours)
{
    QStringList names;
    for (const int colour : colours)
        names += colourName(colour);
    return names.join(QLatin1String(", "));
}

QStringList digitTexts(const BoardView &view, Cell cell)
{
    const Board &board = view.shownBoard();
    const SymbolSet &symbols = view.symbols();
    if (const Digit digit = board.digitAt(cell); digit != noDigit)
        return {symbolText(digit, symbols),
                board.isGiven(cell) ? CellWords::tr("given") : CellWords::tr("entry")};
    QStringList texts{CellWords::tr("empty")};
    if (view.isReadOnly())
        return texts << CellWords::tr("candidates %1").arg(marksText(board.cornerMarks[cell], symbols));
    if (!board.cornerMarks[cell].isEmpty())
        texts += CellWords::tr("corner marks %1").arg(marksText(board.cornerMarks[cell], symbols));
    if (!board.centreMarks[cell].isEmpty())
        texts += (view.areMarksInGrid() ? CellWords::tr("marks %1") : CellWords::tr("centre marks %1"))
                     .arg(marksText(board.centreMarks[cell], symbols));
    if (const DigitSet struck = view.document().contradictedMarks(cell); !struck.isEmpty())
        texts += CellWords::tr("struck through: %1").arg(marksText(struck, symbols));
    if (view.showsFilter() && shows(view.filter(), view.document(), cell))
        texts += CellWords::tr("shown by the filter");
    return texts;
}

/// Returns what is drawn on the candidates of \a cell in words: "5 green circle", "dashed line from 5 to 7 in
/// r3c4".
QStringList drawingTexts(const BoardView &view, Cell cell)
{
    const PlayerDrawing drawn = view.drawing();
    const auto symbol = [&view](const Candidate &of) { return symbolText(of.digit, view.symbols()); };
    QStringList texts;
    for (const auto &[candidate, colour] : drawn.colours)
        if (candidate.cell == cell)
            texts += CellWords::tr("%1 %2").arg(symbol(candidate), candidateColourName(colour));
    for (const CandidateLine &line : drawn.lines) {
        const bool isFromHere = line.from.cell == cell;
        if (!isFromHere && line.to.cell != cell)
            continue;
        const Candidate &here = isFromHere ? line.from : line.to;
        const Candidate &there = isFromHere ? line.to : line.from;
        const QString text = isFromHere ? (line.isWeak ? CellWords::tr("dashed line from %1 to %2 in %3")
                                                       : CellWords::tr("solid line from %1 to %2 in %3"))
                                        : (line.isWeak ? CellWords::tr("dashed line to %1 from %2 in %3")
                                                       : CellWords::tr("solid line to %1 from %2 in %3"));
        texts += text.arg(symbol(here), symbol(there),
                          QString::fromStdString(view.document().geometry().cellName(there.cell)));
    }
    return texts;
}

/// Returns the same, and whether the next line begins here.
QStringList penTexts(const BoardView &view, Cell cell)
{
    QStringList texts = drawingTexts(view, cell);
    const std::optional<Candidate> &start = view.editor().pen().start();
    if (start && start->cell == cell && !view.isReadOnly())
        texts += CellWords::tr("a line begins at %1").arg(symbolText(start->digit, view.symbols()));
    return texts;
}

QStringList contentTexts(const BoardView &view, Cell cell)
{
    QStringList texts = digitTexts(view, cell);
    if (const DigitSet colours = view.shownBoard().colours[cell]; !colours.isEmpty())
        texts += coloursText(colours);
    return texts + penTexts(view, cell);
}

std::vector<const Violation *> violationsOf(const BoardView &view, Cell cell)
{
    std::vector<const Violation *> found;
    for (const Violation &violation : view.shownViolations())
        if (std::ranges::binary_search(violation.cells, cell))
            found.push_back(&violation);
    return found;
}

QString candidatesText(const BoardFindings &findings, const SymbolSet &symbols, Cell cell)
{
    const DigitSet candidates = findings.candidates[cell];
    if (candidates.isSingle() && !findings.oneCandidateMeaning.isEmpty())
        return findings.oneCandidateMeaning.arg(symbolText(candidates.first(), symbols));
    const QString text = CellWords::tr("true candidates %1").arg(marksText(candidates, symbols));
    const DigitSet deciding =
        findings.decidingCandidates.empty() ? DigitSet() : findings.decidingCandidates[cell];
    if (deciding.isEmpty())
        return text;
    const QString both = deciding.isSingle() ? CellWords::tr("%1; if given, %2 leaves one solution")
                                             : CellWords::tr("%1; if given, each of %2 leaves one solution");
    return both.arg(text, marksText(deciding, symbols));
}

/// Returns the live candidates of an empty cell in words; nothing where the board does not show them.
QStringList liveTexts(const BoardView &view, Cell cell)
{
    const LiveMarks &marks = view.liveMarks();
    const SymbolSet &symbols = view.symbols();
    if (!view.showsLiveMarks() || marks.shown(cell).isEmpty() || view.shownBoard().digitAt(cell) != noDigit)
        return {};
    QStringList texts;
    if (!marks.proved[cell].isEmpty())
        texts += CellWords::tr("live candidates %1").arg(marksText(marks.proved[cell], symbols));
    if (!marks.open[cell].isEmpty())
        texts += CellWords::tr("live candidates not decided %1").arg(marksText(marks.open[cell], symbols));
    if (!marks.deciding[cell].isEmpty())
        texts += CellWords::tr("one solution with %1").arg(marksText(marks.deciding[cell], symbols));
    return texts;
}

QStringList findingTexts(const Board &board, const BoardFindings &findings, const SymbolSet &symbols,
                         Cell cell)
{
    QStringList texts;
    if (std::ranges::count(findings.reasons, cell) > 0)
        texts += findings.reasonMeaning;
    for (const DifferingCell &pair : findings.differing)
        if (pair.cell == cell)
            texts += CellWords::tr("differs: %1 in one solution, %2 in another")
                         .arg(symbolText(pair.first, symbols), symbolText(pair.second, symbols));
    for (const DifferingCell &change : findings.changes)
        if (change.cell == cell)
            texts += change.second == noDigit
                         ? CellWords::tr("proposed: no digit")
                         : CellWords::tr("proposed given %1").arg(symbolText(change.second, symbols));
    if (!findings.candidates.empty() && !findings.candidates[cell].isEmpty() && !board.isGiven(cell))
        texts += candidatesText(findings, symbols, cell);
    if (!findings.notes.empty() && !findings.notes[cell].isEmpty())
        texts += findings.notes[cell];
    return texts;
}

} // namespace

QString cellText(const BoardView &view, Cell cell)
{
    const Board &board = view.shownBoard();
    const SymbolSet &symbols = view.symbols();
    QStringList texts = contentTexts(view, cell);
    const auto violations = violationsOf(view, cell);
    if (!violations.empty())
        texts += CellWords::tr("conflict: %1").arg(violationText(board.puzzle, symbols, *violations.front()));
    if (violations.size() > 1)
        texts += CellWords::tr("%n more conflict(s)", nullptr, static_cast<int>(violations.size() - 1));
    texts += findingTexts(board, view.findings(), symbols, cell);
    texts += liveTexts(view, cell);
    return CellWords::tr("%1: %2").arg(placeText(board.puzzle, cell), texts.join(QLatin1String(", ")));
}

QString cellRulesText(const Board &board, Cell cell)
{
    QStringList names;
    for (const Constraint &constraint : board.puzzle.constraints)
        if (std::ranges::count(constraint.cells, cell) > 0)
            names += constraintName(constraint);
    return names.join(QLatin1String(", "));
}

QString conflictText(const BoardView &view, Cell cell)
{
    QStringList texts;
    for (const Violation *violation : violationsOf(view, cell))
        texts += violationText(view.shownBoard().puzzle, view.symbols(), *violation);
    return texts.join(QLatin1String(". "));
}

} // namespace sudoku
