#include "ui/printjob/duplicates.h"

#include "core/transform/canonicalboard.h"

#include <map>
#include <string>

namespace sudoku {
namespace {

/// Returns a text that is the same for two boards if they are the same in another form, or at least have the
/// same givens.
std::string keyOf(const Board &board)
{
    const auto canonical = canonicalBoard(board);
    const Grid &givens = canonical ? canonical->board.puzzle.givens : board.puzzle.givens;
    std::string key(1, canonical ? 'c' : 'g');
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        key += static_cast<char>(givens[cell]);
    return key;
}

} // namespace

std::vector<Duplicate> duplicatesIn(const std::vector<const Board *> &boards, const std::stop_token &stop)
{
    std::vector<Duplicate> duplicates;
    std::map<std::string, std::vector<int>> known;
    for (int i = 0; i < std::ssize(boards) && !stop.stop_requested(); ++i) {
        const std::string key = keyOf(*boards[i]);
        std::vector<int> &alike = known[key];
        const bool isInAnyForm = key.front() == 'c';
        bool isKnown = false;
        for (const int other : alike) {
            const bool isEqual = boards[other]->puzzle == boards[i]->puzzle;
            isKnown =
                isEqual || (isInAnyForm && boards[other]->puzzle.geometry == boards[i]->puzzle.geometry);
            if (isKnown) {
                duplicates.push_back({other, i, isEqual});
                break;
            }
        }
        if (!isKnown)
            alike.push_back(i);
    }
    return duplicates;
}

} // namespace sudoku
