#include "ui/paint/paper/thumbnail.h"

#include <QBuffer>

#include "core/formats/puzzlelist.h"

namespace sudoku {
namespace {

/// A picture is drawn so many times as large and made smaller: lines of one pixel would hide the digits of a
/// large board.
constexpr int finer = 4;

} // namespace

QByteArray thumbnailOf(std::string text, int pixels)
{
    const auto list = puzzlesOf(std::move(text), 1);
    if (!list)
        return {};
    const TextPuzzle &first = list->puzzles.front();
    const QImage large =
        boardImage({.board = first.board, .symbols = first.symbols, .pixels = pixels * finer});
    QByteArray bytes;
    QBuffer buffer(&bytes);
    large.scaled(pixels, pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).save(&buffer, "PNG");
    return bytes;
}

} // namespace sudoku
