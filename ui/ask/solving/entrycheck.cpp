#include "ui/ask/solving/entrycheck.h"

#include "ui/ask/solving/livecheck.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"

namespace sudoku {

EntryCheck::EntryCheck(Document &document, BoardView &view, LiveCheck &liveCheck, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_view(view),
      m_liveCheck(liveCheck)
{
    connect(&document, &Document::boardChanged, this, [this] {
        m_isAsked = false;
        mark();
    });
    connect(&liveCheck, &LiveCheck::stateChanged, this, [this] {
        mark();
        if (m_isAsked && m_liveCheck.state() > LiveCheck::State::Checking)
            answer();
    });
}

void EntryCheck::connectCommands(const CommandActions &actions, Settings &settings)
{
    actions.on(Command::CheckEntries, this, [this] { ask(); });
    actions.connectOption(Command::MarkWrongEntries, settings, Option::MarksWrongEntries, this,
                          [this](bool isOn) { setAlways(isOn); });
}

void EntryCheck::setAlways(bool isAlways)
{
    m_isAlways = isAlways;
    m_view.setWrongEntries({});
    mark();
}

void EntryCheck::ask()
{
    m_isAsked = true;
    m_liveCheck.checkOnce();
    if (m_liveCheck.state() > LiveCheck::State::Checking)
        answer();
}

void EntryCheck::answer()
{
    m_isAsked = false;
    const Board &board = m_document.board();
    const int entries = board.playerEntries().filledCount();
    if (const Grid *solution = m_liveCheck.onlySolution()) {
        if (!entriesUnlike(board, *solution).empty())
            emit foundWrong();
        else if (entries == 0)
            emit message({Message::Kind::Answer, tr("There are no entries to check.")});
        else
            emit message({Message::Kind::Answer, tr("Your %n entry(s) are right.", nullptr, entries)});
        return;
    }
    emit message(noWrongEntries(m_liveCheck.state()));
}

void EntryCheck::mark()
{
    if (!m_isAlways)
        return;
    m_liveCheck.checkOnce(); // nothing happens where it checks anyway
    const Grid *solution = m_liveCheck.onlySolution();
    m_view.setWrongEntries(solution ? entriesUnlike(m_document.board(), *solution) : std::vector<Cell>());
}

Message noWrongEntries(LiveCheck::State state)
{
    switch (state) {
    case LiveCheck::State::None:
        return {Message::Kind::Problem, EntryCheck::tr("The puzzle has no solution. F7 explains why.")};
    case LiveCheck::State::Multiple:
        return {Message::Kind::Problem,
                EntryCheck::tr(
                    "The puzzle has several solutions, so no entry can be called wrong. F8 tells more.")};
    default:
        return {Message::Kind::Problem,
                EntryCheck::tr("It is not known whether the puzzle has one solution. F8 checks it.")};
    }
}

} // namespace sudoku
