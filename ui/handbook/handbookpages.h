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
    QString parent = {}; ///< the file of the page that lists this one, or empty
};

/// Reads all pages: the first one, then those that it links to, in that order. Behind the list of techniques
/// comes the page of each, without its boards.
std::vector<HandbookPage> readHandbook();

/// Returns the Markdown of \a page with the tables of commands and techniques inserted, or that of a
/// technique (techniquearticle.h) with its boards; an empty text if there is no such page.
QString handbookText(const QString &page);
/// Returns the URL of \a page, with or without the anchor of a section: "rules.md#lines".
QUrl handbookUrl(const QString &page);

} // namespace sudoku
