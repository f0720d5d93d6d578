#pragma once

#include <QString>

class QObject;
class QWidget;

namespace sudoku {

class Settings;

enum class Keeping {
    Always,
    Never, ///< each form starts with its default
};

/// Sets whether the value of \a field is kept, and its key \a name in the settings file of the user.
void setKept(QObject &field, const char *name, Keeping keeping);

/// Does the same and returns \a field.
template <typename Field>
Field *named(Field *field, const char *name, Keeping keeping = Keeping::Always)
{
    setKept(*field, name, keeping);
    return field;
}

/// Keeps the values of \a form in \a settings: of each combo box (its data), spin box, check box and line
/// edit that has a name (QObject::objectName).
void rememberForm(const QWidget &form, Settings &settings, const QString &name);

/// Restores the kept values, in the order in which the fields were made. Ignores values that no longer fit.
void restoreForm(const QWidget &form, const Settings &settings, const QString &name);

} // namespace sudoku
