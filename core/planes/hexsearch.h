#pragma once

#include "core/board/puzzle.h"
#include "core/planes/classicengine.h"
#include "core/planes/planesearch.h"

#include <memory>

namespace sudoku {

/// The search for classic 16x16 boards, and for those with further houses. The contradictions of one puzzle
/// decide where it guesses.
class HexSearch final : public PlaneSearch
{
public:
    /// Returns whether \a puzzle has 16 digits in rows, columns and boxes of 4x4, and no constraints.
    static bool suits(const Puzzle &puzzle);

    /// Returns nothing unless \a puzzle has such a board and constraints that demand different digits only.
    static std::shared_ptr<const FurtherHexHouses> furtherHouses(const Puzzle &puzzle, const Memo &memo = {});

    explicit HexSearch(const Grid &givens, const ClassicEngine &engine = classicEngines().front());
    HexSearch(const Grid &givens, std::shared_ptr<const FurtherHexHouses> further,
              const ClassicEngine &engine = classicEngines().front());

    void restart(const Grid &givens) override;
    void eliminate(Cell cell, Digit digit) override { m_open.planes->eliminate(cell, digit); }
    bool mayTakeLong() const override { return true; }
    void limit(std::int64_t positions) override { m_positionsLeft = positions; }
    [[nodiscard]] bool isSolvedBySingles() override;
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop) override;
    Grid solution() const override { return m_solution; }

private:
    const ClassicEngine *m_engine;
    std::shared_ptr<const FurtherHexHouses> m_further; // null for classic boards
    std::unique_ptr<HexPlanes[]> m_planes;
    std::unique_ptr<HexMemory> m_memory;
    HexStack m_open;
    std::int64_t m_positionsLeft;
    Grid m_solution;
};

} // namespace sudoku
