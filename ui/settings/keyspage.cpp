#include "ui/settings/keyspage.h"

#include "ui/base/notification.h"
#include "ui/base/searchfield.h"
#include "ui/base/settings.h"
#include "ui/board/keyinput.h"
#include "ui/commands/commandactions.h"
#include "ui/text/mnemonic.h"
#include "ui/text/strings.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sudoku {
namespace {

/// Returns whether a key of \a keys would never arrive at a command, or be missing on the board.
bool belongsToBoard(const QKeySequence &keys)
{
    for (int i = 0; i < keys.count(); ++i)
        if (isKeyOfBoard(keys[static_cast<uint>(i)]))
            return true;
    return false;
}

} // namespace

KeysPage::KeysPage(Settings &settings, CommandActions &actions, QWidget *parent)
    : QWidget(parent),
      m_settings(settings),
      m_actions(actions),
      m_list(new QTreeWidget),
      m_edit(new QKeySequenceEdit),
      m_clear(new QPushButton(tr("No Ke&y"))),
      m_reset(new QPushButton(tr("&Reset"))),
      m_message(new QLabel)
{
    const QString searched = tr("Find a command or a key");
    auto *find = new SearchField(searched, searched);
    connect(find, &QLineEdit::textChanged, this, &KeysPage::search);
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setAccessibleName(tr("Commands"));
    m_list->setRootIsDecorated(true);
    m_edit->setAccessibleName(tr("Keys of the command"));
    m_reset->setToolTip(tr("Give the command the keys that it had at first"));
    m_message->setWordWrap(true);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysPage::showSelected);
    connect(m_edit, &QKeySequenceEdit::editingFinished, this, [this] { assign(m_edit->keySequence()); });
    connect(m_clear, &QPushButton::clicked, this, [this] { assign({}); });
    connect(m_reset, &QPushButton::clicked, this, &KeysPage::reset);
    auto *row = new QHBoxLayout;
    row->addWidget(m_edit, 1);
    row->addWidget(m_clear);
    row->addWidget(m_reset);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(find);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_message);
    fill();
    showSelected();
}

void KeysPage::fill()
{
    for (const MenuInfo &menu : menus()) {
        auto *group = new QTreeWidgetItem(m_list, {withoutMnemonic(translate("Commands", menu.text))});
        group->setFlags(Qt::ItemIsEnabled);
        for (const CommandInfo &info : commands()) {
            if (info.menu != menu.menu || info.isSubmenu)
                continue;
            const QAction *action = m_actions.action(info.command);
            auto *item = new QTreeWidgetItem(group, {withoutMnemonic(action->text()),
                                                     action->shortcut().toString(QKeySequence::NativeText)});
            item->setData(0, Qt::UserRole, static_cast<int>(info.command));
        }
        group->setExpanded(true);
    }
    m_list->header()->setStretchLastSection(true);
    m_list->resizeColumnToContents(0);
}

const CommandInfo *KeysPage::selected() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (!item || !item->parent())
        return nullptr;
    return &infoOf(static_cast<Command>(item->data(0, Qt::UserRole).toInt()));
}

void KeysPage::showSelected()
{
    const CommandInfo *info = selected();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_edit, m_clear, m_reset})
        widget->setEnabled(info);
    m_edit->setKeySequence(info ? m_actions.action(info->command)->shortcut() : QKeySequence());
    m_message->setText(info ? QString() : tr("Choose a command, then press its new keys in the field."));
}

/// Returns the name of another command that has \a keys, and not only to spare, or an empty text.
QString KeysPage::ownerOf(const QKeySequence &keys) const
{
    for (const CommandInfo &info : commands()) {
        const QAction *action = m_actions.action(info.command);
        const bool isSpare = spareKey(info) == keys && action->shortcut() != keys;
        if (&info != selected() && action->shortcuts().contains(keys) && !isSpare)
            return withoutMnemonic(action->text()).remove(QChar(u'…'));
    }
    return {};
}

void KeysPage::assign(const QKeySequence &keys)
{
    const CommandInfo *info = selected();
    if (!info)
        return;
    if (belongsToBoard(keys) && !defaultKeys(*info).contains(keys)) {
        apply(tr("The board needs %1. Choose another key, such as a function key or one with Ctrl.")
                  .arg(keys.toString(QKeySequence::NativeText)));
        return;
    }
    if (const QString owner = ownerOf(keys); !keys.isEmpty() && !owner.isEmpty()) {
        apply(tr("%1 belongs to %2. Give that another key first.")
                  .arg(keys.toString(QKeySequence::NativeText), owner));
        return;
    }
    m_settings.setKeys(commandId(*info), keys.toString());
    apply();
}

void KeysPage::reset()
{
    const CommandInfo *info = selected();
    for (const QKeySequence &keys : defaultKeys(*info))
        if (const QString owner = ownerOf(keys); !owner.isEmpty()) {
            apply(tr("%1 belongs to %2. Give that another key first.")
                      .arg(keys.toString(QKeySequence::NativeText), owner));
            return;
        }
    m_settings.setKeys(commandId(*info), {});
    apply();
}

/// Gives the commands their keys and shows them, with a \a refusal if there is one.
void KeysPage::apply(const QString &refusal)
{
    m_actions.setKeys(m_settings);
    const QAction *action = m_actions.action(selected()->command);
    m_list->currentItem()->setText(1, action->shortcut().toString(QKeySequence::NativeText));
    showSelected();
    m_message->setText(refusal);
    if (!refusal.isEmpty()) {
        m_message->setAccessibleName(refusal);
        announce(*m_message);
    }
}

void KeysPage::search(const QString &text)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_list->topLevelItem(i);
        int shown = 0;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem *item = group->child(j);
            const bool isFound = item->text(0).contains(text, Qt::CaseInsensitive)
                                 || item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!isFound);
            shown += isFound;
        }
        group->setHidden(shown == 0);
    }
}

} // namespace sudoku
