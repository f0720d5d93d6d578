#pragma once

#include <QRect>

#include <vector>

namespace sudoku {

/// The places of the rows of a list: sections one below the other, each with a heading across the whole width
/// and items of one size in reading order. Its functions take the same time for ten items as for ten
/// thousand.
class GalleryLayout
{
public:
    struct Section
    {
        int heading; ///< the row of the heading; the rows of the items follow it
        int count;   ///< the number of items
        QSize item;  ///< the size of each
    };

    GalleryLayout() = default;
    GalleryLayout(const std::vector<Section> &sections, int width, int headingHeight);

    int height() const { return m_height; }
    QRect rect(int row) const;
    /// Returns the row at \a point, or -1.
    int rowAt(const QPoint &point) const;
    /// Returns the first and the last row between \a top and \a bottom. The last one is before the first if
    /// there is none.
    std::pair<int, int> rowsBetween(int top, int bottom) const;
    /// Returns the item that is \a steps lines below \a row (above, if negative), or the last one on the way
    /// there.
    int rowBeside(int row, int steps) const;

private:
    struct Place
    {
        Section section;
        int top; ///< of the heading
        int columns;
    };

    const Place *placeOfRow(int row) const;
    const Place *placeAt(int y) const;
    int itemsTop(const Place &place) const { return place.top + m_headingHeight; }
    static int lineCount(const Place &place)
    {
        return (place.section.count + place.columns - 1) / place.columns;
    }
    int stepped(int row, int direction) const;

    std::vector<Place> m_places;
    int m_width = 0;
    int m_headingHeight = 0;
    int m_height = 0;
};

} // namespace sudoku
