#include "ui/board/refusals.h"

#include "ui/board/boardcommands.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"
#include "ui/board/solveclock.h"
#include "ui/commands/commandactions.h"

namespace sudoku {

Refusals::Refusals(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(&parts.editor, &BoardEditor::refused, this, &Refusals::refuse);
    connect(&parts.editor, &BoardEditor::refusedAtGiven, this, &Refusals::offerToChangeGivens);
    connect(&parts.editor, &BoardEditor::roleChanged, this, [this] { emit withdrawn(m_ofGivens); });
    connect(&parts.view, &BoardView::keyRefused, this, &Refusals::refuse);
    connect(&parts.view, &BoardView::letterRefused, this, &Refusals::offerLetters);
    connect(&parts.actions, &CommandActions::refused, this, &Refusals::sayPaused);
}

void Refusals::refuse(const QString &why)
{
    if (m_parts.clock.isPaused())
        sayPaused();
    else
        m_refusal = say({Message::Kind::Problem, why});
}

void Refusals::endRefusal()
{
    emit withdrawn(m_refusal);
}

void Refusals::sayPaused()
{
    say({.text = pausedText(), .offer = {tr("Go On"), [this] { m_parts.clock.setPaused(false); }}});
}

/// Says \a why a given stays, and offers to change givens and to go back.
void Refusals::offerToChangeGivens(const QString &why)
{
    m_ofGivens = say({Message::Kind::Problem, why, {tr("Change Givens"), [this] { changeGivens(); }}});
}

void Refusals::changeGivens()
{
    m_parts.actions.action(Command::TypeGivens)->trigger();
    const auto goBack = [this] { m_parts.actions.action(Command::TypeEntries)->trigger(); };
    m_ofGivens =
        say({.text = tr("Digits that you type now are givens."), .offer = {tr("Back to Entries"), goBack}});
}

/// Says \a why a letter is no digit, and offers to show digits in \a letters.
void Refusals::offerLetters(const QString &why, const SymbolSet &letters)
{
    const MessageHandle handle = MessageHandle::next();
    const auto useLetters = [this, &letters, handle] {
        chooseSymbols(m_parts.actions, letters);
        m_parts.view.setFocus();
        emit withdrawn(handle);
    };
    say({Message::Kind::Problem, why, {tr("Use Letters"), useLetters}, {}, handle});
}

MessageHandle Refusals::say(Message text)
{
    if (!text.handle)
        text.handle = MessageHandle::next();
    emit message(text);
    return text.handle;
}

} // namespace sudoku
