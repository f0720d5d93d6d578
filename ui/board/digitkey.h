#pragma once

#include <QToolButton>

#include <optional>

namespace sudoku {

/// A key of the digit pad: a digit, and in its corner how many of it are left. A finished digit is dimmed,
/// but can still be entered.
class DigitKey : public QToolButton
{
    Q_OBJECT

public:
    explicit DigitKey(const QString &symbol, QWidget *parent = nullptr);

    /// Shows \a colour, 1 … colourCount, instead of a digit.
    void setColour(int colour);
    /// Shows how many of the digit are \a left; nothing if that is not known, as on boards with more digits
    /// than cells in a row.
    void setLeft(std::optional<int> left);
    std::optional<int> left() const { return m_left; }
    bool isFinished() const { return m_left && *m_left <= 0; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    std::optional<int> m_left;
    int m_colour = 0; // or 0 for none
};

} // namespace sudoku
