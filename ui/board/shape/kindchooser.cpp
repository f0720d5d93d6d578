#include "ui/board/shape/kindchooser.h"

#include "core/generate/deriveconstraints.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QMenu>
#include <QMouseEvent>

namespace sudoku {

KindChooser::KindChooser(QWidget *parent) : QToolButton(parent)
{
    auto *menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    menu->installEventFilter(this);
    setMenu(menu);
    for (const Variant *kind : variants())
        if (canBeDerived(*kind))
            offer(*kind);
    m_programCount = m_kinds.size();
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    showChoice();
}

void KindChooser::offer(const Variant &kind)
{
    QAction *action = menu()->addAction(nameText(kind));
    action->setObjectName(toQString(kind.id));
    action->setCheckable(true);
    action->setToolTip(demandText({&kind, {}}));
    connect(action, &QAction::toggled, this, [this] {
        showChoice();
        emit changed();
    });
    m_kinds.emplace_back(&kind, action);
}

void KindChooser::offerOwnKinds(const std::vector<const Variant *> &kinds)
{
    const QStringList chosen = ids() + m_wanted;
    while (m_kinds.size() > m_programCount) {
        delete m_kinds.back().second;
        m_kinds.pop_back();
    }
    for (const Variant *kind : kinds)
        if (canBeDerived(*kind)) {
            offer(*kind);
            m_kinds.back().second->setChecked(chosen.contains(toQString(kind->id)));
        }
    showChoice();
}

std::vector<const Variant *> KindChooser::kinds() const
{
    std::vector<const Variant *> chosen;
    for (const auto &[kind, action] : m_kinds)
        if (action->isChecked() && action->isEnabled())
            chosen.push_back(kind);
    return chosen;
}

void KindChooser::setGeometryOfBoard(const Geometry &geometry)
{
    for (const auto &[kind, action] : m_kinds)
        action->setEnabled(kind->isFor(geometry));
    showChoice();
}

QStringList KindChooser::ids() const
{
    QStringList ids;
    for (const Variant *kind : kinds())
        ids += toQString(kind->id);
    return ids;
}

void KindChooser::setIds(const QStringList &ids)
{
    m_wanted = ids;
    for (const auto &[kind, action] : m_kinds)
        action->setChecked(ids.contains(toQString(kind->id)));
}

/// Returns a size that does not depend on the choice; the tool tip shows names without room.
QSize KindChooser::sizeHint() const
{
    return {0, QToolButton::sizeHint().height()};
}

void KindChooser::showChoice()
{
    QStringList names;
    for (const Variant *kind : kinds())
        names += nameText(*kind);
    const QString text = names.isEmpty() ? tr("none") : listText(names);
    setText(text);
    setToolTip(text);
    setAccessibleDescription(text);
}

/// Keeps the menu open, so that several kinds can be chosen.
bool KindChooser::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return QToolButton::eventFilter(watched, event);
    const QPoint place = static_cast<QMouseEvent *>(event)->position().toPoint();
    QAction *action = menu()->actionAt(place);
    if (!action || !action->isEnabled())
        return QToolButton::eventFilter(watched, event);
    action->trigger();
    return true;
}

} // namespace sudoku
