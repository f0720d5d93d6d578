#pragma once

#include <QProxyStyle>

namespace sudoku {

/// The style of the desktop, with these differences: buttons of dialogs have words only, the icon of the
/// highlighted row of a menu has colours that can be seen on that row, and on a dark ground one sees where
/// boxes to check and menus end.
class WorkbenchStyle : public QProxyStyle
{
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                       const QWidget *widget) const override;
};

} // namespace sudoku
