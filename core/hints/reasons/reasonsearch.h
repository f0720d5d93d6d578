#pragma once

#include "core/hints/reasons/hittingsets.h"
#include "core/hints/reasons/nearmiss.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace sudoku {

/// Looks for a reason of at most some size. A reason must have one of the premises that each near miss
/// misses, so hitting sets are built, premise by premise. One that hits all is a reason, or there is another
/// near miss. (The idea: Ignatiev, Previti, Liffiton, Marques-Silva, "Smallest MUS extraction with minimal
/// hitting set dualization", 2015.)
class ReasonSearch
{
public:
    ReasonSearch(NearMisses &misses, const Deduction &conclusion);

    /// Returns a reason of at most \a size premises, or nothing if there is none. Remembers that, so that a
    /// later run, when the near misses have followed, looks only for reasons with a premise that has changed.
    OrHalt<std::optional<std::vector<int>>> run(int size, const std::stop_token &stop);

    /// Lets later runs halt as Stopped when the near misses have taken so much work.
    void setEndOfWork(std::int64_t work) { m_endOfWork = work; }

private:
    enum class Answer { Found, None };

    void goDeep();
    OrHalt<bool> addNearMiss(const std::stop_token &stop);
    std::vector<int> takeChosen();
    OrHalt<Answer> searchAmong(const std::vector<int> &premises, int size, const std::stop_token &stop);
    OrHalt<Answer> extend(int left, const std::stop_token &stop);
    OrHalt<Answer> tryChoices(const std::vector<int> &choices, int left, const std::stop_token &stop);

    NearMisses &m_misses;
    Deduction m_conclusion;
    HittingSets m_sets;
    std::int64_t m_endOfWork = std::numeric_limits<std::int64_t>::max();
    int m_time = 0; // of the sets
    bool m_isDeep = false;
    std::vector<int> m_provedAt; // by size: when there was no reason
};

} // namespace sudoku
