#include "ui/ask/verdict/verdictpanel.h"

#include "ui/ask/verdict/offerbuttons.h"
#include "ui/ask/verdict/storysteps.h"
#include "ui/base/messagebar.h"
#include "ui/base/pairedrows.h"
#include "ui/base/shrinkingarea.h"
#include "ui/base/theme.h"
#include "ui/paint/colourroles.h"
#include "ui/text/notation.h"

#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace sudoku {
namespace {

// That are visible below the headline, and below the primary button.
constexpr int minLines = 4;
constexpr int minLinesBelow = 2;

QLabel *newText(bool isSmall = false)
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont font = label->font();
    if (isSmall)
        font.setPointSizeF(font.pointSizeF() * 0.88);
    label->setFont(font);
    return label;
}

QString signOf(Conclusion::Kind kind)
{
    switch (kind) {
    case Conclusion::Kind::Good:
        return QStringLiteral("✓");
    case Conclusion::Kind::Problem:
        return QStringLiteral("⚠");
    case Conclusion::Kind::Open:
        break;
    }
    return QStringLiteral("…");
}

Message::Kind messageKindOf(Conclusion::Kind kind)
{
    switch (kind) {
    case Conclusion::Kind::Good:
        return Message::Kind::Answer;
    case Conclusion::Kind::Problem:
        return Message::Kind::Problem;
    case Conclusion::Kind::Open:
        break;
    }
    return Message::Kind::Hint;
}

void setTextOrHide(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

/// Returns \a lines in paragraphs with some space between them.
QString paragraphs(const QStringList &lines)
{
    QString html;
    for (const QString &line : lines)
        html += QStringLiteral("<p style=\"margin-top: 0; margin-bottom: 6px\">%1</p>")
                    .arg(line.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
    return html;
}

/// Puts \a texts into \a area, one below the other.
QVBoxLayout *fillArea(ShrinkingArea &area, std::initializer_list<QWidget *> texts)
{
    area.widget()->setMinimumHeight(1); // it follows from the width; labels claim more before they know that
    auto *layout = new QVBoxLayout(area.widget());
    layout->setContentsMargins({});
    layout->setSpacing(5);
    for (QWidget *text : texts)
        layout->addWidget(text);
    return layout;
}

} // namespace

VerdictPanel::VerdictPanel(QWidget *parent)
    : QFrame(parent),
      m_top(new QGridLayout),
      m_escape(newText(true)),
      m_line(new QFrame),
      m_headline(newText()),
      m_title(newText(true)),
      m_lines(newText()),
      m_steps(new StorySteps),
      m_closing(newText()),
      m_advice(newText(true)),
      m_note(newText()),
      m_legend(newText(true)),
      m_about(newText(true)),
      m_buttons(new OfferButtons(*this)),
      m_text(new ShrinkingArea(new QWidget, minLines)),
      m_more(new ShrinkingArea(new QWidget, minLinesBelow)),
      m_close(new QToolButton)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_headline->setObjectName(QStringLiteral("headline"));
    m_title->setObjectName(QStringLiteral("title"));
    m_escape->setText(tr("Esc closes"));
    m_escape->setWordWrap(false);
    m_escape->setForegroundRole(QPalette::PlaceholderText);
    m_line->setFixedHeight(1);
    m_line->setAutoFillBackground(true);
    QFont medium = m_closing->font();
    medium.setWeight(QFont::Medium);
    m_closing->setFont(medium);
    connect(m_buttons, &OfferButtons::taken, this, &VerdictPanel::offerTaken);
    connect(m_buttons, &OfferButtons::pointedAt, this, &VerdictPanel::pointedAt);
    connect(m_steps, &StorySteps::pointedAt, this, &VerdictPanel::stepPointedAt);
    m_close->setText(QStringLiteral("×"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setToolTip(tr("Close and clear the highlights (Esc)"));
    m_close->setAccessibleName(tr("Close the verdict"));
    connect(m_close, &QToolButton::clicked, this, &VerdictPanel::closed);
    makeLayout();
    m_note->hide();
}

/// The title beside the button to close, the headline below it; below them what is said, the primary button,
/// and the links with what is said of all.
void VerdictPanel::makeLayout()
{
    m_top->setVerticalSpacing(2);
    m_top->setColumnStretch(0, 1);
    m_top->addWidget(m_title, 0, 0);
    m_top->addWidget(m_headline, 2, 0, 1, 3);
    m_top->addWidget(m_escape, 0, 1);
    m_top->addWidget(m_close, 0, 2, Qt::AlignTop);
    m_top->addWidget(m_line, 1, 0, 1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 8, 8);
    layout->setSpacing(6);
    layout->addLayout(m_top);
    layout->addWidget(m_text);
    layout->addWidget(m_buttons->primary());
    layout->addWidget(m_more);
    layout->addStretch(1);
    fillArea(*m_text, {m_lines, m_steps, m_closing, m_advice});
    fillArea(*m_more, {m_buttons->menuLink(), m_note, m_legend, m_about})
        ->insertLayout(0, m_buttons->links());
}

/// Places the headline below the title and its line, or where the title would be.
void VerdictPanel::placeHeadline(bool isBelowTitle)
{
    m_top->removeWidget(m_headline);
    if (isBelowTitle)
        m_top->addWidget(m_headline, 2, 0, 1, 3);
    else
        m_top->addWidget(m_headline, 0, 0, 1, 2);
    m_line->setVisible(isBelowTitle && m_fillsPanel);
    m_escape->setVisible(isBelowTitle && m_fillsPanel);
}

void VerdictPanel::show(const Conclusion &verdict)
{
    const bool heldFocus = holdsFocus();
    m_kind = verdict.kind;
    m_fillsPanel = verdict.fillsPanel;
    forgetHeights();
    updateLook();
    updateHeadline(verdict);
    m_takesEnter = verdict.takesEnter && !verdict.offers.empty();
    m_lines->setTextFormat(m_fillsPanel ? Qt::RichText : Qt::PlainText);
    m_steps->show(verdict.facts);
    m_lines->setText(m_fillsPanel ? paragraphs(verdict.lines) : verdict.lines.join(QLatin1Char('\n')));
    m_lines->setVisible(!verdict.lines.isEmpty() && verdict.facts.empty());
    m_lines->setAccessibleName(inWords(verdict.lines.join(QLatin1Char('\n'))));
    m_closing->setText(verdict.closing);
    m_advice->setText(verdict.advice);
    m_text->setVisible(!verdict.lines.isEmpty() || !verdict.facts.empty());
    m_legend->setText(m_fillsPanel ? QString() : verdict.legend); // its texts say what is on the board
    m_about->setText(verdict.about);
    m_buttons->show(verdict.offers, m_takesEnter ? tr("Enter", "the key") : QString());
    m_density = Density::Least; // so that it is set anew
    setDensity(Density::Roomy);
    updateTabOrder();
    setVisible(true);
    emit fillingChanged();
    QTimer::singleShot(0, this, &VerdictPanel::scrollIntoView); // when it is laid out
    if (heldFocus)                                              // of an action that led here
        (m_buttons->all().empty() ? static_cast<QWidget *>(m_close) : m_buttons->all().front())
            ->setFocus(Qt::TabFocusReason);
}

/// Shows the headline as that of a page where the verdict is one; short ones are larger.
void VerdictPanel::updateHeadline(const Conclusion &verdict)
{
    constexpr qsizetype shortText = 24;
    QFont heading = font();
    if (verdict.fillsPanel) {
        heading.setPointSizeF(heading.pointSizeF() * (verdict.headline.size() > shortText ? 1.2 : 1.45));
        heading.setWeight(QFont::Medium);
    } else {
        heading.setBold(true);
    }
    m_headline->setFont(heading);
    m_headline->setText(verdict.fillsPanel
                            ? verdict.headline
                            : QStringLiteral("%1 %2").arg(signOf(verdict.kind), verdict.headline));
    m_headline->setAccessibleName(verdict.headline); // a screen reader would read the sign
    m_title->setText(verdict.title);
}

int VerdictPanel::fit(int width, int maxHeight, Density most)
{
    int index = static_cast<int>(most);
    int height = heightFor(width, most);
    while (height > maxHeight && index + 1 < densityCount)
        height = heightFor(width, static_cast<Density>(++index));
    setDensity(static_cast<Density>(index));
    return height;
}

/// Returns how high it is with \a density, which it tries once for each width.
int VerdictPanel::heightFor(int width, Density density)
{
    if (m_heights.width != width)
        m_heights = {.width = width};
    int &height = m_heights.byDensity[static_cast<std::size_t>(density)];
    if (height == 0) {
        const QMargins margins = layout()->contentsMargins();
        const int around = margins.left() + margins.right() + 2 * frameWidth();
        setDensity(density);
        resize(width, this->height());
        for (ShrinkingArea *area : {m_text, m_more}) {
            area->widget()->layout()->invalidate();
            area->resize(width - around, area->height());
            area->widget()->layout()->activate();
            area->fitContent();
        }
        layout()->invalidate();
        layout()->activate();
        height = layout()->totalHeightForWidth(width);
    }
    return height;
}

void VerdictPanel::setDensity(Density density)
{
    if (std::exchange(m_density, density) == density)
        return;
    const bool isLeast = density == Density::Least;
    m_steps->setDetail(density == Density::Roomy     ? StorySteps::Detail::TwoLines
                       : density == Density::Compact ? StorySteps::Detail::OneLine
                                                     : StorySteps::Detail::Brief);
    m_closing->setVisible(!isLeast && !m_closing->text().isEmpty());
    m_advice->setVisible(!isLeast && !m_advice->text().isEmpty());
    m_about->setVisible(density == Density::Roomy && !m_about->text().isEmpty());
    m_legend->setVisible(!isLeast && !m_legend->text().isEmpty());
    m_buttons->setInMenu(isLeast);
    const bool saysIt = isLeast && !m_steps->isHidden(); // the headline does, of what has no solution
    m_title->setVisible(!m_title->text().isEmpty() && !saysIt);
    placeHeadline(!m_title->isHidden());
}

bool VerdictPanel::takeByEnter()
{
    if (isHidden() || !m_takesEnter)
        return false;
    m_buttons->all().front()->click();
    return true;
}

QSize VerdictPanel::sizeHint() const
{
    return {QFrame::sizeHint().width(), layout()->totalHeightForWidth(width())};
}

QSize VerdictPanel::minimumSizeHint() const
{
    return {QFrame::minimumSizeHint().width(), layout()->totalMinimumHeightForWidth(width())};
}

void VerdictPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void VerdictPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        updateLook();
    if (event->type() == QEvent::FontChange)
        forgetHeights();
    QFrame::changeEvent(event);
}

bool VerdictPanel::event(QEvent *event)
{
    if (event->type() == QEvent::HideToParent)
        emit fillingChanged();
    return QFrame::event(event);
}

void VerdictPanel::updateLook()
{
    const QPalette palette = QGuiApplication::palette();
    setFrameShape(m_fillsPanel ? QFrame::NoFrame : QFrame::StyledPanel);
    setGround(*m_line, QColor(coloursFor(palette).div));
    setGround(*this,
              m_fillsPanel ? palette.color(QPalette::Window) : messageGround(messageKindOf(m_kind), palette));
}

/// Scrolls so that as much as possible is visible, and always the headline.
void VerdictPanel::scrollIntoView()
{
    for (QWidget *parent = parentWidget(); parent; parent = parent->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(parent)) {
            area->ensureWidgetVisible(this);
            area->ensureWidgetVisible(m_headline);
        }
}

void VerdictPanel::showNote(const QString &text)
{
    setTextOrHide(m_note, text);
    forgetHeights();
}

void VerdictPanel::followInTabOrder(QWidget &widget)
{
    m_beforeInTabOrder = &widget;
    updateTabOrder();
}

void VerdictPanel::updateTabOrder()
{
    m_buttons->setTabOrder(m_beforeInTabOrder, m_close);
}

} // namespace sudoku
