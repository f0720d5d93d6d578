#pragma once

#include "core/analyse/truecandidates.h"

#include <mutex>

namespace sudoku {

/// What the worker knows by now, for the window to look at.
class CandidatesSoFar
{
public:
    explicit CandidatesSoFar(CandidateCounts counts) : m_counts(std::move(counts)) {}

    void set(const CandidateCounts &counts)
    {
        const std::lock_guard lock(m_mutex);
        m_counts = counts;
    }
    CandidateCounts counts() const
    {
        const std::lock_guard lock(m_mutex);
        return m_counts;
    }

private:
    mutable std::mutex m_mutex;
    CandidateCounts m_counts;
};

} // namespace sudoku
