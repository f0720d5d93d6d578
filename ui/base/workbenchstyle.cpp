#include "ui/base/workbenchstyle.h"

#include <QStyleOptionMenuItem>

namespace sudoku {
namespace {

/// Returns \a icon as it looks on the highlighted row, for every mode in which a style may ask for it.
QIcon highlighted(const QIcon &icon, qreal pixelRatio)
{
    QIcon result;
    for (const int side : {16, 22, 24, 32}) {
        const QPixmap pixmap = icon.pixmap(QSize(side, side), pixelRatio, QIcon::Selected);
        result.addPixmap(pixmap, QIcon::Normal);
        result.addPixmap(pixmap, QIcon::Active);
    }
    return result;
}

} // namespace

int WorkbenchStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                              QStyleHintReturn *data) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

void WorkbenchStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    const bool isHighlighted = element == CE_MenuItem && item && (item->state & State_Selected)
                               && (item->state & State_Enabled) && !item->icon.isNull();
    if (!isHighlighted) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionMenuItem seen(*item);
    seen.icon = highlighted(item->icon, widget ? widget->devicePixelRatioF() : 1);
    QProxyStyle::drawControl(element, &seen, painter, widget);
}

} // namespace sudoku
