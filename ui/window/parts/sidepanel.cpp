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

/// How a choice looks: that of the mode is filled, others are quiet.
enum class Segments { Main, Quiet };

/// Returns buttons that touch each other, for a choice with that \a title.
QFrame *segmentsOf(const QString &title, const QList<QAction *> &actions, Segments look)
{
    auto *segments = new QFrame;
    segments->setObjectName(QStringLiteral("segments"));
    segments->setAccessibleName(title);
    auto *row = new QHBoxLayout(segments);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumHeight(look == Segments::Main ? 36 : 28);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    segments->setStyleSheet(
        QStringLiteral(
            "#segments { border: 1px solid palette(mid); border-radius: 6px; background: palette(base); }"
            "QToolButton { border: 1px solid transparent; border-radius: 5px; color: palette(text); }"
            "QToolButton:hover { border-color: palette(mid); }"
            "QToolButton:checked { %1 }"
            "QToolButton:disabled { color: palette(mid); }"
            "QToolButton:checked:disabled { background: palette(midlight); }"
            "QToolButton:focus { border: 2px dashed palette(text); }")
            .arg(look == Segments::Main
                     ? QStringLiteral("background: palette(highlight); color: palette(highlighted-text);")
                     : QStringLiteral(
                         "background: palette(window); border-color: palette(mid); font-weight: 500;")));
    return segments;
}

/// Returns a row with \a title before \a content.
QWidget *rowOf(const QString &title, QWidget *content)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(new QLabel(title));
    layout->addStretch(1);
    layout->addWidget(content);
    return row;
}

/// Returns a button for \a action that leaves the keyboard to the board.
QToolButton *buttonOf(QAction *action)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumHeight(36);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
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
    layout->setContentsMargins({});
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(m_end, 1);
    layout->addWidget(m_detailsBox);
    m_verdict->hide();
    connect(m_verdict, &VerdictPanel::fillingChanged, this, [this] {
        m_wantsPages = false;
        m_end->hide();
        fitAnswer();
    });
    countRules();
    fitPage();
    fitFont();
}

/// Gives the panel a width in which its words have room, whatever font and language the desktop has.
void SidePanel::fitFont()
{
    constexpr int minWidth = 264;
    const QMargins margins = layout()->contentsMargins();
    const QWidget *head = m_pages->cornerWidget();
    const int tabs = m_pages->tabBar()->sizeHint().width() + (head ? head->sizeHint().width() : 0);
    const int words = std::max(m_pages->minimumSizeHint().width(), tabs) + margins.left() + margins.right();
    setMinimumWidth(std::max({minWidth, fontMetrics().averageCharWidth() * 38, words}));
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
    layout->setContentsMargins(0, 12, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(
        segmentsOf(tr("Input mode"),
                   actions.actions({Command::InputDigits, Command::InputCornerMarks,
                                    Command::InputCentreMarks, Command::InputColours, Command::InputDrawing}),
                   Segments::Main));
    m_quick = new QWidget;
    auto *quick = new QHBoxLayout(m_quick);
    quick->setContentsMargins({});
    for (QAction *action : actions.actions({Command::Hint, Command::Solve}))
        quick->addWidget(buttonOf(action));
    m_quick->hide();
    layout->addWidget(m_quick);
    m_pads->setSpacing(0);
    m_pads->addWidget(m_digitPad, 1000); // as large as it may be, before what is left stays empty
    layout->addLayout(m_pads, 1000);
    layout->addWidget(m_cellMarks);
    m_role = makeRoleChoice(actions);
    layout->addWidget(m_role);
    layout->addStretch(1);
    return page;
}

/// Returns what says whether typed digits are givens, and whether the cursor advances after each.
QWidget *SidePanel::makeRoleChoice(const CommandActions &actions)
{
    auto *choice = new QWidget;
    auto *layout = new QVBoxLayout(choice);
    layout->setContentsMargins({});
    layout->setSpacing(8);
    const QString title = tr("Typed digits are");
    layout->addWidget(
        rowOf(title, segmentsOf(title, actions.actions({Command::TypeGivens, Command::TypeEntries}),
                                Segments::Quiet)));
    QCheckBox *stepOn = checkBoxOf(actions.action(Command::StepOn), tr("Advance after each digit"));
    stepOn->setObjectName(QStringLiteral("stepOn"));
    layout->addWidget(stepOn);
    return choice;
}

void SidePanel::setHead(QWidget &head)
{
    m_pages->setCornerWidget(&head);
    fitFont();
}

void SidePanel::setBelow(bool isBelow)
{
    if (std::exchange(m_isBelow, isBelow) == isBelow)
        return;
    m_digitPad->setBelow(isBelow);
    m_quick->setVisible(isBelow);
    m_role->setVisible(!isBelow); // the menu has both
    fitPage();
    fitFont();
}

void SidePanel::addFilterOf(BoardView &view)
{
    m_pads->addWidget(new FilterRow(view), 1); // where the digits leave room
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
    m_pages->addTab(new PuzzlePage(document), tr("&Puzzle"));
    auto *combinations = new CombinationPage(document, view);
    m_pages->addTab(combinations, tr("Su&ms")); // last, because it comes and goes
    const auto showSums = [this, combinations](bool areThere) {
        m_pages->setTabVisible(m_pages->indexOf(combinations), areThere);
        fitFont();
    };
    connect(combinations, &CombinationPage::usefulChanged, this, showSums);
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

/// Lets an answer for which there is no room below the pages take their place, so that it does not scroll.
void SidePanel::fitAnswer()
{
    if (!m_end->isHidden())
        return;
    if (!m_verdict->isHidden()) { // so that it knows its height for the width that it will have
        m_verdict->resize(width(), m_verdict->height());
        m_verdict->layout()->activate();
    }
    const int room = parentWidget() ? parentWidget()->height() : height();
    const int spacing = layout()->spacing();
    const int needed = m_pages->heightForWidth(width()) + spacing + m_verdict->sizeHint().height()
                       + (m_detailsBox->isHidden() ? 0 : m_detailsBox->sizeHint().height() + spacing);
    const bool hasRoom = m_verdict->isHidden() || needed <= room;
    makeRoom(m_verdict->fillsPanel() || !(hasRoom || m_wantsPages));
}

void SidePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitAnswer();
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
    m_wantsPages = true;
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
