#pragma once

#include <QScrollArea>

namespace sudoku {

/// A scroll area that is as wide as its contents and scrolls up and down only. It has no frame, and the
/// ground of what it is in. The wheel scrolls it: a field in it takes the wheel only if it has the focus.
class WideScrollArea : public QScrollArea
{
public:
    explicit WideScrollArea(QWidget *content, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void watch(QWidget *widget);
};

} // namespace sudoku
