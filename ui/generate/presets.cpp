#include "ui/generate/presets.h"

#include "ui/base/settings.h"
#include "ui/base/titleroom.h"

#include <QInputDialog>
#include <QMenu>
#include <QUrl>

namespace sudoku {
namespace {

const QString presetGroup = QStringLiteral("generatePresets");
const QString namesField = QStringLiteral("names");
constexpr int maxNameLength = 60;

/// Returns \a name as the text of a menu item.
QString itemText(QString name)
{
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

Presets::Presets(Settings &settings, QWidget *parent) : QPushButton(parent), m_settings(settings)
{
    setText(tr("Presets"));
    setToolTip(tr("Requests that you have saved"));
    setAutoDefault(false);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &Presets::fillMenu);
    fillMenu();
}

QStringList Presets::names() const
{
    return m_settings.field(presetGroup, namesField).toStringList();
}

QString Presets::formOf(const QString &name)
{
    return presetGroup + QLatin1Char('/') + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

void Presets::fillMenu()
{
    menu()->clear();
    for (const QString &name : names())
        menu()->addAction(itemText(name), this, [this, name] { emit chosen(formOf(name)); });
    menu()->addSeparator();
    menu()->addAction(tr("Save as Preset…"), this, &Presets::save);
    QMenu *removal = menu()->addMenu(tr("Delete Preset"));
    removal->setEnabled(!names().isEmpty());
    for (const QString &name : names())
        removal->addAction(itemText(name), this, [this, name] { remove(name); });
}

void Presets::save()
{
    QInputDialog dialog(window());
    dialog.setWindowTitle(tr("Save as Preset"));
    dialog.setLabelText(tr("Name of the preset (an old one of this name is replaced):"));
    makeRoomForTitle(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString name = dialog.textValue().simplified().left(maxNameLength);
    if (name.isEmpty())
        return;
    QStringList all = names();
    if (!all.contains(name))
        all += name;
    m_settings.setField(presetGroup, namesField, all);
    emit saveRequested(formOf(name));
}

void Presets::remove(const QString &name)
{
    QStringList all = names();
    all.removeAll(name);
    m_settings.setField(presetGroup, namesField, all);
    m_settings.removeFields(formOf(name));
}

} // namespace sudoku
