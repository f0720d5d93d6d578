#pragma once

#include <QToolButton>

#include "core/board/symbols.h"

#include <optional>

namespace sudoku {

struct BoardStyle;

/// Where a key shows its digit: in the middle and large, or small at the place where it makes a mark.
struct KeyPlace
{
    enum class Kind { Middle, Grid, Corner, Centre, Drawing }; ///< the last one in a grid too

    Kind kind = Kind::Middle;
    // The place in a grid, counted from 0, and the size of that grid:
    int row = 0;
    int column = 0;
    int rows = 1;
    int columns = 1;

    bool isMark() const { return kind != Kind::Middle; }
    bool operator==(const KeyPlace &) const = default;
};

/// A key of the digit pad: a digit, and in its corner how many of it are left. A finished digit is dimmed,
/// but can still be entered. While marks are typed, the digit is where it will stand in a cell. A digit that
/// is held is in the colour of the cursor.
class DigitKey : public QToolButton
{
    Q_OBJECT

public:
    explicit DigitKey(const QString &symbol, QWidget *parent = nullptr);

    /// Shows \a colour, 1 … colourCount, instead of a digit.
    void setColour(int colour);
    /// Shows the picture of \a digit instead of its name.
    void setPicture(const SymbolSet &symbols, Digit digit);
    void setPlace(const KeyPlace &place);
    const KeyPlace &place() const { return m_place; }
    /// Shows how many of the digit are \a left; nothing if that is not known, as on boards with more digits
    /// than cells in a row.
    void setLeft(std::optional<int> left);
    std::optional<int> left() const { return m_left; }
    bool isFinished() const { return m_left && *m_left <= 0; }

    /// Returns the middle of the digit.
    QPointF digitCentre() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void describe();
    QFont fontOfDigit() const;
    void paintColour(QPainter &painter, const BoardStyle &style);
    void paintDigit(QPainter &painter, const QColor &ink);
    void paintPicture(QPainter &painter, QPointF centre);
    void paintLeft(QPainter &painter, const BoardStyle &style);

    std::optional<int> m_left;
    KeyPlace m_place;
    int m_colour = 0;                      // or 0 for none
    const SymbolSet *m_pictures = nullptr; // or null for a text
    Digit m_digit = noDigit;
};

} // namespace sudoku
