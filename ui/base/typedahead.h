#pragma once

#include <QObject>
#include <QPointer>

class QWindow;

namespace sudoku {

/// Keys that were pressed while a menu or another popup was open and the program was busy. A desktop may send
/// them to the popup, which had the keyboard, even if a key before them closes it: they are for the window
/// below then. As long as this exists, that window gets them.
class TypedAhead : public QObject
{
    Q_OBJECT

public:
    explicit TypedAhead(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWindow *windowBelow() const;

    QPointer<QWindow> m_below; // that had keys last
    bool m_isForPopup = false; // the key that is pressed: the popup was open when it came
};

} // namespace sudoku
