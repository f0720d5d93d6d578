#include "ui/list/collection/collectiondelegate.h"

#include "ui/base/settings.h"
#include "ui/list/collection/collectionfilter.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"
#include "ui/text/boardtext.h"

#include <QPainter>
#include <QTextLayout>

namespace sudoku {
namespace {

constexpr int pictureWidth = 72; // and height, in pixels
constexpr int rowMargin = 6;
constexpr int lineCount = 5; // of text: the title, two or three for the details, one for the state
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

/// Breaks \a text into at most \a maxLines lines. The last one is cut if more does not fit.
QStringList wrapped(const QString &text, const QFont &font, int width, int maxLines)
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (int i = 1; i < maxLines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        lines += text.mid(line.textStart(), line.textLength()).trimmed();
    }
    if (const QTextLine rest = layout.createLine(); rest.isValid())
        lines += QFontMetrics(font).elidedText(text.mid(rest.textStart()), Qt::ElideRight, width);
    layout.endLayout();
    return lines;
}

void drawWords(QPainter &painter, const QStyleOptionViewItem &option, const CollectionModel &model, int row)
{
    QRect text = option.rect.adjusted(pictureWidth + 3 * rowMargin, rowMargin, -rowMargin, -rowMargin);
    const PuzzleState state = model.state(row);
    QFont bold = option.font;
    bold.setBold(true);
    int linesLeft = lineCount;
    const auto draw = [&](const QString &words, const QFont &font, int maxLines) {
        painter.setFont(font);
        for (const QString &line : wrapped(words, font, text.width(), maxLines)) {
            painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, line);
            text.setTop(text.top() + option.fontMetrics.lineSpacing());
            --linesLeft;
        }
    };
    draw(model.titleText(row), bold, 2);
    draw(model.detailsText(row), option.font, linesLeft - 1); // the state comes last
    draw(signOf(state) + stateText(state), option.font, 1);
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
    const int lines = lineCount * option.fontMetrics.lineSpacing();
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
    drawWords(*painter, option, model, row);
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
    BoardPainter(layout, BoardStyle::forScreen(option.palette), shownSymbols(board, m_settings.symbols()),
                 m_glyphs)
        .paint(painter, board, {}, place);
    m_pictures.insert(row, pixmap);
    return *pixmap;
}

} // namespace sudoku
