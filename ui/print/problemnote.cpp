#include "ui/print/problemnote.h"

#include "ui/base/messagebar.h"
#include "ui/base/theme.h"

#include <QEvent>
#include <QGuiApplication>

namespace sudoku {

ProblemNote::ProblemNote(QWidget *parent) : QLabel(parent)
{
    constexpr int margin = 4;
    setWordWrap(true);
    setMargin(margin);
    setTextFormat(Qt::PlainText);
    setVisible(false);
    updateLook();
}

void ProblemNote::setText(const QString &text)
{
    QLabel::setText(text);
    setVisible(!text.isEmpty());
}

void ProblemNote::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateLook();
}

void ProblemNote::updateLook()
{
    setAutoFillBackground(true);
    setGround(*this, messageGround(Message::Kind::Problem, QGuiApplication::palette()));
}

} // namespace sudoku
