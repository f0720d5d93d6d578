#include "app/cli/orderedoutput.h"

#include <cstdio>

namespace sudoku {
namespace {

constexpr std::int64_t furthestAhead = 1000;

bool write(const std::string &text)
{
    return text.empty()
           || (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0);
}

} // namespace

void OrderedOutput::waitForRoom(std::int64_t index)
{
    std::unique_lock lock(m_mutex);
    m_hasPrinted.wait(lock, [&] { return index < m_printed + furthestAhead; });
}

void OrderedOutput::put(std::int64_t index, Answer answer)
{
    const std::lock_guard lock(m_mutex);
    m_waiting.emplace(index, std::move(answer));
    for (auto next = m_waiting.begin(); next != m_waiting.end() && next->first == m_printed; ++m_printed) {
        print(next->second);
        next = m_waiting.erase(next);
    }
    m_hasPrinted.notify_all();
}

void OrderedOutput::print(const Answer &answer)
{
    if (m_failed.stop_requested())
        return;
    m_status = worse(m_status, answer.status);
    std::fwrite(answer.message.data(), 1, answer.message.size(), stderr);
    if (write(answer.text))
        return;
    std::perror("standard output");
    m_status = ExitStatus::Failure;
    m_failed.request_stop();
}

} // namespace sudoku
