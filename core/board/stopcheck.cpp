#include "core/board/stopcheck.h"

namespace sudoku {
namespace {

thread_local StopProbe *probe = nullptr;

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
    if (++m_questions == m_requestAt)
        m_source.request_stop();
}

bool isStopped(const std::stop_token &stop)
{
    if (probe && stop.stop_possible())
        probe->count();
    return stop.stop_requested();
}

} // namespace sudoku
