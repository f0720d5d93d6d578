#include "core/planes/classicengine.h"

#include <vector>

namespace sudoku {
namespace {

#ifdef HAS_WIDE_ENGINES
bool hasAvx2()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
           && __builtin_cpu_supports("popcnt");
}

bool hasAvx512()
{
    return hasAvx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
           && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}
#endif

std::vector<ClassicEngine> enginesOfThisProcessor()
{
    std::vector<ClassicEngine> engines;
#ifdef HAS_WIDE_ENGINES
    if (hasAvx512())
        engines.push_back({"avx512", searchWithAvx512, searchHexWithAvx512});
    if (hasAvx2())
        engines.push_back({"avx2", searchWithAvx2, searchHexWithAvx2});
#endif
    engines.push_back({"vector", PlaneEngine<VectorOfOne>::search, HexEngine<PlainHexRegister>::search});
    engines.push_back({"plain", PlaneEngine<PlainRegister>::search, HexEngine<PlainHexRegister>::search});
    return engines;
}

} // namespace

std::span<const ClassicEngine> classicEngines()
{
    static const std::vector<ClassicEngine> engines = enginesOfThisProcessor();
    return engines;
}

} // namespace sudoku
