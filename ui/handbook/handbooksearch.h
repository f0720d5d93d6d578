#pragma once

#include <QRegularExpression>
#include <QStringList>

#include "ui/handbook/handbookpages.h"

namespace sudoku {

/// A passage with all words that were looked for.
struct HandbookHit
{
    const HandbookPage *page;
    const HandbookPassage *passage;
};

/// The words of \a query.
QStringList searchWords(const QString &query);

/// Finds words that begin with \a word, in capitals or small letters.
QRegularExpression beginningWith(const QString &word);

/// The passages with a word that begins with each of \a words, in the order of the pages; those of the first
/// page, which leads to the others, come last. No words, no hits.
std::vector<HandbookHit> search(const std::vector<HandbookPage> &pages, const QStringList &words);

/// \a text from a little before the first of \a words on, with … where something is left out.
QString excerpt(const QString &text, const QStringList &words);

} // namespace sudoku
