#include "ui/paint/paper/cropmarks.h"

#include <QLineF>
#include <QPainter>

#include "ui/printjob/paper.h"
#include "ui/printjob/printjob.h"

namespace sudoku {

void paintCropMarks(QPainter &painter, const PrintJob &job)
{
    if (!job.trimming.hasMarks)
        return;
    const QSizeF sheet = job.sheetSize() * unitsPerMillimetre;
    const double near = job.trimming.distance() * unitsPerMillimetre;
    const double far = near + Trimming::markLength * unitsPerMillimetre;
    constexpr double width = 0.25 * unitsPerMillimetre * millimetresPerInch / pointsPerInch;
    QPen pen(Qt::black, width, Qt::SolidLine, Qt::FlatCap);
    painter.setPen(pen);
    for (const double x : {0.0, sheet.width()}) {
        painter.drawLine(QLineF(x, -near, x, -far));
        painter.drawLine(QLineF(x, sheet.height() + near, x, sheet.height() + far));
    }
    for (const double y : {0.0, sheet.height()}) {
        painter.drawLine(QLineF(-near, y, -far, y));
        painter.drawLine(QLineF(sheet.width() + near, y, sheet.width() + far, y));
    }
    if (!job.isBooklet)
        return;
    pen.setDashPattern({4, 4});
    painter.setPen(pen);
    const double fold = sheet.width() / 2;
    painter.drawLine(QLineF(fold, -near, fold, -far));
    painter.drawLine(QLineF(fold, sheet.height() + near, fold, sheet.height() + far));
}

} // namespace sudoku
