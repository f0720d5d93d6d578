#include "ui/play/starter.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/recovery/recentpuzzles.h"
#include "ui/play/play.h"
#include "ui/play/playkinds.h"
#include "ui/play/recentdialog.h"
#include "ui/play/recenttext.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku {

Starter::Starter(const Parts &parts, QObject *parent)
    : QObject(parent),
      m_parts(parts),
      m_card(*new StartCard(parts.view, parts.area))
{
    parts.actions.on(Command::RecentPuzzles, this, [this] { showRecent(); });
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
    m_card.offer(actions(), levels());
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
                        .key = letter,
                        .hasMore = true},
                       [this] { m_parts.play.play(m_parts.play.last()); },
                       letter.isEmpty() ? QChar() : letter.at(0)});
    const SymbolSet &symbols = m_parts.view.symbols();
    const auto symbol = [&](Digit digit) { return toQString(symbols.symbol(digit)); };
    const int digitCount = m_parts.view.document().geometry().digitCount();
    actions.push_back({{.icon = QStringLiteral("mark-value"),
                        .title = tr("Type it in"),
                        .note = tr("Any digit starts; Space leaves a cell blank"),
                        .key = tr("%1 – %2").arg(symbol(1), symbol(digitCount))},
                       {}});
    actions.push_back(command(Command::Paste, tr("Paste"), tr("Text or a link from the clipboard")));
    actions.push_back(command(Command::Open, tr("Open…"), tr("A file or a collection; or drop one here")));
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

std::vector<StartAction> Starter::levels() const
{
    std::vector<StartAction> levels;
    for (const PlayKind &kind : playKinds())
        levels.push_back({{.title = kind.name()}, [this, &kind] { m_parts.play.play(kind); }});
    const PlayKind &last = m_parts.play.last();
    levels.push_back(
        {{.title = tr("Like the last one"), .key = last.name()}, [this, &last] { m_parts.play.play(last); }});
    return levels;
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
