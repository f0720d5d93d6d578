#pragma once

#include <QFrame>

#include "core/variants/variant.h"

#include <optional>
#include <vector>

class QGridLayout;
class QLineEdit;
class QToolButton;

namespace sudoku {

class BoardView;

/// A field for the number of a constraint, with keys for the mouse. It belongs beside the board, where it
/// covers no cell.
class NumberEditor : public QFrame
{
    Q_OBJECT

public:
    /// Makes an editor for constraints on \a view, which gets the focus when the editor disappears.
    explicit NumberEditor(BoardView &view, QWidget *parent = nullptr);

    /// Appears with keys for \a kind. Its text stays if it is there already.
    void showFor(const Variant &kind);
    /// Disappears, and forgets its text.
    void dismiss();
    /// Returns whether it is there, even if the window is not shown.
    bool isShown() const { return !isHidden(); }

    QLineEdit &field() { return *m_field; }
    /// Returns whether the field takes \a text.
    bool takes(QString text) const;
    /// Returns the numbers. Of a kind with several numbers, digits up to 9 may be written without spaces.
    std::vector<int> numbers() const;
    /// Notes that the number was begun on the board. Until this disappears, the arrow keys move the cursor of
    /// the board instead of that in the field, and Undo is about the board.
    void setBegunOnBoard() { m_isBegunOnBoard = true; }
    /// Says which numbers are possible.
    void setRange(const QString &range);

signals:
    void edited();
    /// Emitted by Enter, or by the key with the check mark.
    void confirmed();
    /// Emitted by a key, here or on the keyboard, that stands for a whole \a number: X for 10.
    void chosen(int number);
    /// Emitted by Escape, which takes the number as everything does that the user does next.
    void left();
    /// Emitted by the keys of Undo if the number was begun on the board.
    void undone();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeKeys();
    std::optional<int> numberOf(const QKeyEvent &event) const;
    bool takesKey(const QKeyEvent &event) const;
    void press(QKeyEvent &event);
    QToolButton *addKey(const QString &text, const QString &name, int row, int column);

    BoardView &m_view;
    QLineEdit *m_field;
    QGridLayout *m_layout;
    const Variant *m_kind = nullptr;
    bool m_areFigures = false; ///< each figure is a number
    bool m_isBegunOnBoard = false;
    std::vector<QWidget *> m_keys;
};

} // namespace sudoku
