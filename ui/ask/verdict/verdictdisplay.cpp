#include "ui/ask/verdict/verdictdisplay.h"

#include "ui/ask/verdict/messenger.h"
#include "ui/ask/verdict/question.h"
#include "ui/ask/verdict/verdictpanel.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/remarkwords.h"
#include "ui/text/words.h"

#include <utility>

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
    connect(&parts.panel, &VerdictPanel::offerTaken, this, &VerdictDisplay::noteStep);
    connect(&parts.panel, &VerdictPanel::pointedAt, this, &VerdictDisplay::preview);
    connect(&parts.panel, &VerdictPanel::stepPointedAt, this, &VerdictDisplay::showStep);
    connect(&parts.view, &BoardView::confirmed, &parts.panel, &VerdictPanel::takeByEnter);
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
    m_isUnfinished = false;
    emit rulesConcerned(conclusion.rules);
    QStringList spoken = QStringList(conclusion.headline) + conclusion.lines;
    for (const QString &more : {conclusion.closing, conclusion.advice})
        if (!more.isEmpty())
            spoken += more;
    if (!conclusion.title.isEmpty())
        spoken.prepend(sentenceOf(conclusion.title));
    spoken += notCoveredText(m_parts.document.board());
    const bool hasMessage = !conclusion.message.isEmpty();
    m_message =
        m_parts.messenger.say({.kind = hasMessage ? Message::Kind::Problem : Message::Kind::Hint,
                               .text = hasMessage ? conclusion.message : whereText(conclusion.findings),
                               .spoken = spoken.join(QLatin1Char(' ')).trimmed()});
}

void VerdictDisplay::showSoFar(const Conclusion &conclusion)
{
    remember(conclusion);
    Conclusion answer = conclusion;
    if (!m_before.empty())
        answer.offers.push_back(
            {.text = tr("Back"), .run = [this] { goBack(); }, .staysInAnswer = true, .isQuiet = true});
    m_parts.view.setFindings(BoardLayer::Verdict, conclusion.findings);
    if (m_parts.view.drawsDots())
        answer.legend += tr(". Dots: digits too small to show; zoom in to read them");
    m_parts.panel.show(answer);
    emit shown();
}

/// Keeps the answer before, if an offer of it led to this one.
void VerdictDisplay::remember(const Conclusion &conclusion)
{
    const Step step = std::exchange(m_step, Step::Asked);
    if (step == Step::Led && m_shown)
        m_before.push_back(*m_shown);
    else if (step == Step::Asked && !m_isUnfinished)
        m_before.clear();
    m_shown = conclusion;
    m_isUnfinished = true;
}

void VerdictDisplay::forget()
{
    m_shown.reset();
    m_before.clear();
    m_step = Step::Asked;
    m_isUnfinished = false;
}

void VerdictDisplay::noteStep(int index)
{
    if (!m_shown)
        return;
    const bool leads = index < std::ssize(m_shown->offers) && !m_shown->offers[index].staysInAnswer;
    m_step = leads ? Step::Led : Step::Stayed;
}

void VerdictDisplay::goBack()
{
    const Conclusion before = m_before.back();
    m_before.pop_back();
    show(before);
}

/// Shows on the board what the offer with that index would change, and its note.
void VerdictDisplay::preview(int index)
{
    if (!m_shown)
        return;
    const Offer none;
    const bool isOffer = index >= 0 && index < std::ssize(m_shown->offers);
    const Offer &offer = isOffer ? m_shown->offers[index] : none;
    const BoardFindings change{.reasonOutlines = offer.outlines, .changes = offer.changes};
    m_parts.view.setFindings(BoardLayer::Verdict, change.isEmpty() ? m_shown->findings : change);
    if (!offer.note.isEmpty())
        m_parts.panel.showNote(offer.note);
}

/// Shows one of the numbered steps at full strength, or all.
void VerdictDisplay::showStep(int step)
{
    if (!m_shown || m_shown->findings.numbered.isEmpty())
        return;
    BoardFindings findings = m_shown->findings;
    findings.numbered.shownStep = step;
    m_parts.view.setFindings(BoardLayer::Verdict, findings);
}

/// Shows the note of the cell under the cursor. Evidence is seen on the board: its notes are for screen
/// readers.
void VerdictDisplay::showNote()
{
    const BoardFindings &findings = m_parts.view.findings(); // of whoever shows them
    const bool isShown = !findings.notes.empty() && findings.evidence.isEmpty();
    m_parts.panel.showNote(isShown ? findings.notes[m_parts.view.currentCell()] : QString());
}

/// Closes the verdict, because it is about another board.
void VerdictDisplay::leave()
{
    forget();
    if (m_parts.panel.holdsFocus()) // by an offer of the verdict, most likely
        m_parts.view.setFocus();
    m_parts.panel.hide();
}

void VerdictDisplay::close()
{
    forget();
    m_parts.panel.hide();
    m_parts.view.setFindings(BoardLayer::Verdict, {});
    m_parts.view.setFocus();
    emit rulesConcerned({});
    m_parts.messenger.withdraw(m_message);
}

} // namespace sudoku
