#pragma once

#include <QUrl>

#include "ui/handbook/handbooklayout.h"
#include "ui/handbook/handbookpassages.h"

namespace sudoku {

/// A page of the handbook, for contents and search.
struct HandbookPage
{
    QString file; ///< "rules.md"
    QString title;
    std::vector<HandbookSection> sections;
    std::vector<HandbookPassage> passages;
};

/// Reads all pages: the first one, then those that it links to, in that order.
std::vector<HandbookPage> readHandbook();

/// The Markdown of \a page, with the tables of commands where they belong; empty where there is no such page.
QString handbookText(const QString &page);
/// The page that the others are linked from.
QString handbookStart();
/// Where \a page is, with or without the anchor of a section: "rules.md#lines".
QUrl handbookUrl(const QString &page);
/// "rules.md" of the URL of that page, or of one of its sections.
QString handbookFile(const QUrl &url);

} // namespace sudoku
