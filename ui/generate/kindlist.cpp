#include "ui/generate/kindlist.h"

#include "ui/paint/boardpicture.h"
#include "ui/text/boardkinds.h"
#include "ui/text/strings.h"

#include <QEvent>

namespace sudoku {
namespace {

constexpr int kindPictureSide = 44;
constexpr int otherKind = -1;

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
        setItemIcon(i, boardPicture(Board(exampleOf(boardKinds()[i])), kindPictureSide, devicePixelRatioF(),
                                    palette()));
}

void KindList::changeEvent(QEvent *event)
{
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintPictures();
}

} // namespace sudoku
