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
#include "ui/window/parts/panelcontrols.h"

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

/// Gives the panel the least width in which its words have room, whatever font and language the desktop has.
void SidePanel::fitFont()
{
    constexpr int minWidth = 264;
    const QMargins margins = layout()->contentsMargins();
    const QWidget *head = m_pages->cornerWidget();
    const int tabs = m_pages->tabBar()->sizeHint().width() + (head ? head->sizeHint().width() : 0);
    const int words = std::max(m_pages->minimumSizeHint().width(), tabs) + margins.left() + margins.right();
    setMinimumWidth(std::max(minWidth, words));
}

int SidePanel::readableWidth() const
{
    constexpr int charactersInLine = 38;
    return std::max(minimumWidth(), fontMetrics().averageCharWidth() * charactersInLine);
}

QSize SidePanel::sizeHint() const
{
    const int width = readableWidth();
    return {width, layout()->totalHeightForWidth(width)};
}

QSize SidePanel::minimumSizeHint() const
{
    return {minimumWidth(), layout()->totalMinimumHeightForWidth(minimumWidth())};
}

bool SidePanel::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) // another board has other keys
        fitDigits();
    else if (event->type() == QEvent::ParentChange && parentWidget())
        parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

/// Follows the room around it, which may become smaller than what the panel has.
bool SidePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        fitDigits();
        fitAnswer();
    }
    return QWidget::eventFilter(watched, event);
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
    for (QAction *action : actions.actions({Command::Hint, Command::Solve}))
        m_digitPad->addButtonBelow(*action);
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
    fitDigits();
    fitPage();
    fitFont();
}

/// Returns the least height of the page of the digits with all that may be left out of it.
int SidePanel::wholeHeight() const
{
    const QLayout &page = *m_role->parentWidget()->layout();
    int height = m_pages->tabBar()->sizeHint().height() + page.totalMinimumSize().height();
    if (m_role->isHidden())
        height += roleHeight();
    if (m_filter && !m_isCaptioned)
        height += m_filter->captionHeight();
    return height + (m_detailsBox->isHidden() ? 0 : m_detailsBox->sizeHint().height());
}

int SidePanel::roleHeight() const
{
    return m_role->sizeHint().height() + m_role->parentWidget()->layout()->spacing();
}

/// Leaves out what the panel can do without where it would scroll otherwise: first what the menu has too,
/// which below the board has no room in any case, then the line above the keys of the filter.
void SidePanel::fitDigits()
{
    const int room = parentWidget() ? parentWidget()->height() : height();
    const int whole = wholeHeight();
    m_role->setVisible(!m_isBelow && whole <= room);
    m_isCaptioned = whole - (m_role->isHidden() ? roleHeight() : 0) <= room;
    if (m_filter)
        m_filter->setCaptioned(m_isCaptioned);
}

void SidePanel::addFilterOf(BoardView &view)
{
    m_filter = new FilterRow(view);
    m_pads->addWidget(m_filter);
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

int SidePanel::heightBelow(int width, int max)
{
    if (!isFilled()) {
        const int captioned = wholeHeight() - roleHeight();
        return captioned <= max || !m_filter ? captioned : captioned - m_filter->captionHeight();
    }
    if (m_verdict->isHidden())
        return minimumSizeHint().height();
    return m_verdict->fit(width, max, VerdictPanel::Density::Compact);
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
    const int room = parentWidget() ? parentWidget()->height() : height();
    const int spacing = layout()->spacing();
    const int solver = m_detailsBox->isHidden() ? 0 : m_detailsBox->sizeHint().height() + spacing;
    const int below = room - solver - spacing - m_pages->heightForWidth(width());
    const auto most = m_isBelow ? VerdictPanel::Density::Compact : VerdictPanel::Density::Roomy;
    const bool hasRoom =
        m_verdict->isHidden() || (!m_verdict->fillsPanel() && m_verdict->fit(width(), below, most) <= below);
    if (!hasRoom)
        m_verdict->fit(width(), room - solver, most);
    makeRoom(m_verdict->fillsPanel() || !(hasRoom || m_wantsPages));
}

void SidePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitDigits();
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
