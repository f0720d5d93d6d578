#pragma once

#include <QString>

class QObject;
class QWidget;

namespace sudoku {

class Settings;

enum class Keeping {
    Always,
    Never, ///< each form begins with what is usual
};

/// Whether and by what name \a field is kept.
void setKept(QObject &field, const char *name, Keeping keeping);

template <typename Field>
Field *named(Field *field, const char *name, Keeping keeping = Keeping::Always)
{
    setKept(*field, name, keeping);
    return field;
}

/// Keeps what is filled in in \a form: in each combo box (its data), spin box, check box and line of text that has a
/// name (QObject::objectName).
void rememberForm(const QWidget &form, Settings &settings, const QString &name);

/// Fills in what was kept, in the order in which the fields were made. What no longer fits is passed over.
void restoreForm(const QWidget &form, const Settings &settings, const QString &name);

} // namespace sudoku
