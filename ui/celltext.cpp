#include "ui/celltext.h"

#include "ui/document.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace sudoku {
namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CellText", text);
}

QString placeText(const Puzzle &puzzle, Cell cell)
{
    const Geometry &geometry = puzzle.geometry;
    const HouseKind kind = geometry.boxes() ? HouseKind::Box : HouseKind::Region;
    return QStringList{
        sourceText(puzzle, HouseName{HouseKind::Row, geometry.rowOf(cell)}),
        sourceText(puzzle, HouseName{HouseKind::Column, geometry.columnOf(cell)}),
        sourceText(puzzle, HouseName{kind, geometry.regionOf(cell)}),
    }
        .join(QLatin1String(", "));
}

QString marksText(const DigitSet &marks, const SymbolSet &symbols)
{
    QStringList texts;
    for (const Digit digit : marks)
        texts += QString::fromStdString(symbols.symbol(digit));
    return texts.join(QLatin1Char(' '));
}

QStringList contentTexts(const Board &board, const SymbolSet &symbols, Cell cell)
{
    if (const Digit digit = board.digitAt(cell); digit != noDigit)
        return {QString::fromStdString(symbols.symbol(digit)),
                board.isGiven(cell) ? words(QT_TRANSLATE_NOOP("CellText", "given"))
                                    : words(QT_TRANSLATE_NOOP("CellText", "entry"))};
    QStringList texts{words(QT_TRANSLATE_NOOP("CellText", "empty"))};
    if (!board.cornerMarks[cell].isEmpty())
        texts += words(QT_TRANSLATE_NOOP("CellText", "corner marks %1"))
                     .arg(marksText(board.cornerMarks[cell], symbols));
    if (!board.centreMarks[cell].isEmpty())
        texts += words(QT_TRANSLATE_NOOP("CellText", "centre marks %1"))
                     .arg(marksText(board.centreMarks[cell], symbols));
    return texts;
}

std::vector<const Violation *> violationsOf(const Document &document, Cell cell)
{
    std::vector<const Violation *> found;
    for (const Violation &violation : document.violations())
        if (std::ranges::binary_search(violation.cells, cell))
            found.push_back(&violation);
    return found;
}

} // namespace

QString cellText(const Document &document, const SymbolSet &symbols, Cell cell)
{
    const Board &board = document.board();
    QStringList texts = contentTexts(board, symbols, cell);
    const auto violations = violationsOf(document, cell);
    if (!violations.empty())
        texts += words(QT_TRANSLATE_NOOP("CellText", "conflict: %1"))
                     .arg(violationText(board.puzzle, symbols, *violations.front()));
    if (violations.size() > 1)
        texts += words(QT_TRANSLATE_NOOP("CellText", "more conflicts: %1")).arg(violations.size() - 1);
    return words(QT_TRANSLATE_NOOP("CellText", "%1: %2"))
        .arg(placeText(board.puzzle, cell), texts.join(QLatin1String(", ")));
}

QString conflictText(const Document &document, const SymbolSet &symbols, Cell cell)
{
    QStringList texts;
    for (const Violation *violation : violationsOf(document, cell))
        texts += violationText(document.board().puzzle, symbols, *violation);
    return texts.join(QLatin1String(". "));
}

} // namespace sudoku
