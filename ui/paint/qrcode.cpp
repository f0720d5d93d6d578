#include "ui/paint/qrcode.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/paint/qrmodules.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sudoku {
namespace {

// How many bytes a code of each version holds (ISO/IEC 18004, table 7). Version 1 has 21 modules on a side,
// each further one has 4 more.
constexpr std::array<std::size_t, 40> bytesAtMedium{
    14,   26,   42,   62,   84,   106,  122,  152,  180,  213,  251,  287,  331,  362,
    412,  450,  504,  560,  624,  666,  711,  779,  857,  911,  997,  1059, 1125, 1190,
    1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331};
constexpr std::array<std::size_t, 5> bytesAtLow{2431, 2563, 2699, 2809, 2953}; // of the largest versions
constexpr int versionsBeforeLow = bytesAtMedium.size() - bytesAtLow.size();
constexpr int firstWidth = 21;
constexpr int widthStep = 4;

QrRedundancy redundancyFor(std::size_t bytes)
{
    return bytes <= bytesAtMedium.back() ? QrRedundancy::Medium : QrRedundancy::Low;
}

/// Returns how many versions are too small for a text of \a bytes. With low redundancy a smaller code than
/// the largest may be enough again.
int smallerVersions(std::size_t bytes)
{
    const auto countIn = [bytes](const auto &capacities) {
        return static_cast<int>(std::ranges::lower_bound(capacities, bytes) - capacities.begin());
    };
    return redundancyFor(bytes) == QrRedundancy::Medium ? countIn(bytesAtMedium)
                                                        : versionsBeforeLow + countIn(bytesAtLow);
}

} // namespace

bool QrCode::isAvailable()
{
    return canMakeQrModules;
}

std::optional<int> QrCode::sideOf(std::size_t bytes)
{
    if (bytes == 0 || bytes > maxBytes)
        return {};
    return firstWidth + smallerVersions(bytes) * widthStep + 2 * quietZone;
}

std::optional<QrCode> QrCode::of(std::string_view text, int minSide)
{
    const std::optional<int> side = sideOf(text.size());
    if (!side)
        return {};
    const int version = (std::max(*side, minSide) - 2 * quietZone - firstWidth) / widthStep + 1;
    std::vector<bool> isDark = qrModules(text, redundancyFor(text.size()), version);
    const int width = static_cast<int>(std::lround(std::sqrt(static_cast<double>(isDark.size()))));
    return isDark.empty() ? std::nullopt : std::optional(QrCode(width, std::move(isDark)));
}

/// Paints a single path of whole runs, so that no seams show between modules.
void QrCode::paint(QPainter &painter, const QRectF &rect) const
{
    painter.fillRect(rect, Qt::white);
    const double module = std::min(rect.width(), rect.height()) / (m_width + 2 * quietZone);
    const QPointF origin = rect.topLeft() + QPointF(quietZone, quietZone) * module;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int row = 0; row < m_width; ++row)
        for (int column = 0; column < m_width; ++column) {
            const int begin = column;
            while (column < m_width && isDark(row, column))
                ++column;
            if (column > begin)
                path.addRect(origin.x() + begin * module, origin.y() + row * module,
                             (column - begin) * module, module);
        }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false); // the edges of modules are edges of pixels
    painter.fillPath(path, Qt::black);
    painter.restore();
}

} // namespace sudoku
