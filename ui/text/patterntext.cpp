#include "ui/text/patterntext.h"

namespace sudoku {
namespace {

constexpr QLatin1String signs(".x-"); // by PatternCell

} // namespace

QString patternText(std::span<const PatternCell> pattern)
{
    QString text;
    for (const PatternCell cell : pattern)
        text += signs[static_cast<int>(cell)];
    return text;
}

std::optional<PatternCell> patternCell(QChar sign)
{
    const qsizetype found = signs.indexOf(sign);
    return found < 0 ? std::nullopt : std::optional(static_cast<PatternCell>(found));
}

} // namespace sudoku
