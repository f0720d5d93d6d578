#pragma once

#include <QObject>

#include "ui/base/message.h"

namespace sudoku {

class CommandActions;

/// The full screen of a window: its command, and the message that says how to leave it.
class FullScreen : public QObject
{
    Q_OBJECT

public:
    /// \a window owns the new object.
    FullScreen(QWidget &window, const CommandActions &actions);

    /// Returns false if the window does not fill the screen.
    bool leave();

signals:
    void message(const sudoku::Message &message);
    void withdrawn(sudoku::MessageHandle handle);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void sayHowToLeave();

    QWidget &m_window;
    QAction *m_action;
    MessageHandle m_message;
};

} // namespace sudoku
