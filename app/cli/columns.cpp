#include "app/cli/columns.h"

#include <QStringList>

#include <algorithm>

namespace sudoku::cli {
namespace {

constexpr int indentOfTerms = 2;
constexpr int gap = 2; // between a term and its text

QString spaces(int count)
{
    return QString(count, QLatin1Char(' '));
}

/// Returns the column in which the texts begin: behind the longest term that leaves them most of the width.
int columnOfTexts(const std::vector<HelpLine> &lines, int width)
{
    const int max = std::max(width * 2 / 5, 20);
    int column = 0;
    for (const HelpLine &line : lines)
        if (const int end = indentOfTerms + static_cast<int>(line.term.size()) + gap; end <= max)
            column = std::max(column, end);
    return column == 0 ? max : column;
}

} // namespace

QString wrapped(const QString &text, int width, int indent)
{
    QString all;
    int column = indent;
    for (const QString &word : text.split(QLatin1Char(' '))) {
        const int length = static_cast<int>(word.size());
        if (column > indent && column + 1 + length > width) {
            all += QLatin1Char('\n') + spaces(indent);
            column = indent;
        } else if (column > indent) {
            all += QLatin1Char(' ');
            ++column;
        }
        all += word;
        column += length;
    }
    return all;
}

QString columns(const std::vector<HelpLine> &lines, int width)
{
    const int column = columnOfTexts(lines, width);
    QString all;
    for (const auto &[term, text] : lines) {
        const QString start = spaces(indentOfTerms) + term;
        const int room = column - static_cast<int>(start.size());
        const QString between = room >= gap ? spaces(room) : QLatin1Char('\n') + spaces(column);
        all += start + between + wrapped(text, width, column) + QLatin1Char('\n');
    }
    return all;
}

QString heading(const QString &text, const Look &look)
{
    return look.hasBold ? QStringLiteral("\x1b[1m%1\x1b[0m").arg(text) : text;
}

} // namespace sudoku::cli
