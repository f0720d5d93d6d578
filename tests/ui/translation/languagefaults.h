#pragma once

#include <QStringList>

#include "tests/ui/translation/messages.h"

#include <vector>

namespace sudoku {

/// A text in another language, as a file (.ts) has it.
struct TranslatedMessage
{
    QString context;
    QString text;      ///< the source
    QStringList forms; ///< one, or those of a plural
    QString state;     ///< "unfinished", "vanished" or empty
};

struct Translation
{
    QString language; ///< as in "de"
    std::vector<TranslatedMessage> messages;
};

/// Returns the files (.ts) of the languages beside English.
QStringList languageFiles();

Translation readTranslation(const QString &path);

/// What is wrong with \a translation of \a messages, one line each: a text that is missing, not finished or
/// left over; a form of a plural that is missing; placeholders, tags, letters for the keyboard (&), blanks at
/// the ends, and ellipsis or colon at the end, that are not those of the source.
QStringList languageFaults(const std::vector<SourceMessage> &messages, const Translation &translation);

} // namespace sudoku
