#include "ui/paint/colourroles.h"

#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>

namespace sudoku {
namespace {

// clang-format off
constexpr ColourRoles light{
    .win = 0xfff1f2f4, .bar = 0xfffafbfb, .paper = 0xffffffff,
    .ctl = 0xffffffff, .press = 0xffdfe6ed,
    .ink = 0xff1b1e22, .ink2 = 0xff555c65, .ink3 = 0xff9097a0,
    .line = 0xffc4c9cf, .div = 0xffd9dce0, .border = 0xffb4bac1,
    .chk = 0xff828992, .box = 0xff2b2f35, .cage = 0xff6c747d,
    .thermo = 0xffdadada, .accent = 0xff2f7fc1, .fill = 0xff2672b2,
    .fillH = 0xff205f95, .fillP = 0xff1a5080, .onfill = 0xffffffff,
    .tint = 0xffe6f0f9, .tint2 = 0xffc9dff2, .entry = 0xff1f5fa8,
    .mark = 0xff4a515a, .good = 0xff1a743a, .goodT = 0xffdcefe2,
    .warn = 0xff7d5200, .warnT = 0xfffbefd2, .bad = 0xffb3261e,
    .badT = 0xfffbe5e3, .evid = 0xffa84a08, .evidT = 0xfffae6d6,
};
constexpr ColourRoles dark{
    .win = 0xff1c1f22, .bar = 0xff23272a, .paper = 0xff282c30,
    .ctl = 0xff2e3338, .press = 0xff40474e,
    .ink = 0xffe8ebee, .ink2 = 0xffa9b0b8, .ink3 = 0xff6d747c,
    .line = 0xff464c53, .div = 0xff373c42, .border = 0xff555c64,
    .chk = 0xff8b939c, .box = 0xff8b939c, .cage = 0xff8b939c,
    .thermo = 0xff4a5057, .accent = 0xff5ba0dc, .fill = 0xff2f75b3,
    .fillH = 0xff28659b, .fillP = 0xff205380, .onfill = 0xffffffff,
    .tint = 0xff293949, .tint2 = 0xff2e4c66, .entry = 0xff8cc0ee,
    .mark = 0xffb6bdc5, .good = 0xff72c88e, .goodT = 0xff213b2b,
    .warn = 0xffe3b45a, .warnT = 0xff3d331d, .bad = 0xfff29a92,
    .badT = 0xff46292a, .evid = 0xfff0a468, .evidT = 0xff453425,
};
constexpr ColourRoles paperWhite{
    .win = 0xfff3eee3, .bar = 0xfff8f4ea, .paper = 0xfffbf7ee,
    .ctl = 0xfffbf7ee, .press = 0xffe6dfcf,
    .ink = 0xff1b1e22, .ink2 = 0xff555c65, .ink3 = 0xff9097a0,
    .line = 0xffc9c1b0, .div = 0xffddd6c6, .border = 0xffc9c1b0,
    .chk = 0xff828992, .box = 0xff2b2f35, .cage = 0xff6c747d,
    .thermo = 0xffddd7ca, .accent = 0xff2f7fc1, .fill = 0xff1f669f,
    .fillH = 0xff1a5685, .fillP = 0xff15466d, .onfill = 0xffffffff,
    .tint = 0xffebecdf, .tint2 = 0xffe3e4da, .entry = 0xff1f5fa8,
    .mark = 0xff4a515a, .good = 0xff1a743a, .goodT = 0xffdde9d3,
    .warn = 0xff7d5200, .warnT = 0xfffbefd2, .bad = 0xffb3261e,
    .badT = 0xfffbe5e3, .evid = 0xffa84a08, .evidT = 0xfffae6d6,
};
constexpr ColourRoles highContrastLight{
    .win = 0xffffffff, .bar = 0xffffffff, .paper = 0xffffffff,
    .ctl = 0xffffffff, .press = 0xffcfe0f0,
    .ink = 0xff000000, .ink2 = 0xff000000, .ink3 = 0xff767d86,
    .line = 0xff767d86, .div = 0xff767d86, .border = 0xff767d86,
    .chk = 0xff000000, .box = 0xff000000, .cage = 0xff000000,
    .thermo = 0xffdadada, .accent = 0xff003e8a, .fill = 0xff003e8a,
    .fillH = 0xff002f6b, .fillP = 0xff00234f, .onfill = 0xffffffff,
    .tint = 0xffdcecfb, .tint2 = 0xffbcd9f7, .entry = 0xff003e8a,
    .mark = 0xff000000, .good = 0xff00461e, .goodT = 0xffdcefe2,
    .warn = 0xff5c3c00, .warnT = 0xfffbefd2, .bad = 0xff8a0f0a,
    .badT = 0xfffbe5e3, .evid = 0xff6e2f00, .evidT = 0xfffae6d6,
};
constexpr ColourRoles highContrastDark{
    .win = 0xff000000, .bar = 0xff000000, .paper = 0xff000000,
    .ctl = 0xff000000, .press = 0xff1c405f,
    .ink = 0xffffffff, .ink2 = 0xffffffff, .ink3 = 0xff8d959e,
    .line = 0xff8d959e, .div = 0xff8d959e, .border = 0xff8d959e,
    .chk = 0xffffffff, .box = 0xffffffff, .cage = 0xffc0c6cc,
    .thermo = 0xff4a5057, .accent = 0xff8cc8ff, .fill = 0xff8cc8ff,
    .fillH = 0xffb0daff, .fillP = 0xff6fb4f0, .onfill = 0xff000000,
    .tint = 0xff10283c, .tint2 = 0xff1c405f, .entry = 0xff8cc8ff,
    .mark = 0xffffffff, .good = 0xff72c88e, .goodT = 0xff213b2b,
    .warn = 0xffe3b45a, .warnT = 0xff3d331d, .bad = 0xfff29a92,
    .badT = 0xff46292a, .evid = 0xfff0a468, .evidT = 0xff453425,
};
// clang-format on

/// By ColourScheme.
constexpr std::array<ColourRoles, colourSchemeCount> schemes{light, dark, paperWhite, highContrastLight,
                                                             highContrastDark};

/// Returns the relative luminance of a colour of sRGB.
double luminanceOf(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

} // namespace

const ColourRoles &coloursOf(ColourScheme scheme)
{
    return schemes[static_cast<std::size_t>(scheme)];
}

ColourRoles coloursFor(const QPalette &palette)
{
    const QRgb win = palette.color(QPalette::Window).rgb();
    const QRgb paper = palette.color(QPalette::Base).rgb();
    const QRgb ink = palette.color(QPalette::Text).rgb();
    const auto scheme = std::ranges::find_if(schemes, [&](const ColourRoles &colours) {
        return colours.win == win && colours.paper == paper && colours.ink == ink;
    });
    if (scheme != schemes.end())
        return *scheme;
    ColourRoles colours = isDarkGround(win) ? dark : light;
    colours.win = colours.bar = win;
    colours.paper = paper;
    colours.ctl = palette.color(QPalette::Button).rgb();
    colours.ink = ink;
    return colours;
}

bool isDarkGround(QRgb ground)
{
    return QColor(ground).lightness() < 128;
}

QRgb linkColour(const ColourRoles &colours)
{
    return isDarkGround(colours.win) ? colours.accent : colours.fill;
}

double contrastOf(const QColor &one, const QColor &other)
{
    const auto [darker, lighter] = std::minmax({luminanceOf(one), luminanceOf(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace sudoku
