#include "ui/play/starter.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/files/recovery/recentpuzzles.h"
#include "ui/play/newpuzzledialog.h"
#include "ui/play/play.h"
#include "ui/play/playkinds.h"
#include "ui/play/recentdialog.h"
#include "ui/play/recenttext.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <algorithm>
#include <span>

namespace sudoku {

Starter::Starter(const Parts &parts, QObject *parent)
    : QObject(parent),
      m_parts(parts),
      m_card(*new StartCard(parts.view, parts.area))
{
    parts.actions.on(Command::RecentPuzzles, this, [this] { showRecent(); });
    parts.actions.on(Command::New, this, [this] { askForNew(); });
    connect(&parts.actions, &CommandActions::aboutToRun, &m_card, &StartCard::dismiss);
}

void Starter::setRecent(RecentPuzzles &recent)
{
    m_recent = &recent;
    connect(&recent, &RecentPuzzles::changed, this, [this] {
        if (m_card.isOffering())
            offer();
    });
}

void Starter::offer()
{
    m_card.offer(actions());
}

std::vector<StartAction> Starter::actions()
{
    std::vector<StartAction> actions;
    if (const auto left = m_recent ? m_recent->latestUnfinished() : std::nullopt)
        actions.push_back({{.icon = QStringLiteral("recent"),
                            .title = tr("Continue “%1”").arg(recentName(left->work)),
                            .note = recentDetails(left->work)},
                           [this, path = left->path] { emit resumeRequested(path); }});
    const QString letter = tr("P", "the key that plays");
    actions.push_back({{.icon = QStringLiteral("solve"),
                        .title = tr("Play"),
                        .note = tr("%1; → shows other levels").arg(m_parts.play.last().name()),
                        .key = letter},
                       [this] { m_parts.play.play(m_parts.play.last()); },
                       letter.isEmpty() ? QChar() : letter.at(0),
                       levels()});
    const SymbolSet &symbols = m_parts.view.symbols();
    const auto symbol = [&](Digit digit) { return symbolText(symbols, digit); };
    const int digitCount = m_parts.view.document().geometry().digitCount();
    actions.push_back({{.icon = QStringLiteral("mark-value"),
                        .title = tr("Type it in"),
                        .note = tr("Any digit starts; Space leaves a cell blank"),
                        .key = tr("%1 – %2").arg(symbol(1), symbol(digitCount))},
                       {}});
    actions.push_back(
        command(Command::Paste, tr("Paste"), tr("Text, a link or a picture from the clipboard")));
    actions.push_back(
        command(Command::Open, tr("Open…"), tr("A file, a collection or a picture; or drop one here")));
    return actions;
}

StartAction Starter::command(Command command, const QString &title, const QString &note) const
{
    QAction *action = m_parts.actions.action(command);
    const auto info = std::ranges::find(commands(), command, &CommandInfo::command);
    return {{.icon = QString::fromLatin1(info->icon),
             .title = title,
             .note = note,
             .key = action->shortcut().toString(QKeySequence::NativeText)},
            [action] { action->trigger(); }};
}

StartAction Starter::kind(const PlayKind &kind, const QString &title) const
{
    return {{.title = title}, [this, &kind] { m_parts.play.play(kind); }};
}

/// Returns the levels of the classic board, some other boards, and the way to all.
std::vector<StartAction> Starter::levels() const
{
    constexpr std::size_t boardsAtOnce = 3; // as many as leave the rows high enough to be hit
    const auto &boards = playKindsByBoard();
    std::vector<StartAction> levels;
    for (const PlayKind &each : boards.front())
        levels.push_back(kind(each, each.levelName()));
    for (const auto kinds : std::span(boards).subspan(1, boardsAtOnce))
        levels.push_back(kind(mediumOf(kinds), kinds.front().boardName()));
    const PlayKind &last = m_parts.play.last();
    levels.push_back(kind(last, tr("Like the last one")));
    levels.back().row.key = last.name();
    levels.push_back({{.title = tr("More kinds and levels")}, {}, {}, otherBoards()});
    return levels;
}

std::vector<StartAction> Starter::otherBoards() const
{
    std::vector<StartAction> boards;
    for (const auto kinds : std::span(playKindsByBoard()).subspan(1)) {
        StartAction board = kind(mediumOf(kinds), kinds.front().boardName());
        for (const PlayKind &each : kinds)
            board.more.push_back(kind(each, each.levelName()));
        boards.push_back(std::move(board));
    }
    return boards;
}

void Starter::askForNew()
{
    NewPuzzleDialog dialog(m_parts.view.document().geometry(), m_parts.play.last().level,
                           m_parts.view.window());
    if (m_parts.play.last().isForBeginners)
        dialog.chooseBeginner();
    dialog.setReady([this](const GenerateRequest &request) { return m_parts.play.isReady(request); });
    if (dialog.exec() != QDialog::Accepted)
        return;
    switch (dialog.wish()) {
    case NewPuzzleDialog::Wish::Play:
        m_parts.play.play(dialog.request());
        break;
    case NewPuzzleDialog::Wish::EmptyBoard:
        m_parts.files.startEmpty(dialog.board(), dialog.drawnKind());
        break;
    case NewPuzzleDialog::Wish::Many:
        m_parts.actions.action(Command::Generate)->trigger();
        break;
    }
}

void Starter::showRecent()
{
    if (!m_recent)
        return;
    RecentDialog dialog(*m_recent, m_parts.view.window());
    if (dialog.exec() == QDialog::Accepted && !dialog.chosen().isEmpty())
        emit resumeRequested(dialog.chosen());
}

} // namespace sudoku
