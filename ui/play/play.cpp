#include "ui/play/play.h"

#include "core/formats/text/levelnote.h"
#include "core/generate/likepuzzle.h"
#include "ui/base/settings.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/generate/generationtext.h"
#include "ui/play/playkinds.h"
#include "ui/play/stockkeeper.h"
#include "ui/text/kindname.h"

#include <QMenu>
#include <QRandomGenerator>

#include <utility>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto shownAfter = 300ms;
const QString playForm = QStringLiteral("play");
const QString lastField = QStringLiteral("last");

/// Returns the level of \a board, which is not the one that was asked for if making it took too long.
std::optional<Level> levelOf(const Board &board)
{
    const auto known = readLevelText(board.info.level);
    return known ? std::optional(allLevels[static_cast<std::size_t>(known->level)]) : std::nullopt;
}

QString nameOf(const Board &board)
{
    return board.info.title.empty() ? puzzleName(kindName(board.puzzle), levelOf(board))
                                    : QString::fromStdString(board.info.title);
}

} // namespace

Play::Play(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(&m_factory, &PuzzleFactory::progressed, this, [this](const PuzzleProgress &progress) {
        if (progress.elapsed >= shownAfter)
            emit busy(tr("Making a puzzle…"));
    });
    connect(&m_factory, &PuzzleFactory::made, this, [this](const std::vector<MadePuzzle> &made) {
        m_making->board = boardOf(made.front());
        m_making->board->info.title = m_making->title.toStdString();
    });
    connect(&m_factory, &PuzzleFactory::finished, this, &Play::end);
    connect(&parts.document, &Document::boardChanged, this, [this] {
        if (isMaking())
            m_factory.stop(); // the player does something else
    });
}

void Play::setStock(StockKeeper &stock)
{
    m_stock = &stock;
    stock.setLast(last());
}

void Play::connectCommands(const CommandActions &actions)
{
    fillMenu(actions.submenu(Command::Play));
    actions.on(Command::PlayLikeLast, this, [this] { play(last()); });
    actions.on(Command::Stop, this, [this] { m_factory.stop(); });
}

void Play::fillMenu(QMenu &menu)
{
    const auto &boards = playKindsByBoard();
    addLevels(boards.front(), menu);
    menu.addSeparator();
    for (const auto kinds : std::span(boards).subspan(1))
        addLevels(kinds, *menu.addMenu(kinds.front().boardName()));
}

void Play::addLevels(std::span<const PlayKind> kinds, QMenu &menu)
{
    for (const PlayKind &kind : kinds)
        connect(menu.addAction(kind.levelName()), &QAction::triggered, this, [this, &kind] { play(kind); });
}

const PlayKind &Play::last() const
{
    const QString id = m_parts.settings.field(playForm, lastField).toString();
    const PlayKind *kind = findPlayKind(id.toStdString());
    return kind ? *kind : defaultPlayKind();
}

void Play::play(const PlayKind &kind)
{
    if (isMaking())
        return; // asked for twice
    m_parts.settings.setField(playForm, lastField, QString::fromStdString(kind.id));
    if (!playFromStock(kind))
        make(orderOf(kind), {.name = kind.fullName()});
}

void Play::playLike(const Puzzle &puzzle, std::optional<Level> level)
{
    std::optional<GenerateRequest> request = requestLike(puzzle);
    if (!request)
        return;
    request->difficulty.level = level;
    play(*request);
}

void Play::play(GenerateRequest request)
{
    if (const PlayKind *kind = findPlayKind(request)) {
        play(*kind);
        return;
    }
    request.seed = QRandomGenerator::global()->generate();
    make({.request = request}, {.name = kindText(request)});
}

bool Play::isReady(const GenerateRequest &request) const
{
    const PlayKind *kind = findPlayKind(request);
    return kind && m_stock && m_stock->stock().count(*kind) > 0;
}

void Play::playTitled(const GenerateRequest &request, const QString &title)
{
    make({.request = request}, {.name = title, .title = title});
}

/// Plays a puzzle that was made ahead. Returns false if there is none. Asks before it takes the puzzle out:
/// if the user keeps the board, the puzzle is still there.
bool Play::playFromStock(const PlayKind &kind)
{
    if (!m_stock)
        return false;
    m_stock->setLast(kind);
    if (m_stock->stock().count(kind) == 0)
        return false;
    if (!m_parts.files.mayReplace())
        return true;
    const std::optional<Board> board = m_stock->take(kind);
    if (board)
        open(*board);
    return board.has_value(); // or another program has just taken it
}

void Play::make(const PuzzleOrder &order, const Making &making)
{
    if (isMaking())
        return;
    m_making = making;
    emit makingChanged(true);
    m_factory.start(order);
}

void Play::open(const Board &board)
{
    m_parts.files.restore({.board = board}, {.text = tr("A new puzzle: %1.").arg(nameOf(board))});
    emit opened();
}

void Play::end(const OrHalt<Outcome> &outcome)
{
    const Making made = *std::exchange(m_making, std::nullopt);
    emit makingChanged(false);
    if (outcome != Outcome::Solved || !made.board) // or it was stopped
        emit message({.text = tr("No puzzle was made: %1.").arg(made.name)});
    else if (m_parts.files.mayReplace() && !m_resume(made.board->puzzle))
        open(*made.board);
}

} // namespace sudoku
