#pragma once

#include <QUrl>

#include "ui/handbook/handbookpassages.h"

namespace sudoku {

/// The start page, which links to the others.
inline constexpr QLatin1String handbookStart("index.md");

/// A page of the handbook, for contents and search.
struct HandbookPage
{
    QString file; ///< "rules.md"
    QString title;
    std::vector<HandbookPassage> passages;
};

/// Reads all pages: the first one, then those that it links to, in that order.
std::vector<HandbookPage> readHandbook();

/// Returns the Markdown of \a page with the tables of commands and techniques inserted, or an empty text if
/// there is no such page.
QString handbookText(const QString &page);
/// Returns the URL of \a page, with or without the anchor of a section: "rules.md#lines".
QUrl handbookUrl(const QString &page);

} // namespace sudoku
