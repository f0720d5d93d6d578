#pragma once

#include <QKeyCombination>

#include "core/board/symbols.h"

#include <optional>

class QKeyEvent;

namespace sudoku {

/// What a typed digit becomes.
enum class InputMode {
    Value,
    CornerMark,
    CentreMark,
    Colour,          ///< of the cell
    CandidateColour, ///< what is drawn on the candidate: the mode in which the player draws
    StrongLine,      ///< a solid line to the candidate
    WeakLine,        ///< a dashed one
};

/// Returns whether the player draws on candidates in \a mode.
constexpr bool isDrawing(InputMode mode)
{
    return mode == InputMode::CandidateColour || mode == InputMode::StrongLine || mode == InputMode::WeakLine;
}

/// The meaning of a key on the board, except for keys that move the cursor.
struct KeyInput
{
    enum class Kind {
        Figure, ///< a figure 0 … 9 of a number
        Symbol, ///< a whole digit
        Blank,  ///< a 0 that is no symbol and stands for no digit
        Clear,
        Back, ///< clears what was typed last
    };

    Kind kind;
    int value = 0;
    std::optional<InputMode> mode = {}; ///< the mode that the modifier keys choose
};

/// Returns the meaning of \a event if digits are shown in \a symbols: figures, letters, Alt for ten more,
/// Shift for corner marks, Ctrl for centre marks and both for colours. Returns nothing for other keys.
/// Recognizes digit keys by their place too, because Shift+1 is no digit on a keyboard, and on some keyboards
/// 1 is none either.
std::optional<KeyInput> keyInput(const QKeyEvent &event, const SymbolSet &symbols, int digitCount);

/// Returns whether \a event types a digit or a blank: as keyInput(), but for keys that clear cells.
bool isDigitKey(const QKeyEvent &event, const SymbolSet &symbols, int digitCount);

/// Returns whether boards need a key themselves, whatever their digits: to move, to select and to type.
bool isKeyOfBoard(QKeyCombination keys);

} // namespace sudoku
