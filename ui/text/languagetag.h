#pragma once

#include <QString>

namespace sudoku {

/// Returns the code of a language, as its texts are called ("pt_BR"), for a tag of BCP 47 ("pt-BR"), which is
/// what books, files and the command line have.
inline QString languageCode(QString tag)
{
    return tag.replace(QLatin1Char('-'), QLatin1Char('_'));
}

/// Returns the tag for a code.
inline QString languageTag(QString code)
{
    return code.replace(QLatin1Char('_'), QLatin1Char('-'));
}

} // namespace sudoku
