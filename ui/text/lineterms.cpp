#include "ui/text/lineterms.h"

#include <QCoreApplication>

#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

struct LineTermWords
{
    Q_DECLARE_TR_FUNCTIONS(LineTermWords)
};

std::vector<Digit> listOf(DigitSet digits)
{
    std::vector<Digit> list;
    for (const Digit digit : digits)
        list.push_back(digit);
    return list;
}

/// Returns the rules of the constraints of \a step that are about no other cells than \a cells.
std::vector<ActiveRule> rulesWithin(const RuleIndex &rules, const Step &step, const CellSet &cells)
{
    const auto isOfStep = [&](const ActiveRule &active) {
        const auto *constraint = std::get_if<ConstraintIndex>(&active.source);
        return constraint && std::ranges::find(step.constraints, constraint->index) != step.constraints.end();
    };
    std::vector<ActiveRule> own;
    for (const ActiveRule &active : rules.otherRules())
        if (isOfStep(active)
            && std::ranges::all_of(cellsOf(active.rule), [&](Cell cell) { return cells.contains(cell); }))
            own.push_back(active);
    return own;
}

} // namespace

LineTerms::LineTerms(const StepTerms &text, const Step &step)
    : m_text(text),
      m_step(step),
      m_constraint(text.rules().constraints()[step.constraints.front()])
{
    for (const Candidate &candidate : step.groups.front().candidates)
        m_left[candidate.cell].insert(candidate.digit);
    m_before = m_left;
    for (const Candidate &candidate : step.eliminations)
        m_before[candidate.cell].insert(candidate.digit);
    std::vector<Cell> cells;
    for (const int index : step.constraints)
        std::ranges::copy(text.rules().constraints()[index].cells, std::back_inserter(cells));
    for (const Cell cell : withoutRepetition(cells))
        if (m_before.contains(cell))
            m_cells.push_back(cell);
    if (cells.empty()) // a rule of the whole board
        for (const auto &[cell, digits] : m_before)
            m_cells.push_back(cell);
    if (isChain())
        std::ranges::sort(m_cells); // dots that are joined have no order of their own
}

DigitSet LineTerms::before(Cell cell) const
{
    const auto found = m_before.find(cell);
    return found == m_before.end() ? DigitSet() : found->second;
}

DigitSet LineTerms::left(Cell cell) const
{
    const auto found = m_left.find(cell);
    return found == m_left.end() ? DigitSet() : found->second;
}

DigitSet LineTerms::before(std::span<const Cell> cells) const
{
    DigitSet all;
    for (const Cell cell : cells)
        all |= before(cell);
    return all;
}

bool LineTerms::areDistinct(std::span<const Cell> cells) const
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (!arePeers(cells[i], cells[j]))
                return false;
    return true;
}

std::vector<rule::Pair> LineTerms::pairs() const
{
    std::vector<rule::Pair> pairs;
    for (const int index : m_step.constraints) {
        const Constraint &constraint = m_text.rules().constraints()[index];
        for (const Rule &rule : constraint.variant->rules(m_text.puzzle(), constraint))
            if (const auto *pair = std::get_if<rule::Pair>(&rule)) {
                pairs.push_back(*pair);
                if (arePeers(pair->first, pair->second))
                    pairs.back().allowed = withoutEqual(pair->allowed);
            }
    }
    return pairs;
}

bool LineTerms::isSeen(const Candidate &gone) const
{
    const auto hasIt = [&](Cell cell) {
        return cell != gone.cell && arePeers(cell, gone.cell) && left(cell) == DigitSet{gone.digit};
    };
    if (std::ranges::any_of(m_cells, hasIt))
        return true;
    const DigitSet own = left(gone.cell);
    const bool isHouse = std::ssize(m_cells) == digitCount() && areDistinct(m_cells);
    return isHouse && own.isSingle() && std::ranges::none_of(m_cells, [&](Cell cell) {
               return cell != gone.cell && left(cell).contains(own.first());
           });
}

QString LineTerms::sentence(const QString &text) const
{
    const bool isCell =
        std::ranges::any_of(m_before, [&](const auto &own) { return text.startsWith(cell(own.first)); });
    return isCell ? text : capitalised(text);
}

std::optional<std::vector<std::vector<Digit>>> LineTerms::ways(std::size_t max) const
{
    constexpr int maxGuesses = 300;
    const CellSet own(m_text.rules().cellCount(), m_cells);
    const LineWays line(rulesWithin(m_text.rules(), m_step, own), m_text.rules());
    LineDigits digits;
    for (const Cell cell : line.cells())
        digits.push_back(before(cell));
    auto ways = line.ways(digits, max, maxGuesses);
    if (!ways || line.cells().size() != m_cells.size())
        return {};
    for (std::vector<Digit> &way : *ways) {
        std::vector<Digit> ordered;
        for (const Cell cell : m_cells)
            ordered.push_back(way[std::ranges::find(line.cells(), cell) - line.cells().begin()]);
        way = std::move(ordered);
    }
    std::ranges::sort(*ways);
    return ways;
}

QString LineTerms::waysText(std::size_t max) const
{
    constexpr std::size_t maxCells = 9;
    const auto all = m_cells.size() <= maxCells ? ways(max) : std::nullopt;
    if (!all || all->empty())
        return {};
    const auto isOpen = [&](Cell cell) { return !before(cell).isSingle(); };
    std::vector<Cell> open;
    std::ranges::copy_if(m_cells, std::back_inserter(open), isOpen);
    QStringList texts;
    for (const std::vector<Digit> &way : *all) {
        std::vector<Digit> digits;
        for (std::size_t i = 0; i < way.size(); ++i)
            if (isOpen(m_cells[i]))
                digits.push_back(way[i]);
        texts += row(digits);
    }
    return LineTermWords::tr("%1 can only be %2").arg(cellsText(open), orText(texts));
}

QString LineTerms::cell(Cell cell) const
{
    return toQString(m_text.puzzle().geometry.cellName(cell));
}

QString LineTerms::cellsText(std::span<const Cell> cells) const
{
    return someCellsText(m_text.puzzle().geometry, cells);
}

QString LineTerms::digit(Digit digit) const
{
    return symbolText(m_text.symbols(), digit);
}

QString LineTerms::anyOf(DigitSet digits) const
{
    QStringList texts;
    for (const Digit each : digits)
        texts += digit(each);
    return orText(texts);
}

QString LineTerms::someOf(DigitSet digits) const
{
    constexpr int maxDigits = 2; // a longer list has commas, as the list that this becomes a part of
    return digits.size() > maxDigits ? range(digits) : anyOf(digits);
}

QString LineTerms::range(DigitSet digits) const
{
    QStringList texts;
    while (!digits.isEmpty()) {
        const Digit first = digits.first();
        Digit last = first;
        while (digits.contains(last + 1))
            ++last;
        texts += first == last ? digit(first) : LineTermWords::tr("%1-%2").arg(digit(first), digit(last));
        digits -= DigitSet::all(last);
    }
    return texts.join(QLatin1Char('/'));
}

QString LineTerms::row(std::span<const Digit> digits) const
{
    QStringList texts;
    for (const Digit each : digits)
        texts += digit(each);
    const bool isShort = std::ranges::all_of(texts, [](const QString &text) { return text.size() == 1; });
    return texts.join(isShort ? QString() : QStringLiteral(" "));
}

QString LineTerms::addition(std::span<const Digit> digits) const
{
    QStringList texts;
    for (const Digit each : digits)
        texts += digit(each);
    return texts.join(QLatin1Char('+'));
}

QString LineTerms::addition(DigitSet digits) const
{
    return addition(listOf(digits));
}

QString LineTerms::candidates(const std::vector<Candidate> &candidates) const
{
    constexpr qsizetype maxTexts = 5;
    std::map<Cell, DigitSet> digitsOf;
    for (const Candidate &candidate : candidates)
        digitsOf[candidate.cell].insert(candidate.digit);
    std::vector<std::pair<DigitSet, QStringList>> cellsWith;
    for (const auto &[own, digits] : digitsOf) {
        auto same = std::ranges::find(cellsWith, digits, &std::pair<DigitSet, QStringList>::first);
        if (same == cellsWith.end())
            same = cellsWith.insert(same, {digits, {}});
        same->second += cell(own);
    }
    QStringList texts;
    for (const auto &[digits, cells] : cellsWith)
        texts += LineTermWords::tr("%1 in %2")
                     .arg(someOf(digits), cells.size() > maxTexts
                                              ? firstOf(cells, maxTexts).join(LineTermWords::tr(", "))
                                              : orText(cells));
    texts = firstOf(texts, maxTexts);
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast(); // each of them alone, not all at once
    return LineTermWords::tr("%1, or %2").arg(texts.join(LineTermWords::tr(", ")), last);
}

QString LineTerms::orText(QStringList texts)
{
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return LineTermWords::tr("%1 or %2").arg(texts.join(LineTermWords::tr(", ")), last);
}

QStringList LineTerms::firstOf(const QStringList &texts, qsizetype max)
{
    if (texts.size() <= max)
        return texts;
    QStringList first = texts.first(max - 1);
    first += QStringLiteral("…");
    return first;
}

} // namespace sudoku
