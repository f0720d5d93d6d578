#include "app/cli/answers/writing.h"

#include "app/cli/run/console.h"
#include "app/cli/run/report.h"
#include "core/formats/formats.h"
#include "ui/text/losstext.h"

namespace sudoku::cli {

std::string writtenText(const Settings &settings, const Board &board, int number)
{
    return settings.exporter ? settings.exporter->write(board, *settings.symbols, number)
                             : withSeparator(settings, settings.format->write(board, *settings.symbols));
}

bool losesSomething(const Settings &settings, const Board &board)
{
    return !(settings.exporter ? settings.exporter->lossesOf(board) : settings.format->lossesOf(board))
                .empty();
}

std::string noteOnLosses(const Settings &settings, const Board &board)
{
    if (!settings.exporter)
        return lossNote(*settings.format, board);
    const QString text = lostText(settings.exporter->lossesOf(board));
    return text.isEmpty() ? std::string() : "note: " + text.toStdString();
}

std::string misfit(const Settings &settings, const Board &board, int number)
{
    if (settings.exporter && !settings.exporter->holdsMany && number > 1)
        return "a file of " + std::string(settings.exporter->name) + " holds one puzzle";
    if (!settings.exporter && !settings.format->fits(board))
        return misfitText(*settings.format, board.puzzle.geometry).toStdString();
    if (!settings.exporter || settings.exporter->fits(board))
        return {};
    return misfitText(*settings.exporter, board.puzzle.geometry).toStdString();
}

Answer notWritten(const Settings &settings, Answer answer)
{
    if (settings.exporter)
        answer.text.clear();
    return answer;
}

Answer notWritten(const Settings &settings, const InputPuzzle &asked, const std::string &notes,
                  const std::string &reason)
{
    return notWritten(settings, {.status = ExitStatus::Failure,
                                 .text = withSeparator(settings, "error\n"),
                                 .message = notes + messageAt(asked.file, asked.line, 1, reason)});
}

} // namespace sudoku::cli
