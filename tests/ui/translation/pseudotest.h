#pragma once

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTranslator>

#include <functional>
#include <memory>

class QAbstractButton;
class QDialog;
class QWidget;

namespace sudoku {

/// A test in which the program speaks the pseudo-language, so that a word in English is one that no
/// translator can reach.
class PseudoTest : public QObject
{
protected:
    /// To be called before any window is made. Dates are written as in German, in figures only.
    void speakPseudoLanguage();

    /// The user, or the system, calls something \a names.
    void allow(const QStringList &names) { m_names += names; }

    /// Fails with the place and the text of each word in \a widget, and all that is in it, that stays
    /// English.
    void expect(QWidget &widget);
    /// The same of one \a text.
    void expect(const QString &place, const QString &text);

    using Prepare = std::function<void(QDialog &)>;
    /// Expects the same of each dialog that \a open waits for; before that, \a prepare may change it. The
    /// first \a accepted dialogs are accepted, all others cancelled. Fails unless there is at least one more.
    void expectDialogs(const std::function<void()> &open, int accepted = 0, const Prepare &prepare = {});

private:
    QString untranslatedWord(QString text) const;
    static QAbstractButton *discardButtonOf(const QDialog &question);

    std::unique_ptr<QTranslator> m_language;
    QStringList m_names;
    QSet<QString> m_fineTexts; ///< seen before
};

} // namespace sudoku
