#include "ui/files/recovery/recoverybar.h"

#include "ui/base/theme.h"
#include "ui/paint/boardstyle.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace sudoku {

RecoveryBar::RecoveryBar(QWidget *parent) : Notification(parent), m_text(new QLabel)
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->addWidget(m_text, 1);
    const auto addButton = [&](const QString &text, const QString &toolTip, void (RecoveryBar::*request)()) {
        auto *button = new QToolButton;
        button->setText(text);
        button->setToolTip(toolTip);
        button->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(button);
        connect(button, &QToolButton::clicked, this, &QWidget::hide);
        connect(button, &QToolButton::clicked, this, request);
    };
    addButton(tr("Rest&ore"), tr("Open it in this window if that is empty, otherwise in a new one"),
              &RecoveryBar::restoreRequested);
    addButton(tr("Dis&card"), tr("Delete it"), &RecoveryBar::discardRequested);
    setAutoFillBackground(true);
    hide();
}

void RecoveryBar::offer(const QString &text)
{
    m_text->setText(text);
    updateLook();
    show();
    setAccessibleName(text);
    announce(*this);
}

QString RecoveryBar::text() const
{
    return m_text->text();
}

void RecoveryBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        updateLook();
    Notification::changeEvent(event);
}

void RecoveryBar::updateLook()
{
    const QPalette around = QGuiApplication::palette();
    setGround(*this, blend(around.color(QPalette::Window), around.color(QPalette::Highlight), 0.25));
}

} // namespace sudoku
