#include "ui/frompicture/readingwords.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/text/lineterms.h"
#include "ui/text/strings.h"

namespace sudoku {
namespace {

struct ReadingWords
{
    Q_DECLARE_TR_FUNCTIONS(ReadingWords)
};

QString valueText(const BoardReading &board, Digit digit)
{
    return digit == noDigit ? ReadingWords::tr("blank", "a cell") : toQString(board.symbols->symbol(digit));
}

QString readAsText(const BoardReading &board, Cell cell)
{
    const CellReading &reading = board.cells[cell];
    const QString name = toQString(board.geometry.cellName(cell));
    switch (reading.kind) {
    case CellKind::Marks:
        return ReadingWords::tr("%1 has pencil marks, which are not read.").arg(name);
    case CellKind::Written:
        return ReadingWords::tr("%1 is read as a handwritten %2.").arg(name, valueText(board, reading.digit));
    case CellKind::Blank:
    case CellKind::Printed:
        break;
    }
    return ReadingWords::tr("%1 is read as %2.").arg(name, valueText(board, reading.digit));
}

/// Returns the values that are not out of the question, the likeliest first.
QStringList otherValues(const BoardReading &board, const CellReading &cell)
{
    constexpr double leastChance = 0.01;
    QStringList values;
    for (const OtherValue &other : cell.others)
        if (other.probability >= leastChance && other.digit != cell.digit)
            values += valueText(board, other.digit);
    return values;
}

bool isGiven(const CellReading &cell)
{
    return cell.digit != noDigit && cell.kind != CellKind::Written;
}

bool isWritten(const CellReading &cell)
{
    return cell.digit != noDigit && cell.kind == CellKind::Written;
}

bool isOverruled(const CellReading &cell)
{
    return cell.isOverruled();
}

bool isMarked(const CellReading &cell)
{
    return cell.kind == CellKind::Marks;
}

} // namespace

bool wantsALook(const CellReading &cell)
{
    return cell.isDoubtful || cell.isOverruled();
}

QString cellSentences(const BoardReading &board, Cell cell)
{
    const CellReading &reading = board.cells[cell];
    QStringList sentences{readAsText(board, cell)};
    if (reading.isOverruled())
        sentences += ReadingWords::tr("It looks like %1, but the rules speak against that.")
                         .arg(valueText(board, reading.seen));
    const QStringList others = otherValues(board, reading);
    if (reading.isDoubtful && !others.isEmpty())
        sentences += ReadingWords::tr("It may also be %1.").arg(LineTerms::orText(others));
    else if (reading.isDoubtful)
        sentences += ReadingWords::tr("It is in doubt.");
    return sentences.join(QLatin1Char(' '));
}

QString boardSentences(const BoardReading &board)
{
    QStringList sentences{ReadingWords::tr("Givens: %1.").arg(board.countOf(isGiven))};
    if (const int written = board.countOf(isWritten); written > 0)
        sentences += ReadingWords::tr("Handwritten: %1.").arg(written);
    if (const int overruled = board.countOf(isOverruled); overruled > 0)
        sentences += ReadingWords::tr("%n cell(s) were read against their looks: %1.", nullptr, overruled)
                         .arg(toQString(board.namesOf(isOverruled)));
    if (const int marked = board.countOf(isMarked); marked > 0)
        sentences += ReadingWords::tr("Pencil marks are left out in %n cell(s).", nullptr, marked);
    if (const int looks = board.countOf(wantsALook); looks > 0)
        sentences += ReadingWords::tr("%n framed cell(s) should be compared.", nullptr, looks);
    return sentences.join(QLatin1Char(' '));
}

} // namespace sudoku
