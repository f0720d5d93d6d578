#pragma once

#include <QCoreApplication>
#include <QString>

namespace sudoku {

inline QString translate(const char *context, const char *text)
{
    return QCoreApplication::translate(context, text);
}

/// One of two texts of the context "Words". They must read well without any translation too, when %n stands
/// for just the number: so they are written for several, and one is a text of its own.
inline QString counted(const char *one, const char *several, int count)
{
    return count == 1 ? translate("Words", one)
                      : QCoreApplication::translate("Words", several, nullptr, count);
}

} // namespace sudoku
