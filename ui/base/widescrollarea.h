#pragma once

#include <QScrollArea>

namespace sudoku {

/// A scroll area that is as wide as its contents and scrolls up and down only. It has no frame, and the
/// ground of what it is in.
class WideScrollArea : public QScrollArea
{
public:
    explicit WideScrollArea(QWidget *content, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;
};

} // namespace sudoku
