#include "ui/generate/resultdelegate.h"

#include "ui/base/settings.h"
#include "ui/generate/generationtext.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"
#include "ui/text/boardtext.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr int gap = 8;                // around a picture
constexpr int maxPictureKiB = 48'000; // kept of those that are not seen any more
constexpr int captionFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

/// Returns the side length of a picture, large enough to distinguish puzzles: 150 pixels for 9x9, 310 for
/// 25x25.
int pictureSide(const Puzzle &puzzle, int widest)
{
    return std::min(60 + 10 * puzzle.geometry.size(), widest);
}

/// Returns the caption of the picture.
QString captionOf(const QModelIndex &index, const MadePuzzle &made)
{
    const QString caption = index.data().toString();
    const QString miss = missText(made);
    return miss.isEmpty() ? caption : caption + QLatin1Char('\n') + miss;
}

void paintHeading(QPainter &painter, const QStyleOptionViewItem &option, const QString &text)
{
    QFont font = option.font;
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::Active, QPalette::Text)); // no item, but not pale
    painter.drawText(option.rect.adjusted(gap, 0, -gap, -4), Qt::AlignLeft | Qt::AlignBottom, text);
    painter.setPen(option.palette.color(QPalette::Mid));
    painter.drawLine(option.rect.bottomLeft() + QPoint(gap, 0), option.rect.bottomRight() - QPoint(gap, 0));
}

} // namespace

ResultDelegate::ResultDelegate(const ResultsModel &model, const Settings &settings, QObject *parent)
    : QStyledItemDelegate(parent),
      m_model(model),
      m_settings(settings),
      m_pictures(maxPictureKiB)
{
}

QSize ResultDelegate::itemSize(const QFontMetrics &metrics, const MadePuzzle &made, int width) const
{
    const int side = pictureSide(*made.result.puzzle, width - 2 * gap);
    const int textWidth = std::max(side, 20 * metrics.horizontalAdvance(QLatin1Char('0')));
    const QString miss = missText(made);
    const int missHeight =
        miss.isEmpty() ? 0 : metrics.boundingRect({0, 0, textWidth, 0}, captionFlags, miss).height();
    return {textWidth + 2 * gap, side + 2 * metrics.lineSpacing() + missHeight + 3 * gap};
}

int ResultDelegate::headingHeight(const QFontMetrics &metrics)
{
    return metrics.lineSpacing() + 2 * gap;
}

void ResultDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    painter->save();
    if (const MadePuzzle *made = m_model.puzzle(index))
        paintPuzzle(*painter, option, index, *made);
    else
        paintHeading(*painter, option, index.data().toString());
    painter->restore();
}

void ResultDelegate::paintPuzzle(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index, const MadePuzzle &made) const
{
    const bool isSelected = option.state & QStyle::State_Selected;
    const bool isCurrent = option.state & QStyle::State_HasFocus;
    if (isSelected)
        painter.fillRect(option.rect, option.palette.brush(QPalette::Highlight));
    if (isCurrent) {
        painter.setPen(QPen(option.palette.color(QPalette::Text), 2));
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    const int side = pictureSide(*made.result.puzzle, option.rect.width() - 2 * gap);
    const QRect place(option.rect.center().x() - side / 2, option.rect.top() + gap, side, side);
    painter.drawPixmap(place.topLeft(), picture(option, index, *made.result.puzzle, side,
                                                painter.device()->devicePixelRatioF()));
    painter.setFont(option.font);
    painter.setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    const QRect below(option.rect.left() + gap, place.bottom() + gap, option.rect.width() - 2 * gap,
                      option.rect.bottom() - place.bottom() - gap);
    painter.drawText(below, captionFlags, captionOf(index, made));
}

const QPixmap &ResultDelegate::picture(const QStyleOptionViewItem &option, const QModelIndex &index,
                                       const Puzzle &puzzle, int side, qreal pixelRatio) const
{
    const SymbolSet &symbols = m_settings.symbols();
    if (std::exchange(m_symbols, &symbols) != &symbols)
        m_pictures.clear();
    const QPixmap *known = m_pictures.object(index.row());
    if (known && known->width() == qRound(side * pixelRatio))
        return *known;
    auto *pixmap = new QPixmap(QSizeF(side * pixelRatio, side * pixelRatio).toSize());
    pixmap->setDevicePixelRatio(pixelRatio);
    pixmap->fill(Qt::transparent);
    const QRect place(0, 0, side, side);
    const Board board(puzzle);
    const BoardLayout layout(puzzle.geometry, place,
                             {.pixelRatio = pixelRatio, .outside = outsideRoom(board)});
    QPainter painter(pixmap);
    BoardPainter(layout, BoardStyle::forScreen(option.palette), shownSymbols(puzzle.geometry, symbols),
                 m_glyphs)
        .paint(painter, board, {}, place);
    ++m_paintedPictures;
    m_pictures.insert(index.row(), pixmap, std::min(maxPictureKiB, pixmap->width() * pixmap->height() / 256));
    return *pixmap;
}

} // namespace sudoku
