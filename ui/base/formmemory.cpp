#include "ui/base/formmemory.h"

#include "ui/base/settings.h"

#include <QComboBox>
#include <QMetaProperty>

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr auto neverKept = "neverKept";

/// Returns whether \a widget is a field; parts of other widgets have names too, which Qt gave them.
bool isField(const QWidget &widget)
{
    constexpr std::array kinds{"QComboBox", "QSpinBox", "QDoubleSpinBox", "QCheckBox", "QLineEdit"};
    return std::ranges::any_of(kinds, [&widget](const char *kind) { return widget.inherits(kind); })
           && !widget.objectName().isEmpty() && !widget.objectName().startsWith(QLatin1String("qt_"))
           && !widget.property(neverKept).toBool();
}

QVariant valueOf(const QWidget &widget)
{
    const auto *combo = qobject_cast<const QComboBox *>(&widget);
    return combo ? combo->currentData() : widget.metaObject()->userProperty().read(&widget);
}

void setValue(QWidget &widget, const QVariant &value)
{
    auto *combo = qobject_cast<QComboBox *>(&widget);
    if (!combo) {
        widget.metaObject()->userProperty().write(&widget, value);
        return;
    }
    constexpr auto asText = Qt::MatchFixedString | Qt::MatchCaseSensitive; // a settings file knows only texts
    if (const int index = combo->findData(value, Qt::UserRole, asText); index >= 0)
        combo->setCurrentIndex(index);
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
        if (isField(*widget))
            if (const QVariant value = valueOf(*widget); value.isValid())
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
