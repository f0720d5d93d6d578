#include "ui/rules/rulefilter.h"

#include "core/variants/own/ownkind.h"
#include "ui/text/kindsearch.h"
#include "ui/text/words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sudoku {
namespace {

QStringList wordsIn(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.toCaseFolded().split(between, Qt::SkipEmptyParts);
}

/// Returns which cells \a text names: one by r3c4, those of a row by r3, those of a column by c4. Returns
/// nothing if it names none.
std::vector<bool> cellsMeant(const Geometry &geometry, const QString &text)
{
    static const QRegularExpression name(QStringLiteral("^(?:r(\\d{1,2}))?(?:c(\\d{1,2}))?$"));
    const QRegularExpressionMatch match = name.match(text);
    if (!match.hasMatch())
        return {};
    const auto isIn = [&match](int group, int index) {
        return match.capturedLength(group) == 0 || match.captured(group).toInt() == index + 1;
    };
    std::vector<bool> isMeant(geometry.cellCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        isMeant[cell] = isIn(1, geometry.rowOf(cell)) && isIn(2, geometry.columnOf(cell));
    return isMeant;
}

bool hasWord(const QString &text, const QString &beginning)
{
    return std::ranges::any_of(wordsIn(text),
                               [&](const QString &word) { return word.startsWith(beginning); });
}

} // namespace

RuleFilter::RuleFilter(const Geometry &geometry, const QString &text)
{
    for (const QString &word : wordsIn(text))
        m_words.push_back(wordOf(geometry, word));
}

RuleFilter::Word RuleFilter::wordOf(const Geometry &geometry, const QString &text)
{
    Word word{.isMeant = cellsMeant(geometry, text)};
    bool isNumber = false;
    if (const int number = text.toInt(&isNumber); isNumber)
        word.number = number;
    const std::vector<const Variant *> own = ownKinds();
    const std::vector<const Variant *> found = findKinds(text, own);
    word.kinds.insert(found.begin(), found.end());
    for (const std::span<const Variant *const> kinds : {std::span<const Variant *const>(own), variants()})
        for (const Variant *kind : kinds)
            if (!isNumber && hasWord(demandText({kind, {}}), text))
                word.kinds.insert(kind);
    return word;
}

bool RuleFilter::matches(const Word &word, const Constraint &constraint)
{
    const auto isMeant = [&](Cell cell) {
        return static_cast<std::size_t>(cell) < word.isMeant.size() && word.isMeant[cell];
    };
    return word.kinds.contains(constraint.variant) || std::ranges::any_of(constraint.cells, isMeant)
           || std::ranges::find(constraint.numbers, word.number) != constraint.numbers.end();
}

bool RuleFilter::matches(const Constraint &constraint) const
{
    return std::ranges::all_of(m_words, [&](const Word &word) { return matches(word, constraint); });
}

} // namespace sudoku
