#include "ui/base/searchfield.h"

#include <QKeyEvent>

namespace sudoku {

SearchField::SearchField(const QString &placeholder, const QString &name, QWidget *parent) : QLineEdit(parent)
{
    setPlaceholderText(placeholder);
    setAccessibleName(name);
    setClearButtonEnabled(true);
}

void SearchField::start()
{
    show();
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        clear();
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace sudoku
