#include "ui/pictures/cellshades.h"

#include "ui/pictures/quantile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sudoku {
namespace {

constexpr double faintestShade = 12; ///< tones below are paper
constexpr double darkestShade = 190; ///< tones above are ink
constexpr double cellEdge = 0.44;    ///< cells from the middle to where the lines of the board begin
constexpr double reachStep = 0.02;   ///< cells
constexpr int shadeDirections = 16;

QPointF towards(int direction, double distance)
{
    const double angle = 2 * std::numbers::pi * direction / shadeDirections;
    return {distance * std::cos(angle), distance * std::sin(angle)};
}

/// Returns the tone of a ring around the middle: not that of a digit, which never covers all of it.
double ringTone(const BoardTones &tones, QPointF middle)
{
    constexpr double uncovered = 0.15;
    std::vector<double> values;
    for (int direction = 0; direction < shadeDirections; ++direction)
        for (const double distance : {0.25, 0.28, 0.31})
            values.push_back(tones.around(middle + towards(direction, distance)));
    return quantile(std::move(values), uncovered);
}

/// Returns how far the shade reaches in a direction: to the outermost place from which on it does not end.
double reachTowards(const BoardTones &tones, QPointF middle, int direction, double level)
{
    constexpr int enough = 4; // steps: more than the width of a thin line
    const QPointF unit = towards(direction, 1);
    int dark = 0;
    for (double distance = cellEdge / std::max(std::abs(unit.x()), std::abs(unit.y())); distance > 0.2;
         distance -= reachStep) {
        dark = tones.around(middle + unit * distance) > level ? dark + 1 : 0;
        if (dark == enough)
            return distance + (enough - 1) * reachStep;
    }
    return 0;
}

/// Whether a shade has no hole: a ring has one.
bool isFilled(const BoardTones &tones, QPointF middle, double level)
{
    constexpr double nearlyAll = 0.95;
    int dark = 0, all = 0;
    for (int direction = 0; direction < shadeDirections; ++direction)
        for (double distance = 0.04; distance < 0.28; distance += reachStep, ++all)
            dark += tones.around(middle + towards(direction, distance)) > level;
    return dark >= nearlyAll * all;
}

/// Whether a shade goes on to at least three corners of the cell.
bool hasShadedCorners(const BoardTones &tones, QPointF middle, double level)
{
    int dark = 0;
    for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)}) {
        double lightest = 255;
        for (const double aside : {0.41, 0.43, 0.45})
            lightest = std::min(lightest, tones.around(middle + corner * aside));
        dark += lightest > level;
    }
    return dark >= 3;
}

using Form = CellShade::Form;

/// Returns the form of a shade that reaches \a side cells towards the sides of its cell, and \a corner cells
/// towards the corners.
Form formOf(double side, double corner)
{
    constexpr double least = 0.29, most = 0.46;
    if (side < least || side > most)
        return Form::Unclear;
    const double ratio = corner / side;
    if (ratio > 0.88 && ratio < 1.13)
        return Form::Circle;
    return ratio > 1.25 && ratio < 1.48 ? Form::Square : Form::Unclear;
}

/// Returns the shade around \a middle. Lines may leave a circle, so the shorter reaches count.
CellShade shadeAt(const BoardTones &tones, QPointF middle)
{
    CellShade shade{.tone = ringTone(tones, middle)};
    const double level = shade.tone / 2;
    if (shade.tone < faintestShade || shade.tone > darkestShade || !isFilled(tones, middle, level))
        return shade;
    if (hasShadedCorners(tones, middle, level)) {
        shade.form = Form::Whole;
        return shade;
    }
    std::array<std::vector<double>, 2> reaches; // to sides and to corners
    for (int direction = 0; direction < shadeDirections; direction += 2)
        reaches[direction / 2 % 2].push_back(reachTowards(tones, middle, direction, level));
    constexpr double shorter = 0.4;
    shade.reach = quantile(reaches[0], shorter);
    shade.form = formOf(shade.reach, quantile(reaches[1], shorter));
    return shade;
}

} // namespace

std::vector<CellShade> cellShades(const BoardTones &tones)
{
    std::vector<CellShade> shades;
    for (int row = 0; row < tones.size(); ++row)
        for (int column = 0; column < tones.size(); ++column)
            shades.push_back(shadeAt(tones, {column + 0.5, row + 0.5}));
    return shades;
}

} // namespace sudoku
