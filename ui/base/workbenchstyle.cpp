#include "ui/base/workbenchstyle.h"

#include "ui/base/icons.h"
#include "ui/paint/colourroles.h"

#include <QPainter>
#include <QStyleOptionMenuItem>

#include <algorithm>
#include <optional>
#include <utility>

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

/// Returns whether bars have another ground than the window: not in the colours of a desktop.
bool hasOwnBars(const QPalette &palette)
{
    const ColourRoles colours = coloursFor(palette);
    return colours.bar != colours.win;
}

/// The icons that take the place of a style's clip art; that of a bar without room is seen on dark ground
/// too.
constexpr std::pair<QStyle::StandardPixmap, const char *> ownIcons[] = {
    {QStyle::SP_ToolBarHorizontalExtensionButton, "more"},
    {QStyle::SP_MessageBoxInformation, "message-hint"},
    {QStyle::SP_MessageBoxQuestion, "message-hint"},
    {QStyle::SP_MessageBoxWarning, "message-warning"},
    {QStyle::SP_MessageBoxCritical, "message-problem"},
    {QStyle::SP_FileDialogBack, "back"},
    {QStyle::SP_ArrowBack, "back"},
    {QStyle::SP_ArrowForward, "forward"},
    {QStyle::SP_FileDialogToParent, "up"},
    {QStyle::SP_FileDialogNewFolder, "folder-new"},
    {QStyle::SP_FileDialogListView, "view-list"},
    {QStyle::SP_FileDialogDetailedView, "view-details"},
    {QStyle::SP_DirIcon, "folder"},
    {QStyle::SP_DirOpenIcon, "folder"},
    {QStyle::SP_DirHomeIcon, "folder"},
    {QStyle::SP_FileIcon, "file"},
    {QStyle::SP_ComputerIcon, "computer"},
    {QStyle::SP_DesktopIcon, "computer"},
};

/// Returns the colour of the borders of controls where it stands out from the window, as it does in high
/// contrast; nothing where the style of the desktop has its own, quieter ones.
std::optional<QColor> strongBorder(const QPalette &palette)
{
    constexpr double contrastOfGraphics = 3;
    const ColourRoles colours = coloursFor(palette);
    const QColor border(colours.border);
    return contrastOf(border, QColor(colours.win)) >= contrastOfGraphics ? std::optional(border)
                                                                         : std::nullopt;
}

void paintBorder(QPainter &painter, const QRect &rect, const QColor &colour, qreal radius = 2)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colour);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

bool hasBorder(QStyle::PrimitiveElement element, const QStyleOption &option)
{
    switch (element) {
    case QStyle::PE_PanelButtonCommand:
    case QStyle::PE_PanelButtonTool:
        return !(option.state & QStyle::State_AutoRaise);
    case QStyle::PE_FrameLineEdit:
    case QStyle::PE_Frame:
    case QStyle::PE_FrameGroupBox:
    case QStyle::PE_FrameTabWidget:
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_FrameMenu:
        return true;
    default:
        return false;
    }
}

/// Paints the ground of a bar, with a divider at \a edge if there is one.
void paintBar(QPainter &painter, const QStyleOption &option, Qt::Edge edge)
{
    const ColourRoles colours = coloursFor(option.palette);
    const QRect &rect = option.rect;
    painter.fillRect(rect, QColor(colours.bar));
    if (edge == Qt::TopEdge)
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), QColor(colours.div));
    else if (edge == Qt::BottomEdge)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), QColor(colours.div));
}

} // namespace

int WorkbenchStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                              QStyleHintReturn *data) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

int rowHeight(const QFontMetrics &metrics)
{
    constexpr int least = 22;
    constexpr int padding = 6;
    return std::max(least, metrics.height() + padding);
}

/// Words in lists keep their distance from the edges of their columns.
int WorkbenchStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    constexpr int sides = 6;
    const int length = QProxyStyle::pixelMetric(metric, option, widget);
    return metric == PM_FocusFrameHMargin || metric == PM_HeaderMargin ? std::max(sides, length) : length;
}

void WorkbenchStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    if (hasOwnBars(option->palette)) {
        if (element == CE_ToolBar || element == CE_MenuBarEmptyArea)
            return paintBar(*painter, *option, element == CE_ToolBar ? Qt::BottomEdge : Qt::Edge());
        if (const auto *name = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            name && element == CE_MenuBarItem) {
            QStyleOptionMenuItem onBar(*name);
            onBar.palette.setColor(QPalette::Window, QColor(coloursFor(option->palette).bar));
            return QProxyStyle::drawControl(element, &onBar, painter, widget);
        }
    }
    if (const auto border = strongBorder(option->palette); border && element == CE_TabBarTabShape) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return paintBorder(*painter, option->rect, *border);
    }
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

/// Lists and numbers to choose have a border of their own, which is not one of the primitives.
void WorkbenchStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                        QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool isField = control == CC_ComboBox || control == CC_SpinBox;
    if (const auto border = strongBorder(option->palette); border && isField)
        paintBorder(*painter, option->rect, *border);
}

void WorkbenchStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                   const QWidget *widget) const
{
    if (element == PE_PanelStatusBar && hasOwnBars(option->palette))
        return paintBar(*painter, *option, Qt::TopEdge);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (const auto border = strongBorder(option->palette); border && hasBorder(element, *option))
        return paintBorder(*painter, option->rect, *border);
    if (const auto border = strongBorder(option->palette); border && element == PE_IndicatorRadioButton)
        return paintBorder(*painter, option->rect, *border, option->rect.width() / 2.0);
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

/// Rows of lists have some room above and below their words.
QSize WorkbenchStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                       const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ItemViewItem)
        result.setHeight(std::max(result.height(), rowHeight(option->fontMetrics)));
    return result;
}

/// Questions, warnings, and files to choose have icons in the manner of the program.
QIcon WorkbenchStyle::standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                                   const QWidget *widget) const
{
    const auto own = std::ranges::find(ownIcons, pixmap, &std::pair<StandardPixmap, const char *>::first);
    return own == std::end(ownIcons) ? QProxyStyle::standardIcon(pixmap, option, widget)
                                     : icon(QLatin1String(own->second));
}

} // namespace sudoku
