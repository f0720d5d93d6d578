#include "core/planes/classicengine.h"

// Compiled for processors that have these instructions: see CMakeLists.txt.
namespace sudoku {
namespace {

using EightBands [[gnu::vector_size(32)]] = Band;

struct ShufflesOfTwo
{
    static constexpr int count = 2;

    [[gnu::always_inline]] static EightBands nextBands(const EightBands &all)
    {
        return __builtin_shufflevector(all, all, 1, 2, 0, 3, 5, 6, 4, 7);
    }
    [[gnu::always_inline]] static EightBands lastBands(const EightBands &all)
    {
        return __builtin_shufflevector(all, all, 2, 0, 1, 3, 6, 4, 5, 7);
    }
    [[gnu::always_inline]] static EightBands copies(const FourBands &plane)
    {
        return __builtin_shufflevector(plane, plane, 0, 1, 2, 3, 0, 1, 2, 3);
    }
    [[gnu::always_inline]] static EightBands moved(const EightBands &all, int)
    {
        return __builtin_shufflevector(all, all, 4, 5, 6, 7, 0, 1, 2, 3);
    }
    [[gnu::always_inline]] static FourBands first(const EightBands &all)
    {
        return __builtin_shufflevector(all, all, 0, 1, 2, 3);
    }
};

struct Avx2;

} // namespace

PlaneSearchEnd searchWithAvx2(PlaneStack &stack, int maxCount, int maxOpen)
{
    return PlaneEngine<VectorRegister<EightBands, ShufflesOfTwo>>::search(stack, maxCount, maxOpen);
}

PlaneSearchEnd searchHexWithAvx2(HexStack &stack, int maxCount)
{
    return HexEngine<VectorHexRegister<Avx2>>::search(stack, maxCount);
}

} // namespace sudoku
