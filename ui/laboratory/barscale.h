#pragma once

#include <span>
#include <vector>

namespace sudoku {

/// The scale of an axis that starts at 0 or, if it is logarithmic, at a power of ten.
class BarScale
{
public:
    enum class Kind { Automatic, Linear, Logarithmic };

    /// Makes a scale for \a values. Automatic is logarithmic if the largest value is more than 50 times the
    /// smallest one above 0.
    BarScale(std::span<const double> values, Kind kind);

    bool isLogarithmic() const { return m_isLogarithmic; }
    /// Returns the position of \a value from 0 to 1; 0 for a value that a logarithmic axis does not have.
    double position(double value) const;
    /// Returns the values of the grid lines: up to about 5 round numbers, or powers of ten.
    std::vector<double> ticks() const;

private:
    bool m_isLogarithmic = false;
    double m_from = 0; // the start of a logarithmic axis
    double m_to = 1;
    double m_step = 1; // the step of a linear axis
};

} // namespace sudoku
