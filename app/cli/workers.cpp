#include "app/cli/workers.h"

#include "app/cli/orderedoutput.h"

#include <thread>
#include <vector>

namespace sudoku {
namespace {

class Workers
{
public:
    Workers(Deadline::Limit limit, const TaskSource &source) : m_limit(limit), m_source(source) {}

    ExitStatus run(int threads)
    {
        {
            std::vector<std::jthread> others(threads - 1);
            for (std::jthread &other : others)
                other = std::jthread([this] { work(); });
            work();
        }
        return m_output.status();
    }

private:
    // What each thread does: whoever is free takes the next task.
    void work()
    {
        Deadline deadline(m_limit, m_output.failed());
        while (const auto taken = take())
            m_output.put(taken->first, taken->second(deadline));
    }

    std::optional<std::pair<std::int64_t, Task>> take()
    {
        const std::lock_guard lock(m_mutex);
        m_output.waitForRoom(m_taken);
        if (m_output.failed().stop_requested())
            return {};
        std::optional<Task> task = m_source();
        if (!task)
            return {};
        return std::pair(m_taken++, std::move(*task));
    }

    const Deadline::Limit m_limit;
    const TaskSource &m_source;
    std::mutex m_mutex;
    std::int64_t m_taken = 0;
    OrderedOutput m_output;
};

} // namespace

ExitStatus answerTasks(int threads, Deadline::Limit limit, const TaskSource &source)
{
    return Workers(limit, source).run(threads);
}

} // namespace sudoku
