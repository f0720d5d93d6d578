#include "ui/list/collection/collectionfilter.h"

#include "core/formats/text/levelnote.h"
#include "ui/list/collection/collectionmodel.h"

#include <algorithm>
#include <cctype>

namespace sudoku {
namespace {

char lowered(char character)
{
    return static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
}

bool containsLower(std::string_view text, std::string_view sought)
{
    const auto isSame = [](char a, char b) { return lowered(a) == b; };
    return std::search(text.begin(), text.end(), sought.begin(), sought.end(), isSame) != text.end();
}

/// Returns whether \a level comes before \a other. Levels in other words than ours come last, and those
/// without any behind them.
bool isEasier(const QString &level, const QString &other)
{
    const auto known = readLevelText(level.toStdString());
    const auto otherKnown = readLevelText(other.toStdString());
    if (known && otherKnown)
        return *known < *otherKnown;
    if (known || otherKnown)
        return known.has_value();
    if (level.isEmpty() || other.isEmpty())
        return !level.isEmpty();
    return QString::localeAwareCompare(level, other) < 0;
}

} // namespace

CollectionFilter::CollectionFilter(CollectionModel &model, QObject *parent) : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(false); // or a puzzle that one leaves would move away
    setSourceModel(&model);
}

CollectionModel &CollectionFilter::model() const
{
    return *static_cast<CollectionModel *>(sourceModel());
}

void CollectionFilter::search(const QString &text)
{
    m_text = text.trimmed();
    m_lowerText = m_text.toStdString();
    std::ranges::transform(m_lowerText, m_lowerText.begin(), lowered);
    invalidateFilter();
}

void CollectionFilter::setLevel(std::optional<int> level)
{
    m_level = level;
    invalidateFilter();
}

void CollectionFilter::setOrder(Order order)
{
    m_order = order;
    sort(order == Order::File ? -1 : 0);
}

/// A number is that of a puzzle; other words are in its text, or the word for its state.
bool CollectionFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    if (m_level && model().level(row) != m_level)
        return false;
    if (m_text.isEmpty())
        return true;
    const bool isNumber = std::ranges::all_of(m_text, [](QChar figure) { return figure.isDigit(); });
    if (isNumber)
        return QString::number(row + 1).startsWith(m_text);
    return containsLower(model().text(row), m_lowerText)
           || (model().left(row) && model().titleText(row).contains(m_text, Qt::CaseInsensitive))
           || stateText(model().state(row)).compare(m_text, Qt::CaseInsensitive) == 0;
}

bool CollectionFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    switch (m_order) {
    case Order::File:
        break;
    case Order::Title:
        return QString::localeAwareCompare(left.data(CollectionModel::TitleRole).toString(),
                                           right.data(CollectionModel::TitleRole).toString())
               < 0;
    case Order::Level:
        return isEasier(left.data(CollectionModel::LevelRole).toString(),
                        right.data(CollectionModel::LevelRole).toString());
    case Order::Clues:
        return left.data(CollectionModel::ClueCountRole).toInt()
               < right.data(CollectionModel::ClueCountRole).toInt();
    case Order::State: { // what is begun comes first, what is solved last
        constexpr int rank[] = {1, 0, 2};
        return rank[left.data(CollectionModel::StateRole).toInt()]
               < rank[right.data(CollectionModel::StateRole).toInt()];
    }
    }
    return left.row() < right.row();
}

} // namespace sudoku
