#pragma once

#include "core/board/board.h"
#include "ui/pictures/boardreading.h"

#include <map>

namespace sudoku {

/// What a person has made of the boards of a picture, by their places among its readings. It stays when
/// another board is looked at, or when the same one is read again.
class Corrections
{
public:
    /// Notes what \a corrected has otherwise than the \a reading of the board at \a index.
    void keep(int index, const BoardReading &reading, const Board &corrected);
    /// Returns the board of \a reading, at \a index, with what was corrected there; without it if it has
    /// another size or was read with other regions.
    Board applied(int index, const BoardReading &reading) const;
    bool isEmpty() const { return m_changes.empty(); }
    void clear() { m_changes.clear(); }

private:
    /// What a cell has.
    struct Contents
    {
        Digit given;
        Digit entry;
        DigitSet cornerMarks;
        DigitSet centreMarks;
        bool operator==(const Contents &) const = default;
    };
    struct Changes
    {
        Geometry geometry;               ///< as it was read
        std::optional<Geometry> regions; ///< others than it was read with
        std::map<Cell, Contents> cells;
        std::optional<std::vector<Constraint>> constraints;
    };
    static Contents contentsOf(const Board &board, Cell cell);
    static void setContents(Board &board, Cell cell, const Contents &contents);

    std::map<int, Changes> m_changes;
};

} // namespace sudoku
