#pragma once

#include <QString>

#include "ui/base/notification.h"
#include "ui/base/offer.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace sudoku {

/// What the window has to say.
struct Message
{
    enum class Kind {
        Hint,
        Answer,
        Problem,
        Busy, ///< how far something is that can be stopped
    };

    Kind kind = Kind::Hint;
    QString text = {};
    Offer offer = {};    ///< also taken by a click on the message
    QString spoken = {}; ///< to a screen reader in place of the text, even if it is a hint
};

/// The colour of the ground behind a message, in light and dark: so that the eye finds it.
QColor messageGround(Message::Kind kind, const QPalette &palette);

/// The line above the board that says what happened, or with a moving bar and a button to stop how far
/// something is.
class MessageBar : public Notification
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// A screen reader reads it, unless it is a hint, or what was shown before the bar was busy.
    void show(const Message &message);
    const Message &message() const { return m_message; }

signals:
    void stopRequested();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isBusy() const { return m_message.kind == Message::Kind::Busy; }
    void act();
    void updateLook();
    void announce();

    Message m_message;
    QString m_said; // before the bar was busy
    QLabel *m_sign;
    QLabel *m_text;
    QToolButton *m_action;
    QProgressBar *m_progress;
    QToolButton *m_stop;
};

} // namespace sudoku
