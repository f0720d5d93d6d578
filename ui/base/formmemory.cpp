#include "ui/base/formmemory.h"

#include "ui/base/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace sudoku {
namespace {

constexpr auto neverKept = "neverKept";

/// Returns whether \a widget is a field; parts of other widgets have names too, which Qt gave them.
bool isField(const QWidget &widget)
{
    return !widget.objectName().isEmpty() && !widget.objectName().startsWith(QLatin1String("qt_"))
           && !widget.property(neverKept).toBool();
}

QVariant valueOf(const QWidget &widget)
{
    if (const auto *combo = qobject_cast<const QComboBox *>(&widget))
        return combo->currentData();
    if (const auto *spin = qobject_cast<const QSpinBox *>(&widget))
        return spin->value();
    if (const auto *check = qobject_cast<const QCheckBox *>(&widget))
        return check->isChecked();
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        return line->text();
    return {};
}

int indexOf(const QComboBox &combo, const QString &value)
{
    for (int i = 0; i < combo.count(); ++i)
        if (combo.itemData(i).toString() == value) // a settings file knows only texts
            return i;
    return -1;
}

void setValue(QWidget &widget, const QVariant &value)
{
    if (auto *combo = qobject_cast<QComboBox *>(&widget)) {
        if (const int index = indexOf(*combo, value.toString()); index >= 0)
            combo->setCurrentIndex(index);
    } else if (auto *spin = qobject_cast<QSpinBox *>(&widget)) {
        spin->setValue(value.toInt());
    } else if (auto *check = qobject_cast<QCheckBox *>(&widget)) {
        check->setChecked(value.toBool());
    } else if (auto *line = qobject_cast<QLineEdit *>(&widget)) {
        line->setText(value.toString());
    }
}

} // namespace

void setKept(QObject &field, const char *name, Keeping keeping)
{
    field.setObjectName(QString::fromLatin1(name));
    field.setProperty(neverKept, keeping == Keeping::Never);
}

void rememberForm(const QWidget &form, Settings &settings, const QString &name)
{
    for (const QWidget *widget : form.findChildren<QWidget *>())
        if (const QVariant value = valueOf(*widget); isField(*widget) && value.isValid())
            settings.setField(name, widget->objectName(), value);
}

void restoreForm(const QWidget &form, const Settings &settings, const QString &name)
{
    for (QWidget *widget : form.findChildren<QWidget *>())
        if (isField(*widget))
            if (const QVariant value = settings.field(name, widget->objectName()); value.isValid())
                setValue(*widget, value);
}

} // namespace sudoku
