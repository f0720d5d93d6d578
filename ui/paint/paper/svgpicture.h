#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSizeF>
#include <QString>

#include "ui/printjob/picturelook.h"

#include <memory>

namespace sudoku {

class SvgEngine;

/// A picture that is written as SVG, for programs in which it is worked on: lines are lines, each kind of
/// them has its look in one place, a style sheet, and all of one kind are in a group with a name.
/// (QSvgGenerator has neither groups nor styles.) Its unit is the point, that of line weights.
class SvgPicture : public QPaintDevice
{
public:
    /// Makes a picture of \a size, in units of the painter. A point has \a unitsPerPoint of them.
    SvgPicture(QSizeF size, double unitsPerPoint, LetterKind letters);
    ~SvgPicture() override;
    SvgPicture(const SvgPicture &) = delete;
    SvgPicture &operator=(const SvgPicture &) = delete;

    QPaintEngine *paintEngine() const override;
    /// Returns the file, after the painter has ended.
    QByteArray file(const QString &title, const QString &description) const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size;
    double m_unitsPerPoint;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace sudoku
