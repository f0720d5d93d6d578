#pragma once

#include <QScrollArea>

#include "core/board/geometry.h"

namespace sudoku {

class BoardView;

/// Shows a board that fills the area, or a larger one with scroll bars.
class BoardArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit BoardArea(BoardView *view, QWidget *parent = nullptr);

    void zoomIn();
    void zoomOut();
    void zoomToFit();
    bool isMagnified() const { return m_zoom > 1; }

signals:
    /// Emitted before the board gets another size.
    void zoomed();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void setZoom(qreal zoom);
    void resizeView();
    void showCell(Cell cell);
    void showFindings();

    BoardView *m_view;
    qreal m_zoom = 1; // 1 if the board fits the area
};

} // namespace sudoku
