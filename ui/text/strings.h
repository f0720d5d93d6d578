#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

inline QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Returns \a text, which a table marks with TR_NOOP(context, text), in the language of the user. All other
/// texts go through tr(): that of a class of Qt, or of a struct with Q_DECLARE_TR_FUNCTIONS.
inline QString translate(const char *context, std::string_view text)
{
    return QCoreApplication::translate(context, std::string(text).c_str());
}

/// Installs the plural forms of the texts ("1 cell", "2 cells") from the English translation, if there is an
/// application object. Must be called before the first text is looked up.
void installPlurals();

/// Returns \a text with an upper case first letter.
inline QString capitalised(QString text)
{
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

/// Returns \a numbers in figures.
inline QStringList numberTexts(const std::vector<int> &numbers)
{
    QStringList texts;
    for (const int number : numbers)
        texts += QString::number(number);
    return texts;
}

/// Returns \a text, which has no full stop, as a sentence.
inline QString asSentence(const QString &text)
{
    return capitalised(text) + QLatin1Char('.');
}

/// Returns \a text as a sentence that follows another one, after a space, or an empty text if it is empty.
inline QString asNextSentence(const QString &text)
{
    return text.isEmpty() ? text : QLatin1Char(' ') + asSentence(text);
}

} // namespace sudoku
