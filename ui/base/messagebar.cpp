#include "ui/base/messagebar.h"

#include "ui/base/announce.h"
#include "ui/base/icons.h"
#include "ui/paint/boardstyle.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace sudoku {
namespace {

/// A sign for each kind, so that it is not told by colour alone.
QString signOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Answer:
        return QStringLiteral("✓");
    case Message::Kind::Problem:
        return QStringLiteral("⚠");
    case Message::Kind::Hint:
        break;
    }
    return QStringLiteral("ℹ");
}

QColor groundOf(Message::Kind kind, const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window);
    switch (kind) {
    case Message::Kind::Answer:
        return blend(window, QColor(0x2e, 0x9e, 0x4f), 0.22);
    case Message::Kind::Problem:
        return blend(window, QColor(0xe0, 0x3a, 0x3a), 0.22);
    case Message::Kind::Hint:
        break;
    }
    return blend(window, palette.color(QPalette::WindowText), 0.05);
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : Notification(parent),
      m_sign(new QLabel),
      m_text(new QLabel),
      m_action(new QToolButton),
      m_progress(new QProgressBar),
      m_stop(new QToolButton)
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::NoTextInteraction);
    m_text->setMinimumHeight(2 * fontMetrics().lineSpacing()); // so that the board keeps its size
    m_progress->setRange(0, 0);
    m_progress->setFixedWidth(120);
    m_stop->setText(tr("Stop"));
    m_stop->setIcon(icon(QStringLiteral("stop")));
    m_stop->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_stop, &QToolButton::clicked, this, &MessageBar::stopRequested);
    connect(m_action, &QToolButton::clicked, this, &MessageBar::act);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->addWidget(m_sign);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_action);
    layout->addWidget(m_progress);
    layout->addWidget(m_stop);
    setAutoFillBackground(true);
    hideBusy();
}

void MessageBar::show(const Message &message)
{
    m_message = message;
    hideBusy();
    if (!message.spoken.isEmpty())
        announce(message.spoken);
    else if (message.kind != Message::Kind::Hint)
        announce(message.text);
}

void MessageBar::showBusy(const QString &text)
{
    m_text->setText(text);
    m_action->hide();
    m_progress->show();
    m_stop->show();
    updateLook();
}

void MessageBar::hideBusy()
{
    m_progress->hide();
    m_stop->hide();
    m_text->setText(m_message.text);
    m_action->setText(m_message.actionText);
    m_action->setAccessibleDescription(m_message.text);
    m_action->setVisible(!m_message.actionText.isEmpty());
    updateLook();
}

void MessageBar::mousePressEvent(QMouseEvent *event)
{
    if (m_action->isVisible())
        act();
    QFrame::mousePressEvent(event);
}

void MessageBar::act()
{
    const auto action = m_message.action; // which may well show another message
    if (action)
        action();
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange)
        updateLook();
    Notification::changeEvent(event);
}

void MessageBar::updateLook()
{
    const Message::Kind kind = m_progress->isVisibleTo(this) ? Message::Kind::Hint : m_message.kind;
    m_sign->setText(signOf(kind));
    setCursor(m_action->isVisibleTo(this) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QPalette colours = palette();
    colours.setColor(QPalette::Window, groundOf(kind, parentWidget() ? parentWidget()->palette() : colours));
    setPalette(colours);
}

void MessageBar::announce(const QString &text)
{
    setAccessibleName(text);
    sudoku::announce(*this);
}

} // namespace sudoku
