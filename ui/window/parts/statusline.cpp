#include "ui/window/parts/statusline.h"

#include "core/board/clues.h"
#include "ui/ask/solving/livecandidates.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/solveclock.h"
#include "ui/paint/cellcolours.h"
#include "ui/teach/hints/puzzlerater.h"
#include "ui/text/remarkwords.h"
#include "ui/text/shapetext.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"
#include "ui/window/parts/statuschip.h"

#include <QEvent>
#include <QLayout>
#include <QStatusBar>
#include <QStringList>

#include <array>

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

StatusChip::Tone toneOf(LiveCheck::State state)
{
    switch (state) {
    case LiveCheck::State::Unique:
        return StatusChip::Tone::Good;
    case LiveCheck::State::Multiple:
        return StatusChip::Tone::Warning;
    case LiveCheck::State::None:
        return StatusChip::Tone::Bad;
    case LiveCheck::State::Off:
    case LiveCheck::State::Checking:
    case LiveCheck::State::Undecided:
        break;
    }
    return StatusChip::Tone::Plain;
}

} // namespace

StatusLine::StatusLine(const Parts &parts, QStatusBar &bar)
    : QObject(&bar),
      m_parts(parts),
      m_bar(bar),
      m_shape(new StatusChip({}, false)),
      m_counts(new StatusChip),
      m_level(new StatusChip(QStringLiteral("level"))),
      m_candidates(new StatusChip(QStringLiteral("candidates"))),
      m_live(new StatusChip(QStringLiteral("solutions"))),
      m_mode(new StatusChip(QStringLiteral("mode")))
{
    bar.setContentsMargins(8, 0, 8, 0);
    bar.installEventFilter(this);
    for (StatusChip *chip : {m_shape, m_counts})
        bar.addWidget(chip);
    for (StatusChip *chip : {m_level, m_candidates, m_live, m_mode})
        bar.addPermanentWidget(chip);
    connect(&parts.document, &Document::boardChanged, this, &StatusLine::update);
    connect(&parts.document, &Document::countsEntriesChanged, this, &StatusLine::showLiveCheck);
    connect(&parts.editor, &BoardEditor::roleChanged, this, &StatusLine::update);
    connect(&parts.editor, &BoardEditor::inputModeChanged, this, &StatusLine::showMode);
    connect(&parts.editor, &BoardEditor::penChanged, this, &StatusLine::showMode);
    connect(&parts.view, &BoardView::ruleEditingChanged, this, &StatusLine::showMode);
    connect(&parts.view, &BoardView::marksInGridChanged, this, &StatusLine::showMode);
    connect(&parts.view, &BoardView::shownBoardChanged, this, &StatusLine::showMode);
    connect(&parts.liveCheck, &LiveCheck::stateChanged, this, &StatusLine::showLiveCheck);
    connect(&parts.liveCheck, &LiveCheck::countChanged, this, &StatusLine::showLiveCheck);
    connect(&parts.liveCandidates, &LiveCandidates::changed, this, &StatusLine::showCandidates);
    connect(&parts.rater, &PuzzleRater::ratingChanged, this, &StatusLine::showRating);
    connect(&parts.clock, &SolveClock::pausedChanged, this, &StatusLine::showMode);
    showRating();
    showCandidates();
    update();
}

bool StatusLine::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return QObject::eventFilter(watched, event);
}

/// Leaves out what one misses least where there is no room for all: the board shows its shape, and counts
/// are for those who look for them.
void StatusLine::fit()
{
    constexpr int around = 40; // margins and the handle of the window
    const std::array all{m_shape, m_counts, m_level, m_mode, m_candidates, m_live};
    int needed = around;
    for (const StatusChip *chip : all)
        needed += chip->text().isEmpty() ? 0 : chip->sizeHint().width() + m_bar.layout()->spacing();
    for (StatusChip *chip : all) {
        const bool isLeftOut = needed > m_bar.width() && chip != m_live;
        if (isLeftOut && !chip->text().isEmpty())
            needed -= chip->sizeHint().width() + m_bar.layout()->spacing();
        chip->setVisible(!isLeftOut && !chip->text().isEmpty());
    }
}

void StatusLine::update()
{
    const Board &board = m_parts.document.board();
    const int givens = board.puzzle.givens.filledCount();
    const int entries = board.entries.filledCount();
    m_shape->setToolTip(shapeText(board.puzzle));
    m_shape->show(shortShapeText(board.puzzle));
    m_counts->show(tr("Givens: %1 · Entries: %2 · Open: %3")
                       .arg(givens)
                       .arg(entries)
                       .arg(m_parts.document.geometry().cellCount() - givens - entries));
    showMode();
    showLiveCheck();
}

void StatusLine::showMode()
{
    m_mode->show(modeText());
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
    case InputMode::CandidateColour:
    case InputMode::StrongLine:
    case InputMode::WeakLine:
        return drawingText();
    case InputMode::Value:
        break;
    }
    return m_parts.editor.role() == DigitRole::Given ? tr("Typing givens") : tr("Typing entries");
}

/// Returns what the pen does that draws on candidates.
QString StatusLine::drawingText() const
{
    const CandidatePen &pen = m_parts.editor.pen();
    const QString colour = candidateColourName(pen.colour());
    if (!pen.start())
        return tr("Drawing: %1").arg(colour);
    return tr("Drawing: %1, line from %2 in %3")
        .arg(colour, symbolText(m_parts.view.symbols(), pen.start()->digit),
             QString::fromStdString(m_parts.document.geometry().cellName(pen.start()->cell)));
}

void StatusLine::showRating()
{
    const std::optional<LevelRating> &rating = m_parts.rater.rating();
    m_level->show(rating ? ratingText(*rating) : QString());
    m_level->setToolTip(rating ? ratingDetails(*rating) : QString());
    m_level->setAccessibleDescription(m_level->toolTip());
}

void StatusLine::showLiveCheck()
{
    const Board &board = m_parts.document.board();
    // Nobody asks how many solutions a blank board has.
    const bool isOfNoMatter = isBlank(board) || m_parts.isExercise();
    QStringList texts{isOfNoMatter ? QString() : stateText(m_parts.liveCheck)};
    if (!texts.front().isEmpty())
        texts << scopeText() << notCoveredText(board);
    texts.removeAll(QString());
    m_live->show(texts.join(QLatin1String(", ")), toneOf(m_parts.liveCheck.state()));
    const QString more =
        m_parts.liveCheck.state() == LiveCheck::State::Undecided
            ? tr("%1 Half a second was not enough to count its solutions. F8 (Check for One Solution) takes "
                 "the time it needs; F9 (Solve) looks for one solution.")
            : tr("%1 The board is checked while you type. F8 tells more.");
    m_live->setToolTip(more.arg(m_parts.document.subject().text()));
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
    m_candidates->show(stateText(m_parts.liveCandidates));
    m_candidates->setToolTip(tr("%1 Slanted digits are those that the cell has in some solution. Pale, with "
                                "dots below: not decided yet. Framed: as a given, the digit leaves exactly "
                                "one solution.")
                                 .arg(m_parts.document.subject().text()));
}

} // namespace sudoku
