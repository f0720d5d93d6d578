#pragma once

#include <cstdint>

/// Sets of cells of a 9x9 board as bits, and registers that hold several. The same text is compiled for
/// processors that differ (see planeengine.h); so nothing here may become a function that the linker shares
/// between them: functions are always inlined, and the standard library is left out.
namespace sudoku {

/// The 27 cells of three rows as bits, the first cell in the lowest one.
using Band = std::uint32_t;

constexpr int planeSide = 9;
constexpr int bandCells = 27;
constexpr Band wholeBand = (Band(1) << bandCells) - 1;
constexpr Band wholeRow = (Band(1) << planeSide) - 1;
/// The planes of the digits, and more, which are always whole, until the largest register is full.
constexpr int planesWithFiller = 12;

/// A set of cells in memory: the bands from above. Band 3 is no part of the board; it is whole in the planes
/// of digits, so that nothing has to treat it as a special case.
struct alignas(16) Plane
{
    Band bands[4];
};

/// Each register below holds the planes of `count` digits. Besides the operators it knows
/// - every(band): that band everywhere; load and store; copies(plane): that plane everywhere;
/// - nextBands, lastBands: for each plane its bands moved by one, as in a ring; band 3 stays;
/// - emptyBands: all bits of the bands that have no cell, and none of the others;
/// - moved(by): the planes moved by one or two, as in a ring; first: the first plane alone; hasAny; countOf:
/// the cells of the first plane.

/// One plane without vector instructions: for any processor and compiler, and to compare the others with.
struct PlainRegister
{
    static constexpr int count = 1;

    struct Lanes
    {
        Band bands[4];

        // Friends, so that they hide no operators of others in the namespace.
        [[gnu::always_inline]] friend Lanes operator&(const Lanes &a, const Lanes &b)
        {
            return PlainRegister::each([&](int i) { return a.bands[i] & b.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator|(const Lanes &a, const Lanes &b)
        {
            return PlainRegister::each([&](int i) { return a.bands[i] | b.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator^(const Lanes &a, const Lanes &b)
        {
            return PlainRegister::each([&](int i) { return a.bands[i] ^ b.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator+(const Lanes &a, const Lanes &b)
        {
            return PlainRegister::each([&](int i) { return a.bands[i] + b.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator-(const Lanes &a, const Lanes &b)
        {
            return PlainRegister::each([&](int i) { return a.bands[i] - b.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator~(const Lanes &a)
        {
            return PlainRegister::each([&](int i) { return ~a.bands[i]; });
        }
        [[gnu::always_inline]] friend Lanes operator<<(const Lanes &a, int by)
        {
            return PlainRegister::each([&](int i) { return a.bands[i] << by; });
        }
        [[gnu::always_inline]] friend Lanes operator>>(const Lanes &a, int by)
        {
            return PlainRegister::each([&](int i) { return a.bands[i] >> by; });
        }
    };

    template <typename Operation>
    [[gnu::always_inline]] static Lanes each(const Operation &operation)
    {
        return {{operation(0), operation(1), operation(2), operation(3)}};
    }
    [[gnu::always_inline]] static Lanes every(Band band) { return {{band, band, band, band}}; }
    [[gnu::always_inline]] static Lanes load(const Plane *planes)
    {
        return each([planes](int i) { return planes->bands[i]; });
    }
    [[gnu::always_inline]] static void store(Plane *planes, const Lanes &lanes)
    {
        for (int i = 0; i < 4; ++i)
            planes->bands[i] = lanes.bands[i];
    }
    [[gnu::always_inline]] static Lanes nextBands(const Lanes &lanes)
    {
        return {{lanes.bands[1], lanes.bands[2], lanes.bands[0], lanes.bands[3]}};
    }
    [[gnu::always_inline]] static Lanes lastBands(const Lanes &lanes)
    {
        return {{lanes.bands[2], lanes.bands[0], lanes.bands[1], lanes.bands[3]}};
    }
    [[gnu::always_inline]] static Lanes emptyBands(const Lanes &lanes)
    {
        return each([&lanes](int i) { return lanes.bands[i] == 0 ? ~Band(0) : 0; });
    }
    [[gnu::always_inline]] static Lanes copies(const Lanes &plane) { return plane; }
    [[gnu::always_inline]] static Lanes moved(const Lanes &lanes, int) { return lanes; }
    [[gnu::always_inline]] static Lanes first(const Lanes &lanes) { return lanes; }
    [[gnu::always_inline]] static bool hasAny(const Lanes &lanes)
    {
        return (lanes.bands[0] | lanes.bands[1] | lanes.bands[2] | lanes.bands[3]) != 0;
    }
    [[gnu::always_inline]] static int countOf(const Lanes &lanes)
    {
        int sum = 0;
        for (const Band band : lanes.bands)
            sum += __builtin_popcount(band);
        return sum;
    }
};

/// Returns the number of bits that are set. There is an instruction for it, which not every processor has:
/// Warren, "Hacker's Delight", chapter 5.
[[gnu::always_inline]] inline int bitsIn(std::uint64_t bits)
{
#ifdef __POPCNT__
    return __builtin_popcountll(bits);
#else
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>(bits * 0x0101010101010101 >> 56);
#endif
}

/// What the registers of compiler vectors share. \a Shuffles has the functions that name lanes.
template <typename Vector, typename Shuffles>
struct VectorRegister : Shuffles
{
    using Lanes = Vector;
    using Halves [[gnu::vector_size(16)]] = std::uint64_t; // of one plane

    [[gnu::always_inline]] static Lanes every(Band band) { return Lanes{} + band; }
    [[gnu::always_inline]] static Lanes load(const Plane *planes)
    {
        Lanes lanes;
        __builtin_memcpy(&lanes, planes, sizeof lanes);
        return lanes;
    }
    [[gnu::always_inline]] static void store(Plane *planes, const Lanes &lanes)
    {
        __builtin_memcpy(planes, &lanes, sizeof lanes);
    }
    [[gnu::always_inline]] static Lanes emptyBands(const Lanes &lanes)
    {
        return __builtin_bit_cast(Lanes, lanes == Lanes{});
    }
    [[gnu::always_inline]] static bool hasAny(const Lanes &lanes)
    {
        Halves halves[sizeof(Lanes) / sizeof(Halves)];
        __builtin_memcpy(halves, &lanes, sizeof lanes);
        Halves all{};
        for (const Halves &half : halves)
            all |= half;
        return (all[0] | all[1]) != 0;
    }
    [[gnu::always_inline]] static int countOf(const Lanes &lanes)
    {
        Halves halves;
        __builtin_memcpy(&halves, &lanes, sizeof halves);
        return bitsIn(halves[0]) + bitsIn(halves[1]);
    }
};

using FourBands [[gnu::vector_size(16)]] = Band;

struct ShufflesOfOne
{
    static constexpr int count = 1;

    [[gnu::always_inline]] static FourBands nextBands(const FourBands &all)
    {
        return __builtin_shufflevector(all, all, 1, 2, 0, 3);
    }
    [[gnu::always_inline]] static FourBands lastBands(const FourBands &all)
    {
        return __builtin_shufflevector(all, all, 2, 0, 1, 3);
    }
    [[gnu::always_inline]] static FourBands copies(const FourBands &plane) { return plane; }
    [[gnu::always_inline]] static FourBands moved(const FourBands &all, int) { return all; }
    [[gnu::always_inline]] static FourBands first(const FourBands &all) { return all; }
};

/// For SSE2 and NEON.
using VectorOfOne = VectorRegister<FourBands, ShufflesOfOne>;

/// The register that takes one plane where \a Register is used.
template <typename Register>
struct RegisterOfOne
{
    using Type = VectorOfOne;
};

template <>
struct RegisterOfOne<PlainRegister>
{
    using Type = PlainRegister;
};

} // namespace sudoku
