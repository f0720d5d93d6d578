#pragma once

#include <QLineEdit>

namespace sudoku {

/// A line in which people type what they look for. Its button clears it, and so does Escape, which leaves the
/// window only when there is nothing to clear.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    /// \a placeholder says what is searched; assistive technology reads \a name.
    SearchField(const QString &placeholder, const QString &name, QWidget *parent = nullptr);

    /// Appears if it is hidden, and takes the focus. What is typed replaces its text.
    void start();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace sudoku
