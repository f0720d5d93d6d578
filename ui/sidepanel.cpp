#include "ui/sidepanel.h"

#include "ui/detailspanel.h"
#include "ui/digitpad.h"
#include "ui/verdictpanel.h"

#include <QAction>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

QGroupBox *groupOf(const QString &title, QWidget *content)
{
    auto *group = new QGroupBox(title);
    auto *layout = new QVBoxLayout(group);
    layout->addWidget(content);
    return group;
}

QWidget *buttonsOf(const QList<QAction *> &actions)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(button);
    }
    // The choice in force stands out in light and dark alike.
    row->setStyleSheet(
        QStringLiteral("QToolButton { border: 2px solid transparent; border-radius: 5px; padding: 4px 0; }"
                       "QToolButton:hover { border-color: palette(mid); }"
                       "QToolButton:checked { border-color: palette(highlight); background: palette(base); }"
                       "QToolButton:focus { border: 2px dashed palette(window-text); }"));
    return row;
}

} // namespace

SidePanel::SidePanel(const QList<QAction *> &roles, const QList<QAction *> &pens, QWidget *parent)
    : QWidget(parent),
      m_digitPad(new DigitPad),
      m_details(new DetailsPanel),
      m_verdict(new VerdictPanel)
{
    m_detailsBox = groupOf(tr("Solver"), m_details);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 8, 8);
    layout->addWidget(groupOf(tr("Typing sets"), buttonsOf(roles)));
    layout->addWidget(groupOf(tr("Written as"), buttonsOf(pens)));
    layout->addWidget(m_digitPad);
    layout->addWidget(m_verdict);
    layout->addStretch();
    layout->addWidget(m_detailsBox);
    m_verdict->hide();
    setFixedWidth(260);
}

void SidePanel::setDetailsVisible(bool isVisible)
{
    m_detailsBox->setVisible(isVisible);
}

} // namespace sudoku
