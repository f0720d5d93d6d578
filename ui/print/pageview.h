#pragma once

#include <QAbstractScrollArea>
#include <QImage>

#include "ui/base/job.h"
#include "ui/paint/paper/printdocument.h"

#include <map>

namespace sudoku {

/// Shows a preview of the sides of a document, one below the other. Paints them on a worker thread, so that a
/// long document does not block the window.
class PageView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PageView(QWidget *parent = nullptr);

    void setDocument(const PrintDocument &document);
    const PrintDocument &document() const { return m_document; }
    /// Returns whether all visible sides are painted.
    bool isComplete() const;
    /// Returns the side in the middle of the view.
    int currentSide() const;

    /// Scrolls to \a side.
    void showSide(int side);

public slots:
    void zoomIn();
    void zoomOut();
    /// Zooms so that a whole side is visible.
    void zoomToFit();

signals:
    void currentSideChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void zoomBy(double factor);
    void updateScrollBars();
    void forgetImages();
    void paintMissing();
    QSizeF paper() const;
    double scale() const;
    QSize sideSize() const;
    QRect sideRect(int side) const;
    std::vector<int> visibleSides() const;

    PrintDocument m_document;
    double m_zoom = 1; // 1 if a side fits the view
    std::map<int, QImage> m_images;
    Job m_job;
};

} // namespace sudoku
