#include "ui/paint/paper/bookmarks.h"

#include "ui/paint/paper/printtext.h"

#include <algorithm>

namespace sudoku {
namespace {

bool hasPuzzles(const Page &page)
{
    return std::ranges::any_of(page.items, [](const PageItem &item) { return !item.isSolution; });
}

QString nameOf(const PrintJob &job, const PageItem &item)
{
    const QString caption = leadTexts(job, item).join(captionDot());
    return caption.isEmpty() ? QString::number(item.number) : caption;
}

} // namespace

std::vector<Bookmark> bookmarksOf(const PrintJob &job, const std::vector<Page> &pages)
{
    std::vector<Bookmark> bookmarks;
    QString section;
    bool hasSolutions = false;
    for (int i = 0; i < std::ssize(pages); ++i) {
        const Page &page = pages[i];
        if (page.items.empty()) // a title, a text, a blank or an inserted page
            continue;
        if (!hasPuzzles(page)) {
            if (!hasSolutions && job.solutionPlace() == SolutionPlace::AtEnd)
                bookmarks.push_back({solutionsHeading(), i});
            hasSolutions = true;
            continue;
        }
        if (page.section != section && !page.section.isEmpty())
            bookmarks.push_back({page.section, i});
        section = page.section;
        for (const PageItem &item : page.items)
            if (!item.isSolution)
                bookmarks.push_back({nameOf(job, item), i, !section.isEmpty()});
    }
    return bookmarks;
}

} // namespace sudoku
