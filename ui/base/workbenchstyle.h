#pragma once

#include <QProxyStyle>

class QFontMetrics;

namespace sudoku {

/// Returns the least height of a row in a list or table with that font.
int rowHeight(const QFontMetrics &metrics);

/// The style of the desktop, with these differences: buttons of dialogs have words only, the icon of the
/// highlighted row of a menu has colours that can be seen on that row, on a dark ground one sees where boxes
/// to check and menus end, in high contrast all controls have strong borders, rows of lists have some room,
/// questions have the signs of messages, and in the program's own themes bars have a ground of their own.
class WorkbenchStyle : public QProxyStyle
{
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option = nullptr,
                    const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                       const QWidget *widget) const override;
};

} // namespace sudoku
