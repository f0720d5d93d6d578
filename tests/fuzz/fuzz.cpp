// What libFuzzer calls. The target is named in the environment: FUZZ_TARGET=text fuzz CORPUS.

#include "tests/fuzz/targets.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace sudoku;

namespace {

const FuzzTarget &chosenTarget()
{
    const char *name = std::getenv("FUZZ_TARGET");
    const FuzzTarget *target = findFuzzTarget(name == nullptr ? "" : name);
    if (target != nullptr)
        return *target;
    std::fputs("FUZZ_TARGET names no target; there are:\n", stderr);
    for (const FuzzTarget &known : fuzzTargets())
        std::fprintf(stderr, "%s\n", known.name.data());
    std::exit(2);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    static const FuzzTarget &target = chosenTarget();
    target.read({reinterpret_cast<const char *>(bytes), size});
    return 0;
}
