#pragma once

#include <QString>

#include "ui/base/notification.h"

#include <functional>

class QLabel;
class QProgressBar;
class QToolButton;

namespace sudoku {

/// What the window has to say.
struct Message
{
    enum class Kind { Hint, Answer, Problem };

    Kind kind = Kind::Hint;
    QString text = {};
    QString actionText = {};                ///< of the button beside it, if there is one
    std::function<void()> action = nullptr; ///< also taken by a click on the message
    QString spoken = {};                    ///< to a screen reader in place of the text, even if it is a hint
};

/// The line above the board that says what happened, and while something is computed, how far it is.
class MessageBar : public Notification
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void show(const Message &message);
    const Message &message() const { return m_message; }

    /// Shows \a text with a moving bar and a button to stop, in place of the message.
    void showBusy(const QString &text);
    void hideBusy();

signals:
    void stopRequested();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void act();
    void updateLook();
    void announce(const QString &text);

    Message m_message;
    QLabel *m_sign;
    QLabel *m_text;
    QToolButton *m_action;
    QProgressBar *m_progress;
    QToolButton *m_stop;
};

} // namespace sudoku
