#include "core/hints/exotic/exocetproof.h"
#include "core/hints/exotic/finders.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

/// Looks for exocets with their bases in rows of a view.
class Exocets
{
public:
    Exocets(const Technique &technique, const BandView &view, bool isSenior, StepSink &sink)
        : m_technique(technique),
          m_view(view),
          m_position(view.position()),
          m_isSenior(isSenior),
          m_sink(sink),
          m_objects(view.size())
    {
        m_exocet.isSenior = isSenior;
    }

    void find()
    {
        for (int row = 0; row < m_view.size(); ++row)
            for (int one = 0; one < m_view.size(); ++one)
                for (int other = one + 1; other < endOfBox(one); ++other)
                    if (!tryBase({row, one}, {row, other}))
                        return;
    }

private:
    static constexpr int minDigits = 3; // with two the base is a naked pair
    static constexpr int maxDigits = 4;

    int boxOf(int column) const { return column / m_view.columnsOfBox(); }
    /// Returns the first column behind the box of \a column.
    int endOfBox(int column) const { return (boxOf(column) + 1) * m_view.columnsOfBox(); }
    Cell cellAt(ViewCell at) const { return m_view.cellAt(at.row, at.column); }

    /// Returns whether the finder may go on.
    bool tryBase(ViewCell one, ViewCell other)
    {
        if (!m_position.isOpen(cellAt(one)) || !m_position.isOpen(cellAt(other)))
            return true;
        m_exocet.base = {one, other};
        m_exocet.digits = m_position.candidates(cellAt(one)) | m_position.candidates(cellAt(other));
        if (m_exocet.digits.size() < minDigits || m_exocet.digits.size() > maxDigits)
            return true;
        listObjects();
        for (int first = 0; first < m_view.size(); ++first)
            for (int second = first + 1; second < m_view.size(); ++second)
                if ((m_isSenior || boxOf(first) != boxOf(second)) && boxOf(first) != boxOf(one.column)
                    && boxOf(second) != boxOf(one.column) && !tryLines(first, second))
                    return false;
        return !m_sink.isDone();
    }

    /// Notes for each column the rows of the band where it has a digit of the base.
    void listObjects()
    {
        const int row = m_exocet.base.front().row;
        for (int column = 0; column < m_view.size(); ++column) {
            m_objects[column] = 0;
            for (const Digit digit : m_exocet.digits)
                m_objects[column] |= m_view.rowsWith(digit, column);
            m_objects[column] &= m_view.bandOf(row) & ~(LineBits{1} << row);
        }
    }

    bool tryLines(int first, int second)
    {
        if (bitCount(m_objects[first]) + bitCount(m_objects[second]) != (m_isSenior ? 1 : 2)
            || (!m_isSenior && bitCount(m_objects[first]) != 1))
            return true;
        m_exocet.crossLines = {first, second};
        const auto &[one, other] = m_exocet.base;
        for (int column = boxOf(one.column) * m_view.columnsOfBox(); column < endOfBox(one.column); ++column)
            if (column != one.column && column != other.column)
                m_exocet.crossLines.push_back(column);
        const auto targetIn = [&](int column) {
            return ViewCell{std::countr_zero(m_objects[column]), column};
        };
        if (m_isSenior)
            return trySenior(targetIn(m_objects[first] != 0 ? first : second));
        m_exocet.targets = {targetIn(first), targetIn(second)};
        return m_exocet.targets[0].row == m_exocet.targets[1].row || tryTargets();
    }

    /// Tries each cell of the cross-lines outside the band as second target.
    bool trySenior(ViewCell target)
    {
        const LineBits band = m_view.bandOf(target.row);
        for (const int column : m_exocet.crossLines)
            for (int row = 0; row < m_view.size(); ++row) {
                m_exocet.targets = {target, {row, column}};
                if ((band >> row & 1) == 0 && !tryTargets())
                    return false;
            }
        return true;
    }

    bool tryTargets()
    {
        const auto isPossible = [&](ViewCell at) {
            return m_position.isOpen(cellAt(at))
                   && !(m_position.candidates(cellAt(at)) & m_exocet.digits).isEmpty();
        };
        if (!std::ranges::all_of(m_exocet.targets, isPossible))
            return true;
        const ExocetProof proof(m_view, m_exocet);
        if (!proof.holds())
            return true;
        Step step = proof.step(m_technique);
        return step.isEmpty() || m_sink.add(std::move(step));
    }

    const Technique &m_technique;
    const BandView &m_view;
    const Position &m_position;
    bool m_isSenior;
    StepSink &m_sink;
    Exocet m_exocet;
    std::vector<LineBits> m_objects; // by column
};

void findExocets(const Technique &technique, const Position &position, StepSink &sink, bool isSenior)
{
    if (!position.rules().geometry().boxes())
        return;
    for (const bool isTransposed : {false, true}) {
        const BandView view(position, isTransposed);
        if (view.columnsOfBox() > 1 && !sink.isDone())
            Exocets(technique, view, isSenior, sink).find();
    }
}

} // namespace

void findJuniorExocets(const Technique &technique, const Position &position, StepSink &sink)
{
    findExocets(technique, position, sink, false);
}

void findSeniorExocets(const Technique &technique, const Position &position, StepSink &sink)
{
    findExocets(technique, position, sink, true);
}

} // namespace sudoku
