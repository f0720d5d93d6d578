#pragma once

#include "ui/base/notification.h"

class QLabel;

namespace sudoku {

/// The line at the top of a window that offers unsaved work. It stays until it is answered, and blocks
/// nothing.
class RecoveryBar : public Notification
{
    Q_OBJECT

public:
    explicit RecoveryBar(QWidget *parent = nullptr);

    void offer(const QString &text);
    QString text() const;

signals:
    void restoreRequested();
    void discardRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateLook();

    QLabel *m_text;
};

} // namespace sudoku
