#pragma once

class QString;
class QTranslator;

namespace sudoku {

/// Lets this thread look up texts in another language than that of the window, as in "de" or "pt_BR", as long
/// as it lives: for paper. Numbers stay as they are. An unknown language changes nothing.
class LanguageScope
{
public:
    explicit LanguageScope(const QString &language);
    ~LanguageScope();
    LanguageScope(const LanguageScope &) = delete;
    LanguageScope &operator=(const LanguageScope &) = delete;

private:
    const QTranslator *m_before;
};

} // namespace sudoku
