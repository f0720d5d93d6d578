#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>
#include <string_view>

namespace sudoku {

/// \a text, which a table marks with TR_NOOP(context, text), in the language of the user. All other texts go
/// through tr(): that of a class of Qt, or of a struct with Q_DECLARE_TR_FUNCTIONS.
inline QString translate(const char *context, std::string_view text)
{
    return QCoreApplication::translate(context, std::string(text).c_str());
}

/// Gives the texts of this program their plural forms ("1 cell", "2 cells") from its English translation,
/// where there is an application object. To be called before the first text is looked up.
void installPlurals();

} // namespace sudoku
