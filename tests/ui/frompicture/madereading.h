#pragma once

#include <QColor>
#include <QImage>

#include "tests/testdata.h"
#include "ui/frompicture/picturescanner.h"

/// Readings as the program for pictures makes them, of pictures that need no reader.
namespace sudoku {

/// A board of \a size cells in a row, in the rectangle \a place of its picture: givens in the first row, and
/// doubts about the first two cells.
inline BoardReading madeBoard(int size, const QRectF &place)
{
    BoardReading board{.geometry = defaultGeometry(size),
                       .symbols = &symbolSets().front(),
                       .crossings = {},
                       .cellSide = 20,
                       .coverage = 1,
                       .cells = std::vector<CellReading>(static_cast<std::size_t>(size) * size),
                       .verdict = ReadingVerdict::Several};
    for (int row = 0; row <= size; ++row)
        for (int column = 0; column <= size; ++column)
            board.crossings.push_back(place.topLeft()
                                      + QPointF(place.width() * column / size, place.height() * row / size));
    for (int i = 0; i < size; ++i)
        board.cells[i] = {
            .digit = i + 1, .kind = CellKind::Printed, .probability = 1, .seen = i + 1, .others = {}};
    board.cells[0].isDoubtful = true;
    board.cells[0].others = {{2, 0.25}, {noDigit, 0.125}};
    board.cells[1].seen = 4;
    return board;
}

/// A picture in which each cell of the board at \a place has a colour of its own: its hue says the row, its
/// lightness the column.
inline QColor colourOf(int row, int column)
{
    return QColor::fromHsl(row * 14, 255, 40 + column * 8);
}

inline QImage madePicture(int size, const QRectF &place)
{
    QImage picture(400, 300, QImage::Format_RGB32);
    picture.fill(Qt::white);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const double column = (double(x) / picture.width() - place.left()) / place.width() * size;
            const double row = (double(y) / picture.height() - place.top()) / place.height() * size;
            if (row >= 0 && row < size && column >= 0 && column < size)
                picture.setPixelColor(x, y, colourOf(static_cast<int>(row), static_cast<int>(column)));
        }
    return picture;
}

inline const QRectF boardPlace(0.25, 0.1, 0.5, 0.8); // fractions of the picture

inline ScannedPicture madeScan(int size = 9)
{
    return {{.picture = {400, 300}, .boards = {madeBoard(size, boardPlace)}}, madePicture(size, boardPlace)};
}

} // namespace sudoku
