#include "ui/board/digitfilter.h"

#include "ui/board/document.h"

namespace sudoku {
namespace {

DigitSet digitsOf(const DigitFilter &filter)
{
    DigitSet digits;
    for (const Digit digit : {filter.first, filter.second})
        if (digit != noDigit)
            digits.insert(digit);
    return digits;
}

} // namespace

DigitFilter DigitFilter::withDigit(Digit digit, bool isAdded) const
{
    if (digit == second)
        return {.first = first};
    if (digit == first)
        return isAdded ? DigitFilter{.first = second} : DigitFilter();
    if (isAdded && first != noDigit)
        return {.first = first, .second = digit};
    return {.first = digit};
}

DigitFilter DigitFilter::withNext(bool isSecond, int digitCount) const
{
    const auto after = [digitCount](Digit digit) { return (digit + 1) % (digitCount + 1); };
    if (!isSecond || first == noDigit) {
        Digit next = after(first);
        if (next != noDigit && next == second)
            next = after(next);
        return next == noDigit ? DigitFilter() : DigitFilter{.first = next, .second = second};
    }
    Digit next = after(second);
    if (next == first)
        next = after(next);
    return {.first = first, .second = next};
}

DigitSet candidatesOf(const Document &document, Cell cell)
{
    const Board &board = document.board();
    if (board.digitAt(cell) != noDigit)
        return {};
    const DigitSet marks = board.centreMarks[cell];
    return marks.isEmpty() ? document.candidatesByRules(cell) : marks - document.contradictedMarks(cell);
}

bool shows(const DigitFilter &filter, const Document &document, Cell cell)
{
    const DigitSet candidates = candidatesOf(document, cell);
    return filter.hasPairs ? candidates.size() == 2 : !(candidates & digitsOf(filter)).isEmpty();
}

DigitCount countOf(Digit digit, const Document &document)
{
    DigitCount count;
    for (Cell cell = 0; cell < document.geometry().cellCount(); ++cell) {
        count.placed += document.board().digitAt(cell) == digit;
        count.open += candidatesOf(document, cell).contains(digit);
    }
    return count;
}

void showFilter(BoardHighlights &highlights, const DigitFilter &filter, const Document &document)
{
    if (!filter.isOn())
        return;
    const DigitSet digits = digitsOf(filter);
    highlights.markedDigit = noDigit;
    highlights.filtered.assign(highlights.cells.size(), {});
    for (Cell cell = 0; cell < std::ssize(highlights.cells); ++cell) {
        CellHighlight &highlight = highlights.cells[cell];
        const DigitSet candidates = candidatesOf(document, cell);
        const bool isPair = filter.hasPairs && candidates.size() == 2;
        highlight.isPeer = false;
        highlight.isSameDigit = digits.contains(document.board().digitAt(cell));
        highlight.isPlace = isPair || (filter.first != noDigit && candidates.contains(filter.first));
        highlight.isSecondPlace = filter.second != noDigit && candidates.contains(filter.second);
        highlights.filtered[cell] = isPair ? candidates : candidates & digits;
    }
}

} // namespace sudoku
