#include "ui/handbook/handbooksearch.h"

#include <algorithm>

namespace sudoku {
namespace {

bool hasAll(const QString &text, const QStringList &words)
{
    return std::ranges::all_of(words,
                               [&text](const QString &word) { return text.contains(beginningWith(word)); });
}

/// Returns the pages with the start page last, because it only links to the others.
std::vector<const HandbookPage *> inOrderOfSearch(const std::vector<HandbookPage> &pages)
{
    std::vector<const HandbookPage *> order;
    for (std::size_t i = 1; i <= pages.size(); ++i)
        order.push_back(&pages[i % pages.size()]);
    return order;
}

} // namespace

QStringList searchWords(const QString &query)
{
    return query.split(u' ', Qt::SkipEmptyParts);
}

QRegularExpression beginningWith(const QString &word)
{
    const bool isWord = word.front().isLetterOrNumber();
    return QRegularExpression((isWord ? QStringLiteral("\\b") : QString()) + QRegularExpression::escape(word),
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

std::vector<HandbookHit> search(const std::vector<HandbookPage> &pages, const QStringList &words)
{
    std::vector<HandbookHit> hits;
    if (words.isEmpty())
        return hits;
    for (const HandbookPage *page : inOrderOfSearch(pages))
        for (const HandbookPassage &passage : page->passages)
            if (hasAll(passage.text, words))
                hits.push_back({page, &passage});
    const auto comesFirst = [&](const HandbookHit &hit) {
        return hit.passage->isHeading && hit.page != &pages.front();
    };
    // Clang 14 cannot compile what that of ranges returns.
    std::stable_partition(hits.begin(), hits.end(), comesFirst);
    return hits;
}

QString excerpt(const QString &text, const QStringList &words)
{
    constexpr qsizetype lengthBefore = 30;
    constexpr qsizetype length = 110;
    qsizetype first = text.size();
    for (const QString &word : words)
        if (const qsizetype at = text.indexOf(beginningWith(word)); at >= 0)
            first = std::min(first, at);
    qsizetype begin = first <= lengthBefore ? 0 : text.indexOf(u' ', first - lengthBefore) + 1;
    begin = std::min(begin, first);
    QString part = text.mid(begin, length);
    if (begin + part.size() < text.size())
        part = part.left(std::max<qsizetype>(part.lastIndexOf(u' '), 1)) + QStringLiteral(" …");
    return begin > 0 ? QStringLiteral("… ") + part : part;
}

} // namespace sudoku
