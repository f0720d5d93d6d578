#include "ui/pictures/readkinds.h"

namespace sudoku {

const ReadKinds &readKinds()
{
    static const ReadKinds kinds{
        .diagonal = *findVariant("diagonal"),
        .antiDiagonal = *findVariant("anti-diagonal"),
        .windows = *findVariant("windoku"),
        .thermometer = *findVariant("thermometer"),
    };
    return kinds;
}

} // namespace sudoku
