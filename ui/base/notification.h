#pragma once

#include <QFrame>

namespace sudoku {

/// A line with a message. Assistive technology treats it as a notification.
class Notification : public QFrame
{
    Q_OBJECT

public:
    explicit Notification(QWidget *parent = nullptr);
};

/// Makes a screen reader read \a widget now, as if it had just appeared.
void announce(QWidget &widget);

} // namespace sudoku
