#include "ui/window/parts/statusline.h"

#include "core/board/clues.h"
#include "ui/ask/solving/livecandidates.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/solveclock.h"
#include "ui/teach/hints/puzzlerater.h"
#include "ui/text/shapetext.h"
#include "ui/text/words.h"

#include <QLabel>
#include <QStatusBar>
#include <QStringList>

namespace sudoku {
namespace {

/// Returns the shape of the board, with the names of its rules if there is room for them.
QString shortShapeText(const Puzzle &puzzle)
{
    constexpr int maxNamed = 3;
    const int rules = static_cast<int>(ruleNames(puzzle).size());
    if (rules <= maxNamed)
        return shapeText(puzzle);
    return StatusLine::tr("%1, %n kind(s) of rules", nullptr, rules).arg(shapeText(Puzzle(puzzle.geometry)));
}

} // namespace

StatusLine::StatusLine(const Parts &parts, QStatusBar &bar)
    : QObject(&bar),
      m_parts(parts),
      m_counts(new QLabel),
      m_time(new QLabel),
      m_level(new QLabel),
      m_candidates(new QLabel),
      m_live(new QLabel),
      m_mode(new QLabel)
{
    bar.setContentsMargins(8, 0, 8, 0);
    bar.addWidget(m_counts);
    m_time->setObjectName(QStringLiteral("time"));
    bar.addPermanentWidget(m_time);
    m_level->setObjectName(QStringLiteral("level"));
    bar.addPermanentWidget(m_level);
    m_candidates->setObjectName(QStringLiteral("candidates"));
    bar.addPermanentWidget(m_candidates);
    m_live->setObjectName(QStringLiteral("solutions"));
    bar.addPermanentWidget(m_live);
    m_mode->setObjectName(QStringLiteral("mode"));
    bar.addPermanentWidget(m_mode);
    connect(&parts.document, &Document::boardChanged, this, &StatusLine::update);
    connect(&parts.document, &Document::countsEntriesChanged, this, &StatusLine::showLiveCheck);
    connect(&parts.editor, &BoardEditor::roleChanged, this, &StatusLine::update);
    connect(&parts.editor, &BoardEditor::inputModeChanged, this, &StatusLine::showMode);
    connect(&parts.view, &BoardView::ruleEditingChanged, this, &StatusLine::showMode);
    connect(&parts.view, &BoardView::marksInGridChanged, this, &StatusLine::showMode);
    connect(&parts.view, &BoardView::shownBoardChanged, this, &StatusLine::showMode);
    connect(&parts.liveCheck, &LiveCheck::stateChanged, this, &StatusLine::showLiveCheck);
    connect(&parts.liveCheck, &LiveCheck::countChanged, this, &StatusLine::showLiveCheck);
    connect(&parts.liveCandidates, &LiveCandidates::changed, this, &StatusLine::showCandidates);
    connect(&parts.rater, &PuzzleRater::ratingChanged, this, &StatusLine::showRating);
    connect(&parts.clock, &SolveClock::changed, this, &StatusLine::showTime);
    connect(&parts.clock, &SolveClock::pausedChanged, this, &StatusLine::showMode);
    showRating();
    showTime();
    showCandidates();
    update();
}

void StatusLine::setTimeShown(bool isShown)
{
    m_time->setVisible(isShown);
}

void StatusLine::showTime()
{
    const QString time = clockText(m_parts.clock.elapsed());
    m_time->setText(m_parts.clock.isPaused() ? tr("%1 (paused)").arg(time) : time);
    m_time->setToolTip(tr("The time since your first entry, without pauses"));
}

void StatusLine::update()
{
    const Board &board = m_parts.document.board();
    const int givens = board.puzzle.givens.filledCount();
    const int entries = board.entries.filledCount();
    m_counts->setToolTip(shapeText(board.puzzle));
    m_counts->setText(tr("%1    Givens: %2    Entries: %3    Open: %4")
                          .arg(shortShapeText(board.puzzle))
                          .arg(givens)
                          .arg(entries)
                          .arg(m_parts.document.geometry().cellCount() - givens - entries));
    showMode();
    showLiveCheck();
}

void StatusLine::showMode()
{
    m_mode->setText(modeText());
}

/// Returns what a figure becomes that is typed on the board, or nothing while the board takes none.
QString StatusLine::modeText() const
{
    if (m_parts.view.isReadOnly() || m_parts.clock.isPaused())
        return {};
    if (m_parts.view.ruleEditing().takesNumbers)
        return tr("Typing numbers of rules");
    switch (m_parts.editor.inputMode()) {
    case InputMode::CornerMark:
        return tr("Typing corner marks");
    case InputMode::CentreMark:
        return m_parts.view.areMarksInGrid() ? tr("Typing marks") : tr("Typing centre marks");
    case InputMode::Colour:
        return tr("Typing colours");
    case InputMode::Value:
        break;
    }
    return m_parts.editor.role() == DigitRole::Given ? tr("Typing givens") : tr("Typing entries");
}

void StatusLine::showRating()
{
    const std::optional<LevelRating> &rating = m_parts.rater.rating();
    m_level->setText(rating ? ratingText(*rating) : QString());
    m_level->setToolTip(rating ? ratingDetails(*rating) : QString());
    m_level->setAccessibleDescription(m_level->toolTip());
}

void StatusLine::showLiveCheck()
{
    const Board &board = m_parts.document.board();
    // Nobody asks how many solutions a blank board has.
    QStringList texts{isBlank(board) ? QString() : stateText(m_parts.liveCheck)};
    if (!texts.front().isEmpty())
        texts << scopeText() << notCoveredText(board);
    texts.removeAll(QString());
    m_live->setText(texts.join(QLatin1String(", ")));
    m_live->setToolTip(
        tr("%1 The board is checked while you type. F8 tells more.").arg(m_parts.document.subject().text()));
}

/// Returns words that say whether the player's entries count, or an empty text if there are none.
QString StatusLine::scopeText() const
{
    const Subject subject = m_parts.document.subject();
    const int entries = subject.board.playerEntries().filledCount();
    if (entries == 0)
        return {};
    return subject.countsEntries ? tr("with your %n entry(s)", nullptr, entries) : tr("givens only");
}

void StatusLine::showCandidates()
{
    m_candidates->setText(stateText(m_parts.liveCandidates));
    m_candidates->setToolTip(tr("%1 Slanted digits are those that the cell has in some solution. Pale, with "
                                "dots below: not decided yet. Framed: as a given, the digit leaves exactly "
                                "one solution.")
                                 .arg(m_parts.document.subject().text()));
}

} // namespace sudoku
