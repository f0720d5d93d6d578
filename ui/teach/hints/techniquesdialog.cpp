#include "ui/teach/hints/techniquesdialog.h"

#include "core/hints/techniques.h"
#include "ui/base/helppage.h"
#include "ui/base/settings.h"
#include "ui/base/shorteningdelegate.h"
#include "ui/teach/steps/techniquechoice.h"
#include "ui/text/steptext.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

struct TechniqueColumn
{
    enum { Name, Level, Score, Note };
};
constexpr int techniqueRole = Qt::UserRole; // an index into techniques()

/// A table in which typing searches: the text goes to the search field.
class TechniquesTable : public QTreeWidget
{
public:
    explicit TechniquesTable(QLineEdit &search) : m_search(search) {}
    void keyboardSearch(const QString &text) override
    {
        m_search.setFocus();
        m_search.insert(text);
    }

private:
    QLineEdit &m_search;
};

QString noteText(const Technique &technique)
{
    if (technique.traits.assumesUniqueness)
        return TechniquesDialog::tr("assumes one solution");
    return technique.traits.asksSolver ? TechniquesDialog::tr("asks the solver") : QString();
}

QTreeWidgetItem *techniqueItem(const LadderRung &rung)
{
    const Technique &technique = *rung.technique;
    auto *item = new QTreeWidgetItem({techniqueName(technique), levelText(technique.level),
                                      QString::number(technique.score), noteText(technique)});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled
                   | Qt::ItemNeverHasChildren);
    item->setCheckState(TechniqueColumn::Name, rung.isOn ? Qt::Checked : Qt::Unchecked);
    item->setData(TechniqueColumn::Name, techniqueRole, static_cast<int>(&technique - techniques().data()));
    item->setToolTip(TechniqueColumn::Name, item->text(TechniqueColumn::Name)); // which may be shortened
    item->setData(TechniqueColumn::Name, shortTextRole, shortNameIn(item->text(TechniqueColumn::Name)));
    item->setTextAlignment(TechniqueColumn::Score, Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

/// Returns whether each word of \a text is in the name, the level or the note of \a item.
bool matches(const QTreeWidgetItem &item, const QString &text)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString &word) {
        return item.text(TechniqueColumn::Name).contains(word, Qt::CaseInsensitive)
               || item.text(TechniqueColumn::Level).startsWith(word, Qt::CaseInsensitive)
               || item.text(TechniqueColumn::Note).contains(word, Qt::CaseInsensitive);
    });
}

QLabel *noteLabel(const QString &text)
{
    auto *note = new QLabel(text);
    note->setWordWrap(true);
    return note;
}

} // namespace

TechniquesDialog::TechniquesDialog(Settings &settings, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_search(new QLineEdit),
      m_table(new TechniquesTable(*m_search)),
      m_up(new QPushButton(tr("Move &Up"))),
      m_down(new QPushButton(tr("Move &Down"))),
      m_hodoku(new QPushButton(tr("&HoDoKu's Defaults"))),
      m_explainer(new QPushButton(tr("Sudoku &Explainer's Defaults"))),
      m_everything(new QPushButton(tr("Ever&ything"))),
      m_followsOrder(new QCheckBox(tr("Hints take the &first technique of this list that applies"))),
      m_count(new QLabel)
{
    setWindowTitle(tr("Techniques"));
    setHelpPage(*this, "difficulty.md#techniques");
    makeTable();
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search for techniques"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &TechniquesDialog::filter);
    m_followsOrder->setToolTip(
        tr("Otherwise they take the step that is easiest to see at the lowest level."));
    m_count->setObjectName(QStringLiteral("count"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &TechniquesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &TechniquesDialog::reject);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_table, 1);
    middle->addLayout(makeButtons());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(noteLabel(tr("Hints and walkthroughs use the techniques that are switched on. Ratings "
                                   "always use HoDoKu's defaults, so that they compare.")));
    layout->addWidget(m_search);
    layout->addLayout(middle, 1);
    layout->addLayout(makeDefaults());
    layout->addWidget(m_followsOrder);
    layout->addWidget(buttons);
    resize(48 * fontMetrics().height(), 38 * fontMetrics().height());
    showChoice(chosenTechniques(settings));
    m_followsOrder->setChecked(chosenStepOrder(settings) == StepOrder::FirstOnLadder);
    m_table->setFocus();
}

void TechniquesDialog::makeTable()
{
    m_table->setObjectName(QStringLiteral("techniques"));
    m_table->setAccessibleName(tr("Techniques"));
    m_table->setRootIsDecorated(false);
    m_table->setItemDelegate(new ShorteningDelegate(m_table));
    m_table->setUniformRowHeights(true);
    m_table->setDragDropMode(QAbstractItemView::InternalMove);
    m_table->setDefaultDropAction(Qt::MoveAction);
    m_table->setHeaderLabels({tr("Technique"), tr("Level"), tr("Score"), tr("Note")});
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(TechniqueColumn::Name, QHeaderView::Stretch);
    m_table->header()->setSectionsMovable(false);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &TechniquesDialog::showState);
    connect(m_table, &QTreeWidget::itemChanged, this, &TechniquesDialog::showState);
    connect(m_table->model(), &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first) {
                if (!m_isFilling)
                    noteMove(first);
            });
}

QLayout *TechniquesDialog::makeButtons()
{
    for (QPushButton *button : {m_up, m_down, m_hodoku, m_explainer, m_everything})
        button->setAutoDefault(false); // Enter means OK
    const auto addKey = [this](QPushButton *button, int key, int direction) {
        const QKeySequence sequence(Qt::ALT | static_cast<Qt::Key>(key));
        button->setToolTip(sequence.toString(QKeySequence::NativeText));
        connect(button, &QPushButton::clicked, this, [this, direction] { moveCurrent(direction); });
        auto *action = new QAction(this);
        action->setShortcut(sequence);
        connect(action, &QAction::triggered, button, &QPushButton::click);
        addAction(action);
    };
    addKey(m_up, Qt::Key_Up, -1);
    addKey(m_down, Qt::Key_Down, 1);
    auto *column = new QVBoxLayout;
    column->addWidget(m_up);
    column->addWidget(m_down);
    column->addStretch();
    return column;
}

QLayout *TechniquesDialog::makeDefaults()
{
    connect(m_hodoku, &QPushButton::clicked, this, [this] {
        showChoice(hodokuChoice());
        m_followsOrder->setChecked(false);
    });
    connect(m_explainer, &QPushButton::clicked, this, [this] {
        showChoice(explainerChoice());
        m_followsOrder->setChecked(true);
    });
    connect(m_everything, &QPushButton::clicked, this, [this] {
        showChoice(everythingChoice());
        m_followsOrder->setChecked(false);
    });
    m_everything->setToolTip(tr("All techniques, the easiest first"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_count, 1);
    row->addWidget(m_hodoku);
    row->addWidget(m_explainer);
    row->addWidget(m_everything);
    return row;
}

/// Selects the technique that was moved, after the drop, which still changes the list.
void TechniquesDialog::noteMove(int to)
{
    m_followsOrder->setChecked(true); // who moves a technique wants to see it earlier or later
    const QPersistentModelIndex moved = m_table->model()->index(to, TechniqueColumn::Name);
    QTimer::singleShot(0, this, [this, moved] {
        if (moved.isValid())
            m_table->setCurrentIndex(moved);
    });
}

void TechniquesDialog::showChoice(const LadderChoice &choice)
{
    m_isFilling = true;
    m_table->clear();
    for (const LadderRung &rung : choice)
        m_table->addTopLevelItem(techniqueItem(rung));
    m_isFilling = false;
    m_table->setCurrentItem(m_table->topLevelItem(0));
    filter();
}

LadderChoice TechniquesDialog::choice() const
{
    LadderChoice choice;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *item = m_table->topLevelItem(i);
        choice.push_back({&techniques()[item->data(TechniqueColumn::Name, techniqueRole).toInt()],
                          item->checkState(TechniqueColumn::Name) == Qt::Checked});
    }
    return choice;
}

/// Hides what does not match the search.
void TechniquesDialog::filter()
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i)
        m_table->topLevelItem(i)->setHidden(!matches(*m_table->topLevelItem(i), m_search->text()));
    showState();
}

/// Moves the current technique beyond the next one that is visible; \a direction is -1 or 1.
void TechniquesDialog::moveCurrent(int direction)
{
    QTreeWidgetItem *item = m_table->currentItem();
    const int from = m_table->indexOfTopLevelItem(item);
    const int to = m_table->indexOfTopLevelItem(visibleItem(from, direction));
    if (from < 0 || to < 0)
        return;
    m_table->takeTopLevelItem(from);
    m_table->insertTopLevelItem(to, item);
    m_table->setCurrentItem(item);
    filter();
}

/// Returns the next item beyond \a from that is not hidden, or null.
QTreeWidgetItem *TechniquesDialog::visibleItem(int from, int direction) const
{
    for (int i = from + direction; i >= 0 && i < m_table->topLevelItemCount(); i += direction)
        if (!m_table->topLevelItem(i)->isHidden())
            return m_table->topLevelItem(i);
    return nullptr;
}

void TechniquesDialog::showState()
{
    if (m_isFilling)
        return;
    const LadderChoice now = choice();
    m_count->setText(
        tr("Switched on: %1 of %2").arg(std::ranges::count(now, true, &LadderRung::isOn)).arg(now.size()));
    const QTreeWidgetItem *item = m_table->currentItem();
    const int current = m_table->indexOfTopLevelItem(const_cast<QTreeWidgetItem *>(item));
    const bool canMove = item && !item->isHidden();
    m_up->setEnabled(canMove && visibleItem(current, -1));
    m_down->setEnabled(canMove && visibleItem(current, 1));
}

void TechniquesDialog::accept()
{
    setChosenTechniques(m_settings, choice(),
                        m_followsOrder->isChecked() ? StepOrder::FirstOnLadder : StepOrder::EasiestToSee);
    QDialog::accept();
}

} // namespace sudoku
