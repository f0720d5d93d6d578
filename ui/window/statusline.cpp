#include "ui/window/statusline.h"

#include "ui/board/boardeditor.h"
#include "ui/board/document.h"
#include "ui/generate/generationtext.h"
#include "ui/solving/livecheck.h"
#include "ui/text/words.h"

#include <QLabel>
#include <QStatusBar>

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

StatusLine::StatusLine(const Document &document, const BoardEditor &editor, const LiveCheck &liveCheck,
                       QStatusBar &bar)
    : QObject(&bar),
      m_document(document),
      m_editor(editor),
      m_liveCheck(liveCheck),
      m_counts(new QLabel),
      m_live(new QLabel),
      m_mode(new QLabel)
{
    bar.setContentsMargins(8, 0, 8, 0);
    bar.addWidget(m_counts);
    bar.addPermanentWidget(m_live);
    bar.addPermanentWidget(m_mode);
    connect(&document, &Document::boardChanged, this, &StatusLine::update);
    connect(&document, &Document::countsEntriesChanged, this, &StatusLine::showLiveCheck);
    connect(&editor, &BoardEditor::roleChanged, this, &StatusLine::update);
    connect(&liveCheck, &LiveCheck::stateChanged, this, &StatusLine::showLiveCheck);
    update();
}

void StatusLine::update()
{
    const Board &board = m_document.board();
    const int givens = board.puzzle.givens.filledCount();
    const int entries = board.entries.filledCount();
    m_counts->setToolTip(shapeText(board.puzzle));
    m_counts->setText(tr("%1    Givens: %2    Entries: %3    Open: %4")
                          .arg(shortShapeText(board.puzzle))
                          .arg(givens)
                          .arg(entries)
                          .arg(m_document.geometry().cellCount() - givens - entries));
    m_mode->setText(m_editor.role() == DigitRole::Given ? tr("Typing givens") : tr("Typing entries"));
    showLiveCheck();
}

void StatusLine::showLiveCheck()
{
    const QString off = notCoveredText(m_document.board());
    const QString text = stateText(m_liveCheck.state());
    m_live->setText(text.isEmpty() || off.isEmpty() ? text : tr("%1, %2").arg(text, off));
    m_live->setToolTip(
        tr("%1 The board is checked while you type. F8 tells more.").arg(m_document.subject().text()));
}

} // namespace sudoku
