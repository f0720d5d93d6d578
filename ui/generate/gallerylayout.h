#pragma once

#include <QRect>

#include <vector>

namespace sudoku {

/// Where the rows of a list stand: sections one below the other, each a heading over the whole width and
/// items of one size side by side in reading order. Takes as long for ten thousand items as for ten.
class GalleryLayout
{
public:
    struct Section
    {
        int heading; ///< its row; the rows of the items follow
        int count;   ///< of items
        QSize item;  ///< the size of each
    };

    GalleryLayout() = default;
    GalleryLayout(const std::vector<Section> &sections, int width, int headingHeight);

    int height() const { return m_height; }
    QRect rect(int row) const;
    /// -1 where there is none.
    int rowAt(const QPoint &point) const;
    /// The first and the last row that reach into what lies from \a top to \a bottom; the last before the
    /// first where there is none.
    std::pair<int, int> rowsBetween(int top, int bottom) const;
    /// The item above or below, \a steps lines away, or the last one on the way there.
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
