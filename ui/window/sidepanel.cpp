#include "ui/window/sidepanel.h"

#include "ui/base/helppage.h"
#include "ui/base/settings.h"
#include "ui/board/digitpad.h"
#include "ui/commands/commandactions.h"
#include "ui/rules/rulespanel.h"
#include "ui/rules/ruletool.h"
#include "ui/solving/detailspanel.h"
#include "ui/verdict/verdictpanel.h"

#include <QGroupBox>
#include <QHBoxLayout>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

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
    // The current choice is visible in light and dark styles.
    row->setStyleSheet(
        QStringLiteral("QToolButton { border: 2px solid transparent; border-radius: 5px; padding: 6px 0; }"
                       "QToolButton:hover { border-color: palette(mid); }"
                       "QToolButton:checked { border-color: palette(highlight); background: palette(base); }"
                       "QToolButton:focus { border: 2px dashed palette(window-text); }"));
    return row;
}

} // namespace

SidePanel::SidePanel(const CommandActions &actions, RulesPanel *rules, QWidget *parent)
    : QWidget(parent),
      m_pages(new QTabWidget),
      m_digitPad(new DigitPad),
      m_rules(rules),
      m_details(new DetailsPanel),
      m_verdict(new VerdictPanel)
{
    m_pages->setDocumentMode(true);
    m_pages->setAccessibleName(tr("Digits or rules")); // it takes the focus of its tabs for its own
    m_pages->tabBar()->setAccessibleName(m_pages->accessibleName());
    m_pages->addTab(makeDigitsPage(actions), tr("&Digits"));
    m_pages->addTab(rules, QString());
    connect(rules, &RulesPanel::ruleCountChanged, this, &SidePanel::countRules);
    connect(rules, &RulesPanel::wanted, this, [this] { showRules(); });
    connect(m_digitPad, &DigitPad::clearClicked, actions.action(Command::Clear), &QAction::trigger);
    connect(m_pages, &QTabWidget::currentChanged, this, [this] { m_rules->tool().end(); });
    countRules();
    setHelpPage(*rules, "rules.md");
    setHelpPage(*m_verdict, "checking.md");
    m_detailsBox = groupOf(tr("Solver"), m_details);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 8, 8);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(m_detailsBox);
    m_verdict->hide();
    setFixedWidth(260);
}

QWidget *SidePanel::makeDigitsPage(const CommandActions &actions)
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addWidget(groupOf(tr("Typed digits are"),
                              buttonsOf(actions.actions({Command::TypeGivens, Command::TypeEntries}))));
    layout->addWidget(
        groupOf(tr("Input mode"), buttonsOf(actions.actions({Command::InputDigits, Command::InputCornerMarks,
                                                             Command::InputCentreMarks}))));
    layout->addWidget(m_digitPad, 1000); // as large as it may be, before what is left stays empty
    layout->addStretch(1);
    return page;
}

void SidePanel::showRules(bool isShown)
{
    m_pages->setCurrentIndex(isShown ? m_pages->indexOf(m_rules) : 0);
}

/// Shows the page of the rules when a puzzle gets its first rule.
void SidePanel::countRules()
{
    const int before = std::exchange(m_ruleCount, m_rules->ruleCount());
    if (before == 0 && m_ruleCount > 0)
        showRules();
    m_pages->setTabText(m_pages->indexOf(m_rules),
                        m_ruleCount == 0 ? tr("&Rules") : tr("&Rules (%1)").arg(m_ruleCount));
}

void SidePanel::connectCommands(const CommandActions &actions, Settings &settings)
{
    actions.onToggled(Command::Details, this, [this, &settings](bool isChecked) {
        settings.setShowsDetails(isChecked);
        m_detailsBox->setVisible(isChecked);
    });
    actions.action(Command::Details)->setChecked(settings.showsDetails());
    m_detailsBox->setVisible(settings.showsDetails());
}

} // namespace sudoku
