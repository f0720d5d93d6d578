#pragma once

#include "tests/testdata.h"
#include "ui/list/collection/collectionmodel.h"

namespace sudoku::collectionmodelbench {

inline const std::string line1 =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

inline const std::string line2 =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

inline std::string manyLines(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i % 2 == 0 ? line1 : line2) + '\n';
    return text;
}

/// Returns the text of the list.
inline std::shared_ptr<std::string> fill(CollectionModel &model, const std::string &text,
                                         const QString &folder = {})
{
    auto shared = std::make_shared<std::string>(text);
    model.begin(shared, "/puzzles.txt", folder);
    findPuzzlePlaces(*shared, {}, [&](const std::vector<PuzzlePlace> &places) { model.append(places); });
    return shared;
}

/// Returns how many puzzles of a list of such lines were read: changes its \a text, which only the others
/// notice.
inline int readCount(const CollectionModel &model, std::string &text)
{
    for (std::size_t line = 0; line < text.size(); line = text.find('\n', line) + 1)
        text[line] = '.'; // a clue less
    int count = 0;
    // From the end: boards that were read last are kept.
    for (int row = model.rowCount() - 1; row >= 0; --row) {
        const int clues = model.index(row).data(CollectionModel::ClueCountRole).toInt();
        count += clues == 30 || clues == 17;
    }
    return count;
}

inline Board begun(Board board)
{
    board.entries.set(2, 4);
    return board;
}

} // namespace sudoku::collectionmodelbench
