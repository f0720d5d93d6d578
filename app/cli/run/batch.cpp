#include "app/cli/run/batch.h"

#include "app/cli/run/console.h"
#include "app/cli/run/csvcolumns.h"
#include "app/cli/run/report.h"
#include "app/cli/run/workers.h"
#include "core/analyse/otherboxshape.h"
#include "core/formats/plain/digitline.h"
#include "core/formats/text/boxestext.h"
#include "core/solve/timelimit.h"
#include <QFileInfo>

#include <algorithm>
#include <new>

namespace sudoku::cli {
namespace {

Finding ask(const Settings &settings, Question question, const Board &board, const std::stop_token &stop)
{
    try {
        Finding finding = question(settings, board, stop);
        if (finding.verdict == "none")
            addUncheckedNote(finding, settings.solve.solver);
        return finding;
    } catch (const std::bad_alloc &) {
        return findingOf(Halt::OutOfMemory);
    }
}

/// Names the boxes with which \a puzzle has one solution, if its text did not say which ones it has.
void addBoxesNote(Finding &finding, const Settings &settings, const TextPuzzle &puzzle,
                  const std::stop_token &stop)
{
    const bool isOneSolutionMissing = finding.status == ExitStatus::OtherAnswer
                                      && (finding.verdict == "none" || finding.verdict == "multiple");
    if (!puzzle.areBoxesAssumed || !isOneSolutionMissing)
        return;
    const Puzzle &asked = puzzle.board.puzzle;
    QStringList names;
    for (const BoxShape shape : otherBoxShapes(asked, settings.anyWay(), stop))
        names += QString::fromStdString(boxesText(shape));
    if (names.isEmpty())
        return;
    const BoxShape assumed = *asked.geometry.boxes();
    finding.notes.push_back(
        QStringLiteral("boxes of %1 rows and %2 columns were assumed; with %3 (--boxes %4) "
                       "the puzzle has one solution")
            .arg(assumed.rows)
            .arg(assumed.columns)
            .arg(names.join(" or "), names.front())
            .toStdString());
    finding.fields["otherBoxes"] = names;
}

Answer answer(const Settings &settings, Question question, const InputPuzzle &asked, const TextPuzzle &puzzle,
              const std::stop_token &stop)
{
    Finding finding = ask(settings, question, puzzle.board, stop);
    addBoxesNote(finding, settings, puzzle, stop);
    return report(settings, asked, puzzle, finding);
}

/// Answers with the symbols that \a puzzle has.
Answer answer(Worker &worker, Question question, const InputPuzzle &asked, const TextPuzzle &puzzle)
{
    Settings &settings = worker.settings;
    const SymbolSet *const chosen = settings.symbols;
    settings.symbols = &symbolsOf(puzzle.board, *chosen);
    Answer answered = answer(settings, question, asked, puzzle, worker.limit.restart());
    settings.symbols = chosen;
    return answered;
}

Answer answer(Worker &worker, Question question, const InputPuzzle &asked)
{
    return std::visit(Overloaded{
                          [&](const TextPuzzle &puzzle) { return answer(worker, question, asked, puzzle); },
                          [&](const TextError &error) { return report(worker.settings, asked, error); },
                          [&](const FileError &error) { return report(asked, error); },
                      },
                      asked.content);
}

/// Answers digit lines one after the other. What \a quick cannot answer is asked in the usual way.
class LineAnswerer
{
public:
    LineAnswerer(Question question, QuickQuestion quick, std::string file, DigitLines lines)
        : m_question(question),
          m_quick(quick),
          m_file(std::move(file)),
          m_lines(std::move(lines))
    {
    }

    Answer operator()(Worker &worker) const
    {
        constexpr int usualLength = digitLineLength + 1;
        Answer all;
        all.text.reserve(m_lines.text.size());
        const std::stop_token stop = worker.limit.token();
        for (all.puzzles = 0; all.puzzles < m_lines.count && !stop.stop_requested(); ++all.puzzles) {
            const std::string_view line =
                std::string_view(m_lines.text).substr(all.puzzles * usualLength, digitLineLength);
            const auto status = m_quick(worker.classic, readDigits(line), stop, all.text);
            if (status)
                all.status = worse(all.status, *status);
            else
                add(all, answer(worker, m_question, usual(line, m_lines.firstLine + all.puzzles)));
        }
        all.isLast = all.puzzles < m_lines.count;
        return all;
    }

private:
    InputPuzzle usual(std::string_view line, int number) const
    {
        return {m_file, number, readDigitLine(line)};
    }

    static void add(Answer &all, const Answer &one)
    {
        all.status = worse(all.status, one.status);
        all.text += one.text;
        all.message += one.message;
        all.notes += one.notes;
    }

    Question m_question;
    QuickQuestion m_quick;
    std::string m_file;
    DigitLines m_lines;
};

std::optional<Task> nextTask(Question question, PuzzleInput &input)
{
    std::optional<InputPuzzle> asked = input.next();
    if (!asked)
        return {};
    return [question, asked = std::move(*asked)](Worker &worker) { return answer(worker, question, asked); };
}

/// Skips \a count puzzles and says whether there were as many.
bool skipPuzzles(PuzzleInput &input, std::int64_t count)
{
    while (count > 0) {
        const std::optional<InputPuzzle> asked = input.next();
        if (!asked)
            return false;
        if (asked->getsAnswer())
            --count;
    }
    return true;
}

/// Whether plain answers by any engine are asked for, without a limit of time for each.
bool allowsQuick(const Settings &settings)
{
    return !settings.choosesEngine() && !settings.isJson && !settings.isCsv && settings.format->isPlainLine
           && settings.symbols == findSymbolSet("numbers") && !settings.timeLimit;
}

} // namespace

ExitStatus answerAll(const Settings &settings, Question question)
{
    return answerAll(settings, question, nullptr);
}

ExitStatus answerAll(const Settings &settings, Question question, QuickQuestion quick)
{
    if (!beginAnswers(settings))
        return ExitStatus::Failure;
    PuzzleInput input(settings);
    const bool isQuick = quick != nullptr && allowsQuick(settings);
    const TaskSource source = [&]() -> std::optional<Task> {
        if (DigitLines lines = isQuick ? input.nextLines() : DigitLines(); lines.count > 0)
            return LineAnswerer(question, quick, input.file(), std::move(lines));
        return nextTask(question, input);
    };
    return answerTasks(settings, source, {.total = countPuzzles(settings)});
}

ExitStatus answerRest(const Settings &settings, Question question, AnswerStream stream)
{
    PuzzleInput input(settings);
    if (!skipPuzzles(input, stream.answered))
        return refuse(QStringLiteral("there are %1 answers already, but fewer puzzles").arg(stream.answered));
    return answerTasks(
        settings, [&] { return nextTask(question, input); },
        {.done = stream.answered,
         .total = countPuzzles(settings),
         .isContinuable = !settings.continued.isEmpty()},
        std::move(stream.write), std::move(stream.begin));
}

std::optional<std::int64_t> countPuzzles(const Settings &settings)
{
    const auto canBeReadTwice = [](const QString &file) { return QFileInfo(file).isFile(); };
    if (!settings.showsProgress || !std::ranges::all_of(settings.files, canBeReadTwice))
        return {};
    PuzzleInput input(settings);
    std::int64_t count = 0;
    while (const std::optional<InputPuzzle> asked = input.next()) {
        count += asked->getsAnswer() ? 1 : 0;
        for (DigitLines lines = input.nextLines(); lines.count > 0; lines = input.nextLines())
            count += lines.count;
    }
    return count;
}

ExitStatus printOnly(const Settings &settings, Answer answer)
{
    OrderedOutput output(settings);
    output.put(0, std::move(answer));
    return output.end();
}

ExitStatus answerOne(const Settings &settings, Question question, std::string_view what)
{
    if (!beginAnswers(settings))
        return ExitStatus::Failure;
    PuzzleInput input(settings);
    const std::optional<InputPuzzle> only = input.next();
    Answer answered;
    if (const std::optional<InputPuzzle> second = input.next()) {
        const std::string problem = std::string(what) + " takes one puzzle, but this is a second one";
        answered = {.status = ExitStatus::Failure,
                    .message = messageAt(second->file, second->line, 1, problem)};
    } else {
        Worker worker(settings, {});
        answered = answer(worker, question, *only);
    }
    return printOnly(settings, std::move(answered));
}

} // namespace sudoku::cli
