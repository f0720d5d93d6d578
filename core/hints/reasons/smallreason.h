#pragma once

#include "core/hints/reasons/nearmiss.h"

#include <optional>

namespace sudoku {

/// Finds a reason of one conclusion that is small, though perhaps not smallest: leaves premises out as long
/// as the rest is a reason, then again and again does without some of the best reason and takes others.
class SmallReason
{
public:
    SmallReason(NearMisses &misses, const Deduction &conclusion);

    /// Answers whether the conclusion follows at all, and finds a first reason.
    OrHalt<bool> begin(const std::stop_token &stop);
    /// Makes the best reason smaller until \a maxVainTries in a row do not succeed, or until the near misses
    /// have taken \a endOfWork.
    OrHalt<bool> improve(std::int64_t endOfWork, int maxVainTries, const std::stop_token &stop);

    /// Returns the smallest reason so far, ascending; nothing before there is one.
    const std::optional<std::vector<int>> &best() const { return m_best; }

private:
    using Flags = std::vector<char>; // by premise

    OrHalt<std::vector<int>> shrunk(std::vector<int> reason, const std::stop_token &stop);
    OrHalt<std::vector<int>> without(int count, const std::stop_token &stop);
    void take(std::vector<int> reason);
    void noteMiss();
    Flags neededIn(const std::vector<int> &reason) const;

    NearMisses &m_misses;
    Deduction m_conclusion;
    Random m_random{1};
    std::vector<std::vector<int>> m_missed; // of models that came by the way, whose near misses are poor
    Flags m_isNeeded;                       // in each reason
    std::optional<std::vector<int>> m_best;
};

} // namespace sudoku
