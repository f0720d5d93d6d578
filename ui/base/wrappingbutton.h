#pragma once

#include <QPushButton>

namespace sudoku {

/// A push button that breaks its text into lines if it is too long for one. Shows no mnemonics.
class WrappingButton : public QPushButton
{
    Q_OBJECT

public:
    explicit WrappingButton(const QString &text, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the size of the frame and the margins that the style puts around the text.
    QSize around() const;
    QSize textSize(int width) const;
};

} // namespace sudoku
