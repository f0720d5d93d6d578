#include "core/variants/digitgroups.h"

namespace sudoku {

DigitGroups groupsBySize(int digitCount)
{
    constexpr int thirds = 3;
    DigitGroups groups(thirds);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        groups[(digit - 1) * thirds / digitCount].insert(digit);
    return groups;
}

DigitGroups groupsByRemainder(DigitValues values, int modulus)
{
    DigitGroups groups(modulus);
    for (Digit digit = 1; digit <= values.count; ++digit)
        groups[values.of(digit) % modulus].insert(digit);
    return groups;
}

} // namespace sudoku
