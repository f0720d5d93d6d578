#include "ui/paint/paper/pagination.h"

#include "ui/paint/paper/printtext.h"
#include "ui/paint/paper/sectionlayout.h"
#include "ui/paint/paper/solutionpages.h"
#include "ui/paint/paper/textpages.h"
#include "ui/printjob/paper.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace sudoku {
namespace {

/// Solutions of boards of one size in one section.
struct SolutionBlock
{
    QString heading; ///< of the section, where it begins
    std::vector<PageItem> solutions;
};

/// Adds the blocks of \a section to \a blocks. Its first puzzle has that \a number.
void addBlocks(std::vector<SolutionBlock> &blocks, const PrintSection &section, const QString &heading,
               int number)
{
    const std::size_t before = blocks.size();
    for (const PrintedPuzzle &puzzle : section.puzzles) {
        const PageItem item{
            .puzzle = &puzzle, .number = number++, .place = {}, .isSolution = true, .isSmall = true};
        if (!puzzle.hasOneSolution())
            continue;
        const bool isFirst = blocks.size() == before;
        if (isFirst || blocks.back().solutions.back().puzzle->boardSize() != puzzle.boardSize())
            blocks.push_back({isFirst ? heading : QString(), {}});
        blocks.back().solutions.push_back(item);
    }
}

std::vector<SolutionBlock> solutionBlocks(const PrintJob &job)
{
    std::vector<SolutionBlock> blocks;
    int number = job.firstPuzzle;
    for (const PrintSection &section : job.sections) {
        addBlocks(blocks, section, section.title, number);
        number += static_cast<int>(section.puzzles.size());
    }
    return blocks;
}

bool areLegible(std::span<const PageItem> solutions, double side)
{
    return std::ranges::all_of(solutions, [side](const PageItem &item) {
        const int size = item.puzzle->boardSize();
        return side >= size * minSolutionCell(size);
    });
}

/// Returns the last section that has puzzles; there is one.
const PrintSection &lastSection(const PrintJob &job)
{
    return *std::find_if(job.sections.rbegin(), job.sections.rend(),
                         [](const PrintSection &section) { return !section.puzzles.empty(); });
}

class Paginator
{
public:
    explicit Paginator(const PrintJob &job) : m_job(job) {}

    std::vector<Page> pages()
    {
        addFrontPages();
        for (const PrintSection &section : m_job.sections)
            addSection(section);
        addRemainingSolutions();
        addInserted(m_job.book.insertedAtEnd);
        for (int i = 0; i < std::ssize(m_pages); ++i) {
            m_pages[i].number = m_job.firstPage + i;
            m_pages[i].shift = m_job.shiftOf(i);
            m_pages[i].isRight = m_job.isRight(i);
        }
        if (m_job.book.saysSolutionPage)
            nameSolutionPages();
        setFootText();
        return std::move(m_pages);
    }

private:
    void addFrontPages()
    {
        const BookPages &book = m_job.book;
        if (!book.titlePage.isEmpty())
            m_pages.push_back(titlePage(m_job, book.titlePage));
        if (!book.copyrightPage.isEmpty())
            m_pages.push_back(smallPrintPage(m_job, book.copyrightPage));
        if (book.howTo) {
            beginChapter();
            add(prosePages(m_job, howToHeading(),
                           book.howTo->isEmpty() ? standardHowTo(m_job) : *book.howTo));
        }
        addInserted(book.inserted);
    }

    void add(std::vector<Page> pages) { std::ranges::move(pages, std::back_inserter(m_pages)); }

    /// Adds an empty page if what follows would begin on the left and should not.
    void beginChapter()
    {
        if (m_job.book.startsRight && !m_job.isRight(static_cast<int>(m_pages.size())))
            addBarePage();
    }

    Page &addBarePage()
    {
        Page &page = addPage(m_pages, PageFrame(m_job.pageSize(), false, m_job.edges()), {});
        page.hasHeader = false;
        page.hasFooter = false;
        return page;
    }

    void addInserted(const InsertedPages &pages)
    {
        for (int i = 0; i < pages.count; ++i)
            addBarePage().inserted = {pages.file, i};
    }

    void addOpening(const PrintSection &section)
    {
        if (section.hasTitlePage)
            add(chapterPages(m_job, section.title, section.introduction));
        else if (!section.introduction.isEmpty())
            add(prosePages(m_job, section.title, section.introduction));
    }

    void addSection(const PrintSection &section)
    {
        addInserted(section.inserted);
        beginChapter();
        addOpening(section);
        const int first = m_number;
        const SectionLayout layout(m_job, section);
        for (auto next = section.puzzles.begin(); next != section.puzzles.end();) {
            std::vector<PageItem> items;
            for (const BoardPlace &place : layout.places())
                if (next != section.puzzles.end())
                    items.push_back({.puzzle = &*next++, .number = m_number++, .place = place});
            addPageOfPuzzles(layout, section, std::move(items));
        }
        if (m_job.solutionPlace() != SolutionPlace::ChapterEnd)
            return;
        std::vector<SolutionBlock> blocks;
        addBlocks(blocks, section, {}, first);
        addSolutions(blocks);
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
        page.symbolRow = layout.symbolRow();
        page.hasNameLine = m_job.hasNameLine;
        for (PageItem &item : solutions)
            item.isSolution = true;
        if (m_job.solutionPlace() == SolutionPlace::UpsideDown)
            addFoot(page, *layout.foot(), solutions);
        else if (isAtFoot(m_job.solutionPlace()))
            addPreviousSolutions(page, layout, solutions);
        else if (m_job.solutionPlace() == SolutionPlace::NextPage && !solutions.empty())
            addPage(m_pages, layout.frame(), solutionsHeading()).items = std::move(solutions);
    }

    /// Shows the solutions of the page before at the foot of \a page, and keeps \a next for the page that
    /// follows.
    void addPreviousSolutions(Page &page, const SectionLayout &layout, std::span<const PageItem> next)
    {
        addWaiting(page, layout);
        m_waiting.insert(m_waiting.end(), next.begin(), next.end());
    }

    void addWaiting(Page &page, const SectionLayout &layout)
    {
        std::size_t count = m_waiting.size();
        Foot foot = *layout.foot();
        while (count > layout.places().size()) { // of a page of a section with more puzzles a page
            foot.rows = solutionRowsOf(foot.area.size(), static_cast<int>(count), layout.foot()->rows.side);
            if (areLegible(std::span(m_waiting).first(count), foot.rows.side))
                break;
            --count;
            foot = *layout.foot();
        }
        addFoot(page, foot, std::span(m_waiting).first(count));
        m_waiting.erase(m_waiting.begin(), m_waiting.begin() + static_cast<std::ptrdiff_t>(count));
    }

    void addFoot(Page &page, const Foot &foot, std::span<const PageItem> solutions) const
    {
        for (int i = 0; i < std::ssize(solutions); ++i) {
            PageItem item = solutions[i];
            item.isUpsideDown = m_job.solutionPlace() != SolutionPlace::Previous;
            item.place = item.isUpsideDown ? foot.place(i) : foot.uprightPlace(i);
            item.isSmall = true;
            page.items.push_back(item);
        }
    }

    /// Adds a page with the solutions of the last page of puzzles, as large as on all others: where they are
    /// there, or at the top if they are upright.
    void addLastFoot(const SectionLayout &layout)
    {
        const bool isUpright = m_job.solutionPlace() == SolutionPlace::Previous;
        Page page{.frame = PageFrame(m_job.pageSize(), isUpright || hasTitles(m_job), m_job.edges())};
        page.section = solutionsHeading();
        page.hasHeader = page.frame.header.height() > 0;
        addWaiting(page, layout);
        const double up = isUpright ? layout.foot()->area.top() - page.frame.body.top() : 0;
        for (PageItem &item : page.items) {
            item.place.caption.translate(0, -up);
            item.place.board.translate(0, -up);
        }
        m_pages.push_back(std::move(page));
    }

    void addRemainingSolutions()
    {
        if (m_job.solutionPlace() == SolutionPlace::AtEnd)
            addSolutions(solutionBlocks(m_job));
        while (!m_waiting.empty())
            addLastFoot(SectionLayout(m_job, lastSection(m_job)));
    }

    /// Adds solutions that are as large and as far apart as possible without more pages.
    void addSolutions(const std::vector<SolutionBlock> &blocks)
    {
        if (blocks.empty())
            return;
        if (m_job.solutionPlace() == SolutionPlace::AtEnd)
            beginChapter();
        std::vector<Page> pages = withSolutions(blocks, sizeFor(blocks));
        spreadRows(pages);
        add(std::move(pages));
    }

    SolutionSize sizeFor(const std::vector<SolutionBlock> &blocks) const
    {
        if (m_job.book.solutionsPerPage > 0)
            return {.perPage = m_job.book.solutionsPerPage};
        const std::size_t needed = withSolutions(blocks, {}).size();
        const auto fits = [&](const SolutionSize &size) {
            return withSolutions(blocks, size).size() <= needed;
        };
        if (blocks.size() == 1) { // the same number on all pages
            const std::size_t count = blocks.front().solutions.size();
            const SolutionSize even{
                .perPage = static_cast<int>((count + needed - 1) / needed),
                .maxSide = maxSolutionSide(blocks.front().solutions.front().puzzle->boardSize())};
            if (fits(even))
                return even;
        }
        constexpr double largest = 3;
        constexpr double step = 0.05;
        for (double scale = largest; scale > 1; scale -= step)
            for (const double stretch : {1.2, 1.0})
                if (const SolutionSize size{.scale = scale, .stretch = stretch}; fits(size))
                    return size;
        return {};
    }

    /// Returns pages with \a blocks, all of them with numbers of one size.
    std::vector<Page> withSolutions(const std::vector<SolutionBlock> &blocks, SolutionSize size) const
    {
        std::vector<Page> pages;
        const PageFrame frame(m_job.pageSize(), true, m_job.edges());
        for (const SolutionBlock &block : blocks)
            size.maxCaption =
                std::min(size.maxCaption, SolutionPages(pages, frame, size)
                                              .captionOf(block.solutions.front().puzzle->boardSize(),
                                                         !block.heading.isEmpty()));
        SolutionPages end(pages, frame, size);
        for (const SolutionBlock &block : blocks)
            end.addBlock(block.heading, block.solutions);
        return pages;
    }

    void nameSolutionPages()
    {
        std::map<int, int> pageOf; // by the number of the puzzle
        for (const Page &page : m_pages)
            for (const PageItem &item : page.items)
                if (item.isSolution)
                    pageOf[item.number] = page.number;
        for (Page &page : m_pages)
            for (PageItem &item : page.items)
                if (!item.isSolution && pageOf.contains(item.number))
                    item.solutionPage = pageOf[item.number];
    }

    /// Makes page numbers follow the captions: all pages of a job have the same.
    void setFootText()
    {
        double caption = 0;
        for (const Page &page : m_pages)
            for (const PageItem &item : page.items)
                if (!item.isSolution)
                    caption = std::max(caption, item.place.caption.height());
        for (Page &page : m_pages)
            page.footText = m_job.letters.pageNumber ? *m_job.letters.pageNumber * millimetresPerPoint
                                                     : footText(caption);
    }

    const PrintJob &m_job;
    std::vector<Page> m_pages;
    std::vector<PageItem> m_waiting; // solutions that pages to come will show
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
