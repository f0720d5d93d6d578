#pragma once

#include <QAbstractScrollArea>
#include <QImage>

#include "ui/base/job.h"
#include "ui/paint/printdocument.h"

#include <map>

namespace sudoku {

/// Shows the sides of paper that a document will have, one below the other. They are painted on a worker, so
/// that a long document does not hold up the window.
class PageView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PageView(QWidget *parent = nullptr);

    void setDocument(const PrintDocument &document);
    const PrintDocument &document() const { return m_document; }
    /// Whether all that can be seen is painted.
    bool isComplete() const;
    /// The side in the middle of the view.
    int currentSide() const;

public slots:
    void zoomIn();
    void zoomOut();
    /// A whole side can be seen.
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
    double m_zoom = 1; // 1 fits a side
    std::map<int, QImage> m_images;
    Job m_job;
};

} // namespace sudoku
