#pragma once

#include <QString>
#include <QStringList>

#include "ui/paint/paper/page.h"
#include "ui/printjob/printjob.h"

namespace sudoku::paginationbench {

inline PrintJob jobOf(std::vector<PrintSection> sections, SolutionPlace solutions)
{
    PrintJob job;
    job.sections = std::move(sections);
    job.solutions = solutions;
    return job;
}

/// "1 2 3'": the numbers on a page; ' marks a solution, " one upside down.
inline QString numbersOn(const Page &page)
{
    QStringList numbers;
    for (const PageItem &item : page.items)
        numbers += QString::number(item.number)
                   + (item.isUpsideDown ? QLatin1String("\"") : QLatin1String(item.isSolution ? "'" : ""));
    return numbers.join(' ');
}

inline QString numbersOn(const std::vector<Page> &pages)
{
    QStringList all;
    for (const Page &page : pages)
        all += numbersOn(page);
    return all.join(QLatin1String(" | "));
}

} // namespace sudoku::paginationbench
