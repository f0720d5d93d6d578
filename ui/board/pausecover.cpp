#include "ui/board/pausecover.h"

#include "ui/board/solveclock.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sudoku {

PauseCover::PauseCover(QWidget &covered) : QWidget(&covered), m_goOn(new QPushButton(tr("Go On")))
{
    auto *text = new QLabel(pausedText());
    QFont font = text->font();
    font.setPointSizeF(font.pointSizeF() * 1.4);
    text->setFont(font);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    m_goOn->setAccessibleDescription(text->text());
    m_goOn->setAutoDefault(true); // so that Enter presses it
    auto *layout = new QVBoxLayout(this);
    layout->addStretch();
    layout->addWidget(text);
    layout->addWidget(m_goOn, 0, Qt::AlignHCenter);
    layout->addStretch();
    setAutoFillBackground(true);
    setObjectName(QStringLiteral("pause"));
    connect(m_goOn, &QPushButton::clicked, this, &PauseCover::goOnRequested);
    covered.installEventFilter(this);
    hide();
}

void PauseCover::setShown(bool isShown)
{
    if (!isShown && m_goOn->hasFocus())
        parentWidget()->setFocus();
    setGeometry(parentWidget()->rect());
    setVisible(isShown);
    if (isShown) {
        raise();
        m_goOn->setFocus();
    }
}

bool PauseCover::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace sudoku
