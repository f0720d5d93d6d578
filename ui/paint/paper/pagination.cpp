#include "ui/paint/paper/pagination.h"

#include "ui/paint/paper/printtext.h"
#include "ui/paint/paper/sectionlayout.h"
#include "ui/paint/paper/solutionpages.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

/// Solutions of boards of one size in one section.
struct SolutionBlock
{
    QString heading; ///< of the section, where it begins
    std::vector<PageItem> solutions;
};

std::vector<SolutionBlock> solutionBlocks(const PrintJob &job)
{
    std::vector<SolutionBlock> blocks;
    int number = job.firstPuzzle;
    for (const PrintSection &section : job.sections) {
        const std::size_t before = blocks.size();
        for (const PrintedPuzzle &puzzle : section.puzzles) {
            const PageItem item{
                .puzzle = &puzzle, .number = number++, .place = {}, .isSolution = true, .isSmall = true};
            if (!puzzle.hasOneSolution())
                continue;
            const bool isFirst = blocks.size() == before;
            if (isFirst || blocks.back().solutions.back().puzzle->boardSize() != puzzle.boardSize())
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
        if (m_job.solutionPlace() == SolutionPlace::AtEnd)
            addSolutionsAtEnd();
        for (int i = 0; i < std::ssize(m_pages); ++i) {
            m_pages[i].number = m_job.firstPage + i;
            m_pages[i].shift = m_job.shiftOf(i);
        }
        return std::move(m_pages);
    }

private:
    void addSection(const PrintSection &section)
    {
        const SectionLayout layout(m_job, section);
        for (auto next = section.puzzles.begin(); next != section.puzzles.end();) {
            std::vector<PageItem> items;
            for (const BoardPlace &place : layout.places())
                if (next != section.puzzles.end())
                    items.push_back({.puzzle = &*next++, .number = m_number++, .place = place});
            addPageOfPuzzles(layout, section, std::move(items));
        }
    }

    void addPageOfPuzzles(const SectionLayout &layout, const PrintSection &section,
                          std::vector<PageItem> items)
    {
        std::vector<PageItem> solutions;
        std::ranges::copy_if(items, std::back_inserter(solutions),
                             [](const PageItem &item) { return item.puzzle->hasOneSolution(); });
        Page &page = addPage(m_pages, layout.frame(), section.title);
        page.items = std::move(items);
        page.introduction = layout.introduction();
        page.introductionText = layout.introductionText();
        page.hasNameLine = m_job.hasNameLine;
        for (PageItem &item : solutions)
            item.isSolution = true;
        if (m_job.solutionPlace() == SolutionPlace::UpsideDown)
            addFoot(page, layout, std::move(solutions));
        else if (m_job.solutionPlace() == SolutionPlace::NextPage && !solutions.empty())
            addPage(m_pages, layout.frame(), solutionsHeading()).items = std::move(solutions);
    }

    static void addFoot(Page &page, const SectionLayout &layout, std::vector<PageItem> solutions)
    {
        const Foot &foot = *layout.foot();
        for (int i = 0; i < std::ssize(solutions); ++i) {
            solutions[i].place = foot.place(i);
            solutions[i].isUpsideDown = true;
            solutions[i].isSmall = true;
            page.items.push_back(solutions[i]);
        }
    }

    /// Adds solutions that are as large and as far apart as possible without more pages.
    void addSolutionsAtEnd()
    {
        const std::size_t needed = withSolutions(1).size();
        double scale = 3;
        while (scale > 1 && withSolutions(scale).size() > needed)
            scale -= 0.05;
        const std::size_t puzzlePages = m_pages.size();
        m_pages = withSolutions(std::max(1.0, scale));
        spreadRows(std::span(m_pages).subspan(puzzlePages));
    }

    std::vector<Page> withSolutions(double scale) const
    {
        std::vector<Page> pages = m_pages;
        SolutionPages end(pages, PageFrame(m_job.pageSize(), true, m_job.edges()), scale);
        for (const SolutionBlock &block : solutionBlocks(m_job))
            end.addBlock(block.heading, block.solutions);
        return pages;
    }

    const PrintJob &m_job;
    std::vector<Page> m_pages;
    int m_number = m_job.firstPuzzle;
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
