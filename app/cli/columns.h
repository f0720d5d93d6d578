#pragma once

#include <QString>

#include <vector>

namespace sudoku::cli {

/// A word of the command line and its meaning.
struct HelpLine
{
    QString term;
    QString text;
};

/// How a text looks where it is written.
struct Look
{
    int width = 80; ///< of a line, in characters
    bool hasBold = false;
};

/// Returns \a text as lines of at most \a width characters, unless a word is longer. All but the first are
/// indented by \a indent.
QString wrapped(const QString &text, int width, int indent = 0);

/// Returns the indented terms with their texts in a column. A text begins below its term if that is long.
QString columns(const std::vector<HelpLine> &lines, int width);

/// Returns \a text, bold if the \a look has that.
QString heading(const QString &text, const Look &look);

} // namespace sudoku::cli
