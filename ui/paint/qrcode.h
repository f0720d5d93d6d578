#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

class QPainter;
class QRectF;

namespace sudoku {

/// A QR code (ISO/IEC 18004), as telephones read it. It is as small as its text allows, with 15 % redundancy,
/// or 7 % for the longest texts.
class QrCode
{
public:
    static constexpr int maxBytes = 2953;            ///< of the text of the largest code
    static constexpr int quietZone = 4;              ///< modules that stay light around a code
    static constexpr double minModule = 0.33;        ///< mm; smaller ones are not read from paper
    static constexpr double comfortableModule = 0.4; ///< mm

    /// Returns whether the program was built with what makes codes.
    static bool isAvailable();
    /// Returns how many modules, with the quiet zone, the code of a text of \a bytes has on a side. Returns
    /// nothing if that is too long.
    static std::optional<int> sideOf(std::size_t bytes);
    /// Returns the code of \a text, which has at least \a minSide modules on a side, counted as sideOf()
    /// does. Returns nothing if the text is too long or empty, or if there are no codes.
    static std::optional<QrCode> of(std::string_view text, int minSide = 0);

    /// Returns the number of modules on a side, without the quiet zone.
    int width() const { return m_width; }
    bool isDark(int row, int column) const { return m_isDark[row * m_width + column]; }

    /// Paints the code, black on white with its quiet zone, into the square \a rect.
    void paint(QPainter &painter, const QRectF &rect) const;

private:
    QrCode(int width, std::vector<bool> isDark) : m_width(width), m_isDark(std::move(isDark)) {}

    int m_width;
    std::vector<bool> m_isDark; ///< row by row
};

} // namespace sudoku
