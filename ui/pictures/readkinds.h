#pragma once

#include "core/variants/variant.h"

namespace sudoku {

/// The kinds of rules that finders know. Only this table names them.
struct ReadKinds
{
    const Variant &diagonal;     ///< from top left
    const Variant &antiDiagonal; ///< from bottom left
    const Variant &windows;
    const Variant &thermometer;
    const Variant &odd;
    const Variant &even;
};

const ReadKinds &readKinds();

} // namespace sudoku
