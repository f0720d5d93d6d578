#pragma once

#include <QDialog>

#include "core/board/symbols.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

/// Asks for a word of as many different letters as a board has digits. Says at once what is wrong with it.
class WordDialog : public QDialog
{
    Q_OBJECT

public:
    explicit WordDialog(int digitCount, const QString &word = {}, QWidget *parent = nullptr);

    /// Returns the symbols of the word, or null; not null if the dialog was accepted.
    const SymbolSet *symbols() const { return m_symbols; }

private:
    void follow();

    int m_digitCount;
    const SymbolSet *m_symbols = nullptr;
    QLineEdit *m_word;
    QLabel *m_state;
    QPushButton *m_apply;
};

} // namespace sudoku
