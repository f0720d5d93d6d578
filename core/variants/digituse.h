#pragma once

namespace sudoku {

/// What the rules of a kind depend on, and so which relabellings of the digits keep them. The reversal makes
/// 1 the largest digit, 2 the second largest, and so on.
enum class DigitUse {
    Values,   ///< the value of each digit: no relabelling keeps them
    Identity, ///< only which digits are equal: all relabellings keep them
    Names,    ///< the digits that are numbers of a constraint: all keep them if these are relabelled, too
    Parity,   ///< which digits are even; if this changes for all digits, the counterpart takes its place
    Distance, ///< how far apart digits are, or what is between them: the reversal keeps them
    Order,    ///< which digit is greater: the reversal keeps them if it reverses the cells
    Sum,      ///< the sum of the cells: the reversal keeps them if it changes the number
};

} // namespace sudoku
