#include "ui/text/skylinewhy.h"

#include <QCoreApplication>

#include <algorithm>

namespace sudoku {
namespace {

struct SkylineWords // with the reasons of other clues beside the board
{
    Q_DECLARE_TR_FUNCTIONS(OutsideWhy)
};

/// Returns whether the first cell is not the greatest digit of a full line, where nothing but that is seen.
bool isNotGreatest(const LineTerms &line, const Candidate &gone)
{
    const std::vector<Cell> &cells = line.constraint().cells;
    return std::ssize(cells) == line.digitCount() && gone.cell == cells.front()
           && gone.digit != line.digitCount();
}

/// Returns whether too few greater digits are left for those that are to be seen behind it.
bool isTooGreat(const LineTerms &line, const Candidate &gone)
{
    const std::vector<Cell> &cells = line.constraint().cells;
    const auto place = std::ranges::find(cells, gone.cell) - cells.begin();
    return gone.digit + line.number() - (place + 1) > line.digitCount();
}

} // namespace

LineReason visibleReason(const LineTerms &line)
{
    if (line.number() == 1)
        return line.reason(SkylineWords::tr("only one digit is to be seen, so the first one is the greatest"),
                           [&](const Candidate &gone) { return isNotGreatest(line, gone); });
    return line.reason(
        SkylineWords::tr("%1 digits are to be seen, and each leaves room for the greater ones behind it")
            .arg(line.number()),
        [&](const Candidate &gone) { return isTooGreat(line, gone); });
}

LineReason hiddenReason(const LineTerms &line)
{
    const Cell first = line.constraint().cells.front();
    return line.reason(
        SkylineWords::tr("%1 is hidden, so a greater digit is before it").arg(line.digit(line.number())),
        [&](const Candidate &gone) {
            return gone == Candidate{first, line.number()};
        });
}

} // namespace sudoku
