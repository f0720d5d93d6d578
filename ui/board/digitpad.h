#pragma once

#include <QWidget>

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/board/symbols.h"
#include "ui/board/digitkey.h"

#include <vector>

class QAction;
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
    /// Adds a button for \a action beside these, which is there while the pad is below the board: a narrow
    /// window has little room for the tool bar.
    void addButtonBelow(QAction &action);
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
    /// A button below the keys, and what stands on it if there is room for that.
    struct PadButton
    {
        QPushButton *button;
        QString text;
        QString shortText;
        bool isBelowOnly = false;
    };
    enum class Words { Long, Short, None };
    std::vector<PadButton> shownButtons() const;
    int buttonHeight() const;
    /// Returns the width that each button needs with these words.
    int buttonWidth(Words words) const;
    void arrangeButtons(int top, int between);
    int keyHeight(int width) const;
    void click(Digit digit);
    void arrange();

    QPushButton *m_clear;
    QPushButton *m_fill;
    std::vector<PadButton> m_buttons; // clear and fill first
    std::vector<DigitKey *> m_keys;
    int m_markColumns = 1;
    bool m_isBelow = false;
    bool m_hasColours = false;
};

} // namespace sudoku
