#pragma once

#include <QImage>
#include <QPainter>

#include "ui/paint/paper/boardexport.h"

#include <algorithm>
#include <random>

/// Pictures of boards as cameras make them, the same ones in each run.
namespace sudoku {

struct Photograph
{
    int boardSide = 600;     ///< pixels
    double degrees = 0;      ///< turned clockwise
    double blur = 0;         ///< pixels
    int noise = 0;           ///< of 255
    bool isShaded = false;   ///< twice as bright at one side as at the other
    bool isInverted = false; ///< bright on dark, as on a screen at night
    bool hasPencilMarks = false;
};

inline QImage blurred(const QImage &image, double pixels)
{
    if (pixels <= 0)
        return image;
    const QSize small(static_cast<int>(image.width() / (1 + pixels)),
                      static_cast<int>(image.height() / (1 + pixels)));
    return image.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .scaled(image.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// Returns a picture of \a board with paper around it.
inline QImage photographOf(const Board &board, const Photograph &how = {},
                           const SymbolSet &symbols = symbolSets().front())
{
    const QImage drawn = boardImage(
        {.board = board, .symbols = &symbols, .hasPencilMarks = how.hasPencilMarks, .pixels = how.boardSide});
    const int side = how.boardSide * 3 / 2;
    QImage paper(side, side, QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(side / 2.0, side / 2.0);
    painter.rotate(how.degrees);
    painter.drawImage(QPointF(-how.boardSide / 2.0, -how.boardSide / 2.0), drawn);
    painter.end();
    QImage grey = blurred(paper, how.blur).convertToFormat(QImage::Format_Grayscale8);
    std::minstd_rand random(1);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            uchar &pixel = grey.scanLine(y)[x];
            double value = how.isInverted ? 255 - 0.8 * pixel : pixel;
            if (how.isShaded)
                value *= 0.5 + 0.5 * x / side;
            if (how.noise > 0)
                value += double(random() % (2 * how.noise + 1)) - how.noise;
            pixel = static_cast<uchar>(std::clamp(value, 0.0, 255.0));
        }
    return grey;
}

} // namespace sudoku
