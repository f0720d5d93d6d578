#include "ui/paint/pagination.h"

#include "ui/paint/paper.h"
#include "ui/paint/printtext.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <span>
#include <utility>

namespace sudoku {
namespace {

constexpr double headingHeight = 6; // mm
constexpr double headingGap = 3;
constexpr double blockGap = 4;

int boardSize(const PrintedPuzzle &puzzle)
{
    return puzzle.board.puzzle.geometry.size();
}

int largestBoard(const PrintSection &section)
{
    const auto sizes = section.puzzles | std::views::transform(boardSize);
    return sizes.empty() ? smallestSize : std::ranges::max(sizes);
}

bool hasRules(const PrintSection &section)
{
    return std::ranges::any_of(section.puzzles, [](const PrintedPuzzle &puzzle) {
        return !rulesText(puzzle.board.puzzle).isEmpty();
    });
}

bool hasSolution(const PageItem &item)
{
    return item.puzzle->solutions == Solutions::One;
}

/// The places on the pages of one section.
class SectionLayout
{
public:
    SectionLayout(const PrintJob &job, const PrintSection &section)
        : m_frame(job.pageSize(), hasTitles(job) || job.solutions == SolutionPlace::NextPage),
          m_hasFoot(job.solutions == SolutionPlace::UpsideDown),
          m_hasRules(hasRules(section)),
          m_boardSize(largestBoard(section)),
          m_perPage(section.perPage > 0 ? section.perPage
                                        : fewest(std::ssize(section.puzzles), mostLegible()))
    {
    }

    const PageFrame &frame() const { return m_frame; }
    int perPage() const { return m_perPage; }
    std::vector<BoardPlace> places() const { return places(m_perPage); }
    Foot foot() const { return foot(m_perPage); }

private:
    Foot foot(int count) const { return footOf(m_frame.body, m_boardSize, count); }

    std::vector<BoardPlace> places(int count) const
    {
        return puzzlePlaces(m_hasFoot ? foot(count).rest : m_frame.body, count, m_hasRules);
    }

    int mostLegible() const
    {
        for (const int count : sudoku::puzzlesPerPage() | std::views::reverse)
            if (places(count).front().board.width() >= m_boardSize * leastCell(m_boardSize))
                return count;
        return 1;
    }

    /// The fewest on a page, so that boards are large, with no more pages than \a most on a page.
    static int fewest(std::ptrdiff_t puzzles, int most)
    {
        const auto pagesWith = [puzzles](int count) { return (puzzles + count - 1) / count; };
        return *std::ranges::find_if(sudoku::puzzlesPerPage(),
                                     [&](int count) { return pagesWith(count) <= pagesWith(most); });
    }

    PageFrame m_frame;
    bool m_hasFoot;
    bool m_hasRules;
    int m_boardSize;
    int m_perPage;
};

Page &addPage(std::vector<Page> &pages, const PageFrame &frame, const QString &section)
{
    const int number = static_cast<int>(pages.size()) + 1;
    pages.push_back({.frame = frame, .number = number, .section = section});
    return pages.back();
}

/// Fills pages with rows of small boards, from top to bottom.
class SolutionPages
{
public:
    SolutionPages(std::vector<Page> &pages, const PageFrame &frame, double scale)
        : m_pages(pages),
          m_frame(frame),
          m_scale(scale)
    {
    }

    /// Boards of one size, under a \a heading, if there is one.
    void addBlock(const QString &heading, std::span<const PageItem> solutions)
    {
        const SolutionRows rows =
            solutionRows(m_frame.body.size(), boardSize(*solutions.front().puzzle), m_scale);
        const double above = heading.isEmpty() ? 0 : headingHeight + headingGap;
        makeRoom(above + rows.height());
        if (!heading.isEmpty())
            m_pages.back().headings.push_back(
                {heading, {m_frame.body.left(), m_top, m_frame.body.width(), headingHeight}});
        m_top += above;
        for (std::size_t next = 0; next < solutions.size(); next += rows.columns) {
            makeRoom(rows.height());
            addRow(rows,
                   solutions.subspan(next, std::min<std::size_t>(rows.columns, solutions.size() - next)));
        }
        m_top += blockGap;
    }

private:
    void makeRoom(double height)
    {
        constexpr double rounding = 0.001;
        if (m_isBegun && m_top + height <= m_frame.body.bottom() + rounding)
            return;
        addPage(m_pages, m_frame, solutionsHeading());
        m_top = m_frame.body.top();
        m_isBegun = true;
    }

    void addRow(const SolutionRows &rows, std::span<const PageItem> solutions)
    {
        int column = 0;
        for (PageItem item : solutions) {
            item.place = rows.place({m_frame.body.left(), m_top}, column++);
            m_pages.back().items.push_back(item);
        }
        m_top += rows.row;
    }

    std::vector<Page> &m_pages;
    PageFrame m_frame;
    double m_scale;
    double m_top = 0; // of the next row
    bool m_isBegun = false;
};

/// Solutions of boards of one size in one section.
struct SolutionBlock
{
    QString heading; ///< of the section, where it begins
    std::vector<PageItem> solutions;
};

std::vector<SolutionBlock> solutionBlocks(const PrintJob &job)
{
    std::vector<SolutionBlock> blocks;
    int number = 0;
    for (const PrintSection &section : job.sections) {
        const std::size_t before = blocks.size();
        for (const PrintedPuzzle &puzzle : section.puzzles) {
            const PageItem item{.puzzle = &puzzle, .number = ++number, .place = {}, .isSolution = true};
            if (!hasSolution(item))
                continue;
            const bool isFirst = blocks.size() == before;
            if (isFirst || boardSize(*blocks.back().solutions.back().puzzle) != boardSize(puzzle))
                blocks.push_back({isFirst ? section.title : QString(), {}});
            blocks.back().solutions.push_back(item);
        }
    }
    return blocks;
}

class Paginator
{
public:
    explicit Paginator(const PrintJob &job) : m_job(job) {}

    std::vector<Page> pages()
    {
        for (const PrintSection &section : m_job.sections)
            addSection(section);
        if (m_job.solutions == SolutionPlace::AtEnd)
            addSolutionsAtEnd();
        return std::move(m_pages);
    }

private:
    void addSection(const PrintSection &section)
    {
        const SectionLayout layout(m_job, section);
        const std::vector<BoardPlace> places = layout.places();
        for (auto next = section.puzzles.begin(); next != section.puzzles.end();) {
            Page page{.frame = layout.frame()};
            for (const BoardPlace &place : places)
                if (next != section.puzzles.end())
                    page.items.push_back({.puzzle = &*next++, .number = ++m_number, .place = place});
            addPageOfPuzzles(layout, section, std::move(page.items));
        }
    }

    void addPageOfPuzzles(const SectionLayout &layout, const PrintSection &section,
                          std::vector<PageItem> items)
    {
        std::vector<PageItem> solutions;
        std::ranges::copy_if(items, std::back_inserter(solutions), hasSolution);
        Page &page = addPage(m_pages, layout.frame(), section.title);
        page.items = std::move(items);
        for (PageItem &item : solutions)
            item.isSolution = true;
        if (m_job.solutions == SolutionPlace::UpsideDown)
            addFoot(page, layout, std::move(solutions));
        else if (m_job.solutions == SolutionPlace::NextPage && !solutions.empty())
            addPage(m_pages, layout.frame(), solutionsHeading()).items = std::move(solutions);
    }

    static void addFoot(Page &page, const SectionLayout &layout, std::vector<PageItem> solutions)
    {
        const Foot foot = layout.foot();
        for (int i = 0; i < std::ssize(solutions); ++i) {
            solutions[i].place = foot.place(i);
            solutions[i].isUpsideDown = true;
            page.items.push_back(solutions[i]);
        }
    }

    /// As large as they can be without taking more pages.
    void addSolutionsAtEnd()
    {
        const std::size_t needed = withSolutions(1).size();
        double scale = 1.6;
        while (scale > 1 && withSolutions(scale).size() > needed)
            scale -= 0.05;
        m_pages = withSolutions(std::max(1.0, scale));
    }

    std::vector<Page> withSolutions(double scale) const
    {
        std::vector<Page> pages = m_pages;
        SolutionPages end(pages, PageFrame(m_job.pageSize(), true), scale);
        for (const SolutionBlock &block : solutionBlocks(m_job))
            end.addBlock(block.heading, block.solutions);
        return pages;
    }

    const PrintJob &m_job;
    std::vector<Page> m_pages;
    int m_number = 0;
};

} // namespace

std::vector<Page> paginate(const PrintJob &job)
{
    return Paginator(job).pages();
}

int puzzlesPerPage(const PrintJob &job, const PrintSection &section)
{
    return SectionLayout(job, section).perPage();
}

} // namespace sudoku
