#pragma once

#include <QString>
#include <QStringList>

namespace sudoku {

/// Returns the languages of the window, as in "de" or "pt_BR": English and each that has a file in
/// resources/translations.
QStringList languages();

/// Returns the file with the texts in \a language, as in "de"; there may be none.
QString fileOfLanguage(const QString &language);

/// Returns the name that \a language has in itself, as in "Deutsch".
QString nameOfLanguage(const QString &language);

/// Returns whether this machine has a font with the letters of \a language.
bool hasFontFor(const QString &language);

/// Returns nameOfLanguage(), or the English name where no font has the letters of the other.
QString readableNameOf(const QString &language);

/// Returns the first of \a wanted ("de-AT", "pt_PT", "zh-Hans-CN") that is one of languages(), as in "de", or
/// English. The country makes no difference unless it has letters of its own: Portuguese of Portugal is
/// answered by that of Brazil, but traditional Chinese is not answered by simplified Chinese.
QString firstKnownLanguage(const QStringList &wanted);

/// Shows the window in \a language, or if it is empty in the first one of the desktop that is known; in
/// English where no font has its letters. Numbers and dates are those of the desktop, except where the user
/// asks for another language. Must be called before the first text is looked up.
void installLanguage(const QString &language);
/// Returns the language that was installed, as in "de"; English if none was.
QString installedLanguage();
/// Returns the language that would have been installed if a font here had its letters; else an empty text.
QString languageWithoutFont();

} // namespace sudoku
