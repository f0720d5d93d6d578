#pragma once

#include "ui/paint/paper/page.h"

#include <span>
#include <vector>

namespace sudoku {

/// Adds a page to \a pages and returns it.
Page &addPage(std::vector<Page> &pages, const PageFrame &frame, const QString &section);

/// Adds pages with rows of small boards to \a pages, from top to bottom.
class SolutionPages
{
public:
    /// With \a perPage each page has so many; otherwise \a scale says how large they are.
    SolutionPages(std::vector<Page> &pages, const PageFrame &frame, double scale, int perPage = 0)
        : m_pages(pages),
          m_frame(frame),
          m_scale(scale),
          m_perPage(perPage)
    {
    }

    /// Adds boards of one size, at least one, under \a heading, if it is not empty.
    void addBlock(const QString &heading, std::span<const PageItem> solutions);

private:
    void makeRoom(double height);
    SolutionRows rowsIn(const QSizeF &room, int boardSize) const;
    void addRow(const SolutionRows &rows, std::span<const PageItem> solutions);

    std::vector<Page> &m_pages;
    PageFrame m_frame;
    double m_scale;   // as in solutionRows()
    int m_perPage;    // or 0
    double m_top = 0; // the top of the next row
    bool m_isBegun = false;
};

/// Moves the rows of \a pages apart, all by the same distance, to use the room below them.
void spreadRows(std::span<Page> pages);

} // namespace sudoku
