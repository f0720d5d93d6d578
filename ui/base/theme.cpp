#include "ui/base/theme.h"

#include <QApplication>
#include <QColor>
#include <QPalette>
#include <QWidget>

#include <utility>

namespace sudoku {
namespace {

/// Returns the colours of a theme that has its own.
ColourScheme schemeOf(Theme theme)
{
    return static_cast<ColourScheme>(static_cast<int>(theme) - static_cast<int>(Theme::Light));
}
static_assert(static_cast<int>(Theme::HighContrastDark) - static_cast<int>(Theme::Light)
              == static_cast<int>(ColourScheme::HighContrastDark));

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

QPalette paletteOf(ColourScheme scheme)
{
    const ColourRoles &colours = coloursOf(scheme);
    QPalette palette{QColor(colours.ctl), QColor(colours.win)};
    const std::pair<QPalette::ColorRole, QRgb> roles[] = {
        {QPalette::Base, colours.paper},           {QPalette::AlternateBase, colours.win},
        {QPalette::ToolTipBase, colours.bar},      {QPalette::ToolTipText, colours.ink},
        {QPalette::PlaceholderText, colours.ink2}, {QPalette::Mid, colours.border},
        {QPalette::Highlight, colours.fill},       {QPalette::HighlightedText, colours.onfill},
        {QPalette::Link, linkColour(colours)},
    };
    for (const auto &[role, colour] : roles)
        palette.setColor(role, QColor(colour));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, QColor(colours.ink));
        palette.setColor(QPalette::Disabled, role, QColor(colours.ink3));
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(colours.press));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, QColor(colours.ink3));
    return palette;
}

void applyTheme(Theme theme)
{
    QApplication::setPalette(theme == Theme::System ? QPalette() : paletteOf(schemeOf(theme)));
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
