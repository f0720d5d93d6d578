#include "ui/laboratory/barscale.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

constexpr double wideRange = 50;

/// Returns 1, 2 or 5 times a power of ten, so that five of them reach \a largest.
double roundStep(double largest)
{
    const double raw = largest / 5;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= raw * 0.999)
            return factor * power;
    return 10 * power;
}

} // namespace

BarScale::BarScale(std::span<const double> values, Kind kind)
{
    double smallest = 0;
    double largest = 0;
    for (const double value : values) {
        if (value > 0 && (smallest == 0 || value < smallest))
            smallest = value;
        largest = std::max(largest, value);
    }
    if (largest == 0)
        return;
    const bool isWide = largest > wideRange * smallest;
    m_isLogarithmic = kind == Kind::Logarithmic || (kind == Kind::Automatic && isWide);
    m_to = largest;
    m_step = roundStep(largest);
    // Starts at a power of ten below the smallest value, or its bar would have no length.
    m_from = std::pow(10, std::ceil(std::log10(smallest)) - 1);
}

double BarScale::position(double value) const
{
    if (!m_isLogarithmic)
        return std::clamp(value / m_to, 0.0, 1.0);
    if (value <= m_from)
        return 0;
    return std::min(1.0, std::log(value / m_from) / std::log(m_to / m_from));
}

std::vector<double> BarScale::ticks() const
{
    std::vector<double> ticks;
    if (m_isLogarithmic)
        for (double tick = m_from; tick <= m_to * 1.001; tick *= 10)
            ticks.push_back(tick);
    else
        for (int i = 0; i * m_step <= m_to * 1.001; ++i)
            ticks.push_back(i * m_step);
    return ticks;
}

} // namespace sudoku
