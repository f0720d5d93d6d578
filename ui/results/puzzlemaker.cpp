#include "ui/results/puzzlemaker.h"

#include "core/solve/guesssearch.h"
#include "ui/ask/solving/computation.h"
#include "ui/files/filecontroller.h"
#include "ui/text/halttext.h"

namespace sudoku {

PuzzleMaker::PuzzleMaker(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts) {}

void PuzzleMaker::make(const GenerateRequest &request, const QString &title)
{
    // Not by the solver that the user chose: the same request must give everybody the same puzzle.
    const auto work = [request](const std::stop_token &stop, const Progress &) {
        return generate(request, SolveOptions{.maxGuesses = defaultGuesses}, stop);
    };
    m_parts.computation.start(tr("Making a puzzle"), work,
                              [this, title](const GenerateResult &result) { open(result, title); });
}

void PuzzleMaker::open(const GenerateResult &result, const QString &title)
{
    if (!result.puzzle || (!result.outcome && result.outcome.error() == Halt::Stopped)) {
        emit message(result.outcome || result.outcome.error() == Halt::Stopped
                         ? Message{.text = tr("No puzzle was made.")}
                         : Message{Message::Kind::Problem, haltSentence(result.outcome.error())});
        return;
    }
    if (!m_parts.files.mayReplace() || (m_resume && m_resume(*result.puzzle)))
        return;
    Board board(*result.puzzle);
    board.info.title = title.toStdString();
    m_parts.files.restore({.board = board}, {.text = title.isEmpty() ? tr("A new puzzle.")
                                                                     : tr("A new puzzle: %1.").arg(title)});
    emit opened();
}

} // namespace sudoku
