#include "ui/text/kindsearch.h"

#include "core/variants/variant.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sudoku {
namespace {

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.toCaseFolded().split(between, Qt::SkipEmptyParts);
}

QString keywordsText(const Variant &kind)
{
    return translate("Variant", kind.keywords);
}

bool beginsWords(const QStringList &typed, const QStringList &words)
{
    return std::ranges::all_of(typed, [&](const QString &part) {
        return std::ranges::any_of(words, [&](const QString &word) { return word.startsWith(part); });
    });
}

constexpr int noMatch = 5;

/// Returns the rank of a match, 0 for the best.
int rankOf(const Variant &kind, const QStringList &typed)
{
    constexpr int minPartLength = 3; // shorter parts are too common
    const QStringList name = wordsOf(nameText(kind));
    const QStringList all = name + wordsOf(keywordsText(kind));
    const QString squeezed = typed.join(QString());
    if (name.join(QString()).startsWith(squeezed))
        return 0;
    if (beginsWords(typed, name))
        return 1;
    if (beginsWords(typed, all))
        return 2;
    if (squeezed.size() < minPartLength)
        return noMatch;
    if (name.join(QString()).contains(squeezed))
        return 3;
    return all.join(QString()).contains(squeezed) ? 4 : noMatch;
}

} // namespace

std::vector<const Variant *> findKinds(const QString &text, std::span<const Variant *const> own)
{
    const QStringList typed = wordsOf(text);
    std::vector<std::pair<int, const Variant *>> found;
    for (const std::span<const Variant *const> kinds : {own, variants()})
        for (const Variant *kind : kinds)
            if (const int rank = typed.isEmpty() ? noMatch : rankOf(*kind, typed); rank != noMatch)
                found.emplace_back(rank, kind);
    std::ranges::stable_sort(found, {}, &std::pair<int, const Variant *>::first);
    std::vector<const Variant *> kinds;
    for (const auto &[rank, kind] : found)
        kinds.push_back(kind);
    return kinds;
}

} // namespace sudoku
