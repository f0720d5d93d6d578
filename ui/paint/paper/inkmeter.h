#pragma once

#include <QPaintDevice>

#include <memory>

namespace sudoku {

/// The finest ink of a page, in points; very large if there is none.
struct FinestInk
{
    double line = 1e9; ///< the width of the thinnest line
    double text = 1e9; ///< the size of the smallest letters
};

/// Paper for a painter that notes only how fine the ink is. A unit is a point.
class InkMeter : public QPaintDevice
{
public:
    InkMeter();
    ~InkMeter() override;

    FinestInk finest() const;

    QPaintEngine *paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
};

} // namespace sudoku
