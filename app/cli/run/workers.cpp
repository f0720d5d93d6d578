#include "app/cli/run/workers.h"

#include "app/cli/options/programname.h"
#include "app/cli/run/console.h"
#include "app/cli/run/finding.h"
#include "app/cli/run/signals.h"
#include "core/board/parallel.h"
#include "core/sat/sleep.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <new>
#include <string>
#include <thread>

namespace sudoku::cli {
namespace {

constexpr std::chrono::seconds firstSign{20};

class Workers
{
public:
    Workers(const Settings &settings, const TaskSource &source, const WorkExtent &extent, AnswerWriter write,
            AnswerBeginner begin)
        : m_settings(settings),
          m_source(source),
          m_estimate(extent.estimate),
          m_isContinuable(extent.isContinuable),
          m_output(settings, extent, std::move(write), std::move(begin))
    {
    }

    ExitStatus run()
    {
        {
            std::jthread signs;
            if (!m_settings.isQuiet)
                signs = std::jthread([this](const std::stop_token &stop) { giveSigns(stop); });
            const LastWork lastWork([this] { interrupt(); });
            runOnAll(m_settings.threadCount(), [this](int, std::stop_source &) { work(); }, {});
        }
        return m_output.end();
    }

private:
    // Runs on each thread: takes the next task until there are none.
    void work()
    {
        Worker worker(m_settings, m_output.stopped());
        while (const auto taken = take()) {
            worker.settings.isAlone = ++m_working == 1;
            worker.settings.beginAnswer = [this, index = taken->first](std::string text) {
                m_output.begin(index, std::move(text));
            };
            Answer found = answer(taken->second, worker);
            --m_working;
            m_output.put(taken->first, std::move(found));
            --m_begun;
            m_begun.notify_all();
        }
    }

    /// Stops the work, and waits for what is known by then. Threads that wait for input are left alone.
    void interrupt()
    {
        m_output.stop();
        for (int begun = m_begun; begun > 0; begun = m_begun)
            m_begun.wait(begun);
        if (const std::string done = m_output.close(); !done.empty())
            writeMessage(std::string(programName) + ": interrupted; " + done
                         + (m_isContinuable ? "; the same command goes on with the others\n" : "\n"));
    }

    /// Says from time to time that an answer takes long.
    void giveSigns(const std::stop_token &stop)
    {
        std::int64_t printed = 0;
        std::chrono::seconds waited{0};
        for (std::chrono::seconds pause = firstSign; sleepFor(pause, stop);) {
            const bool isWaiting = m_working > 0 && m_output.printedCount() == printed;
            waited = isWaiting ? waited + pause : std::chrono::seconds(0);
            printed = m_output.printedCount();
            pause = isWaiting ? 2 * pause : firstSign;
            if (isWaiting)
                writeMessage("note: answer " + std::to_string(printed + 1) + " is not found after "
                             + std::to_string(waited.count()) + " s; still working"
                             + (m_estimate ? m_estimate() : std::string())
                             + (m_settings.timeLimit ? "\n" : " (--time-limit SECONDS sets a limit)\n"));
        }
    }

    static Answer answer(const Task &task, Worker &worker)
    {
        try {
            return task(worker);
        } catch (const std::bad_alloc &) {
            return {.status = ExitStatus::Failure, .message = outOfMemoryText + std::string("\n")};
        }
    }

    std::optional<std::pair<std::int64_t, Task>> take()
    {
        const std::lock_guard lock(m_mutex);
        m_output.waitForRoom(m_taken);
        if (m_output.stopped().stop_requested())
            return {};
        std::optional<Task> task = m_source();
        if (!task || m_output.stopped().stop_requested())
            return {};
        ++m_begun;
        return std::pair(m_taken++, std::move(*task));
    }

    const Settings &m_settings;
    const TaskSource &m_source;
    const std::function<std::string()> m_estimate;
    const bool m_isContinuable;
    std::mutex m_mutex;
    std::int64_t m_taken = 0;
    std::atomic<int> m_working = 0;
    std::atomic<int> m_begun = 0; // tasks whose answers are not handed to the output
    OrderedOutput m_output;
};

} // namespace

ExitStatus answerTasks(const Settings &settings, const TaskSource &source, const WorkExtent &extent,
                       AnswerWriter write, AnswerBeginner begin)
{
    return Workers(settings, source, extent, std::move(write), std::move(begin)).run();
}

} // namespace sudoku::cli
