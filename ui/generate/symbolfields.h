#pragma once

#include <QObject>

#include "ui/generate/puzzlefactory.h"

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace sudoku {

/// The rows of a form that ask for symbols of the puzzles: letters, pictures, or a word, which can be hidden
/// in the solution.
class SymbolFields : public QObject
{
    Q_OBJECT

public:
    explicit SymbolFields(QFormLayout *form, QObject *parent = nullptr);

    /// Sets the symbols of \a order, and what its request needs for a hidden word.
    void addTo(PuzzleOrder &order) const;
    /// Returns a sentence that says why puzzles of \a order cannot have its symbols, or an empty text.
    QString problem(const PuzzleOrder &order) const;

signals:
    void changed();

private:
    bool isWord() const;
    void follow();

    QFormLayout *m_form;
    QComboBox *m_symbols;
    QLineEdit *m_word;
    QComboBox *m_place;
};

} // namespace sudoku
