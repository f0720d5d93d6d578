#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>
#include <string_view>

namespace sudoku {

inline QString translate(const char *context, const char *text)
{
    return QCoreApplication::translate(context, text);
}

/// A text of core, marked there with TR_NOOP.
inline QString translate(const char *context, std::string_view text)
{
    return QCoreApplication::translate(context, std::string(text).c_str());
}

/// One of two texts of the context "Words". They must read well without any translation too, when %n stands
/// for just the number: so they are written for several, and one is a text of its own.
inline QString counted(const char *one, const char *several, int count)
{
    return count == 1 ? translate("Words", one)
                      : QCoreApplication::translate("Words", several, nullptr, count);
}

} // namespace sudoku
