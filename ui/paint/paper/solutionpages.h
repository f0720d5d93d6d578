#pragma once

#include "ui/paint/paper/page.h"
#include "ui/printjob/solutionlayout.h"

#include <span>
#include <vector>

namespace sudoku {

/// Adds a page to \a pages and returns it.
Page &addPage(std::vector<Page> &pages, const PageFrame &frame, const QString &section);

/// How large solutions are on pages of their own: so that each page has a number of them, or else by a scale.
struct SolutionSize
{
    double scale = 1;      ///< as in solutionRows()
    double stretch = 1;    ///< the same
    int perPage = 0;       ///< or 0
    double maxSide = 1000; ///< mm, with a number on each page
    /// The height of captions at most, in mm, so that those of large boards are like those of small ones.
    double maxCaption = 1000;
};

/// Adds pages with rows of small boards to \a pages, from top to bottom.
class SolutionPages
{
public:
    SolutionPages(std::vector<Page> &pages, const PageFrame &frame, const SolutionSize &size)
        : m_pages(pages),
          m_frame(frame),
          m_size(size)
    {
    }

    /// Returns how high captions are above boards of \a boardSize, under a heading or not.
    double captionOf(int boardSize, bool hasHeading) const
    {
        return rowsIn(roomBelow(hasHeading), boardSize).caption;
    }

    /// Adds boards of one size, at least one, under \a heading, if it is not empty.
    void addBlock(const QString &heading, std::span<const PageItem> solutions);

private:
    void makeRoom(double height);
    QSizeF roomBelow(bool hasHeading) const;
    SolutionRows rowsIn(const QSizeF &room, int boardSize) const;
    void addRow(const SolutionRows &rows, std::span<const PageItem> solutions);

    std::vector<Page> &m_pages;
    PageFrame m_frame;
    SolutionSize m_size;
    double m_top = 0; // the top of the next row
    bool m_isBegun = false;
};

/// Moves the rows of \a pages apart, all by the same distance, to use the room below them.
void spreadRows(std::span<Page> pages);

} // namespace sudoku
