#include "ui/paint/boardstyle.h"

#include "ui/paint/boardfont.h"
#include "ui/paint/colourroles.h"

#include <algorithm>

namespace sudoku {
namespace {

const std::array lightEvidence{QColor(0x15, 0x65, 0xc0), QColor(0xc7, 0x5b, 0x00), QColor(0x8e, 0x24, 0xaa),
                               QColor(0x00, 0x79, 0x6b)};
const std::array darkEvidence{QColor(0x64, 0xb5, 0xf6), QColor(0xff, 0xb7, 0x4d), QColor(0xce, 0x93, 0xd8),
                              QColor(0x4d, 0xd0, 0xc0)};

/// Returns the part of \a ink that is for \a medium.
const Tint &tintOn(BoardStyle::Medium medium, const Ink &ink)
{
    switch (medium) {
    case BoardStyle::Medium::LightScreen:
        return ink.light;
    case BoardStyle::Medium::DarkScreen:
        return ink.dark;
    case BoardStyle::Medium::Paper:
        return ink.paper;
    case BoardStyle::Medium::Picture:
        break;
    }
    return ink.picture;
}

} // namespace

BoardStyle BoardStyle::forScreen(const QPalette &palette)
{
    return forScreen(coloursFor(palette));
}

BoardStyle BoardStyle::forScreen(const ColourRoles &colours)
{
    const bool dark = isDarkGround(colours.win);
    const QColor ground = colours.paper;
    const QColor text = colours.ink;
    return {
        .medium = dark ? Medium::DarkScreen : Medium::LightScreen,
        .font = boardFont(),
        .background = ground,
        .given = text,
        .entry = colours.entry,
        .pencilMark = colours.mark,
        .liveMark = dark ? QColor(0xce, 0x93, 0xd8) : QColor(0x7b, 0x1f, 0xa2),
        .thinLine = colours.line,
        .thickLine = colours.box,
        .coordinates = colours.ink2,
        .label = colours.ink2,
        .constraint = blend(ground, text, dark ? screenTube.inside.dark.tone : screenTube.inside.light.tone),
        .constraintPale = blend(ground, text, dark ? 0.26 : 0.2),
        .constraintEdge = blend(ground, text, 0.55),
        .outline = colours.cage,
        .shade = QColor(text.red(), text.green(), text.blue(), dark ? 20 : 34),
        .texture = QColor(text.red(), text.green(), text.blue(), 90),
        .peer = blend(ground, colours.tint, 0.6),
        .sameDigit = blend(colours.tint, colours.tint2, 0.35),
        .selection = colours.tint2,
        .cursor = colours.accent,
        .violation = colours.bad,
        .violationGround = colours.badT,
        .finding = colours.evid,
        .good = colours.good,
        .evidence = dark ? darkEvidence : lightEvidence,
    };
}

BoardStyle BoardStyle::forPaper()
{
    BoardStyle style =
        forScreen(QPalette(Qt::black, Qt::white, Qt::white, Qt::black, Qt::gray, Qt::black, Qt::white));
    style.medium = Medium::Paper;
    style.digitScale = 1.28; // nobody writes into cells that have digits: they are 0.58 of a cell high
    style.cages = paperCages;
    // Printers make grey from dots, which is right for areas but not for letters and fine lines.
    for (QColor *colour : {&style.entry, &style.pencilMark, &style.thinLine, &style.thickLine,
                           &style.coordinates, &style.label, &style.outline})
        *colour = Qt::black;
    style.constraint = blend(Qt::white, Qt::black, look::tube.ink.paper.tone);
    style.shade = blend(Qt::white, Qt::black, 0.12);
    style.texture = blend(Qt::white, Qt::black, 0.42);
    return style;
}

BoardStyle BoardStyle::forPicture()
{
    BoardStyle style = forPaper();
    style.medium = Medium::Picture;
    return style;
}

QColor BoardStyle::colourOf(const Ink &ink) const
{
    const Tint &tint = tintOn(medium, ink);
    return tint.rgb >= 0 ? QColor(static_cast<QRgb>(tint.rgb)) : blend(background, given, tint.tone);
}

bool BoardStyle::isColoured(const Ink &ink) const
{
    return tintOn(medium, ink).rgb >= 0;
}

QFont BoardStyle::givenFontOf(qreal height) const
{
    QFont sized = fontOf(height, true);
    if (isOnScreen())
        sized.setWeight(QFont::Medium); // there the colour of entries tells them apart too
    return sized;
}

QFont BoardStyle::fontOf(qreal height, bool isBold) const
{
    QFont sized = font;
    sized.setPixelSize(std::max(1, static_cast<int>(height)));
    sized.setBold(isBold);
    return sized;
}

bool isDark(const QPalette &palette)
{
    return isDarkGround(palette.color(QPalette::Window).rgb());
}

QColor blend(const QColor &ground, const QColor &over, qreal amount)
{
    const auto mix = [amount](float a, float b) { return static_cast<float>(a + (b - a) * amount); };
    return QColor::fromRgbF(mix(ground.redF(), over.redF()), mix(ground.greenF(), over.greenF()),
                            mix(ground.blueF(), over.blueF()));
}

} // namespace sudoku
