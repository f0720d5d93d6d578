#pragma once

#include <QImage>
#include <QPainter>

#include "ui/pictures/boardink.h"

#include <string>
#include <vector>

/// The ink of killers, drawn as sites and newspapers do.
namespace sudoku {

struct DrawnCageLook
{
    double inset = 0.09;                    ///< of the lines, in cells
    Qt::PenStyle line = Qt::CustomDashLine; ///< dashes by default
    std::vector<std::string> sums = {};     ///< of the cages, in their order
    int cellSide = 96;                      ///< pixels
    double farLine = 0;                     ///< by how much all lines are too far right, in cells
    bool isBesideSums = false;              ///< the lines are not interrupted by the sums, which are lower
    bool hasLines = true;                   ///< otherwise the sums are all that is drawn
};

/// Returns the ink of a board: the cage of each cell is a letter of \a cages, row by row; a dot is a free
/// cell.
inline BoardInk drawnCages(int size, const std::string &cages, const DrawnCageLook &look = {})
{
    const int side = look.cellSide;
    QImage image(size * side, size * side, QImage::Format_Grayscale8);
    image.fill(0);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side, side);
    painter.translate(look.farLine, 0);
    for (int line = 0; line <= size; ++line) {
        const bool isThick = line % 3 == 0;
        painter.setPen(QPen(Qt::white, isThick ? 0.05 : 0.02));
        painter.drawLine(QLineF(line, 0, line, size));
        painter.drawLine(QLineF(0, line, size, line));
    }
    QPen pen(QColor(180, 180, 180), 0.02, look.line, Qt::FlatCap);
    if (look.line == Qt::CustomDashLine)
        pen.setDashPattern({4, 3});
    painter.setPen(pen);
    const auto cageAt = [&](int row, int column) {
        return row < 0 || column < 0 || row >= size || column >= size ? ' ' : cages[row * size + column];
    };
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const char own = cageAt(row, column);
            const double left = column + look.inset, right = column + 1 - look.inset, top = row + look.inset,
                         bottom = row + 1 - look.inset;
            if (own == '.' || !look.hasLines)
                continue;
            if (cageAt(row - 1, column) != own)
                painter.drawLine(QLineF(column, top, column + 1, top));
            if (cageAt(row + 1, column) != own)
                painter.drawLine(QLineF(column, bottom, column + 1, bottom));
            if (cageAt(row, column - 1) != own)
                painter.drawLine(QLineF(left, row, left, row + 1));
            if (cageAt(row, column + 1) != own)
                painter.drawLine(QLineF(right, row, right, row + 1));
        }
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(100);
    for (std::size_t cage = 0; cage < look.sums.size(); ++cage) {
        const auto first = static_cast<int>(cages.find(static_cast<char>('a' + cage)));
        painter.save();
        const QPoint corner(first % size, first / size);
        painter.translate(corner + QPointF(0.06, 0.25));
        if (look.isBesideSums)
            painter.translate(look.inset - 0.03, look.inset - 0.04);
        else
            painter.fillRect(QRectF(-0.02, -0.21, 0.17 * double(look.sums[cage].size()) + 0.02, 0.23),
                             Qt::black);
        painter.scale(0.0024, 0.0024);
        painter.setFont(font);
        painter.setPen(Qt::white);
        painter.drawText(QPointF(), QString::fromStdString(look.sums[cage]));
        painter.restore();
    }
    painter.end();
    return {image, size};
}

} // namespace sudoku
