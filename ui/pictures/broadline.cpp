#include "ui/pictures/broadline.h"

#include "ui/pictures/quantile.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace sudoku {
namespace {

constexpr double faintestLine = 12; ///< tones below are paper
constexpr double lineShare = 0.6;   ///< of the tone of the line: what belongs to it

/// By how much a line is darker than what is on its sides at one place.
struct CrossSection
{
    double line = 0; ///< its tone
    double left = 0;
    double right = 0;
};

/// Where to look: neither digits nor lines of the board are there.
struct LineProbe
{
    std::vector<double> places; ///< shares of the way from a middle to the next one
    double within = 0.09;       ///< how broad the line is at least, from its middle
};

LineProbe probeFor(double length, double reach)
{
    constexpr double slanted = 1.2, broad = 0.38;
    if (length > slanted) // lines of the board cross in the middle
        return {{0.34, 0.36, 0.38, 0.62, 0.64, 0.66}};
    if (reach > broad) // between circles that nearly touch each other
        return {{0.44, 0.45, 0.46, 0.54, 0.55, 0.56}, 0.12};
    return {{0.40, 0.42, 0.44, 0.56, 0.58, 0.60}};
}

/// Returns the lightest tone beside a line: a digit or a line of the board may be there, too.
double lightestAside(const BoardTones &tones, QPointF place, QPointF outwards)
{
    double lightest = 255;
    for (const double distance : {0.2, 0.26, 0.32})
        lightest = std::min(lightest, tones.around(place + outwards * distance));
    return lightest;
}

/// Looks across a line that is about at \a place: the map of a board is not exact.
CrossSection sectionAt(const BoardTones &tones, QPointF place, QPointF across, double within)
{
    constexpr double clearly = 1.15;
    QPointF middle = place;
    double line = 0;
    for (const double shift : {0.0, -0.04, 0.04, -0.08, 0.08}) {
        const QPointF shifted = place + across * shift;
        double darkness = 255;
        for (const double offset : {-within, 0.0, within})
            darkness = std::min(darkness, tones.around(shifted + across * offset));
        if (darkness > clearly * line + 1) {
            line = darkness;
            middle = shifted;
        }
    }
    return {line, line - lightestAside(tones, middle, -across), line - lightestAside(tones, middle, across)};
}

/// Whether the line stands out on both sides at most of these places.
bool standsOut(std::span<const CrossSection> sections, double tone)
{
    std::vector<double> contrasts;
    for (const CrossSection &section : sections)
        contrasts.push_back(std::min(section.left, section.right));
    return quantile(std::move(contrasts), 0.5) > lineShare * tone;
}

double halfWidthAt(const BoardTones &tones, QPointF place, QPointF across, double tone)
{
    constexpr double widest = 0.25, step = 0.01;
    double sum = 0;
    for (const int side : {-1, 1}) {
        double width = 0;
        while (width < widest && tones.at(place + across * (side * width)) > tone / 2)
            width += step;
        sum += width;
    }
    return sum / 2;
}

/// Looks at a line at some places of the way between two middles.
std::vector<CrossSection> sectionsAlong(const BoardTones &tones, QPointF from, QPointF to,
                                        const LineProbe &probe)
{
    const QPointF way = to - from, across = acrossWay(way);
    std::vector<CrossSection> sections;
    for (const double place : probe.places)
        sections.push_back(sectionAt(tones, from + way * place, across, probe.within));
    return sections;
}

double toneOf(std::span<const CrossSection> sections)
{
    constexpr double usual = 0.3; // where they cross, lines of the board are darker
    std::vector<double> tones;
    for (const CrossSection &section : sections)
        tones.push_back(section.line);
    return quantile(std::move(tones), usual);
}

} // namespace

QPointF acrossWay(QPointF way)
{
    return QPointF(-way.y(), way.x()) / std::hypot(way.x(), way.y());
}

BroadLine broadLineBetween(const BoardTones &tones, QPointF from, QPointF to, double reach)
{
    const QPointF way = to - from;
    const LineProbe probe = probeFor(std::hypot(way.x(), way.y()), reach);
    const std::vector<CrossSection> sections = sectionsAlong(tones, from, to, probe);
    const double tone = toneOf(sections);
    const bool isWhole =
        tone > faintestLine && std::ranges::all_of(sections, [&](const CrossSection &each) {
            return each.line > lineShare * tone && std::max(each.left, each.right) > lineShare * tone;
        });
    // Where it bends sharply, one half has the next piece of it on one side.
    const std::span<const CrossSection> all(sections);
    const auto half = all.size() / 2;
    if (!isWhole || !(standsOut(all.first(half), tone) || standsOut(all.last(half), tone)))
        return {};
    std::vector<double> widths;
    for (const double place : probe.places)
        widths.push_back(halfWidthAt(tones, from + way * place, acrossWay(way), tone));
    constexpr double share = 0.2; // lines of the board seem to make it broader
    return {tone, quantile(std::move(widths), share)};
}

bool leavesTowards(const BoardTones &tones, QPointF from, QPointF to, double reach)
{
    const QPointF way = to - from;
    LineProbe probe = probeFor(std::hypot(way.x(), way.y()), reach);
    probe.places.resize(probe.places.size() / 2);
    const std::vector<CrossSection> sections = sectionsAlong(tones, from, to, probe);
    const double tone = toneOf(sections);
    return tone > faintestLine && std::ranges::all_of(sections, [&](const CrossSection &each) {
               return std::min(each.left, each.right) > lineShare * tone;
           });
}

} // namespace sudoku
