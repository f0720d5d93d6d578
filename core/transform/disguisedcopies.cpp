#include "core/transform/disguisedcopies.h"

#include "core/transform/samepuzzle.h"
#include "core/transform/shuffledboard.h"

#include <set>
#include <string>
#include <utility>

namespace sudoku {

std::vector<Board> disguisedCopies(const Board &board, int count, Random &random)
{
    constexpr int maxVainTries = 200; // in a row: then there are hardly more forms
    std::set<std::string> known{puzzleKey(board, Sameness::Equal)};
    std::vector<Board> copies;
    for (int vain = 0; std::ssize(copies) < count && vain < maxVainTries; ++vain) {
        Board copy = shuffledBoard(board, random).board;
        if (!known.insert(puzzleKey(copy, Sameness::Equal)).second)
            continue;
        copies.push_back(std::move(copy));
        vain = 0;
    }
    return copies;
}

} // namespace sudoku
