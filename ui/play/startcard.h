#pragma once

#include <QWidget>

#include "ui/play/startbutton.h"

#include <functional>
#include <vector>

class QLabel;
class QKeyEvent;

namespace sudoku {

class BoardView;

/// What a row of the card does.
struct StartAction
{
    StartRow row;
    std::function<void()> run; ///< by Enter, and by a click unless there is more; null if there is only more
    QChar letter = {};         ///< a key without modifiers that does the same
    std::vector<StartAction> more = {}; ///< what a click or Right shows in place of all actions
};

/// The card on the empty board, in the middle of its cells: a few large actions. Enter takes the first, the
/// arrows choose another one; any other key closes the card and goes to the board.
class StartCard : public QWidget
{
    Q_OBJECT

public:
    /// Makes a card for \a view, over \a area, the widget that shows it. The card is hidden until offer().
    StartCard(BoardView &view, QWidget &area);

    void offer(std::vector<StartAction> actions);
    /// Closes the card and gives the keyboard to the board.
    void dismiss();
    bool isOffering() const { return !isHidden(); }
    const std::vector<StartButton *> &buttons() const { return m_buttons; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const std::vector<StartAction> &page() const;
    void showPage();
    void showMoreOf(const StartButton *button);
    void showButtons();
    void place();
    void take(StartButton *button);
    void press(StartButton *button);
    const StartAction &actionOf(const StartButton *button) const;
    bool pressByLetter(const QKeyEvent &event);
    bool steer(const QKeyEvent &event);
    bool goBack(bool mayClose);
    void moveBy(int rows);

    BoardView &m_view;
    QLabel *m_heading;
    std::vector<StartAction> m_actions;
    std::vector<const StartAction *>
        m_way;                            // the actions whose more was opened, each within the one before it
    std::vector<StartButton *> m_buttons; // of what is shown
};

} // namespace sudoku
