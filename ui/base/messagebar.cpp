#include "ui/base/messagebar.h"

#include "ui/base/icons.h"
#include "ui/base/theme.h"
#include "ui/paint/boardstyle.h"
#include "ui/text/notation.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace sudoku {
namespace {

struct Look
{
    const char *sign; ///< an icon, whose shape says what the colour says
    QColor tint;      ///< of the ground
    double tinting;
};

Look lookOf(Message::Kind kind, const QPalette &palette)
{
    switch (kind) {
    case Message::Kind::Answer:
        return {"message-answer", QColor(0x2e, 0x9e, 0x4f), 0.22};
    case Message::Kind::Warning:
        return {"message-warning", QColor(0xf0, 0xa0, 0x10), 0.28};
    case Message::Kind::Problem:
        return {"message-problem", QColor(0xe0, 0x3a, 0x3a), 0.22};
    case Message::Kind::Hint:
    case Message::Kind::Busy:
        break;
    }
    return {"message-hint", palette.color(QPalette::WindowText), 0.05};
}

} // namespace

QColor messageGround(Message::Kind kind, const QPalette &palette)
{
    const Look look = lookOf(kind, palette);
    return blend(palette.color(QPalette::Window), look.tint, look.tinting);
}

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
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setRetainSizeWhenHidden(true); // for the same reason
    setSizePolicy(policy);
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
    show({});
}

void MessageBar::show(const Message &message)
{
    const bool isAnnounced = isBusy() && message.text == m_announced;
    m_message = message;
    m_text->setText(message.text);
    m_text->setAccessibleName(inWords(message.text));
    m_action->setText(message.offer.text);
    m_action->setAccessibleDescription(inWords(message.text));
    m_action->setVisible(!message.offer.text.isEmpty());
    m_progress->setVisible(isBusy());
    m_stop->setVisible(isBusy());
    updateLook();
    setVisible(!message.text.isEmpty());
    if (isBusy())
        return;
    m_announced = message.text;
    if (!isAnnounced)
        announce();
}

void MessageBar::mousePressEvent(QMouseEvent *event)
{
    if (m_action->isVisible())
        act();
    QFrame::mousePressEvent(event);
}

void MessageBar::act()
{
    const auto run = m_message.offer.run; // which may well show another message
    if (run)
        run();
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        updateLook();
    Notification::changeEvent(event);
}

void MessageBar::updateLook()
{
    const int side = fontMetrics().height() * 5 / 4;
    const QIcon sign = icon(QString::fromLatin1(lookOf(m_message.kind, palette()).sign));
    m_sign->setPixmap(sign.pixmap(QSize(side, side), devicePixelRatioF()));
    setCursor(m_action->isVisibleTo(this) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setGround(*this, messageGround(m_message.kind, QGuiApplication::palette()));
}

void MessageBar::announce()
{
    if (m_message.text.isEmpty() || (m_message.spoken.isEmpty() && m_message.kind == Message::Kind::Hint))
        return;
    setAccessibleName(inWords(m_message.spoken.isEmpty() ? m_message.text : m_message.spoken));
    sudoku::announce(*this);
}

} // namespace sudoku
