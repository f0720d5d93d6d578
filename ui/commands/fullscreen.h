#pragma once

#include <QList>
#include <QObject>
#include <QSet>

#include "ui/base/message.h"

class QAction;

namespace sudoku {

class CommandActions;

/// The full screen of a window: its command, and the message that says how to leave it. It hides what is at
/// the edges of the window until the pointer is at that edge.
class FullScreen : public QObject
{
    Q_OBJECT

public:
    /// \a window owns the new object.
    FullScreen(QWidget &window, const CommandActions &actions);

    /// Hides \a bars, at the upper edge, and \a panel, at the right one, while the window fills the screen
    /// and the pointer is in \a middle. Each is shown again only if it was visible before.
    void hideAround(QWidget &middle, const QList<QWidget *> &bars, QWidget &panel);
    /// Shows the panel until the full screen ends, because there is an answer in it.
    void keepPanel();

    /// Returns false if the window does not fill the screen.
    bool leave();

signals:
    void message(const sudoku::Message &message);
    void withdrawn(sudoku::MessageHandle handle);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void sayHowToLeave();
    void hideParts();
    void showParts();
    void placeEdges();
    void hide(QWidget &part);
    void show(QWidget &part);

    QWidget &m_window;
    QAction *m_action;
    MessageHandle m_message;
    QWidget *m_middle = nullptr;
    QList<QWidget *> m_bars;
    QWidget *m_panel = nullptr;
    bool m_keepsPanel = false;
    QSet<QWidget *> m_hidden; ///< by the full screen
    QWidget *m_upperEdge;     ///< where the pointer asks for the bars
    QWidget *m_rightEdge;
};

} // namespace sudoku
