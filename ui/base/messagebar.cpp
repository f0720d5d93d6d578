#include "ui/base/messagebar.h"

#include "ui/base/icons.h"
#include "ui/base/theme.h"
#include "ui/paint/colourroles.h"
#include "ui/text/notation.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace sudoku {
namespace {

struct Look
{
    const char *sign; ///< an icon, whose shape says what the colour says
    QRgb ColourRoles::*ground;
};

Look lookOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Answer:
        return {"message-answer", &ColourRoles::goodT};
    case Message::Kind::Warning:
        return {"message-warning", &ColourRoles::warnT};
    case Message::Kind::Problem:
        return {"message-problem", &ColourRoles::badT};
    case Message::Kind::Hint:
    case Message::Kind::Busy:
        break;
    }
    return {"message-hint", &ColourRoles::tint};
}

void take(const Offer &offer)
{
    const auto run = offer.run; // which may well show another message
    if (run)
        run();
}

} // namespace

QColor messageGround(Message::Kind kind, const QPalette &palette)
{
    return coloursFor(palette).*lookOf(kind).ground;
}

MessageBar::MessageBar(QWidget *parent)
    : Notification(parent),
      m_sign(new QLabel),
      m_text(new QLabel),
      m_link(new QToolButton),
      m_exit(new QToolButton),
      m_action(new QToolButton),
      m_progress(new QProgressBar),
      m_stop(new QToolButton)
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::NoTextInteraction);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setRetainSizeWhenHidden(true); // so that the board keeps its size
    setSizePolicy(policy);
    m_progress->setRange(0, 0);
    m_progress->setFixedWidth(120);
    m_stop->setText(tr("Stop"));
    m_stop->setIcon(icon(QStringLiteral("stop")));
    m_stop->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_stop, &QToolButton::clicked, this, &MessageBar::stopRequested);
    connect(m_action, &QToolButton::clicked, this, [this] { take(m_message.offer); });
    m_link->setObjectName("link");
    connect(m_link, &QToolButton::clicked, this, [this] { take(m_message.link); });
    m_exit->setObjectName("exit");
    connect(m_exit, &QToolButton::clicked, this, [this] { take(m_message.exit); });
    for (QToolButton *quiet : {m_link, m_exit})
        quiet->setAutoRaise(true);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->addWidget(m_sign);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_link);
    layout->addWidget(m_exit);
    layout->addWidget(m_action);
    layout->addWidget(m_progress);
    layout->addWidget(m_stop);
    fitFont();
    show({});
}

void MessageBar::show(const Message &message)
{
    const bool isAnnounced = isBusy() && message.text == m_announced;
    m_message = message;
    m_text->setAccessibleName(inWords(message.text));
    m_action->setText(message.offer.text);
    m_action->setAccessibleDescription(inWords(message.text));
    m_action->setVisible(!message.offer.text.isEmpty());
    m_link->setText(message.link.text);
    m_exit->setText(message.exit.text);
    m_exit->setVisible(!message.exit.text.isEmpty());
    fitLink();
    m_progress->setVisible(isBusy());
    m_stop->setVisible(isBusy());
    updateLook();
    setVisible(!message.text.isEmpty());
    fitText();
    if (isBusy())
        return;
    m_announced = message.text;
    if (!isAnnounced)
        announce();
}

void MessageBar::mousePressEvent(QMouseEvent *event)
{
    if (m_action->isVisible())
        take(m_message.offer);
    QFrame::mousePressEvent(event);
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        updateLook();
    else if (event->type() == QEvent::FontChange)
        fitFont();
    Notification::changeEvent(event);
}

void MessageBar::resizeEvent(QResizeEvent *event)
{
    Notification::resizeEvent(event);
    fitLink();
    fitText();
}

void MessageBar::paintEvent(QPaintEvent *)
{
    constexpr qreal radius = 6;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(rect(), radius, radius);
}

/// Gives all texts the room of two lines, so that the board keeps its size.
void MessageBar::fitFont()
{
    m_text->setMinimumHeight(2 * m_text->fontMetrics().lineSpacing());
    updateGeometry();
}

/// Returns a size of the same height for all messages: what is below them stays where it is.
QSize MessageBar::sizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const int height = std::max(2 * m_text->fontMetrics().lineSpacing(), m_stop->sizeHint().height());
    return {Notification::sizeHint().width(), height + margins.top() + margins.bottom()};
}

QSize MessageBar::minimumSizeHint() const
{
    return {Notification::minimumSizeHint().width(), sizeHint().height()};
}

/// Leaves the link out where the text needs its room. F1 leads there too.
void MessageBar::fitLink()
{
    constexpr int letters = 90; // beside three buttons
    const bool hasRoom =
        m_message.exit.text.isEmpty() || width() > letters * fontMetrics().averageCharWidth();
    m_link->setVisible(!m_message.link.text.isEmpty() && hasRoom);
}

/// Cuts a text that has no room in two lines after a word.
void MessageBar::fitText()
{
    layout()->activate(); // so that the text has its width
    const QFontMetrics metrics = m_text->fontMetrics();
    const auto hasRoom = [&](const QString &text) {
        constexpr int endless = 100'000;
        return metrics.boundingRect(QRect(0, 0, m_text->width(), endless), Qt::TextWordWrap, text).height()
               <= 2 * metrics.lineSpacing();
    };
    QString shown = m_message.text;
    for (qsizetype end = shown.size(); end > 0 && !hasRoom(shown);) {
        end = m_message.text.lastIndexOf(QLatin1Char(' '), end - 1);
        shown = m_message.text.left(std::max<qsizetype>(end, 0)) + QStringLiteral(" …");
    }
    m_text->setText(shown);
    m_text->setToolTip(shown == m_message.text ? QString() : m_message.text);
}

void MessageBar::updateLook()
{
    const int side = fontMetrics().height() * 5 / 4;
    const QIcon sign = icon(QString::fromLatin1(lookOf(m_message.kind).sign));
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
