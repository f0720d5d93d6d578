#include "ui/base/theme.h"

#include <QApplication>
#include <QColor>
#include <QPalette>
#include <QWidget>

namespace sudoku {
namespace {

/// The colours of a palette from which the others follow.
struct Colours
{
    QRgb window;
    QRgb base;
    QRgb button;
    QRgb text;
    QRgb faint; ///< of what is disabled
    QRgb accent;
    QRgb accentText;
    QRgb mid; ///< of frames
};

constexpr Colours light{0xfff6f7f8, 0xffffffff, 0xfff0f1f3, 0xff202326,
                        0xff9a9fa5, 0xff2f7fd6, 0xffffffff, 0xffc3c7cc};
constexpr Colours dark{0xff26292c, 0xff1b1d1f, 0xff33373b, 0xfff2f3f4,
                       0xff7d848b, 0xff3d87cf, 0xffffffff, 0xff4b5157};

QPalette paletteOf(const Colours &colours)
{
    QPalette palette{QColor(colours.button), QColor(colours.window)};
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.window);
    palette.setColor(QPalette::ToolTipBase, colours.button);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.faint);
    palette.setColor(QPalette::Mid, colours.mid);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.accentText);
    palette.setColor(QPalette::Link, colours.accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, colours.text);
        palette.setColor(QPalette::Disabled, role, colours.faint);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.mid);
    return palette;
}

/// Style sheets keep the colours of the palette that they were applied with.
void applyStyleSheetsAgain()
{
    for (QWidget *widget : QApplication::allWidgets())
        if (const QString sheet = widget->styleSheet(); !sheet.isEmpty()) {
            widget->setStyleSheet({});
            widget->setStyleSheet(sheet);
        }
}

} // namespace

void applyTheme(Theme theme)
{
    switch (theme) {
    case Theme::System:
        QApplication::setPalette(QPalette());
        break;
    case Theme::Light:
        QApplication::setPalette(paletteOf(light));
        break;
    case Theme::Dark:
        QApplication::setPalette(paletteOf(dark));
        break;
    }
    applyStyleSheetsAgain();
}

void setGround(QWidget &widget, const QColor &ground)
{
    if (widget.testAttribute(Qt::WA_SetPalette) && widget.palette().color(QPalette::Window) == ground)
        return; // which ends the changes that setPalette() itself causes
    QPalette own;
    own.setColor(QPalette::Window, ground);
    widget.setPalette(own);
}

} // namespace sudoku
