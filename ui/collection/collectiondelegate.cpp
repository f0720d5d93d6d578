#include "ui/collection/collectiondelegate.h"

#include "ui/base/settings.h"
#include "ui/collection/collectionfilter.h"
#include "ui/collection/collectionmodel.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"
#include "ui/text/boardtext.h"

#include <QPainter>

namespace sudoku {
namespace {

constexpr int pictureWidth = 72; // and height, in pixels
constexpr int rowMargin = 6;
constexpr int maxPictures = 400;

/// Returns a sign for the state that does not depend on colours.
QString signOf(PuzzleState state)
{
    switch (state) {
    case PuzzleState::New:
        return {};
    case PuzzleState::Begun:
        return QStringLiteral("◐ ");
    case PuzzleState::Solved:
        return QStringLiteral("✓ ");
    }
    return {};
}

} // namespace

CollectionDelegate::CollectionDelegate(const Settings &settings, QObject *parent)
    : QStyledItemDelegate(parent),
      m_settings(settings),
      m_pictures(maxPictures)
{
}

QSize CollectionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int lines = 3 * option.fontMetrics.lineSpacing();
    return {pictureWidth + 12 * option.fontMetrics.averageCharWidth(),
            std::max(pictureWidth, lines) + 2 * rowMargin};
}

void CollectionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const auto &filter = *static_cast<const CollectionFilter *>(index.model());
    const CollectionModel &model = filter.model();
    const int row = filter.mapToSource(index).row();
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->save();
    if (isSelected)
        painter->fillRect(option.rect, option.palette.brush(QPalette::Highlight));
    const QPoint place = option.rect.topLeft() + QPoint(rowMargin, rowMargin);
    painter->drawPixmap(place, picture(option, model, row, painter->device()->devicePixelRatioF()));
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    QRect text = option.rect.adjusted(pictureWidth + 3 * rowMargin, rowMargin, -rowMargin, -rowMargin);
    const PuzzleState state = model.state(row);
    QFont bold = option.font;
    bold.setBold(true);
    const int line = option.fontMetrics.lineSpacing();
    for (const auto &[font, words] : {std::pair(bold, model.titleText(row)),
                                      {option.font, model.detailsText(row)},
                                      {option.font, signOf(state) + stateText(state)}}) {
        painter->setFont(font);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignTop,
                          QFontMetrics(font).elidedText(words, Qt::ElideRight, text.width()));
        text.setTop(text.top() + line);
    }
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(option.palette.color(QPalette::Text), 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

const QPixmap &CollectionDelegate::picture(const QStyleOptionViewItem &option, const CollectionModel &model,
                                           int row, qreal pixelRatio) const
{
    if (const QPixmap *known = m_pictures.object(row); known && known->devicePixelRatio() == pixelRatio)
        return *known;
    auto *pixmap = new QPixmap(QSizeF(pictureWidth * pixelRatio, pictureWidth * pixelRatio).toSize());
    pixmap->setDevicePixelRatio(pixelRatio);
    pixmap->fill(option.palette.color(QPalette::Base));
    const QRect place(0, 0, pictureWidth, pictureWidth);
    const Board board = model.board(row);
    const BoardLayout layout(board.puzzle.geometry, place,
                             {.pixelRatio = pixelRatio, .outside = outsideRoom(board)});
    QPainter painter(pixmap);
    BoardPainter(layout, BoardStyle::forScreen(option.palette),
                 shownSymbols(board.puzzle.geometry, m_settings.symbols()), m_glyphs)
        .paint(painter, board, {}, place);
    m_pictures.insert(row, pixmap);
    return *pixmap;
}

} // namespace sudoku
