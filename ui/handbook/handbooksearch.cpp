#include "ui/handbook/handbooksearch.h"

#include <algorithm>

namespace sudoku {
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

bool hasAll(const QString &text, const QStringList &words)
{
    return std::ranges::all_of(words,
                               [&text](const QString &word) { return text.contains(beginningWith(word)); });
}

std::vector<HandbookHit> search(const std::vector<HandbookPage> &pages, const QStringList &words)
{
    std::vector<HandbookHit> hits;
    if (words.isEmpty())
        return hits;
    for (const HandbookPage &page : pages)
        for (const HandbookPassage &passage : page.passages)
            if (hasAll(passage.text, words))
                hits.push_back({&page, &passage});
    std::ranges::stable_sort(hits, {}, [&](const HandbookHit &hit) {
        const bool isOfStart = hit.page == &pages.front(); // which only links to the others
        return isOfStart ? 2 : hit.passage->headingLevel > 0 ? 0 : 1;
    });
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
