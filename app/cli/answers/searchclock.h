#pragma once

#include <atomic>
#include <chrono>
#include <string>

namespace sudoku::cli {

/// How long a search that is under way takes at most; from any thread. Of several, the last one that says
/// something counts.
class SearchClock
{
public:
    void note(std::chrono::milliseconds left) { m_left = left.count(); }
    /// Returns ", for at most 2 min 5 s more", or an empty text if that is not known or soon over.
    std::string text() const;

private:
    std::atomic<std::int64_t> m_left = 0; ///< in ms
};

} // namespace sudoku::cli
