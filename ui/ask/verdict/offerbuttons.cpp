#include "ui/ask/verdict/offerbuttons.h"

#include "ui/base/pairedrows.h"
#include "ui/base/wrappingbutton.h"

#include <QEvent>
#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sudoku {

OfferButtons::OfferButtons(QWidget &panel)
    : QObject(&panel),
      m_panel(panel),
      m_primary(new QWidget),
      m_links(new PairedRows),
      m_menuLink(new WrappingButton(tr("More…"))),
      m_menu(new QMenu(&panel))
{
    auto *primary = new QVBoxLayout(m_primary);
    primary->setContentsMargins({});
    m_links->setSpacing(2);
    m_menuLink->setLook(WrappingButton::Look::Link);
    m_menuLink->setFocusPolicy(Qt::TabFocus);
    m_menuLink->hide();
    connect(m_menuLink, &QPushButton::clicked, this,
            [this] { m_menu->popup(m_menuLink->mapToGlobal(QPoint(0, m_menuLink->height()))); });
}

QWidget *OfferButtons::menuLink()
{
    return m_menuLink;
}

void OfferButtons::show(const std::vector<Offer> &offers, const QString &primaryKey)
{
    clear();
    for (const Offer &offer : offers) {
        const int index = static_cast<int>(m_buttons.size());
        QPushButton *button = makeButton(offer, index);
        m_buttons.push_back(button);
        if (index == 0 && !offer.isQuiet) {
            static_cast<WrappingButton *>(button)->setKeyName(primaryKey);
            m_primary->layout()->addWidget(button);
        } else {
            m_links->addWidget(button);
            connect(m_menu->addAction(offer.text), &QAction::triggered, button, &QPushButton::click);
        }
        button->show(); // now, so that it can get the focus
        addShortcut(*button, offer.key, Qt::WindowShortcut);
        addShortcut(*button, offer.keyInPanel, Qt::WidgetWithChildrenShortcut);
    }
    m_primary->setVisible(!offers.empty() && !offers.front().isQuiet);
}

void OfferButtons::setInMenu(bool isInMenu)
{
    const bool hasMenu = isInMenu && m_links->count() > 2;
    for (int i = 0; i < m_links->count(); ++i)
        m_links->itemAt(i)->widget()->setVisible(!hasMenu);
    m_menuLink->setVisible(hasMenu);
}

void OfferButtons::setTabOrder(QWidget *before, QWidget *after)
{
    for (QPushButton *button : m_buttons) {
        QWidget::setTabOrder(before, button);
        before = button;
    }
    QWidget::setTabOrder(before, m_menuLink);
    QWidget::setTabOrder(m_menuLink, after);
}

bool OfferButtons::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const auto found = std::ranges::find(m_buttons, watched);
    if (found != m_buttons.end() && (type == QEvent::Enter || type == QEvent::FocusIn))
        emit pointedAt(static_cast<int>(found - m_buttons.begin()));
    else if (found != m_buttons.end() && (type == QEvent::Leave || type == QEvent::FocusOut))
        emit pointedAt(-1);
    return QObject::eventFilter(watched, event);
}

void OfferButtons::clear()
{
    m_menu->clear();
    for (QPushButton *button : std::exchange(m_buttons, {})) {
        button->hide();
        m_primary->layout()->removeWidget(button);
        m_links->removeWidget(button);
        button->deleteLater(); // perhaps it was the one that was clicked
    }
    for (QShortcut *shortcut : std::exchange(m_shortcuts, {})) {
        shortcut->setEnabled(false);
        shortcut->deleteLater(); // perhaps it is the one that was pressed
    }
}

QPushButton *OfferButtons::makeButton(const Offer &offer, int index)
{
    auto *button = new WrappingButton(offer.text);
    const bool isPrimary = index == 0 && !offer.isQuiet;
    button->setLook(isPrimary ? WrappingButton::Look::Primary : WrappingButton::Look::Link);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
    button->setAccessibleDescription(offer.note);
    connect(button, &QPushButton::clicked, this, [this, index, run = offer.run] {
        emit taken(index);
        run();
    });
    button->installEventFilter(this);
    return button;
}

void OfferButtons::addShortcut(QPushButton &button, const QString &key, Qt::ShortcutContext context)
{
    if (key.isEmpty())
        return;
    // The shortcut of a button waits until the button has shown that it is pressed, so faster keys would be
    // lost.
    auto *shortcut = new QShortcut(QKeySequence(key), &m_panel);
    shortcut->setContext(context);
    connect(shortcut, &QShortcut::activated, &button, &QPushButton::click);
    m_shortcuts.push_back(shortcut);
}

} // namespace sudoku
