#include "core/planes/classicengine.h"

// Compiled for processors that have these instructions: see CMakeLists.txt.
namespace sudoku {
namespace {

using SixteenBands [[gnu::vector_size(64)]] = Band;

struct ShufflesOfFour
{
    static constexpr int count = 4;

    [[gnu::always_inline]] static SixteenBands nextBands(const SixteenBands &all)
    {
        return __builtin_shufflevector(all, all, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
    }
    [[gnu::always_inline]] static SixteenBands lastBands(const SixteenBands &all)
    {
        return __builtin_shufflevector(all, all, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
    }
    [[gnu::always_inline]] static SixteenBands copies(const FourBands &plane)
    {
        return __builtin_shufflevector(plane, plane, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
    }
    [[gnu::always_inline]] static SixteenBands moved(const SixteenBands &all, int by)
    {
        return by == 1
                   ? __builtin_shufflevector(all, all, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3)
                   : __builtin_shufflevector(all, all, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
    }
    [[gnu::always_inline]] static FourBands first(const SixteenBands &all)
    {
        return __builtin_shufflevector(all, all, 0, 1, 2, 3);
    }
};

struct Avx512;

} // namespace

PlaneSearchEnd searchWithAvx512(PlaneStack &stack, int maxCount, int maxOpen)
{
    return PlaneEngine<VectorRegister<SixteenBands, ShufflesOfFour>>::search(stack, maxCount, maxOpen);
}

PlaneSearchEnd searchHexWithAvx512(HexStack &stack, int maxCount)
{
    return HexEngine<VectorHexRegister<Avx512>>::search(stack, maxCount);
}

} // namespace sudoku
