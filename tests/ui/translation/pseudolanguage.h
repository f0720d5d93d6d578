#pragma once

#include <QHash>
#include <QTranslator>

#include "tests/ui/translation/messages.h"

#include <utility>

namespace sudoku {

/// \a text with each letter replaced by one that English does not have: "Söľṽë %1" for "Solve %1". What a
/// translator leaves as it is stays: %1, %n, &, tags, and the endings of files.
QString inPseudoLanguage(const QString &text);

/// The same in brackets, with words that are 40 % longer: "⟦Söľṽëëë %1⟧".
QString inLongPseudoLanguage(const QString &text);

/// The first word of \a text that is neither in the pseudo-language nor the same in every language; empty
/// where there is none. Words in quotation marks ('…') are the user's own.
QString untranslatedWord(const QString &text);

/// Translates what lupdate found in the sources, and what Qt says itself, into the pseudo-language. A text
/// that lupdate cannot find stays English, and so does one that is looked up in another context.
class PseudoLanguage : public QTranslator
{
public:
    enum Length { Same, Long };
    explicit PseudoLanguage(const std::vector<SourceMessage> &messages, Length length = Same);

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *text, const char *disambiguation,
                      int n) const override;

private:
    QString inItself(const QString &text) const;

    Length m_length;
    QTranslator m_english;                                  // has the plural forms
    QHash<std::pair<QString, QString>, QString> m_messages; // by context and text
};

} // namespace sudoku
