#include "ui/play/stockkeeper.h"

#include "ui/play/playkinds.h"
#include "ui/text/difficultywords.h"

#include <QCoreApplication>
#include <QEvent>
#include <QRandomGenerator>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto defaultPatience = 5s;
constexpr std::chrono::seconds timeLimit = 60s; // for one puzzle

bool isInput(const QEvent &event)
{
    switch (event.type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::TouchBegin:
    case QEvent::Wheel:
        return event.spontaneous();
    default:
        return false;
    }
}

} // namespace

StockKeeper::StockKeeper(const QString &folder, QObject *parent) : QObject(parent), m_stock(folder)
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(defaultPatience);
    connect(&m_wait, &QTimer::timeout, this, &StockKeeper::makeNext);
    connect(&m_factory, &PuzzleFactory::made, this, [this](const std::vector<MadePuzzle> &made) {
        for (const MadePuzzle &each : made)
            add(each);
    });
    connect(&m_factory, &PuzzleFactory::finished, this, &StockKeeper::goOn);
}

void StockKeeper::start()
{
    if (m_making || m_wait.isActive())
        return;
    if (!m_isWatching)
        QCoreApplication::instance()->installEventFilter(this);
    m_isWatching = true;
    m_wait.start();
}

void StockKeeper::setLast(const PlayKind &kind)
{
    m_last = &kind;
    start();
}

std::optional<Board> StockKeeper::take(const PlayKind &kind)
{
    auto board = m_stock.take(kind);
    start();
    return board;
}

void StockKeeper::makeNext()
{
    if (m_isBusy && m_isBusy()) {
        m_wait.start();
        return;
    }
    m_making = m_stock.scarcest(m_last);
    m_hasAdded = false;
    m_isInterrupted = false;
    if (m_making)
        m_factory.start(orderOf(*m_making));
    else
        end();
}

void StockKeeper::end()
{
    QCoreApplication::instance()->removeEventFilter(this);
    m_isWatching = false;
    emit ended();
}

void StockKeeper::add(const MadePuzzle &made)
{
    if (m_making && made.result.outcome == Outcome::Solved)
        m_hasAdded = m_stock.add(*m_making, boardOf(made));
}

/// Waits if the user does something, or else makes the next one at once. Ends if this one failed, so that it
/// is not tried again and again.
void StockKeeper::goOn()
{
    m_making = nullptr;
    if (m_isInterrupted)
        m_wait.start();
    else if (m_hasAdded)
        makeNext();
    else
        end();
}

bool StockKeeper::eventFilter(QObject *watched, QEvent *event)
{
    if (isInput(*event)) {
        m_isInterrupted = true;
        if (m_making)
            m_factory.stop();
        else
            m_wait.start();
    }
    return QObject::eventFilter(watched, event);
}

Board boardOf(const MadePuzzle &made)
{
    Board board(*made.result.puzzle);
    if (made.result.rating)
        board.info.level = englishText(*made.result.rating).toStdString();
    return board;
}

PuzzleOrder orderOf(const PlayKind &kind)
{
    return {kind.request(QRandomGenerator::global()->generate()), 1, timeLimit};
}

} // namespace sudoku
