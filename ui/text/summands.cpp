#include "ui/text/summands.h"

#include <QCoreApplication>

#include "core/hints/steps/sumcombinations.h"
#include "core/propagate/sumcandidates.h"

#include <algorithm>

namespace sudoku {
namespace {

struct SummandWords
{
    Q_DECLARE_TR_FUNCTIONS(Summands)
};

} // namespace

Summands::Summands(const LineTerms &line, std::vector<Cell> cells, DigitSet excluded)
    : m_line(line),
      m_cells(std::move(cells)),
      m_excluded(excluded),
      m_isDistinct(line.areDistinct(m_cells))
{
    for (const Cell cell : m_cells) {
        const DigitSet digits = digitsOf(cell);
        m_digits.push_back(digits);
        m_canBeFilled = m_canBeFilled && !digits.isEmpty();
        if (digits.isSingle()) {
            m_fixed |= digits;
            m_fixedTotal += digits.first();
        } else {
            m_open |= digits;
            ++m_openCount;
        }
    }
    if (m_isDistinct)
        m_open -= m_fixed;
}

bool Summands::has(Cell cell) const
{
    return std::ranges::find(m_cells, cell) != m_cells.end();
}

std::optional<std::vector<DigitSet>> Summands::sets(int total) const
{
    constexpr std::size_t maxSets = 60;
    if (!m_isDistinct || !m_canBeFilled)
        return {};
    auto sets = setsWithSum(m_open, m_openCount, total - m_fixedTotal, maxSets);
    if (!sets)
        return {};
    for (DigitSet &set : *sets)
        set |= m_fixed;
    std::erase_if(*sets, [this](DigitSet set) { return !canFill(m_digits, set); });
    return sets;
}

bool Summands::isIn(DigitSet set, const Candidate &candidate) const
{
    if (!set.contains(candidate.digit))
        return false;
    std::vector<DigitSet> digits = m_digits;
    digits[std::ranges::find(m_cells, candidate.cell) - m_cells.begin()] = {candidate.digit};
    return canFill(digits, set);
}

bool Summands::canMake(int total) const
{
    if (!m_canBeFilled || total < min() || total > max())
        return false;
    const auto all = sets(total);
    return !all || !all->empty();
}

bool Summands::excludes(const Candidate &gone, const std::set<int> &totals) const
{
    return std::ranges::all_of(totals, [&](int total) {
        if (isTooMuch(gone, total) || isTooLittle(gone, total))
            return true;
        const auto all = sets(total);
        return all && std::ranges::none_of(*all, [&](DigitSet set) { return isIn(set, gone); });
    });
}

bool Summands::takes(const Candidate &gone, const std::set<int> &totals) const
{
    const bool seesAll = std::ranges::all_of(
        m_cells, [&](Cell cell) { return cell != gone.cell && m_line.arePeers(cell, gone.cell); });
    return seesAll && !m_cells.empty() && std::ranges::all_of(totals, [&](int total) {
               const auto all = sets(total);
               return all && !all->empty()
                      && std::ranges::all_of(*all, [&](DigitSet set) { return set.contains(gone.digit); });
           });
}

int Summands::extreme(const Candidate *assumed, bool isMax) const
{
    std::vector<std::pair<std::vector<Cell>, std::vector<DigitSet>>> groups;
    for (const Cell cell : m_cells) {
        DigitSet digits = digitsOf(cell);
        if (assumed && m_line.arePeers(cell, assumed->cell) && !digits.isSingle())
            digits.remove(assumed->digit);
        if (digits.isEmpty() || (assumed && cell == assumed->cell))
            continue;
        const auto seesAll = [&](const auto &group) {
            return std::ranges::all_of(group.first, [&](Cell other) { return m_line.arePeers(cell, other); });
        };
        auto group = std::ranges::find_if(groups, seesAll);
        if (group == groups.end())
            group = groups.insert(group, {{}, {}});
        group->first.push_back(cell);
        group->second.push_back(digits);
    }
    int total = 0;
    for (const auto &[cells, digits] : groups) {
        const SumBounds bounds = distinctBounds(digits);
        total += isMax ? bounds.max : bounds.min;
    }
    return total;
}

QString Summands::setsText(const std::set<int> &totals) const
{
    QStringList texts;
    for (const int total : totals) {
        const auto all = sets(total);
        if (!all || texts.size() + static_cast<qsizetype>(all->size()) > maxNamed)
            return {};
        for (const DigitSet set : *all)
            texts += m_line.addition(set);
    }
    return LineTerms::orText(texts);
}

QStringList Summands::texts(const std::set<int> &totals, const QString &name) const
{
    const bool isNews = std::ranges::any_of(m_line.step().eliminations, [&](const Candidate &gone) {
        return has(gone.cell) ? excludes(gone, totals) : takes(gone, totals);
    });
    if (totals.empty() || !isNews)
        return {};
    const QString sets = setsText(totals);
    return sets.isEmpty() ? boundTexts(totals, name)
                          : QStringList(SummandWords::tr("%1 can only be %2").arg(name, sets));
}

QStringList Summands::boundTexts(const std::set<int> &totals, const QString &name) const
{
    const int least = *totals.begin();
    const int most = *totals.rbegin();
    std::vector<Candidate> much;
    std::vector<Candidate> little;
    std::vector<Candidate> others;
    for (const Candidate &gone : m_line.step().eliminations)
        if (has(gone.cell) && excludes(gone, totals))
            (isTooMuch(gone, most) ? much : isTooLittle(gone, least) ? little : others).push_back(gone);
    QStringList texts;
    if (!much.empty())
        texts += SummandWords::tr("with %1 %2 would make more than %3")
                     .arg(m_line.candidates(much), name)
                     .arg(most);
    if (!little.empty())
        texts += SummandWords::tr("with %1 %2 would make less than %3")
                     .arg(m_line.candidates(little), name)
                     .arg(least);
    if (!others.empty())
        texts += SummandWords::tr("%1 has no combination with %2").arg(name, m_line.candidates(others));
    return texts;
}

} // namespace sudoku
