#pragma once

#include <QString>

namespace sudoku {

/// \a text as a sentence begins.
inline QString capitalised(QString text)
{
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

} // namespace sudoku
