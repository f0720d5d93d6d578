#pragma once

#include <QRegularExpression>
#include <QStringList>

#include "ui/handbook/handbookpages.h"

namespace sudoku {

/// A passage that contains all words of a search.
struct HandbookHit
{
    const HandbookPage *page;
    const HandbookPassage *passage;
};

/// Returns the words of \a query.
QStringList searchWords(const QString &query);

/// Returns an expression that finds words that begin with \a word, in upper or lower case.
QRegularExpression beginningWith(const QString &word);

/// Returns whether \a text has, for each of \a words, a word that begins with it.
bool hasAll(const QString &text, const QStringList &words);

/// Returns the passages that have, for each of \a words, a word that begins with it: headings first, each
/// part in the order of the pages. Those of the start page come last. Returns nothing if there are no words.
std::vector<HandbookHit> search(const std::vector<HandbookPage> &pages, const QStringList &words);

/// Returns \a text from a little before the first of \a words on; "…" stands for omitted parts.
QString excerpt(const QString &text, const QStringList &words);

} // namespace sudoku
