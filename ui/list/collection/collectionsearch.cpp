#include "ui/list/collection/collectionsearch.h"

#include "core/hints/steps/technique.h"
#include "ui/base/searchfield.h"
#include "ui/list/collection/collectionfilter.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/text/steptext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStandardItemModel>

#include <optional>
#include <set>

namespace sudoku {
namespace {

void enableItem(QComboBox &list, int index, bool isEnabled)
{
    qobject_cast<QStandardItemModel *>(list.model())->item(index)->setEnabled(isEnabled);
}

} // namespace

CollectionSearch::CollectionSearch(CollectionFilter &filter, Qt::Orientation orientation, QWidget *parent)
    : QWidget(parent),
      m_filter(filter),
      m_text(new SearchField(tr("Search"), tr("Search puzzles"))),
      m_levels(new QComboBox),
      m_order(new QComboBox)
{
    makeText();
    makeLevels();
    makeOrder();
    makeLayout(orientation);
}

void CollectionSearch::makeText()
{
    m_text->setObjectName(QStringLiteral("searchPuzzles"));
    m_text->setToolTip(tr("A number, words of the title, the level or the author, or 'begun' and 'solved'"));
    constexpr int minLetters = 14; // of an average width; the lists beside it would take all
    m_text->setMinimumWidth(minLetters * fontMetrics().averageCharWidth());
    m_text->installEventFilter(this);
    connect(m_text, &QLineEdit::textChanged, this, &CollectionSearch::setText);
}

void CollectionSearch::makeLevels()
{
    m_levels->setObjectName(QStringLiteral("levels"));
    m_levels->setAccessibleName(tr("Level of the puzzles"));
    m_levels->setToolTip(tr("Show only the puzzles of one level"));
    m_levels->addItem(tr("All levels"));
    for (const Level level : allLevels)
        m_levels->addItem(levelText(level), static_cast<int>(level));
    m_levels->installEventFilter(this);
    connect(m_levels, &QComboBox::currentIndexChanged, this, &CollectionSearch::setLevel);
}

void CollectionSearch::makeOrder()
{
    m_order->setObjectName(QStringLiteral("order"));
    m_order->setAccessibleName(tr("Order of the puzzles"));
    m_order->addItems({tr("In the order of the list"), tr("By title"), tr("By level"),
                       tr("By number of clues"), tr("Begun first, solved last")});
    m_order->installEventFilter(this);
    connect(m_order, &QComboBox::currentIndexChanged, this, &CollectionSearch::setOrder);
}

void CollectionSearch::makeLayout(Qt::Orientation orientation)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    auto *row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_levels);
    layout->addLayout(row);
    if (orientation == Qt::Horizontal)
        row->addWidget(m_order);
    else
        layout->addWidget(m_order);
}

void CollectionSearch::setText(const QString &text)
{
    emit aboutToNarrow();
    m_filter.search(text);
    emit narrowed();
}

void CollectionSearch::setLevel()
{
    const QVariant level = m_levels->currentData();
    emit aboutToNarrow();
    m_filter.setLevel(level.isValid() ? std::optional(level.toInt()) : std::nullopt);
    emit narrowed();
}

void CollectionSearch::setOrder()
{
    emit aboutToNarrow();
    m_filter.setOrder(static_cast<CollectionFilter::Order>(m_order->currentIndex()));
    emit narrowed();
}

void CollectionSearch::showAllLevels()
{
    m_levels->setCurrentIndex(0);
}

void CollectionSearch::clear()
{
    m_text->clear();
    showAllLevels();
}

void CollectionSearch::orderByNewLevels()
{
    if (m_order->currentIndex() == static_cast<int>(CollectionFilter::Order::Level))
        setOrder();
}

bool CollectionSearch::isInListOrder() const
{
    return m_order->currentIndex() == static_cast<int>(CollectionFilter::Order::File);
}

/// Enables the levels that occur, and the order by level if there are any. Called when somebody is about to
/// choose one, because a long list takes a moment.
void CollectionSearch::enableLevels()
{
    const std::set<int> found = m_filter.model().levels();
    const int noteIndex = static_cast<int>(std::ssize(allLevels)) + 1; // below the levels
    m_levels->removeItem(noteIndex);
    for (int i = 1; i < noteIndex; ++i)
        enableItem(*m_levels, i, found.contains(m_levels->itemData(i).toInt()));
    if (found.empty()) {
        m_levels->addItem(tr("No levels are known yet"));
        enableItem(*m_levels, noteIndex, false);
    }
    enableItem(*m_order, static_cast<int>(CollectionFilter::Order::Level), !found.empty());
}

bool CollectionSearch::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (watched != m_text && (type == QEvent::FocusIn || type == QEvent::MouseButtonPress))
        enableLevels();
    if (watched == m_text && type == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return) {
            emit listRequested();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sudoku
