#pragma once

#include <QString>

namespace sudoku {

/// Returns \a text with an upper case first letter.
inline QString capitalised(QString text)
{
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

} // namespace sudoku
