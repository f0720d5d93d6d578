#include "core/hints/exotic/finders.h"
#include "core/hints/exotic/lockedcells.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sudoku {
namespace {

/// Looks for Steve Kurzhals' loops: the cells that surround, in their lines and boxes, four solved cells at
/// the crossings of two rows and two columns. Each digit of them is in a ring of four lines and four boxes.
class SkLoops
{
public:
    SkLoops(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_boxes(*m_rules.geometry().boxes()),
          m_sink(sink)
    {
    }

    void find()
    {
        const int size = m_rules.size();
        for (int top = 0; top < size && !m_sink.isDone(); ++top)
            for (int bottom = nextBand(top, m_boxes.rows); bottom < size; ++bottom)
                for (int left = 0; left < size; ++left)
                    for (int right = nextBand(left, m_boxes.columns); right < size; ++right)
                        if (!tryCorners({top, bottom}, {left, right}))
                            return;
    }

private:
    /// Returns the first line behind the band of \a line.
    static int nextBand(int line, int linesOfBand) { return (line / linesOfBand + 1) * linesOfBand; }

    /// Returns whether the finder may go on.
    bool tryCorners(const std::array<int, 2> &rows, const std::array<int, 2> &columns)
    {
        CellSet cells(m_rules.cellCount());
        for (const int row : rows)
            for (const int column : columns)
                if (!addAround(cells, m_rules.geometry().cellAt(row, column)))
                    return true;
        const LockedCells locked(m_position, cells);
        if (!locked.areLocked())
            return true;
        std::vector<Candidate> eliminations = locked.eliminations();
        return eliminations.empty() || m_sink.add(locked.step(m_technique, std::move(eliminations)));
    }

    /// Adds the open cells that share the box and a line with \a corner. Returns whether the corner is solved
    /// and both lines have such cells.
    bool addAround(CellSet &cells, Cell corner) const
    {
        if (m_position.isOpen(corner))
            return false;
        for (const int line : {m_rules.rowOf(corner), m_rules.columnOf(corner)}) {
            bool hasOpen = false;
            for (const Cell cell : m_rules.house(line).set &m_rules.house(m_rules.boxOf(corner)).set)
                if (m_position.isOpen(cell)) {
                    cells.insert(cell);
                    hasOpen = true;
                }
            if (!hasOpen)
                return false;
        }
        return true;
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    BoxShape m_boxes;
    StepSink &m_sink;
};

} // namespace

void findSkLoops(const Technique &technique, const Position &position, StepSink &sink)
{
    if (position.rules().geometry().boxes())
        SkLoops(technique, position, sink).find();
}

} // namespace sudoku
