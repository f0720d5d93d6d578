#include "ui/ask/verdict/verdictpanel.h"

#include "ui/base/messagebar.h"
#include "ui/base/pairedrows.h"
#include "ui/base/shrinkingarea.h"
#include "ui/base/theme.h"
#include "ui/base/wrappingbutton.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QShortcut>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

constexpr int minLines = 5; // that are visible below the headline

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

} // namespace

VerdictPanel::VerdictPanel(QWidget *parent)
    : QFrame(parent),
      m_headline(newText()),
      m_lines(newText()),
      m_note(newText()),
      m_legend(newText(true)),
      m_about(newText(true)),
      m_buttons(new PairedRows),
      m_area(new ShrinkingArea(new QWidget, minLines)),
      m_close(new QToolButton)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    QFont bold = m_headline->font();
    bold.setBold(true);
    m_headline->setFont(bold);
    m_close->setText(QStringLiteral("×"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setToolTip(tr("Close and clear the highlights (Esc)"));
    m_close->setAccessibleName(tr("Close the verdict"));
    connect(m_close, &QToolButton::clicked, this, &VerdictPanel::closed);
    auto *top = new QHBoxLayout;
    top->addWidget(m_headline, 1);
    top->addWidget(m_close, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 8, 8);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_area);
    m_area->widget()->setMinimumHeight(
        1); // it follows from the width; labels claim more before they know that
    auto *below = new QVBoxLayout(m_area->widget());
    below->setContentsMargins({});
    below->setSpacing(5);
    below->addWidget(m_lines);
    below->addWidget(m_note);
    m_note->hide();
    m_buttons->setSpacing(4);
    below->addLayout(m_buttons);
    below->addWidget(m_legend);
    below->addWidget(m_about);
}

void VerdictPanel::show(const Conclusion &verdict)
{
    const bool heldFocus = holdsFocus();
    m_kind = verdict.kind;
    updateLook();
    m_headline->setText(QStringLiteral("%1 %2").arg(signOf(verdict.kind), verdict.headline));
    m_headline->setAccessibleName(verdict.headline); // a screen reader would read the sign
    setTextOrHide(m_lines, verdict.lines.join(QLatin1Char('\n')));
    setTextOrHide(m_legend, verdict.legend);
    setTextOrHide(m_about, verdict.about);
    makeButtons(verdict.offers);
    updateTabOrder();
    setVisible(true);
    QTimer::singleShot(0, this, &VerdictPanel::scrollIntoView); // when it is laid out
    if (heldFocus)                                              // of an action that led here
        (m_buttons->isEmpty() ? m_close : m_buttons->itemAt(0)->widget())->setFocus(Qt::TabFocusReason);
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

bool VerdictPanel::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    auto *button = qobject_cast<QWidget *>(watched);
    const int index = button ? m_buttons->indexOf(button) : -1;
    if (index >= 0 && (type == QEvent::Enter || type == QEvent::FocusIn))
        emit pointedAt(index);
    else if (index >= 0 && (type == QEvent::Leave || type == QEvent::FocusOut))
        emit pointedAt(-1);
    return QFrame::eventFilter(watched, event);
}

void VerdictPanel::updateLook()
{
    setGround(*this, messageGround(messageKindOf(m_kind), QGuiApplication::palette()));
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
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater(); // perhaps it was the one that was clicked
        item->widget()->hide();
        delete item;
    }
    for (QShortcut *shortcut : m_shortcuts) {
        shortcut->setEnabled(false);
        shortcut->deleteLater(); // perhaps it is the one that was pressed
    }
    m_shortcuts.clear();
    for (const Offer &action : actions) {
        auto *button = new WrappingButton(action.text);
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
        const int index = m_buttons->count();
        connect(button, &QPushButton::clicked, this, [this, index, run = action.run] {
            emit offerTaken(index);
            run();
        });
        button->installEventFilter(this);
        m_buttons->addWidget(button);
        button->show(); // now, so that it can get the focus
        addShortcut(*button, action.key, Qt::WindowShortcut);
        addShortcut(*button, action.keyInPanel, Qt::WidgetWithChildrenShortcut);
    }
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
    for (int i = 0; i < m_buttons->count(); ++i) {
        QWidget *button = m_buttons->itemAt(i)->widget();
        setTabOrder(before, button);
        before = button;
    }
    setTabOrder(before, m_close);
}

} // namespace sudoku
