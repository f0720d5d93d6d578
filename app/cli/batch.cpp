#include "app/cli/batch.h"

#include "app/cli/deadline.h"
#include "app/cli/orderedoutput.h"
#include "app/cli/report.h"

#include <exception>
#include <new>

namespace sudoku {
namespace {

class Batch
{
public:
    Batch(const Settings &settings, Question question)
        : m_settings(settings),
          m_question(question),
          m_input(settings)
    {
    }

    ExitStatus run()
    {
        {
            std::vector<std::jthread> others(m_settings.threads - 1);
            for (std::jthread &other : others)
                other = std::jthread([this] { work(); });
            work();
        }
        return m_output.status();
    }

private:
    struct Task
    {
        std::int64_t index;
        InputPuzzle puzzle;
    };

    // What each thread does: whoever is free takes the next puzzle.
    void work()
    {
        Deadline deadline(m_settings.timeLimit, m_output.failed());
        while (const std::optional<Task> task = takeTask())
            m_output.put(task->index, answer(task->puzzle, deadline));
    }

    std::optional<Task> takeTask()
    {
        const std::lock_guard lock(m_inputMutex);
        m_output.waitForRoom(m_taken);
        if (m_output.failed().stop_requested())
            return {};
        std::optional<InputPuzzle> puzzle = m_input.next();
        if (!puzzle)
            return {};
        return Task{m_taken++, std::move(*puzzle)};
    }

    Answer answer(const InputPuzzle &asked, Deadline &deadline) const
    {
        return std::visit(
            Overloaded{
                [&](const TextPuzzle &puzzle) { return answer(asked, puzzle, deadline.restart()); },
                [&](const TextError &error) { return report(m_settings, asked, error); },
                [&](const FileError &error) { return report(asked, error); },
            },
            asked.content);
    }

    Answer answer(const InputPuzzle &asked, const TextPuzzle &puzzle, const std::stop_token &stop) const
    {
        Finding finding;
        try {
            finding = m_question(m_settings, puzzle.board.puzzle, stop);
        } catch (const std::bad_alloc &) {
            finding = findingOf(Outcome::OutOfMemory, {});
        }
        return report(m_settings, asked, puzzle, finding);
    }

    const Settings &m_settings;
    const Question m_question;
    std::mutex m_inputMutex;
    PuzzleInput m_input;
    std::int64_t m_taken = 0;
    OrderedOutput m_output;
};

} // namespace

ExitStatus answerAll(const Settings &settings, Question question)
{
    return Batch(settings, question).run();
}

} // namespace sudoku
