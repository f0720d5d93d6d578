#include "ui/teach/hints/walkthroughpanel.h"

#include "ui/base/helppage.h"
#include "ui/base/icons.h"
#include "ui/base/notification.h"
#include "ui/base/pairedrows.h"
#include "ui/base/shorteningdelegate.h"
#include "ui/teach/hints/stepsview.h"
#include "ui/text/notation.h"
#include "ui/text/strings.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <utility>

namespace sudoku {
namespace {

constexpr int panelWidth = 480; // the names of techniques are not cut in it
constexpr int minPanelWidth = 240;
constexpr int maxPanelWidth = 600;
constexpr int sentenceLines = 5;
constexpr int minSentenceLines = 2;

/// Has room for some lines, for fewer on a small screen.
class SentenceArea : public QScrollArea
{
public:
    QSize sizeHint() const override { return {QScrollArea::sizeHint().width(), heightOf(sentenceLines)}; }
    QSize minimumSizeHint() const override
    {
        return {QScrollArea::minimumSizeHint().width(), heightOf(minSentenceLines)};
    }

private:
    int heightOf(int lines) const { return lines * fontMetrics().lineSpacing() + 12; }
};

QLabel *newLabel(bool isBold = false)
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont font = label->font();
    font.setBold(isBold);
    label->setFont(font);
    return label;
}

void showText(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

WalkthroughPanel::WalkthroughPanel(QWidget *parent)
    : QWidget(parent),
      m_model(new StepsModel(this)),
      m_headline(newLabel(true)),
      m_about(newLabel()),
      m_rating(newLabel()),
      m_stopRating(new QToolButton),
      m_unfold(new QToolButton),
      m_kinds(newLabel()),
      m_orderLabel(new QLabel(tr("Or&der:"))),
      m_order(new QComboBox),
      m_heading(newLabel()),
      m_list(makeList()),
      m_end(newLabel()),
      m_continue(new QPushButton(tr("C&ontinue"))),
      m_sentence(newLabel()),
      m_openings(newLabel()),
      m_learn(new QPushButton(icon(QStringLiteral("handbook")), tr("&Learn This"))),
      m_others(new QPushButton(tr("&What Else Is There"))),
      m_play(new QPushButton(tr("Co&ntinue from Here"))),
      m_back(new QPushButton(tr("Back to the W&alkthrough"))),
      m_copy(new QPushButton(icon(QStringLiteral("copy")), tr("&Copy as Text"))),
      m_export(new QPushButton(icon(QStringLiteral("export")), tr("E&xport")))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 8, 8, 8);
    layout->addLayout(makeHead());
    layout->addWidget(m_about);
    layout->addLayout(makeRating());
    layout->addLayout(makeKinds());
    layout->addLayout(makeOrder());
    layout->addWidget(m_heading);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_end);
    layout->addWidget(m_continue);
    layout->addWidget(makeSentence());
    layout->addLayout(makeButtons());
    setMinimumWidth(minPanelWidth);
    setMaximumWidth(maxPanelWidth);
    setHelpPage(*this, "difficulty.md");
}

QLayout *WalkthroughPanel::makeHead()
{
    QFont large = m_headline->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    m_headline->setFont(large);
    auto *close = new QToolButton;
    close->setText(QStringLiteral("×"));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::TabFocus);
    close->setToolTip(tr("Close the walkthrough (Esc)"));
    close->setAccessibleName(tr("Close the walkthrough"));
    connect(close, &QToolButton::clicked, this, &WalkthroughPanel::closed);
    auto *row = new QHBoxLayout;
    row->addWidget(m_headline, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    return row;
}

/// Many counts are folded: they would take the room of the steps.
QLayout *WalkthroughPanel::makeKinds()
{
    m_unfold->setObjectName("unfold");
    m_unfold->setCheckable(true);
    m_unfold->setAutoRaise(true);
    m_unfold->setArrowType(Qt::RightArrow);
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_unfold, &QToolButton::toggled, this, [this](bool isOn) {
        m_unfold->setArrowType(isOn ? Qt::DownArrow : Qt::RightArrow);
        m_kinds->setVisible(isOn);
    });
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_unfold);
    column->addWidget(m_kinds);
    return column;
}

QSize WalkthroughPanel::sizeHint() const
{
    return {panelWidth, QWidget::sizeHint().height()};
}

QLayout *WalkthroughPanel::makeRating()
{
    m_stopRating->setObjectName("stopRating");
    m_stopRating->setText(tr("Stop"));
    m_stopRating->setIcon(icon(QStringLiteral("stop")));
    m_stopRating->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_stopRating->setToolTip(tr("Stop the rating"));
    connect(m_stopRating, &QToolButton::clicked, this, &WalkthroughPanel::ratingStopRequested);
    auto *row = new QHBoxLayout;
    row->addWidget(m_rating, 1);
    row->addWidget(m_stopRating, 0, Qt::AlignTop);
    return row;
}

QLayout *WalkthroughPanel::makeOrder()
{
    m_order->setObjectName("order");
    m_order->addItem(tr("Techniques"), QVariant::fromValue(WalkthroughOrder::Techniques));
    m_order->addItem(tr("Smallest reasons"), QVariant::fromValue(WalkthroughOrder::Reasons));
    m_orderLabel->setBuddy(m_order);
    connect(m_order, &QComboBox::activated, this,
            [this] { emit orderChosen(m_order->currentData().value<WalkthroughOrder>()); });
    auto *row = new QHBoxLayout;
    row->addWidget(m_orderLabel);
    row->addWidget(m_order, 1);
    return row;
}

void WalkthroughPanel::setOrdersOffered(bool areOffered, const QString &whyNot)
{
    m_order->setEnabled(areOffered);
    m_order->setToolTip(
        areOffered ? tr("Which step comes next: that of the first technique that applies, or that with the "
                        "smallest reason")
                   : whyNot);
}

QTreeView *WalkthroughPanel::makeList()
{
    auto *view = new StepsView([this] { emit typed(); });
    view->setModel(m_model);
    view->setItemDelegate(new ShorteningDelegate(view));
    view->setAccessibleName(tr("Steps"));
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setAlternatingRowColors(true);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setMinimumHeight(80);
    QHeaderView &header = *view->header();
    header.setStretchLastSection(false);
    header.setMinimumSectionSize(24);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(StepsModel::Name, QHeaderView::Stretch);
    header.setSectionResizeMode(StepsModel::Number, QHeaderView::Fixed);
    header.resizeSection(StepsModel::Number, header.fontMetrics().horizontalAdvance(tr("Step")) + 20);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current, const QModelIndex &before) {
                const std::optional<int> step = m_model->stepAt(current);
                if (step && step != m_model->stepAt(before))
                    emit stepChosen(*step);
            });
    return view;
}

/// The sentence has room for some lines; of a longer one the rest is scrolled to.
QWidget *WalkthroughPanel::makeSentence()
{
    m_notification = new Notification;
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_sentence->setMargin(4);
    auto *area = new SentenceArea;
    area->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    area->setWidget(m_sentence);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(m_notification);
    layout->setContentsMargins({});
    layout->addWidget(area);
    return m_notification;
}

QLayout *WalkthroughPanel::makeButtons()
{
    m_others->setObjectName("others");
    m_play->setObjectName("play");
    m_play->setToolTip(tr("Put the board of this step in front of you, and close the walkthrough"));
    m_openings->setObjectName("openings");
    m_openings->hide();
    m_copy->setObjectName("copy");
    m_export->setObjectName("export");
    auto *menu = new QMenu(m_export);
    for (const LessonFormat &format : lessonFormats())
        connect(menu->addAction(tr("%1…").arg(translate("LessonFormat", format.name))), &QAction::triggered,
                this, [this, &format] { emit exportRequested(format); });
    m_export->setMenu(menu);
    m_learn->setObjectName("learn");
    for (QPushButton *button : {m_continue, m_learn, m_others, m_play, m_back, m_copy, m_export})
        button->setAutoDefault(false);
    connect(m_continue, &QPushButton::clicked, this, &WalkthroughPanel::continuationRequested);
    connect(m_learn, &QPushButton::clicked, this, &WalkthroughPanel::pageRequested);
    connect(m_others, &QPushButton::clicked, this, &WalkthroughPanel::othersRequested);
    connect(m_play, &QPushButton::clicked, this, &WalkthroughPanel::playRequested);
    connect(m_back, &QPushButton::clicked, this, &WalkthroughPanel::backRequested);
    connect(m_copy, &QPushButton::clicked, this, &WalkthroughPanel::copyRequested);
    auto *buttons = new QVBoxLayout;
    auto *openings = new QHBoxLayout;
    openings->addWidget(m_openings, 1);
    openings->addWidget(m_play, 1);
    buttons->addLayout(openings);
    auto *ofStep = new PairedRows; // which leaves more room for the steps
    for (QPushButton *button : {m_learn, m_others, m_back})
        ofStep->addWidget(button);
    buttons->addLayout(ofStep);
    auto *row = new QHBoxLayout;
    row->addWidget(m_copy, 1);
    row->addWidget(m_export, 1);
    buttons->addLayout(row);
    return buttons;
}

/// Shows what belongs to the list. The steps of one position are in groups.
void WalkthroughPanel::arrange(const StepTitles &titles, bool isOfOnePosition)
{
    m_list->setTreePosition(StepsModel::Name);
    m_list->setRootIsDecorated(isOfOnePosition);
    m_list->setColumnHidden(StepsModel::Number, isOfOnePosition);
    m_list->setColumnHidden(StepsModel::Follows, true);
    m_list->setColumnHidden(StepsModel::Score, isOfOnePosition || !titles.hasScore);
    m_orderLabel->setVisible(!isOfOnePosition);
    m_order->setVisible(!isOfOnePosition);
    m_heading->setVisible(isOfOnePosition);
    m_back->setVisible(isOfOnePosition);
    m_others->setVisible(!isOfOnePosition);
}

void WalkthroughPanel::showWalkthrough(const WalkthroughListing &listing, WalkthroughOrder order)
{
    m_model->setSteps(listing.titles, listing.steps);
    arrange(listing.titles, false);
    m_order->setCurrentIndex(m_order->findData(QVariant::fromValue(order)));
    m_headline->setText(listing.headline);
    m_about->setText(listing.about);
    m_kinds->setText(listing.kinds);
    const bool isFolded = !listing.kindCount.isEmpty();
    m_unfold->setVisible(isFolded);
    m_unfold->setText(listing.kindCount);
    m_unfold->setToolTip(listing.kinds);
    m_kinds->setVisible(!isFolded || m_unfold->isChecked());
    showText(m_end, listing.end);
    m_continue->setVisible(listing.isStopped);
    for (QWidget *ofStep : {m_others, m_play, m_export})
        ofStep->setVisible(!listing.steps.empty());
}

void WalkthroughPanel::showOthers(const StepTitles &titles, const std::vector<ListedStep> &steps,
                                  const QString &heading)
{
    m_model->setGroups(titles, steps);
    arrange(titles, true);
    m_unfold->hide();
    m_kinds->hide();
    m_heading->setText(heading);
    m_list->expand(m_model->index(0, 0));
    m_end->hide();
    m_continue->hide();
    choose(0);
}

void WalkthroughPanel::showRating(const QString &text, bool isRunning)
{
    showText(m_rating, text);
    m_stopRating->setVisible(isRunning);
}

void WalkthroughPanel::showSentence(const QString &sentence, bool hasPage)
{
    m_learn->setVisible(hasPage);
    m_sentence->setText(sentence);
}

void WalkthroughPanel::showOpenings(const QString &text)
{
    showText(m_openings, text);
}

void WalkthroughPanel::speakSentence()
{
    m_notification->setAccessibleName(inWords(m_sentence->text()));
    announce(*m_notification);
}

void WalkthroughPanel::setComputing(bool isComputing)
{
    const std::initializer_list<QPushButton *> buttons{m_continue, m_others, m_export};
    if (isComputing && std::ranges::find(buttons, focusWidget()) != buttons.end())
        focusList(); // or the keyboard would go from the disabled button to the board
    for (QPushButton *button : buttons)
        button->setEnabled(!isComputing);
}

void WalkthroughPanel::choose(int index)
{
    const QModelIndex chosen = m_model->indexOf(index);
    if (chosen == m_list->currentIndex())
        emit stepChosen(index); // the board may show something else meanwhile
    else
        m_list->setCurrentIndex(chosen);
    m_list->scrollTo(chosen);
}

void WalkthroughPanel::focusList()
{
    m_list->setFocus();
}

} // namespace sudoku
