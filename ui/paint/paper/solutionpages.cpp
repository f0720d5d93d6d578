#include "ui/paint/paper/solutionpages.h"

#include "ui/paint/paper/printtext.h"

#include <algorithm>
#include <vector>

namespace sudoku {
namespace {

constexpr double headingHeight = 6; // mm
constexpr double headingGap = 3;
constexpr double blockGap = 4;
constexpr double maxSpread = 10; // farther apart, rows would not look like one block

/// Returns the tops of the rows of boards, from above.
std::vector<double> rowTops(const Page &page)
{
    std::vector<double> tops;
    for (const PageItem &item : page.items)
        tops.push_back(item.place.caption.top());
    std::ranges::sort(tops);
    tops.erase(std::unique(tops.begin(), tops.end()), tops.end());
    return tops;
}

/// Returns by how much the rows of \a page can move apart.
double roomForARow(const Page &page)
{
    double bottom = page.frame.body.top();
    for (const PageItem &item : page.items)
        bottom = std::max(bottom, item.place.board.bottom());
    const double gaps = static_cast<double>(rowTops(page).size()) - 1;
    return gaps > 0 ? std::max(0.0, page.frame.body.bottom() - bottom) / gaps : maxSpread;
}

} // namespace

Page &addPage(std::vector<Page> &pages, const PageFrame &frame, const QString &section)
{
    pages.push_back({.frame = frame, .section = section});
    return pages.back();
}

void SolutionPages::addBlock(const QString &heading, std::span<const PageItem> solutions)
{
    const double above = heading.isEmpty() ? 0 : headingHeight + headingGap;
    SolutionRows rows = rowsIn(roomBelow(!heading.isEmpty()), solutions.front().puzzle->boardSize());
    rows.limitCaption(m_size.maxCaption);
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

/// Returns the room for boards. With a number of solutions on a page all pages have boards of one size, with
/// a heading or without.
QSizeF SolutionPages::roomBelow(bool hasHeading) const
{
    const bool hasRoomForOne = hasHeading || m_size.perPage > 0;
    return m_frame.body.size() - QSizeF(0, hasRoomForOne ? headingHeight + headingGap : 0);
}

SolutionRows SolutionPages::rowsIn(const QSizeF &room, int boardSize) const
{
    return m_size.perPage > 0 ? solutionRowsOf(room, m_size.perPage, m_size.maxSide)
                              : solutionRows(room, boardSize, m_size.scale, m_size.stretch);
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

void spreadRows(std::span<Page> pages)
{
    double spread = maxSpread;
    for (const Page &page : pages)
        spread = std::min(spread, roomForARow(page));
    for (Page &page : pages) {
        const std::vector<double> tops = rowTops(page);
        const auto moveDown = [&](QRectF &place, double top) {
            const auto above = std::ranges::lower_bound(tops, top) - tops.begin();
            place.translate(0, static_cast<double>(above) * spread);
        };
        for (PageItem &item : page.items) {
            const double top = item.place.caption.top();
            moveDown(item.place.caption, top);
            moveDown(item.place.board, top);
        }
        for (PageHeading &heading : page.headings)
            moveDown(heading.place, heading.place.top());
    }
}

} // namespace sudoku
