#include "ui/paint/solutionpages.h"

#include "ui/paint/printtext.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr double headingHeight = 6; // mm
constexpr double headingGap = 3;
constexpr double blockGap = 4;

} // namespace

Page &addPage(std::vector<Page> &pages, const PageFrame &frame, const QString &section)
{
    pages.push_back({.frame = frame, .section = section});
    return pages.back();
}

void SolutionPages::addBlock(const QString &heading, std::span<const PageItem> solutions)
{
    const double above = heading.isEmpty() ? 0 : headingHeight + headingGap;
    const QSizeF room = m_frame.body.size() - QSizeF(0, above);
    const SolutionRows rows = solutionRows(room, solutions.front().puzzle->boardSize(), m_scale);
    makeRoom(above + rows.height());
    if (!heading.isEmpty())
        m_pages.back().headings.push_back(
            {heading, {m_frame.body.left(), m_top, m_frame.body.width(), headingHeight}});
    m_top += above;
    for (std::size_t next = 0; next < solutions.size(); next += rows.columns) {
        makeRoom(rows.height());
        addRow(rows, solutions.subspan(next, std::min<std::size_t>(rows.columns, solutions.size() - next)));
    }
    m_top += blockGap;
}

void SolutionPages::makeRoom(double height)
{
    constexpr double rounding = 0.001;
    if (m_isBegun && m_top + height <= m_frame.body.bottom() + rounding)
        return;
    addPage(m_pages, m_frame, solutionsHeading());
    m_top = m_frame.body.top();
    m_isBegun = true;
}

void SolutionPages::addRow(const SolutionRows &rows, std::span<const PageItem> solutions)
{
    int column = 0;
    for (PageItem item : solutions) {
        item.place = rows.place({m_frame.body.left(), m_top}, column++);
        m_pages.back().items.push_back(item);
    }
    m_top += rows.row;
}

} // namespace sudoku
