#include "ui/generate/gallerylayout.h"

#include <algorithm>

namespace sudoku {

GalleryLayout::GalleryLayout(const std::vector<Section> &sections, int width, int headingHeight)
    : m_width(width),
      m_headingHeight(headingHeight)
{
    for (const Section &section : sections) {
        m_places.push_back({section, m_height, std::max(1, width / std::max(1, section.item.width()))});
        m_height += headingHeight + lineCount(m_places.back()) * section.item.height();
    }
}

const GalleryLayout::Place *GalleryLayout::placeOfRow(int row) const
{
    const auto after =
        std::ranges::upper_bound(m_places, row, {}, [](const Place &place) { return place.section.heading; });
    return after == m_places.begin() ? nullptr : &*(after - 1);
}

const GalleryLayout::Place *GalleryLayout::placeAt(int y) const
{
    const auto after = std::ranges::upper_bound(m_places, y, {}, &Place::top);
    return after == m_places.begin() ? nullptr : &*(after - 1);
}

QRect GalleryLayout::rect(int row) const
{
    const Place *place = placeOfRow(row);
    if (!place)
        return {};
    const int item = row - place->section.heading - 1;
    if (item < 0)
        return {0, place->top, m_width, m_headingHeight};
    const QSize size = place->section.item;
    return {QPoint(item % place->columns * size.width(),
                   itemsTop(*place) + item / place->columns * size.height()),
            size};
}

int GalleryLayout::rowAt(const QPoint &point) const
{
    const Place *place = placeAt(point.y());
    if (!place || point.x() < 0 || point.x() >= m_width || point.y() >= m_height)
        return -1;
    if (point.y() < itemsTop(*place))
        return place->section.heading;
    const int column = point.x() / place->section.item.width();
    const int item = (point.y() - itemsTop(*place)) / place->section.item.height() * place->columns + column;
    return column < place->columns && item < place->section.count ? place->section.heading + 1 + item : -1;
}

std::pair<int, int> GalleryLayout::rowsBetween(int top, int bottom) const
{
    const Place *first = placeAt(std::max(0, top));
    const Place *last = placeAt(bottom);
    if (!first || !last || top >= m_height)
        return {0, -1};
    const auto lineAt = [this](const Place &place, int y) {
        return (y - itemsTop(place)) / place.section.item.height();
    };
    const int from = top < itemsTop(*first)
                         ? first->section.heading
                         : first->section.heading + 1 + lineAt(*first, top) * first->columns;
    const int items = bottom < itemsTop(*last)
                          ? 0
                          : std::min((lineAt(*last, bottom) + 1) * last->columns, last->section.count);
    return {from, last->section.heading + items};
}

int GalleryLayout::rowBeside(int row, int steps) const
{
    const int direction = steps < 0 ? -1 : 1;
    for (int i = 0; i < std::abs(steps); ++i)
        row = stepped(row, direction);
    return row;
}

/// Returns the item one line up or down; beyond a heading, the item at the same place from left to right.
int GalleryLayout::stepped(int row, int direction) const
{
    const Place *place = placeOfRow(row);
    if (!place)
        return row;
    const int item = row - place->section.heading - 1;
    const int line = item / place->columns + direction;
    if (line >= 0 && line < lineCount(*place))
        return place->section.heading + 1
               + std::min(item + direction * place->columns, place->section.count - 1);
    const Place *next = place + direction;
    if (next < m_places.data() || next >= m_places.data() + m_places.size())
        return row;
    const int x = rect(row).center().x();
    const int column = std::min(x / next->section.item.width(), next->columns - 1);
    const int first = direction > 0 ? 0 : (lineCount(*next) - 1) * next->columns;
    return next->section.heading + 1 + std::min(first + column, next->section.count - 1);
}

} // namespace sudoku
