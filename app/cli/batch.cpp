#include "app/cli/batch.h"

#include "app/cli/orderedoutput.h"
#include "app/cli/report.h"
#include "app/cli/workers.h"
#include "core/solve/timelimit.h"

#include <exception>
#include <new>

namespace sudoku::cli {
namespace {

Finding ask(const Settings &settings, Question question, const Board &board, const std::stop_token &stop)
{
    try {
        return question(settings, board, stop);
    } catch (const std::bad_alloc &) {
        return findingOf(Halt::OutOfMemory);
    }
}

Answer answer(const Settings &settings, Question question, const InputPuzzle &asked, const TextPuzzle &puzzle,
              const std::stop_token &stop)
{
    return report(settings, asked, puzzle, ask(settings, question, puzzle.board, stop));
}

Answer answer(const Settings &settings, Question question, const InputPuzzle &asked, TimeLimit &limit)
{
    return std::visit(Overloaded{
                          [&](const TextPuzzle &puzzle) {
                              return answer(settings, question, asked, puzzle, limit.restart());
                          },
                          [&](const TextError &error) { return report(settings, asked, error); },
                          [&](const FileError &error) { return report(asked, error); },
                      },
                      asked.content);
}

} // namespace

ExitStatus answerAll(const Settings &settings, Question question)
{
    PuzzleInput input(settings);
    return answerTasks(settings.threads, settings.timeLimit, [&]() -> std::optional<Task> {
        std::optional<InputPuzzle> asked = input.next();
        if (!asked)
            return {};
        return [&settings, question, asked = std::move(*asked)](TimeLimit &limit) {
            return answer(settings, question, asked, limit);
        };
    });
}

ExitStatus answerOne(const Settings &settings, Question question, std::string_view what)
{
    PuzzleInput input(settings);
    const std::optional<InputPuzzle> only = input.next();
    Answer answered;
    if (const std::optional<InputPuzzle> second = input.next()) {
        const std::string problem = std::string(what) + " takes one puzzle, but this is a second one";
        answered = {.status = ExitStatus::Failure,
                    .message = messageAt(second->file, second->line, 1, problem)};
    } else {
        TimeLimit limit(std::stop_token(), settings.timeLimit);
        answered = answer(settings, question, *only, limit);
    }
    OrderedOutput output;
    output.put(0, std::move(answered));
    return output.status();
}

} // namespace sudoku::cli
