#pragma once

#include "core/board/grid.h"
#include "core/cages/digitcombinations.h"
#include "core/planes/digitplanes.h"

#include <cstring>

namespace sudoku {

/// The candidates of each cell of digit planes, which are turned for that. Its places are the bits of a
/// plane, 32 in each band.
class CellCandidates
{
public:
    static constexpr int bandPlaces = 32;
    static constexpr int places = 3 * bandPlaces;

    static int placeOf(Cell cell) { return cell / bandCells * bandPlaces + cell % bandCells; }

    void read(const DigitPlanes &planes)
    {
        for (int eighth = 0; eighth < places / 8; ++eighth) {
            EightCells cells{};
            for (int digit = 0; digit < planeSide; ++digit) {
                const auto *bytes = reinterpret_cast<const unsigned char *>(planes.planes[digit].bands);
                cells |= spread.ofByte[bytes[eighth]] << static_cast<std::uint16_t>(digit);
            }
            std::memcpy(m_digits + 8 * eighth, &cells, sizeof cells);
        }
    }

    DigitBits operator[](int place) const { return m_digits[place]; }
    void set(int place, DigitBits digits) { m_digits[place] = static_cast<std::uint16_t>(digits); }
    void remove(int place, int digit) { m_digits[place] &= static_cast<std::uint16_t>(~(1U << digit)); }

private:
    using EightCells [[gnu::vector_size(16)]] = std::uint16_t;

    /// The bits of a byte, each in a number of its own.
    struct Spread
    {
        Spread()
        {
            for (int byte = 0; byte < 256; ++byte)
                for (int bit = 0; bit < 8; ++bit)
                    ofByte[byte][bit] = static_cast<std::uint16_t>(byte >> bit & 1);
        }
        EightCells ofByte[256];
    };
    inline static const Spread spread;

    alignas(16) std::uint16_t m_digits[places] = {};
};

} // namespace sudoku
