#include "app/cli/workers.h"

#include "app/cli/console.h"
#include "app/cli/finding.h"

#include <exception>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace sudoku::cli {
namespace {

class Workers
{
public:
    Workers(TimeLimit::Time timeLimit, const TaskSource &source, AnswerWriter write)
        : m_timeLimit(timeLimit),
          m_source(source),
          m_output(std::move(write))
    {
    }

    ExitStatus run(int threads)
    {
        runOnThreads(threads, [this] { work(); });
        return m_output.status();
    }

private:
    // Runs on each thread: takes the next task until there are none.
    void work()
    {
        TimeLimit limit(m_output.failed(), m_timeLimit);
        while (const auto taken = take())
            m_output.put(taken->first, answer(taken->second, limit));
    }

    static Answer answer(const Task &task, TimeLimit &limit)
    {
        try {
            return task(limit);
        } catch (const std::bad_alloc &) {
            return {.status = ExitStatus::Failure, .message = outOfMemoryText + std::string("\n")};
        }
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

    const TimeLimit::Time m_timeLimit;
    const TaskSource &m_source;
    std::mutex m_mutex;
    std::int64_t m_taken = 0;
    OrderedOutput m_output;
};

} // namespace

void runOnThreads(int threads, const std::function<void()> &work)
{
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto guarded = [&] {
        try {
            work();
        } catch (...) {
            const std::lock_guard lock(mutex);
            thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        try {
            while (std::ssize(others) < threads - 1)
                others.emplace_back(guarded);
        } catch (const std::system_error &) { // no room for another: those that there are do it all
        }
        guarded();
    }
    if (thrown)
        std::rethrow_exception(thrown);
}

ExitStatus answerTasks(int threads, TimeLimit::Time timeLimit, const TaskSource &source)
{
    return answerTasks(threads, timeLimit, source, writeOutput);
}

ExitStatus answerTasks(int threads, TimeLimit::Time timeLimit, const TaskSource &source, AnswerWriter write)
{
    return Workers(timeLimit, source, std::move(write)).run(threads);
}

} // namespace sudoku::cli
