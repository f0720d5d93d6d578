#include "tests/stopprobe.h"

#include "core/board/stopcheck.h"

#include <atomic>

namespace sudoku {
namespace {

std::atomic<StopProbe *> probe = nullptr;

} // namespace

StopProbe::StopProbe(std::int64_t requestAt) : m_requestAt(requestAt)
{
    probe = this;
    if (m_requestAt == 0)
        m_source.request_stop();
}

StopProbe::~StopProbe()
{
    probe = nullptr;
}

void StopProbe::count()
{
    if (std::this_thread::get_id() == m_thread && ++m_questions == m_requestAt)
        m_source.request_stop();
}

/// Takes the place of the function in core, which stands in a file of its own for that.
bool isStopped(const std::stop_token &stop)
{
    if (StopProbe *const current = probe; current && stop.stop_possible())
        current->count();
    return stop.stop_requested();
}

} // namespace sudoku
