#pragma once

#include <QString>

#include "ui/base/message.h"
#include "ui/base/notification.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace sudoku {

/// Returns the background colour of a message, in light and dark styles.
QColor messageGround(Message::Kind kind, const QPalette &palette);

/// The line above the board. It shows the last message, or the progress of work beside a moving bar and a
/// button that stops it. It has two lines at most: the tool tip of a longer text is the whole. While there is
/// nothing to say it is hidden.
class MessageBar : public Notification
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Shows \a message, or nothing if it has no text. A screen reader reads it, unless it is a hint or the
    /// same message as before the bar was busy.
    void show(const Message &message);
    const Message &message() const { return m_message; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void stopRequested();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isBusy() const { return m_message.kind == Message::Kind::Busy; }
    void updateLook();
    void fitText();
    void fitFont();
    void fitLink();
    void announce();

    Message m_message;
    QString m_announced; // before the bar was busy
    QLabel *m_sign;
    QLabel *m_text;
    QToolButton *m_link;
    QToolButton *m_exit;
    QToolButton *m_action;
    QProgressBar *m_progress;
    QToolButton *m_stop;
};

} // namespace sudoku
