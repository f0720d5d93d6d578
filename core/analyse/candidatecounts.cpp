#include "core/analyse/candidatecounts.h"

namespace sudoku {

CandidateCounts::CandidateCounts(const Geometry &geometry, int limit)
    : m_digitCount(geometry.digitCount()),
      m_limit(limit),
      m_counts(geometry.cellCount() * geometry.digitCount()),
      m_isDecided(m_counts.size())
{
}

DigitSet CandidateCounts::trueCandidates(Cell cell) const
{
    DigitSet digits;
    for (Digit digit = 1; digit <= m_digitCount; ++digit)
        if (count(cell, digit) > 0)
            digits.insert(digit);
    return digits;
}

DigitSet CandidateCounts::uniqueCandidates(Cell cell) const
{
    DigitSet digits;
    for (Digit digit = 1; digit <= m_digitCount; ++digit)
        if (m_limit > 1 && count(cell, digit) == 1 && isDecided(cell, digit))
            digits.insert(digit);
    return digits;
}

DigitSet CandidateCounts::openCandidates(Cell cell) const
{
    DigitSet digits;
    for (Digit digit = 1; digit <= m_digitCount; ++digit)
        if (!isDecided(cell, digit) && count(cell, digit) == 0)
            digits.insert(digit);
    return digits;
}

bool CandidateCounts::isForced(Cell cell) const
{
    return openCandidates(cell).isEmpty() && trueCandidates(cell).isSingle();
}

void CandidateCounts::addSolution(const Grid &solution)
{
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        int &count = m_counts[indexOf(cell, solution[cell])];
        if (count < m_limit && ++count == m_limit)
            decide(cell, solution[cell]);
    }
}

void CandidateCounts::decide(Cell cell, Digit digit)
{
    std::vector<bool>::reference isDecided = m_isDecided[indexOf(cell, digit)];
    m_decidedCount += isDecided ? 0 : 1;
    isDecided = true;
}

} // namespace sudoku
