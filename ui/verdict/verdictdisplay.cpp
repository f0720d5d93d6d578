#include "ui/verdict/verdictdisplay.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/words.h"
#include "ui/verdict/messenger.h"
#include "ui/verdict/question.h"
#include "ui/verdict/verdictpanel.h"

namespace sudoku {
namespace {

/// Returns the message that refers to the panel.
QString whereText(const BoardFindings &findings)
{
    return findings.isEmpty() ? VerdictDisplay::tr("The answer is beside the board. Esc closes it.")
                              : VerdictDisplay::tr(
                                  "The answer is beside the board. Esc closes it and clears the highlights.");
}

} // namespace

VerdictDisplay::VerdictDisplay(const Answers &answers, const Parts &parts, QObject *parent)
    : QObject(parent),
      m_parts(parts)
{
    connect(&answers, &Answers::concluded, this, &VerdictDisplay::show);
    connect(&answers, &Answers::foundSoFar, this, &VerdictDisplay::showSoFar);
    connect(&parts.panel, &VerdictPanel::closed, this, &VerdictDisplay::close);
    connect(&parts.view, &BoardView::currentCellChanged, this, &VerdictDisplay::showNote);
    connect(&parts.view, &BoardView::findingsChanged, this, &VerdictDisplay::showNote);
    connect(&parts.document, &Document::boardChanged, this, &VerdictDisplay::leave);
    connect(&parts.document, &Document::countsEntriesChanged, this, [this] {
        close(); // it was about other digits
        m_parts.messenger.forget();
    });
}

bool VerdictDisplay::isOpen() const
{
    return !m_parts.panel.isHidden();
}

void VerdictDisplay::show(const Conclusion &conclusion)
{
    showSoFar(conclusion);
    emit rulesConcerned(conclusion.rules);
    QStringList spoken = QStringList(conclusion.headline) + conclusion.lines;
    spoken += notCoveredText(m_parts.document.board());
    m_said = whereText(conclusion.findings);
    m_parts.messenger.say({.text = m_said, .spoken = spoken.join(QLatin1Char(' ')).trimmed()});
}

void VerdictDisplay::showSoFar(const Conclusion &conclusion)
{
    m_parts.panel.show(conclusion);
    emit shown();
    m_parts.view.setFindings(conclusion.findings);
}

/// Shows the note of the cell under the cursor.
void VerdictDisplay::showNote()
{
    const std::vector<QString> &notes = m_parts.view.findings().notes;
    m_parts.panel.showNote(notes.empty() ? QString() : notes[m_parts.view.currentCell()]);
}

/// Closes the verdict, because it is about another board.
void VerdictDisplay::leave()
{
    if (m_parts.panel.holdsFocus()) // by an offer of the verdict, most likely
        m_parts.view.setFocus();
    m_parts.panel.hide();
}

void VerdictDisplay::close()
{
    m_parts.panel.hide();
    m_parts.view.setFindings({});
    m_parts.view.setFocus();
    emit rulesConcerned({});
    m_parts.messenger.withdraw(m_said);
}

} // namespace sudoku
