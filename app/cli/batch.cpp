#include "app/cli/batch.h"

#include "app/cli/deadline.h"
#include "app/cli/orderedoutput.h"
#include "app/cli/report.h"

#include <exception>
#include <new>

namespace sudoku {
namespace {

Answer answer(const Settings &settings, Question question, const InputPuzzle &asked, const TextPuzzle &puzzle,
              const std::stop_token &stop)
{
    Finding finding;
    try {
        finding = question(settings, puzzle.board.puzzle, stop);
    } catch (const std::bad_alloc &) {
        finding = findingOf(Outcome::OutOfMemory, {});
    }
    return report(settings, asked, puzzle, finding);
}

Answer answer(const Settings &settings, Question question, const InputPuzzle &asked, Deadline &deadline)
{
    return std::visit(Overloaded{
                          [&](const TextPuzzle &puzzle) {
                              return answer(settings, question, asked, puzzle, deadline.restart());
                          },
                          [&](const TextError &error) { return report(settings, asked, error); },
                          [&](const FileError &error) { return report(asked, error); },
                      },
                      asked.content);
}

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
            m_output.put(task->index, answer(m_settings, m_question, task->puzzle, deadline));
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

ExitStatus answerOne(const Settings &settings, Question question, std::string_view what)
{
    PuzzleInput input(settings);
    const std::optional<InputPuzzle> only = input.next();
    Answer answered;
    if (const std::optional<InputPuzzle> second = input.next()) {
        const std::string problem = "a second puzzle, and " + std::string(what) + " takes one";
        answered = {.status = ExitStatus::Failure,
                    .message = messageAt(second->file, second->line, 1, problem)};
    } else {
        Deadline deadline(settings.timeLimit, {});
        answered = answer(settings, question, *only, deadline);
    }
    OrderedOutput output;
    output.put(0, std::move(answered));
    return output.status();
}

} // namespace sudoku
