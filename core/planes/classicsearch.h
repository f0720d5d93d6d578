#pragma once

#include "core/board/puzzle.h"
#include "core/planes/classicengine.h"
#include "core/planes/planesearch.h"

#include <memory>

namespace sudoku {

/// The search for classic 9x9 boards, and for those with further houses.
class ClassicSearch final : public PlaneSearch
{
public:
    /// Returns whether \a geometry is that of the board of newspapers.
    static bool isClassic(const Geometry &geometry);
    /// Returns whether \a puzzle has such a board and no constraints.
    static bool suits(const Puzzle &puzzle);

    explicit ClassicSearch(const Grid &givens, const ClassicEngine &engine = classicEngines().front());
    ClassicSearch(const Grid &givens, std::shared_ptr<const FurtherHouses> further,
                  const ClassicEngine &engine = classicEngines().front());

    void restart(const Grid &givens) override;
    /// Begins with \a planes.
    void restart(const DigitPlanes &planes);
    void eliminate(Cell cell, Digit digit) override { m_open.planes->eliminate(cell, digit); }
    bool mayTakeLong() const override { return m_further != nullptr; }
    void limit(std::int64_t positions) override;
    [[nodiscard]] bool isSolvedBySingles() override;
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop) override { return nextPlanes(stop, 0); }

    /// Looks for narrowed planes with at most \a maxOpen cells that are not solved, and otherwise as next().
    /// All those planes together have each solution once, and may have none.
    [[nodiscard]] OrHalt<Outcome> nextPlanes(const std::stop_token &stop, int maxOpen);

    /// Returns the planes that were found last; valid after Solved.
    const DigitPlanes &planes() const { return m_found; }
    Grid solution() const override { return m_found.grid(); }

private:
    const ClassicEngine *m_engine;
    std::shared_ptr<const FurtherHouses> m_further; // null for classic boards
    std::unique_ptr<DigitPlanes[]> m_planes;
    PlaneStack m_open;
    std::int64_t m_positionsLeft;
    DigitPlanes m_found;
};

} // namespace sudoku
