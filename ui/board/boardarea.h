#pragma once

#include <QPointF>
#include <QScrollArea>

#include "core/board/geometry.h"

#include <optional>

namespace sudoku {

class BoardView;

/// Shows a board that fills the area, or a larger one with scroll bars. A zoom by the mouse keeps the point
/// under it at its place as far as the board can be scrolled, any other the cell of the cursor in sight.
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
    /// A point of the board that stays where it is on the screen.
    struct Anchor
    {
        QPointF onBoard; ///< from the upper left corner of the cells, in cells
        QPointF onScreen;
    };

    void setZoom(qreal zoom);
    void resizeView();
    Anchor anchorAt(QPointF onScreen) const;
    void keepInSight();
    void showCell(Cell cell);
    void showFindings();

    BoardView *m_view;
    qreal m_zoom = 1;               // 1 if the board fits the area
    std::optional<Anchor> m_anchor; // while the mouse zooms
};

} // namespace sudoku
