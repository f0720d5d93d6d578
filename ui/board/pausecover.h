#pragma once

#include <QWidget>

class QPushButton;

namespace sudoku {

/// Covers the board while the timer is paused, and offers to go on.
class PauseCover : public QWidget
{
    Q_OBJECT

public:
    /// Makes a cover of the whole of \a covered, which is hidden until setShown().
    explicit PauseCover(QWidget &covered);

    /// Shows the cover with the focus on its button, or hides it and gives the focus to what was covered.
    void setShown(bool isShown);

signals:
    void goOnRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPushButton *m_goOn;
};

} // namespace sudoku
