#pragma once

#include <QString>

class QWidget;

namespace sudoku {

class Settings;

/// Gives \a field the name under which it is kept.
template <typename Field>
Field *named(Field *field, const char *name)
{
    field->setObjectName(QString::fromLatin1(name));
    return field;
}

/// Keeps what is filled in in \a form: in each combo box (its data), spin box, check box and line of text that has a
/// name (QObject::objectName).
void rememberForm(const QWidget &form, Settings &settings, const QString &name);

/// Fills in what was kept, in the order in which the fields were made. What no longer fits is passed over.
void restoreForm(const QWidget &form, const Settings &settings, const QString &name);

} // namespace sudoku
