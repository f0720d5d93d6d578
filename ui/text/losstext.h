#pragma once

#include "core/formats/text/loss.h"

#include <QString>

namespace sudoku {

struct Exporter;
struct Format;
class Geometry;

/// Returns a text such as "other programs will not see: 12 × Greater than, pencil marks", or an empty text if
/// nothing is lost.
QString lossText(const std::vector<Loss> &losses);
/// Returns a text such as "lost: 12 × Greater than, pencil marks", or an empty text if nothing is lost.
QString lostText(const std::vector<Loss> &losses);
/// Returns why boards of \a geometry do not fit \a exporter, without a full stop.
QString misfitText(const Exporter &exporter, const Geometry &geometry);
/// Returns the same for a format.
QString misfitText(const Format &format, const Geometry &geometry);

} // namespace sudoku
