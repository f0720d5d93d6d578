#pragma once

#include <QPushButton>

namespace sudoku {

/// A push button whose text is broken into lines where it is too long for one. Mnemonics are not shown.
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
    /// What the style puts around a text.
    QSize around() const;
    QSize textSize(int width) const;
};

} // namespace sudoku
