#include "ui/paint/boardpicture.h"

#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"

#include <QPainter>

namespace sudoku {

QPixmap boardPicture(const Board &board, int side, qreal pixelRatio, const QPalette &palette)
{
    constexpr qreal margin = 2; // for the outer half of the frame
    QPixmap picture((QSizeF(side, side) * pixelRatio).toSize());
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    const QRectF place = QRectF(0, 0, side, side).marginsRemoved({margin, margin, margin, margin});
    const BoardLayout layout(board.puzzle.geometry, place,
                             {.pixelRatio = pixelRatio, .outside = outsideRoom(board)});
    GlyphCache glyphs;
    QPainter painter(&picture);
    const SymbolSet &symbols = symbolsOf(board, symbolSets().front());
    BoardPainter(layout, BoardStyle::forScreen(palette), symbols, glyphs)
        .paint(painter, board, {}, place.toAlignedRect());
    return picture;
}

} // namespace sudoku
