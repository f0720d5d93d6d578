#pragma once

namespace sudoku {

/// How a person works out what a constraint of a kind leaves, beyond what its houses and its single cells
/// say. A step about it has its level and its sentence by this.
enum class LineLogic {
    None, ///< nothing is left to work out; or it is a cage, whose sums have techniques of their own

    // A look at single cells and pairs of them.
    Rise,       ///< digits rise or fall from each cell to the next: each cell has bounds
    Partners,   ///< each digit of a cell has its partners in the other cell
    Linked,     ///< the same for each cell of a line and the next one, or each two cells of a group
    Neighbours, ///< the same for neighbours all over the board
    Extreme,    ///< a digit is greater, or less, than all beside it
    Mirror,     ///< pairs of cells have the same digit

    // A look at all cells together.
    Whispers,  ///< digits beside each other are far apart
    Run,       ///< consecutive digits in any order
    Between,   ///< digits are between those at the ends
    Members,   ///< the numbers are digits of some of the cells
    Place,     ///< a digit says in which cell of its line the number is
    Arrow,     ///< digits add up to that in the first cell
    Pill,      ///< digits add up to the number of two digits that begins
    Total,     ///< digits add up to the number
    Turns,     ///< groups of digits take turns
    EqualSums, ///< the parts of a line in each region have the same sum
    Sandwich,  ///< digits between the smallest and the largest one add up to the number
    FirstSum,  ///< so many digits as the first one says add up to the number
    Apart,     ///< no two digits are equal or consecutive
    Beyond,    ///< the ends are far apart, and no digit is between them or like one of them
    Pieces,    ///< pieces of a line add up to the number
    Balance,   ///< pairs of cells, or the ends and the line between them, have the same sum
    Visible,   ///< so many digits as the number says are greater than all before them
    Hidden,    ///< the number is the first digit behind a greater one
    Rank,      ///< the number is the rank of a line among all lines of the board
    Product,   ///< digits make the number when multiplied
    Tally,     ///< digits say how often they occur, or the numbers say it
    NoSum,     ///< no group of the digits adds up to the number
    Halves,    ///< as many digits are even as odd, and as many low as high
    Squares,   ///< each square of four cells has a digit of each group
    Once,      ///< each digit but 0 once, or an empty cell
    Ways,      ///< nothing but the ways to fill the cells tells what is left
};

/// Returns whether a look at single cells and pairs of them is enough.
constexpr bool isByPairs(LineLogic logic)
{
    return logic != LineLogic::None && logic <= LineLogic::Mirror;
}

/// Returns whether a rule may leave out digits of its cells whatever is on the board, the same ones on all
/// lines of a shape: no 5 stands on whispers.
constexpr bool saysSomethingAlways(LineLogic logic)
{
    return logic == LineLogic::Rise || logic == LineLogic::Whispers || logic == LineLogic::Between;
}

} // namespace sudoku
