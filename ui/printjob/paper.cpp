#include "ui/printjob/paper.h"

#include <QRegularExpression>

#include "ui/text/strings.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array paperTable{
    Paper{"A4", TR_NOOP("Paper", "A4"), 210, 297},
    Paper{"A5", TR_NOOP("Paper", "A5"), 148, 210},
    Paper{"A3", TR_NOOP("Paper", "A3"), 297, 420},
    Paper{"A6", TR_NOOP("Paper", "A6"), 105, 148},
    Paper{"Letter", TR_NOOP("Paper", "Letter"), 215.9, 279.4},
    Paper{"Legal", TR_NOOP("Paper", "Legal"), 215.9, 355.6},
    Paper{"Tabloid", TR_NOOP("Paper", "Tabloid"), 279.4, 431.8},
    Paper{"6x9in", TR_NOOP("Paper", "6 × 9 in (book)"), 152.4, 228.6},
};

constexpr std::array perPage{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
constexpr std::array evenPerPage{1, 2, 4, 6, 9, 12};

} // namespace

std::span<const Paper> papers()
{
    return paperTable;
}

const Paper *findPaper(std::string_view id)
{
    const auto found = std::ranges::find(paperTable, id, &Paper::id);
    return found == paperTable.end() ? nullptr : &*found;
}

tl::expected<QSizeF, PaperFault> readPaper(const QString &text)
{
    const QString name = text.trimmed();
    for (const Paper &known : paperTable)
        if (name.compare(toQString(known.id), Qt::CaseInsensitive) == 0)
            return known.size();
    static const QRegularExpression pattern(
        QStringLiteral("^(\\d+(?:\\.\\d+)?) *[x×] *(\\d+(?:\\.\\d+)?) *(mm|in)?$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(name);
    if (!match.hasMatch())
        return tl::unexpected(PaperFault::NoSize);
    const double unit = match.captured(3).toLower() == QLatin1String("in") ? millimetresPerInch : 1;
    const QSizeF size = QSizeF(match.captured(1).toDouble(), match.captured(2).toDouble()) * unit;
    const auto [shorter, longer] = std::minmax({size.width(), size.height()});
    if (shorter < minPaperSide || longer > maxPaperSide)
        return tl::unexpected(PaperFault::OutOfLimits);
    return QSizeF(shorter, longer);
}

std::span<const int> puzzlesPerPage()
{
    return perPage;
}

std::span<const int> evenPuzzlesPerPage()
{
    return evenPerPage;
}

} // namespace sudoku
