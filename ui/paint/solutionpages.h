#pragma once

#include "ui/paint/page.h"

#include <span>
#include <vector>

namespace sudoku {

/// A new page behind \a pages.
Page &addPage(std::vector<Page> &pages, const PageFrame &frame, const QString &section);

/// Puts rows of small boards on new pages behind \a pages, from top to bottom.
class SolutionPages
{
public:
    SolutionPages(std::vector<Page> &pages, const PageFrame &frame, double scale)
        : m_pages(pages),
          m_frame(frame),
          m_scale(scale)
    {
    }

    /// Boards of one size, at least one, under a \a heading, if there is one.
    void addBlock(const QString &heading, std::span<const PageItem> solutions);

private:
    void makeRoom(double height);
    void addRow(const SolutionRows &rows, std::span<const PageItem> solutions);

    std::vector<Page> &m_pages;
    PageFrame m_frame;
    double m_scale;   // as in solutionRows()
    double m_top = 0; // of the next row
    bool m_isBegun = false;
};

} // namespace sudoku
