#include "ui/pictures/readkinds.h"

namespace sudoku {

const ReadKinds &readKinds()
{
    static const ReadKinds kinds{
        .diagonal = *findVariant("diagonal"),
        .antiDiagonal = *findVariant("anti-diagonal"),
        .windows = *findVariant("windoku"),
        .thermometer = *findVariant("thermometer"),
        .odd = *findVariant("odd"),
        .even = *findVariant("even"),
    };
    return kinds;
}

} // namespace sudoku
