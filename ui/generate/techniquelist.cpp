#include "ui/generate/techniquelist.h"

#include "core/hints/techniques.h"
#include "ui/text/steptext.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int techniqueRole = Qt::UserRole; // an index into techniques()
constexpr int nameColumn = 0;

const Technique &techniqueOf(const QTreeWidgetItem &item)
{
    return techniques()[item.data(nameColumn, techniqueRole).toInt()];
}

/// Returns whether walkthroughs use \a technique, or the one that it is a kind of, unless one asks for
/// others.
bool isOnByDefault(const Technique &technique)
{
    const Technique &rung =
        technique.traits.countsAs.empty() ? technique : *findTechnique(technique.traits.countsAs);
    return rung.traits.isOn && !rung.traits.asksSolver;
}

bool matches(const QTreeWidgetItem &item, const QString &text)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString &word) {
        return item.text(nameColumn).contains(word, Qt::CaseInsensitive)
               || item.text(nameColumn + 1).startsWith(word, Qt::CaseInsensitive);
    });
}

} // namespace

TechniqueList::TechniqueList(Choice choice, QWidget *parent)
    : QWidget(parent),
      m_choice(choice),
      m_search(new QLineEdit),
      m_table(new QTreeWidget)
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search for techniques"));
    m_search->setClearButtonEnabled(true);
    m_table->setObjectName(QStringLiteral("techniques"));
    m_table->setAccessibleName(tr("Techniques"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setHeaderLabels({tr("Technique"), tr("Level")});
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_search);
    layout->addWidget(m_table, 1);
    fill();
    setFocusProxy(m_search);
    connect(m_search, &QLineEdit::textChanged, this, &TechniqueList::filter);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &TechniqueList::changed);
    connect(m_table, &QTreeWidget::itemChanged, this, &TechniqueList::changed);
    connect(m_table, &QTreeWidget::itemActivated, this, &TechniqueList::confirmed);
}

void TechniqueList::fill()
{
    const auto all = techniques();
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        if (m_choice == Choice::OneOfThem && !isOnByDefault(all[i]))
            continue;
        auto *item = new QTreeWidgetItem({techniqueName(all[i]), levelText(all[i].level)});
        item->setData(nameColumn, techniqueRole, i);
        if (m_choice == Choice::Several)
            item->setCheckState(nameColumn, Qt::Unchecked);
        m_table->addTopLevelItem(item);
    }
    fitNames();
}

/// Makes the list wide enough for the longest name.
void TechniqueList::fitNames()
{
    const QAbstractItemView &view = *m_table; // QTreeView hides sizeHintForColumn()
    int width = view.verticalScrollBar()->sizeHint().width() + 2 * m_table->frameWidth();
    for (int column = 0; column < m_table->columnCount(); ++column)
        width += std::max(view.sizeHintForColumn(column), m_table->header()->sectionSizeHint(column));
    m_table->setMinimumWidth(width);
}

bool TechniqueList::isChosen(const QTreeWidgetItem &item) const
{
    return m_choice == Choice::Several ? item.checkState(nameColumn) == Qt::Checked
                                       : &item == m_table->currentItem() && !item.isHidden();
}

std::vector<const Technique *> TechniqueList::chosen() const
{
    std::vector<const Technique *> found;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i)
        if (isChosen(*m_table->topLevelItem(i)))
            found.push_back(&techniqueOf(*m_table->topLevelItem(i)));
    return found;
}

void TechniqueList::setChosen(const std::vector<const Technique *> &techniques)
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_table->topLevelItem(i);
        const bool isWanted = std::ranges::find(techniques, &techniqueOf(*item)) != techniques.end();
        if (m_choice == Choice::Several)
            item->setCheckState(nameColumn, isWanted ? Qt::Checked : Qt::Unchecked);
        if (isWanted)
            m_table->setCurrentItem(item);
    }
}

/// Hides what does not match the search, and makes the first that does the current one.
void TechniqueList::filter(const QString &text)
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_table->topLevelItem(i);
        item->setHidden(!matches(*item, text));
        if (!first && !item->isHidden())
            first = item;
    }
    if (first && (!m_table->currentItem() || m_table->currentItem()->isHidden()))
        m_table->setCurrentItem(first);
    emit changed();
}

} // namespace sudoku
