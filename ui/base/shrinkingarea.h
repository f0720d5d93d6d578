#pragma once

#include "ui/base/widescrollarea.h"

namespace sudoku {

/// A scroll area that is as tall as its contents if there is room.
class ShrinkingArea : public WideScrollArea
{
public:
    /// Makes an area that shows at least \a minLines lines of text, if it has as many.
    ShrinkingArea(QWidget *content, int minLines, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Tells the layout around it at once when the contents need another height in its width.
    void fitContent();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int contentHeight() const;

    int m_minLines;
    int m_fitted = 0;
};

} // namespace sudoku
