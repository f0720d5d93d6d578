#include "core/variants/digitgroups.h"

#include "core/variants/variant.h"

namespace sudoku {

DigitGroups groupsBySize(int digitCount)
{
    constexpr int thirds = 3;
    DigitGroups groups(thirds);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        groups[(digit - 1) * thirds / digitCount].insert(digit);
    return groups;
}

bool namesGroupsBySize(const Variant &variant)
{
    return variant.id == "entropic-line" || variant.id == "global-entropy";
}

DigitGroups groupsByRemainder(DigitValues values, int modulus)
{
    DigitGroups groups(modulus);
    for (Digit digit = 1; digit <= values.count; ++digit)
        groups[values.of(digit) % modulus].insert(digit);
    return groups;
}

} // namespace sudoku
