#pragma once

#include <QWidget>

#include "core/board/digitset.h"
#include "core/board/symbols.h"

#include <vector>

class QPushButton;

namespace sudoku {

struct Board;
class DigitKey;

/// A key for each digit, for the mouse and for fingers: squares, in as many columns as rows.
class DigitPad : public QWidget
{
    Q_OBJECT

public:
    explicit DigitPad(QWidget *parent = nullptr);

    void setDigits(int digitCount, const SymbolSet &symbols);
    /// Shows a key for each colour of cells instead.
    void setColours();
    /// Shows \a digit as held; none if it is noDigit.
    void setHeld(Digit digit);
    /// Shows on each key how many of its digit are left on \a board.
    void showLeft(const Board &board);

    /// Returns the height at which the keys are as large as \a width lets them be.
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void digitClicked(sudoku::Digit digit);
    void clearClicked();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setKeys(const QStringList &texts, int columns);
    int rows() const;
    int below() const; ///< the height of what is below the keys
    void arrange();

    QPushButton *m_clear;
    std::vector<DigitKey *> m_keys;
    int m_columns = 1;
    bool m_hasColours = false;
};

} // namespace sudoku
