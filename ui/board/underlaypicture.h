#pragma once

#include <QBrush>
#include <QImage>
#include <QRegion>

#include <functional>

class QPainter;
class QWidget;

namespace sudoku {

/// Keeps a picture of what a widget shows below the digits of a board: rules take long to paint, and most
/// keys change few cells there. It has the pixels of the widget, so that it looks the same as without it.
class UnderlayPicture
{
public:
    /// Has \a region, which is the whole widget or within the board, painted again before it is copied.
    void invalidate(const QRegion &region) { m_stale += region; }

    /// Copies the picture to \a painter, which paints on \a widget. Before, \a paint paints the \a region
    /// that is missing, on the ground of the widget.
    void copy(QPainter &painter, const QWidget &widget,
              const std::function<void(QPainter &painter, const QRegion &region)> &paint);

private:
    void prepare(const QWidget &widget);

    QImage m_picture;
    QBrush m_ground; ///< of the widget
    QRegion m_stale;
};

} // namespace sudoku
