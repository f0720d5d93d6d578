#pragma once

#include <QObject>
#include <QPointer>

#include "ui/base/message.h"

#include <vector>

class QMenu;
class QPushButton;
class QShortcut;
class QWidget;

namespace sudoku {

class PairedRows;
class WrappingButton;

/// The buttons for the offers of a verdict, with their keys: the first offer is the primary button, the
/// others are links, for which a link to a menu stands where there is no room.
class OfferButtons : public QObject
{
    Q_OBJECT

public:
    /// Makes buttons for \a panel, where some of their keys work while it has the focus. Place primary(),
    /// links() and menuLink() in it.
    explicit OfferButtons(QWidget &panel);

    QWidget *primary() { return m_primary; }
    PairedRows *links() { return m_links; }
    QWidget *menuLink();

    /// Shows \a offers instead of those before; \a primaryKey is the name of the key for the first one, or
    /// empty.
    void show(const std::vector<Offer> &offers, const QString &primaryKey);
    /// Sets whether a menu stands for the links, if there are more than a row of them.
    void setInMenu(bool isInMenu);
    /// Returns the buttons by offer.
    const std::vector<QPushButton *> &all() const { return m_buttons; }
    /// Makes Tab go from \a before through the buttons to \a after.
    void setTabOrder(QWidget *before, QWidget *after);

signals:
    /// Emitted before the offer with that index runs.
    void taken(int index);
    /// Emitted when the mouse or the focus comes to the button of that offer, or leaves them all: -1.
    void pointedAt(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void clear();
    QPushButton *makeButton(const Offer &offer, int index);
    void addShortcut(QPushButton &button, const QString &key, Qt::ShortcutContext context);

    QWidget &m_panel;
    QWidget *m_primary; // holds that button
    PairedRows *m_links;
    WrappingButton *m_menuLink;
    QMenu *m_menu;
    std::vector<QPushButton *> m_buttons; // by offer
    std::vector<QShortcut *> m_shortcuts;
};

} // namespace sudoku
