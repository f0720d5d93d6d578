#include "ui/ask/verdict/verdictpanel.h"

#include "ui/base/messagebar.h"
#include "ui/base/pairedrows.h"
#include "ui/base/shrinkingarea.h"
#include "ui/base/theme.h"
#include "ui/base/wrappingbutton.h"
#include "ui/text/notation.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QShortcut>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
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
QVBoxLayout *fillArea(ShrinkingArea &area, std::initializer_list<QLabel *> texts)
{
    area.widget()->setMinimumHeight(1); // it follows from the width; labels claim more before they know that
    auto *layout = new QVBoxLayout(area.widget());
    layout->setContentsMargins({});
    layout->setSpacing(5);
    for (QLabel *text : texts)
        layout->addWidget(text);
    return layout;
}

} // namespace

VerdictPanel::VerdictPanel(QWidget *parent)
    : QFrame(parent),
      m_headline(newText()),
      m_title(newText(true)),
      m_lines(newText()),
      m_note(newText()),
      m_legend(newText(true)),
      m_about(newText(true)),
      m_primary(new QWidget),
      m_links(new PairedRows),
      m_text(new ShrinkingArea(new QWidget, minLines)),
      m_more(new ShrinkingArea(new QWidget, minLinesBelow)),
      m_close(new QToolButton)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_headline->setObjectName(QStringLiteral("headline"));
    m_title->setObjectName(QStringLiteral("title"));
    m_close->setText(QStringLiteral("×"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setToolTip(tr("Close and clear the highlights (Esc)"));
    m_close->setAccessibleName(tr("Close the verdict"));
    connect(m_close, &QToolButton::clicked, this, &VerdictPanel::closed);
    makeLayout();
    m_note->hide();
}

/// The title and the headline beside the button to close; below them what is said, the primary button, and
/// the links with what is said of all.
void VerdictPanel::makeLayout()
{
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_headline);
    auto *top = new QHBoxLayout;
    top->addLayout(words, 1);
    top->addWidget(m_close, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 8, 8);
    layout->setSpacing(6);
    layout->addLayout(top);
    layout->addWidget(m_text);
    layout->addWidget(m_primary);
    layout->addWidget(m_more);
    layout->addStretch(1);
    auto *primary = new QVBoxLayout(m_primary);
    primary->setContentsMargins({});
    m_links->setSpacing(2);
    fillArea(*m_text, {m_lines});
    fillArea(*m_more, {m_note, m_legend, m_about})->insertLayout(0, m_links);
}

void VerdictPanel::show(const Conclusion &verdict)
{
    const bool heldFocus = holdsFocus();
    m_kind = verdict.kind;
    m_fillsPanel = verdict.fillsPanel;
    updateLook();
    updateHeadline(verdict);
    m_lines->setTextFormat(m_fillsPanel ? Qt::RichText : Qt::PlainText);
    setTextOrHide(m_lines, m_fillsPanel ? paragraphs(verdict.lines) : verdict.lines.join(QLatin1Char('\n')));
    m_lines->setAccessibleName(inWords(verdict.lines.join(QLatin1Char('\n'))));
    m_text->setVisible(!verdict.lines.isEmpty());
    setTextOrHide(m_legend, m_fillsPanel ? QString() : verdict.legend); // its texts say what is on the board
    setTextOrHide(m_about, verdict.about);
    makeButtons(verdict.offers);
    m_primary->setVisible(!verdict.offers.empty() && !verdict.offers.front().isQuiet);
    updateTabOrder();
    setVisible(true);
    emit fillingChanged();
    QTimer::singleShot(0, this, &VerdictPanel::scrollIntoView); // when it is laid out
    if (heldFocus)                                              // of an action that led here
        (m_buttons.empty() ? static_cast<QWidget *>(m_close) : m_buttons.front())
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
    setTextOrHide(m_title, verdict.title);
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
    QFrame::changeEvent(event);
}

bool VerdictPanel::event(QEvent *event)
{
    if (event->type() == QEvent::HideToParent)
        emit fillingChanged();
    return QFrame::event(event);
}

bool VerdictPanel::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const auto found = std::ranges::find(m_buttons, watched);
    if (found != m_buttons.end() && (type == QEvent::Enter || type == QEvent::FocusIn))
        emit pointedAt(static_cast<int>(found - m_buttons.begin()));
    else if (found != m_buttons.end() && (type == QEvent::Leave || type == QEvent::FocusOut))
        emit pointedAt(-1);
    return QFrame::eventFilter(watched, event);
}

void VerdictPanel::updateLook()
{
    const QPalette palette = QGuiApplication::palette();
    setFrameShape(m_fillsPanel ? QFrame::NoFrame : QFrame::StyledPanel);
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
}

void VerdictPanel::makeButtons(const std::vector<Offer> &actions)
{
    removeButtons();
    for (const Offer &action : actions) {
        const int index = static_cast<int>(m_buttons.size());
        QPushButton *button = makeButton(action, index);
        m_buttons.push_back(button);
        if (index == 0 && !action.isQuiet)
            m_primary->layout()->addWidget(button);
        else
            m_links->addWidget(button);
        button->show(); // now, so that it can get the focus
        addShortcut(*button, action.key, Qt::WindowShortcut);
        addShortcut(*button, action.keyInPanel, Qt::WidgetWithChildrenShortcut);
    }
}

void VerdictPanel::removeButtons()
{
    for (QPushButton *button : std::exchange(m_buttons, {})) {
        button->hide();
        m_primary->layout()->removeWidget(button);
        m_links->removeWidget(button);
        button->deleteLater(); // perhaps it was the one that was clicked
    }
    for (QShortcut *shortcut : std::exchange(m_shortcuts, {})) {
        shortcut->setEnabled(false);
        shortcut->deleteLater(); // perhaps it is the one that was pressed
    }
}

QPushButton *VerdictPanel::makeButton(const Offer &offer, int index)
{
    auto *button = new WrappingButton(offer.text);
    const bool isPrimary = index == 0 && !offer.isQuiet;
    button->setLook(isPrimary ? WrappingButton::Look::Primary : WrappingButton::Look::Link);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
    button->setAccessibleDescription(offer.note);
    connect(button, &QPushButton::clicked, this, [this, index, run = offer.run] {
        emit offerTaken(index);
        run();
    });
    button->installEventFilter(this);
    return button;
}

void VerdictPanel::addShortcut(QPushButton &button, const QString &key, Qt::ShortcutContext context)
{
    if (key.isEmpty())
        return;
    // The shortcut of a button waits until the button has shown that it is pressed, so faster keys would be
    // lost.
    auto *shortcut = new QShortcut(QKeySequence(key), this);
    shortcut->setContext(context);
    connect(shortcut, &QShortcut::activated, &button, &QPushButton::click);
    m_shortcuts.push_back(shortcut);
}

void VerdictPanel::followInTabOrder(QWidget &widget)
{
    m_beforeInTabOrder = &widget;
    updateTabOrder();
}

void VerdictPanel::updateTabOrder()
{
    QWidget *before = m_beforeInTabOrder;
    for (QPushButton *button : m_buttons) {
        setTabOrder(before, button);
        before = button;
    }
    setTabOrder(before, m_close);
}

} // namespace sudoku
