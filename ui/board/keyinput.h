#pragma once

#include "core/board/symbols.h"

#include <optional>

class QKeyEvent;

namespace sudoku {

/// What a digit that is typed becomes.
enum class Pen { Value, CornerMark, CentreMark };

/// What a key means on the board beside moving about.
struct KeyInput
{
    enum class Kind {
        Figure, ///< a figure 0 … 9 of a number
        Symbol, ///< a whole digit
        Blank,  ///< a 0 that is no symbol: no digit
        Clear,
        Back, ///< clear what was typed last
    };

    Kind kind;
    int value = 0;
    std::optional<Pen> pen = {}; ///< where the modifier keys choose one
};

/// The meaning of \a event where digits are shown in \a symbols: figures, letters, Alt for ten more, Shift
/// for corner and Ctrl for centre marks; nothing for any other key. Digit keys are known by their place too,
/// for Shift+1 is no digit to the keyboard, and on some neither is 1.
std::optional<KeyInput> keyInput(const QKeyEvent &event, const SymbolSet &symbols, int digitCount);

} // namespace sudoku
