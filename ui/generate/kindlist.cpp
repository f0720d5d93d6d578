#include "ui/generate/kindlist.h"

#include "ui/generate/boardkinds.h"
#include "ui/paint/boardpainter.h"
#include "ui/text/strings.h"

#include <QEvent>
#include <QPainter>

namespace sudoku {
namespace {

constexpr int kindPictureSide = 44;
constexpr int otherKind = -1;

QPixmap pictureOf(const BoardKind &kind, const QComboBox &list)
{
    const qreal ratio = list.devicePixelRatioF();
    QPixmap picture(QSize(kindPictureSide, kindPictureSide) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    const Board board(exampleOf(kind));
    const QRectF place = QRectF(0, 0, kindPictureSide, kindPictureSide).adjusted(2, 2, -2, -2);
    const BoardLayout layout(board.puzzle.geometry, place, {.pixelRatio = ratio});
    GlyphCache glyphs;
    QPainter painter(&picture);
    BoardPainter(layout, BoardStyle::forScreen(list.palette()), symbolSets().front(), glyphs)
        .paint(painter, board, {}, place.toAlignedRect());
    return picture;
}

} // namespace

KindList::KindList(QWidget *parent) : QComboBox(parent)
{
    setIconSize({kindPictureSide, kindPictureSide});
    setMaxVisibleItems(static_cast<int>(boardKinds().size()) + 1);
    for (int i = 0; i < static_cast<int>(boardKinds().size()); ++i)
        addItem(translate("BoardKind", boardKinds()[i].name), i);
    addItem(tr("Another kind…"), otherKind);
    paintPictures();
    connect(this, &QComboBox::activated, this, [this] { emit chosen(currentData().toInt()); });
}

void KindList::showKindOf(const GenerateRequest &request)
{
    setCurrentIndex(findData(kindOf(request)));
}

void KindList::paintPictures()
{
    for (int i = 0; i < static_cast<int>(boardKinds().size()); ++i)
        setItemIcon(i, pictureOf(boardKinds()[i], *this));
}

void KindList::changeEvent(QEvent *event)
{
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintPictures();
}

} // namespace sudoku
