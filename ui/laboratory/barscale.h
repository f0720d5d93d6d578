#pragma once

#include <span>
#include <vector>

namespace sudoku {

/// Where a value stands on an axis that begins at 0 or, logarithmic, at a power of ten.
class BarScale
{
public:
    enum class Kind { Automatic, Linear, Logarithmic };

    /// Automatic is logarithmic where the largest of \a values is more than 50 times the smallest above 0.
    BarScale(std::span<const double> values, Kind kind);

    bool isLogarithmic() const { return m_isLogarithmic; }
    /// From 0 to 1; a value that a logarithmic axis does not have is 0.
    double position(double value) const;
    /// Where lines help the eye: round numbers up to about 5, or powers of ten.
    std::vector<double> ticks() const;

private:
    bool m_isLogarithmic = false;
    double m_from = 0; // of a logarithmic axis
    double m_to = 1;
    double m_step = 1; // of a linear one
};

} // namespace sudoku
