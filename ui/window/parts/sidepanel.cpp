#include "ui/window/parts/sidepanel.h"

#include "ui/ask/solving/detailspanel.h"
#include "ui/ask/verdict/verdictpanel.h"
#include "ui/base/helppage.h"
#include "ui/base/settings.h"
#include "ui/board/cellmarks.h"
#include "ui/board/digitpad.h"
#include "ui/board/filterrow.h"
#include "ui/commands/commandactions.h"
#include "ui/results/endpanel.h"
#include "ui/rules/combinationpage.h"
#include "ui/rules/puzzlepage.h"
#include "ui/rules/rulespanel.h"

#include <QCheckBox>
#include <QEvent>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Pages as high as the one that is shown needs: an answer gets the height that is left.
class Pages : public QTabWidget
{
public:
    bool hasHeightForWidth() const override { return true; } // or all pages would be asked for their size
    int heightForWidth(int width) const override
    {
        const QWidget *page = currentWidget();
        return tabBar()->sizeHint().height()
               + (page->hasHeightForWidth() ? page->heightForWidth(width) : page->minimumSizeHint().height());
    }
};

QGroupBox *groupOf(const QString &title, QWidget *content)
{
    auto *group = new QGroupBox(title);
    auto *layout = new QVBoxLayout(group);
    layout->addWidget(content);
    return group;
}

/// Returns buttons that touch each other, below \a title. The chosen one is filled.
QWidget *segmentsOf(const QString &title, const QList<QAction *> &actions)
{
    auto *choice = new QWidget;
    choice->setAccessibleName(title);
    auto *segments = new QFrame;
    segments->setObjectName(QStringLiteral("segments"));
    auto *row = new QHBoxLayout(segments);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumHeight(32);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    segments->setStyleSheet(QStringLiteral(
        "#segments { border: 1px solid palette(mid); border-radius: 6px; background: palette(base); }"
        "QToolButton { border: 1px solid transparent; border-radius: 5px; color: palette(text); }"
        "QToolButton:hover { border-color: palette(mid); }"
        "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text); }"
        "QToolButton:disabled { color: palette(mid); }"
        "QToolButton:checked:disabled { background: palette(midlight); }"
        "QToolButton:focus { border: 2px dashed palette(text); }"));
    auto *layout = new QVBoxLayout(choice);
    layout->setContentsMargins({});
    layout->setSpacing(3);
    layout->addWidget(new QLabel(title));
    layout->addWidget(segments);
    return choice;
}

/// Returns a check box for \a action with a text of its own: that of a menu is in title case.
QCheckBox *checkBoxOf(QAction *action, const QString &text)
{
    auto *box = new QCheckBox(text);
    box->setToolTip(action->toolTip());
    box->setFocusPolicy(Qt::TabFocus);
    box->setChecked(action->isChecked());
    QObject::connect(box, &QCheckBox::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
    return box;
}

} // namespace

SidePanel::SidePanel(const CommandActions &actions, RulesPanel *rules, QWidget *parent)
    : QWidget(parent),
      m_pages(new Pages),
      m_pads(new QVBoxLayout),
      m_digitPad(new DigitPad),
      m_cellMarks(new CellMarks),
      m_rules(rules),
      m_details(new DetailsPanel),
      m_verdict(new VerdictPanel),
      m_end(new EndPanel)
{
    m_pages->setDocumentMode(true);
    m_pages->setAccessibleName(tr("Digits or rules")); // it takes the focus of its tabs for its own
    m_pages->tabBar()->setAccessibleName(m_pages->accessibleName());
    m_pages->addTab(makeDigitsPage(actions), tr("&Digits"));
    m_pages->addTab(rules, QString());
    connect(rules, &RulesPanel::ruleCountChanged, this, &SidePanel::countRules);
    connect(rules, &RulesPanel::wanted, this, [this] { showRules(); });
    connect(m_pages, &QTabWidget::currentChanged, this, &SidePanel::fitPage);
    setHelpPage(*rules, "rules.md");
    setHelpPage(*m_verdict, "checking.md");
    m_detailsBox = groupOf(tr("Solver"), m_details);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 8, 8);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(m_end, 1);
    layout->addWidget(m_detailsBox);
    m_verdict->hide();
    connect(m_verdict, &VerdictPanel::fillingChanged, this, [this] { makeRoom(m_verdict->fillsPanel()); });
    countRules();
    fitPage();
    fitFont();
}

/// Gives the panel a width in which its words have room, whatever font and language the desktop has.
void SidePanel::fitFont()
{
    constexpr int minWidth = 264;
    const QMargins margins = layout()->contentsMargins();
    const int words = std::max(m_pages->minimumSizeHint().width(), m_pages->tabBar()->sizeHint().width())
                      + margins.left() + margins.right();
    setFixedWidth(std::max({minWidth, fontMetrics().averageCharWidth() * 38, words}));
}

QSize SidePanel::sizeHint() const
{
    return {minimumWidth(), layout()->totalHeightForWidth(minimumWidth())};
}

QSize SidePanel::minimumSizeHint() const
{
    return {minimumWidth(), layout()->totalMinimumHeightForWidth(minimumWidth())};
}

void SidePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitFont();
    QWidget::changeEvent(event);
}

QWidget *SidePanel::makeDigitsPage(const CommandActions &actions)
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(
        segmentsOf(tr("Typed digits are"), actions.actions({Command::TypeGivens, Command::TypeEntries})));
    QCheckBox *stepOn = checkBoxOf(actions.action(Command::StepOn), tr("Advance after each digit"));
    stepOn->setObjectName(QStringLiteral("stepOn"));
    layout->addWidget(stepOn);
    layout->addWidget(
        segmentsOf(tr("Input mode"), actions.actions({Command::InputDigits, Command::InputCornerMarks,
                                                      Command::InputCentreMarks, Command::InputColours})));
    m_pads->setSpacing(0);
    m_pads->addWidget(m_digitPad, 1000); // as large as it may be, before what is left stays empty
    layout->addLayout(m_pads, 1000);
    layout->addWidget(m_cellMarks);
    layout->addStretch(1);
    return page;
}

void SidePanel::addFilterOf(BoardView &view)
{
    m_pads->addWidget(new FilterRow(view));
    fitFont();
}

/// Shows the button of corner marks to those who have marks in corners and centres, and while they are typed.
void SidePanel::showCornerMode(const CommandActions &actions)
{
    const QAction *corner = actions.action(Command::InputCornerMarks);
    const bool isShown = corner->isChecked() || !actions.action(Command::MarksInGrid)->isChecked();
    for (QToolButton *button : findChildren<QToolButton *>())
        if (button->defaultAction() == corner)
            button->setVisible(isShown);
}

void SidePanel::addPagesOf(Document &document, BoardView &view)
{
    auto *combinations = new CombinationPage(document, view);
    m_pages->addTab(combinations, tr("Su&ms"));
    const auto showSums = [this, combinations](bool areThere) {
        m_pages->setTabVisible(m_pages->indexOf(combinations), areThere);
        fitFont();
    };
    connect(combinations, &CombinationPage::usefulChanged, this, showSums);
    m_pages->addTab(new PuzzlePage(document), tr("&Puzzle"));
    showSums(false); // until the puzzle has one
    fitPage();
}

/// Lets only the page that is shown say how high the panel must be, so that an answer has room below it.
void SidePanel::fitPage()
{
    for (int i = 0; i < m_pages->count(); ++i) {
        QWidget *page = m_pages->widget(i);
        const bool isShown = page == m_pages->currentWidget();
        page->setSizePolicy(QSizePolicy::Preferred, isShown ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    }
    m_pages->updateGeometry(); // a hidden page does not tell
}

bool SidePanel::isFilled() const
{
    return m_pages->isHidden();
}

/// Shows the answer instead of the pages, or the pages again.
void SidePanel::makeRoom(bool forAnswer)
{
    static_cast<QVBoxLayout *>(layout())->setStretchFactor(m_verdict, forAnswer ? 1 : 0);
    m_pages->setVisible(!forAnswer);
    m_end->hide();
}

void SidePanel::showEnd(bool isShown)
{
    makeRoom(isShown);
    m_end->setVisible(isShown);
}

void SidePanel::showRules(bool isShown)
{
    makeRoom(false);
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
    fitFont();
}

void SidePanel::connectCommands(const CommandActions &actions, Settings &settings)
{
    actions.connectOption(Command::Details, settings, Option::ShowsDetails, this,
                          [this](bool isOn) { m_detailsBox->setVisible(isOn); });
    for (const Command command : {Command::MarksInGrid, Command::InputCornerMarks})
        actions.onToggled(command, this, [this, &actions] { showCornerMode(actions); });
    showCornerMode(actions);
    actions.connectOption(Command::SidePanel, settings, Option::ShowsPanel, this,
                          [this](bool isOn) { setVisible(isOn); });
}

} // namespace sudoku
