#pragma once

#include <cstdint>

/// Sets of cells of a 16x16 board as bits, and the registers that hold one. ("Hexadoku" is a usual name of
/// such boards.) As in plane.h, nothing here may become a function that the linker shares between processors.
namespace sudoku {

constexpr int hexSide = 16;
constexpr int hexCells = hexSide * hexSide;

/// The 64 cells of four rows as bits, the first cell in the lowest one.
using HexBand = std::uint64_t;

/// A set of cells in memory: the bands from above.
struct alignas(32) HexPlane
{
    HexBand bands[4];
};

/// Without vector instructions: for any processor, and to compare the others with. A register knows the
/// operators below, and
/// - every(band): that band everywhere; load and store; hasAny; countOf;
/// - nextBands, bandsAfterNext: the bands moved by one or two, as in a ring.
struct PlainHexRegister
{
    struct Lanes
    {
        HexBand bands[4];

        // Friends, so that they hide no operators of others in the namespace.
        [[gnu::always_inline]] friend Lanes operator&(const Lanes &a, const Lanes &b)
        {
            return PlainHexRegister::each([&](int i) { return a.bands[i] & b.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator|(const Lanes &a, const Lanes &b)
        {
            return PlainHexRegister::each([&](int i) { return a.bands[i] | b.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator^(const Lanes &a, const Lanes &b)
        {
            return PlainHexRegister::each([&](int i) { return a.bands[i] ^ b.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator~(const Lanes &a)
        {
            return PlainHexRegister::each([&](int i) { return ~a.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator<<(const Lanes &a, int by)
        {
            return PlainHexRegister::each([&](int i) { return a.bands[i] << by; });
        }
        [[gnu::always_inline]] friend Lanes operator>>(const Lanes &a, int by)
        {
            return PlainHexRegister::each([&](int i) { return a.bands[i] >> by; });
        }
    };

    template <typename Operation>
    [[gnu::always_inline]] static Lanes each(const Operation &operation)
    {
        return {{operation(0), operation(1), operation(2), operation(3)}};
    }
    [[gnu::always_inline]] static Lanes every(HexBand band) { return {{band, band, band, band}}; }
    [[gnu::always_inline]] static Lanes load(const HexPlane &plane)
    {
        return each([&plane](int i) { return plane.bands[i]; });
    }
    [[gnu::always_inline]] static void store(HexPlane &plane, const Lanes &lanes)
    {
        for (int i = 0; i < 4; ++i)
            plane.bands[i] = lanes.bands[i];
    }
    [[gnu::always_inline]] static bool hasAny(const Lanes &lanes)
    {
        return (lanes.bands[0] | lanes.bands[1] | lanes.bands[2] | lanes.bands[3]) != 0;
    }
    [[gnu::always_inline]] static int countOf(const Lanes &lanes)
    {
        int sum = 0;
        for (const HexBand band : lanes.bands)
            sum += __builtin_popcountll(band);
        return sum;
    }
    [[gnu::always_inline]] static Lanes nextBands(const Lanes &lanes)
    {
        return {{lanes.bands[1], lanes.bands[2], lanes.bands[3], lanes.bands[0]}};
    }
    [[gnu::always_inline]] static Lanes bandsAfterNext(const Lanes &lanes)
    {
        return {{lanes.bands[2], lanes.bands[3], lanes.bands[0], lanes.bands[1]}};
    }
};

/// With the compiler's vectors. \a Processor is a type of the file that is compiled for it, and of no other.
template <typename Processor>
struct VectorHexRegister
{
    using Lanes [[gnu::vector_size(32)]] = HexBand;

    [[gnu::always_inline]] static Lanes every(HexBand band) { return Lanes{} + band; }
    [[gnu::always_inline]] static Lanes load(const HexPlane &plane)
    {
        Lanes lanes;
        __builtin_memcpy(&lanes, &plane, sizeof lanes);
        return lanes;
    }
    [[gnu::always_inline]] static void store(HexPlane &plane, const Lanes &lanes)
    {
        __builtin_memcpy(&plane, &lanes, sizeof lanes);
    }
    [[gnu::always_inline]] static bool hasAny(const Lanes &lanes)
    {
        return (lanes[0] | lanes[1] | lanes[2] | lanes[3]) != 0;
    }
    [[gnu::always_inline]] static int countOf(const Lanes &lanes)
    {
        return __builtin_popcountll(lanes[0]) + __builtin_popcountll(lanes[1])
               + __builtin_popcountll(lanes[2]) + __builtin_popcountll(lanes[3]);
    }
    [[gnu::always_inline]] static Lanes nextBands(const Lanes &lanes)
    {
        return __builtin_shufflevector(lanes, lanes, 1, 2, 3, 0);
    }
    [[gnu::always_inline]] static Lanes bandsAfterNext(const Lanes &lanes)
    {
        return __builtin_shufflevector(lanes, lanes, 2, 3, 0, 1);
    }
};

} // namespace sudoku
