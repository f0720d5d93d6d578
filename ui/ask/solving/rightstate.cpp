#include "ui/ask/solving/rightstate.h"

#include "ui/ask/solving/entrycheck.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <utility>

namespace sudoku {

RightState::RightState(Document &document, BoardView &view, LiveCheck &liveCheck, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_view(view),
      m_liveCheck(liveCheck)
{
    connect(&document, &Document::boardChanged, this, [this] { m_isAsked = false; });
    connect(&liveCheck, &LiveCheck::stateChanged, this, [this] {
        if (m_isAsked && m_liveCheck.state() > LiveCheck::State::Checking)
            answer();
    });
}

void RightState::connectCommands(const CommandActions &actions)
{
    actions.on(Command::BackToRight, this, [this] { goBack(); });
}

void RightState::goBack()
{
    m_view.finishNumber();
    m_isAsked = true;
    m_liveCheck.checkOnce();
    if (m_liveCheck.state() > LiveCheck::State::Checking)
        answer();
}

void RightState::answer()
{
    m_isAsked = false;
    if (const Grid *solution = m_liveCheck.onlySolution())
        undoTo(Grid(*solution)); // a copy: it is about the board that goes
    else
        emit message(noWrongEntries(m_liveCheck.state()));
}

bool RightState::isRight(const Grid &solution) const
{
    return entriesUnlike(m_document.board(), solution).empty();
}

void RightState::undoTo(const Grid &solution)
{
    if (isRight(solution)) {
        emit message({Message::Kind::Answer, tr("Every entry is right. Nothing was taken back.")});
        return;
    }
    QUndoStack &stack = m_document.undoStack();
    const int from = stack.index();
    const Puzzle puzzle = m_document.board().puzzle;
    std::vector<Cell> wrong;
    Grid entries = m_document.board().entries;
    while (stack.canUndo() && m_document.board().puzzle == puzzle && !isRight(solution)) {
        wrong = entriesUnlike(m_document.board(), solution);
        entries = m_document.board().entries;
        stack.undo();
    }
    if (m_document.board().puzzle != puzzle || !isRight(solution)) {
        stack.setIndex(from);
        emit message(
            {Message::Kind::Problem, tr("The wrong entries are older than the first step that undo knows. "
                                        "Shift+F8 shows them.")});
        return;
    }
    const Cell first = wrong.front();
    emit message({Message::Kind::Answer, tr("Took back %n step(s). The first wrong entry was %1 in %2.",
                                            nullptr, from - stack.index())
                                             .arg(symbolText(m_view.symbols(), entries[first]),
                                                  cellsText(m_document.geometry(), std::span(&first, 1)))});
}

} // namespace sudoku
