#pragma once

#include <QFrame>

namespace sudoku {

/// A line that says what happened. A screen reader is told that it is a notification.
class Notification : public QFrame
{
    Q_OBJECT

public:
    explicit Notification(QWidget *parent = nullptr);
};

} // namespace sudoku
