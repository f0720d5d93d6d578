#pragma once

#include <QWidget>

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/board/symbols.h"
#include "ui/board/digitkey.h"

#include <vector>

class QPushButton;

namespace sudoku {

struct Board;

/// A key for each digit, for the mouse and for fingers: beside the board in as many columns as the pencil
/// marks of a cell, below it in one row or two. The keys stay where they are whatever they enter.
class DigitPad : public QWidget
{
    Q_OBJECT

public:
    explicit DigitPad(QWidget *parent = nullptr);

    void setDigits(const Geometry &geometry, const SymbolSet &symbols);
    /// Shows a key for each colour of cells instead.
    void setColours();
    /// Shows the digits where they make marks of that kind in a cell, or in the middle of their keys.
    void setPlaces(KeyPlace::Kind kind);
    /// Shows a button that fills in marks.
    void showFillButton();
    /// Shows \a digit as held; none if it is noDigit.
    void setHeld(Digit digit);
    /// Shows on each key how many of its digit are left on \a board.
    void showLeft(const Board &board);

    /// Sets whether the pad is below the board.
    void setBelow(bool isBelow);

    /// Returns the height at which the keys are as large as \a width lets them be.
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void digitClicked(sudoku::Digit digit);
    /// Emitted for a click with Ctrl.
    void filterClicked(sudoku::Digit digit);
    void clearClicked();
    void fillClicked();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setKeys(const QStringList &texts, int columns);
    int columns() const;
    int rows() const;
    int buttonHeight() const; ///< of the buttons below the keys
    int keyHeight(int width) const;
    void click(Digit digit);
    void arrange();

    QPushButton *m_clear;
    QPushButton *m_fill;
    std::vector<DigitKey *> m_keys;
    int m_markColumns = 1;
    bool m_isBelow = false;
    bool m_hasColours = false;
};

} // namespace sudoku
