#include "ui/play/play.h"

#include "core/formats/text/levelnote.h"
#include "ui/base/settings.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/play/playkinds.h"
#include "ui/play/stockkeeper.h"
#include "ui/text/strings.h"

#include <QMenu>

#include <utility>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto shownAfter = 300ms;
const QString playForm = QStringLiteral("play");
const QString lastField = QStringLiteral("last");

/// Returns the level of \a board, which is not that of \a kind if making it took too long.
Level levelOf(const Board &board, const PlayKind &kind)
{
    const auto known = readLevelText(board.info.level);
    return known ? allLevels[static_cast<std::size_t>(known->level)] : kind.level;
}

} // namespace

Play::Play(Settings &settings, FileController &files, QObject *parent)
    : QObject(parent),
      m_settings(settings),
      m_files(files)
{
    connect(&m_factory, &PuzzleFactory::progressed, this, [this](const PuzzleProgress &progress) {
        if (progress.elapsed >= shownAfter)
            emit busy(tr("Making a puzzle…"));
    });
    connect(&m_factory, &PuzzleFactory::made, this,
            [this](const std::vector<MadePuzzle> &made) { m_made = boardOf(made.front()); });
    connect(&m_factory, &PuzzleFactory::finished, this, &Play::end);
}

void Play::connectCommands(const CommandActions &actions)
{
    fillMenu(actions.submenu(Command::Play));
    actions.on(Command::PlayLikeLast, this, [this] { play(last()); });
    actions.on(Command::Stop, this, [this] { m_factory.stop(); });
}

void Play::fillMenu(QMenu &menu)
{
    bool isAfterLevels = false;
    for (const PlayKind &kind : playKinds()) {
        if (!kind.isNamedByLevel && !std::exchange(isAfterLevels, true))
            menu.addSeparator();
        connect(menu.addAction(kind.name()), &QAction::triggered, this, [this, &kind] { play(kind); });
    }
}

const PlayKind &Play::last() const
{
    const PlayKind *kind = findPlayKind(m_settings.field(playForm, lastField).toString().toStdString());
    return kind ? *kind : defaultPlayKind();
}

void Play::play(const PlayKind &kind)
{
    if (m_making)
        return; // asked for twice
    m_settings.setField(playForm, lastField, toQString(kind.id));
    if (const auto board = m_stock ? m_stock->take(kind) : std::nullopt) {
        open(kind, *board);
        return;
    }
    setMaking(&kind);
    m_factory.start(orderOf(kind));
}

void Play::open(const PlayKind &kind, const Board &board)
{
    if (!m_files.mayReplace())
        return;
    m_files.restore({.board = board},
                    {.text = tr("A new puzzle: %1.").arg(kind.fullName(levelOf(board, kind)))});
    emit opened();
}

void Play::setMaking(const PlayKind *kind)
{
    m_making = kind;
    emit makingChanged(isMaking());
}

void Play::end(const OrHalt<Outcome> &outcome)
{
    const PlayKind &kind = *m_making;
    const auto made = std::exchange(m_made, std::nullopt);
    setMaking(nullptr);
    if (outcome == Outcome::Solved && made) // or it was stopped
        open(kind, *made);
    else
        emit message({.text = tr("No puzzle was made: %1.").arg(kind.fullName())});
}

} // namespace sudoku
