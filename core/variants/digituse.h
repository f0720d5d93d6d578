#pragma once

namespace sudoku {

/// How the rules of a kind depend on which digit is which, and so which relabellings of the digits keep them.
/// The reversal makes 1 the largest digit, 2 the largest but one, and so on.
enum class DigitUse {
    Values,   ///< on the value of each digit: no relabelling keeps them
    Identity, ///< only on which digits are the same: all do
    Names,    ///< the numbers of a constraint are digits, which are relabelled with the others: all do
    Parity,   ///< on which digits are even; where all digits change that, the counterpart of the kind says it
    Distance, ///< on how far digits are apart, or on what is between them: the reversal does
    Order,    ///< on which digit is greater: the reversal does, and turns a constraint round
    Sum,      ///< on the sum of the cells: the reversal does, and gives a constraint another number
};

} // namespace sudoku
