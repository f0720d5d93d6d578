#include "ui/base/workbenchstyle.h"

#include "ui/base/icons.h"

#include <QPainter>
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

void WorkbenchStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                   const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton;
    const QColor window = option->palette.color(QPalette::Window);
    if (!(isBox || element == PE_FrameMenu) || window.lightnessF() > 0.5)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, element == PE_IndicatorRadioButton);
    painter->setPen(option->palette.color(isBox ? QPalette::PlaceholderText : QPalette::Mid));
    painter->setBrush(Qt::NoBrush);
    const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (element == PE_IndicatorRadioButton)
        painter->drawEllipse(frame);
    else
        painter->drawRect(frame);
    painter->restore();
}

/// The arrow for what has no room in a tool bar must also be seen on a dark ground.
QIcon WorkbenchStyle::standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                                   const QWidget *widget) const
{
    if (pixmap == SP_ToolBarHorizontalExtensionButton)
        return icon(QStringLiteral("more"));
    return QProxyStyle::standardIcon(pixmap, option, widget);
}

} // namespace sudoku
