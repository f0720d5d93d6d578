#include "ui/conclusiontext.h"

#include "ui/durationtext.h"
#include "ui/text/words.h"

#include <QLocale>

namespace sudoku {

QString Subject::text() const
{
    QStringList rules{board.puzzle.geometry.boxes() ? Conclusions::tr("rows, columns and boxes")
                                                    : Conclusions::tr("rows, columns and regions")};
    for (int i = 0; i < std::ssize(board.puzzle.constraints); ++i)
        rules += sourceText(board.puzzle, ConstraintIndex{i});
    const QString digits =
        countsEntries ? Conclusions::tr("Givens and entries") : Conclusions::tr("The givens");
    return Conclusions::tr("%1; %2.").arg(digits, rules.join(QLatin1String(", ")));
}

Subject subjectOf(const Board &board, bool countsEntries)
{
    return {board, countsEntries || board.puzzle.givens.filledCount() == 0};
}

QString tookText(std::chrono::nanoseconds time)
{
    return Conclusions::tr("Took %1").arg(durationText(time));
}

QString aboutText(const Subject &subject, const QString &took)
{
    return took.isEmpty() ? subject.text() : Conclusions::tr("%1 %2.").arg(subject.text(), took);
}

QString symbolText(const SymbolSet &symbols, Digit digit)
{
    return QString::fromStdString(symbols.symbol(digit));
}

QString someCellsText(const Geometry &geometry, std::vector<Cell> cells)
{
    if (cells.size() <= mostCellsNamed)
        return cellsText(geometry, cells);
    const std::size_t others = cells.size() - mostCellsNamed;
    cells.resize(mostCellsNamed);
    QStringList names;
    for (const Cell cell : cells)
        names += QString::fromStdString(geometry.cellName(cell));
    return Conclusions::tr("%1 and %2 more").arg(names.join(QLatin1String(", "))).arg(others);
}

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString stoppedText()
{
    return Conclusions::tr("Not everything was looked at: this is what is known so far.");
}

} // namespace sudoku
