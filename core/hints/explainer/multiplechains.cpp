#include "core/hints/explainer/multiplechains.h"

#include "core/board/stopcheck.h"
#include "core/hints/explainer/staticchains.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

constexpr int nishioRating = 75;
constexpr int multipleRating = 80;
constexpr int dynamicRating = 85;
constexpr int ratingOfLevel = 5;

/// Adds what is gone of \a cell, or of \a digit in \a house, to \a grounds.
void addGone(const Marks &start, const Marks &current, const LiteralCode &code, Cell cell, int house,
             Digit digit, std::vector<Literal> &grounds)
{
    if (house < 0) {
        for (const Digit gone : start.candidates(cell) - current.candidates(cell))
            grounds.push_back(code.off(cell, gone));
        return;
    }
    for (Places gone = start.placesIn(house, digit) & ~current.placesIn(house, digit); gone != 0;
         gone &= gone - 1)
        grounds.push_back(code.off(start.cellAt(house, gone), digit));
}

/// Returns what is off in \a current, and without which \a hint would not follow.
std::vector<Literal> groundsOf(const ChainHint &hint, const Marks &start, const Marks &current,
                               const LiteralCode &code)
{
    std::vector<Literal> grounds;
    if (hint.sourceHouse >= 0)
        addGone(start, current, code, -1, hint.sourceHouse, hint.sourceDigit, grounds);
    else if (hint.sourceCell >= 0)
        addGone(start, current, code, hint.sourceCell, -1, noDigit, grounds);
    for (const Trail &trail : hint.trails)
        for (const TrailStep &step : trail)
            if (LiteralCode::isOn(step.literal) && !step.parents.empty())
                addGone(start, current, code, code.cell(step.literal), step.house, code.digit(step.literal),
                        grounds);
    std::ranges::sort(grounds);
    grounds.erase(std::unique(grounds.begin(), grounds.end()), grounds.end());
    return grounds;
}

/// Makes a search of chains one inside chains.
template <typename Search>
class Nested : public NestedSearch
{
public:
    template <typename... Arguments>
    explicit Nested(const ScanOrder &order, Arguments &&...arguments)
        : m_code(order.rules()),
          m_search(order, std::forward<Arguments>(arguments)...)
    {
    }

    NestedFindings find(const Marks &start, const Marks &current) override
    {
        ChainCollector collector(ChainCollector::Wanted::EachElimination);
        m_search.find(current, collector);
        NestedFindings findings;
        for (ChainHint &hint : collector.takeHints()) {
            std::vector<Literal> grounds = groundsOf(hint, start, current, m_code);
            if (grounds.empty())
                continue; // it is there without the assumption
            for (const Candidate &candidate : hint.eliminations)
                findings.eliminations.push_back({candidate, static_cast<int>(findings.chains.size())});
            findings.chains.push_back({std::move(hint.trails), std::move(grounds), hint.complexity});
        }
        return findings;
    }

private:
    LiteralCode m_code;
    Search m_search;
};

std::vector<std::unique_ptr<NestedSearch>> nestedSearches(const ScanOrder &order, const Marks &marks,
                                                          int level, const std::stop_token &stop)
{
    constexpr int withStatic = 2;
    constexpr int withMultiple = 3;
    constexpr int withDynamic = 4;
    std::vector<std::unique_ptr<NestedSearch>> searches;
    if (level >= withStatic && level < withDynamic)
        searches.push_back(std::make_unique<Nested<StaticChains>>(order, stop));
    if (level == withMultiple)
        searches.push_back(std::make_unique<Nested<MultipleChains>>(order, marks, ChainMode{}, stop));
    if (level >= withDynamic)
        searches.push_back(
            std::make_unique<Nested<MultipleChains>>(order, marks, ChainMode{.isDynamic = true}, stop));
    if (level > withDynamic)
        searches.push_back(std::make_unique<Nested<MultipleChains>>(
            order, marks, ChainMode{.isDynamic = true, .patternLevel = withStatic}, stop));
    return searches;
}

} // namespace

MultipleChains::MultipleChains(const ScanOrder &order, const Marks &marks, const ChainMode &mode,
                               std::stop_token stop)
    : m_order(order),
      m_mode(mode),
      m_stop(std::move(stop)),
      m_code(order.rules()),
      m_chainer(order, marks, mode),
      m_baseRating(mode.isNishio    ? nishioRating
                   : mode.isDynamic ? dynamicRating + ratingOfLevel * mode.patternLevel
                                    : multipleRating),
      m_branches(m_code.count() / 2),
      m_isFollowed(m_code.count() / 2),
      m_common(m_code.count() / 64 + 1)
{
    m_chainer.setNestedSearches(nestedSearches(order, marks, mode.patternLevel, m_stop));
}

void MultipleChains::find(const Marks &marks, ChainCollector &collector)
{
    m_marks = &marks;
    m_collector = &collector;
    m_chainer.setStart(marks);
    std::ranges::fill(m_isFollowed, 0);
    const int minCandidates = m_mode.isDynamic || m_mode.isNishio ? 2 : 3;
    for (Cell cell = 0; cell < m_order.rules().cellCount() && !isDone(); ++cell) {
        if (marks.candidates(cell).size() < minCandidates)
            continue;
        std::vector<const Branch *> branches;
        for (const Digit digit : marks.candidates(cell)) {
            examine(cell, digit);
            branches.push_back(&branchOf(cell, digit));
        }
        if (!m_mode.isNishio)
            offerCommon({.kind = ChainKind::EachDigit, .sourceCell = cell}, branches);
    }
}

const Branch &MultipleChains::branchOf(Cell cell, Digit digit)
{
    const Literal source = m_code.on(cell, digit);
    Branch &branch = m_branches[source / 2];
    if (m_isFollowed[source / 2] == 0) {
        m_isStopped = m_isStopped || isStopped(m_stop);
        if (m_isStopped)
            branch.clear(m_code.count());
        else
            m_chainer.follow(source, branch);
        m_isFollowed[source / 2] = 1;
    }
    return branch;
}

void MultipleChains::examine(Cell cell, Digit digit)
{
    const Branch &branch = branchOf(cell, digit);
    if (branch.isContradictory() && (m_mode.isDynamic || m_mode.isNishio))
        offerContradiction(branch, m_code.off(cell, digit));
    if (m_mode.isDynamic || m_mode.isNishio)
        examineContrary(cell, digit);
    if (m_mode.isNishio)
        return;
    for (const auto &[house, place] : m_order.housesOf(cell))
        if (const Places places = m_marks->placesIn(house, digit);
            (places & (place - 1)) == 0 && !std::has_single_bit(places))
            examineHouse(house, digit); // its first place is here
}

/// Looks at what follows if \a digit is not in \a cell.
void MultipleChains::examineContrary(Cell cell, Digit digit)
{
    constexpr int minForDouble = 3; // with two candidates it would be a cell chain
    if (isDone() || isStopped(m_stop))
        return;
    m_chainer.follow(m_code.off(cell, digit), m_contrary);
    if (m_contrary.isContradictory())
        offerContradiction(m_contrary, m_code.on(cell, digit));
    if (!m_mode.isNishio && m_marks->candidates(cell).size() >= minForDouble)
        offerCommon({.kind = ChainKind::Double}, {&branchOf(cell, digit), &m_contrary});
}

void MultipleChains::offerContradiction(const Branch &branch, Literal target)
{
    const auto [one, other] = branch.conflict();
    m_ends.assign({{&branch, one}, {&branch, other}});
    offer({.kind = m_mode.isNishio ? ChainKind::Nishio : ChainKind::Contradiction, .target = target});
}

void MultipleChains::examineHouse(int house, Digit digit)
{
    std::vector<const Branch *> branches;
    for (Places places = m_marks->placesIn(house, digit); places != 0; places &= places - 1)
        branches.push_back(&branchOf(m_marks->cellAt(house, places), digit));
    offerCommon({.kind = ChainKind::EachPlace, .sourceHouse = house, .sourceDigit = digit}, branches);
}

/// Offers each conclusion that all \a branches have.
void MultipleChains::offerCommon(ChainHint hint, const std::vector<const Branch *> &branches)
{
    if (isDone())
        return;
    m_common = branches.front()->reached();
    bool isAny = true;
    for (std::size_t i = 1; i < branches.size() && isAny; ++i) {
        isAny = false;
        for (std::size_t word = 0; word < m_common.size(); ++word) {
            m_common[word] &= branches[i]->reached()[word];
            isAny |= m_common[word] != 0;
        }
    }
    if (!isAny)
        return;
    for (const bool isOn : {true, false})
        for (const Branch::Node &node : branches.front()->nodes()) {
            if (LiteralCode::isOn(node.literal) != isOn
                || (m_common[static_cast<std::size_t>(node.literal) / 64] >> node.literal % 64 & 1) == 0)
                continue;
            m_ends.clear();
            for (const Branch *branch : branches)
                m_ends.push_back({branch, branch->find(node.literal)});
            hint.target = node.literal;
            offer(hint);
        }
}

/// Offers the conclusion \a hint.target of the ends.
void MultipleChains::offer(ChainHint hint)
{
    const auto [cell, digit] = m_code.candidate(hint.target);
    const int max = m_collector->maxComplexity(m_baseRating, hint.kind);
    hint.complexity = m_ancestry.complexity(m_ends, max);
    if (hint.complexity > max)
        return;
    hint.rating = m_baseRating + lengthRating(hint.complexity);
    if (!LiteralCode::isOn(hint.target))
        hint.eliminations.push_back({cell, digit});
    else
        for (const Digit other : m_marks->candidates(cell))
            if (other != digit)
                hint.eliminations.push_back({cell, other});
    if (hint.eliminations.empty()
        || !m_collector->wants(hint.rating, hint.complexity, hint.kind, hint.eliminations))
        return;
    for (const BranchEnd &end : m_ends)
        hint.trails.push_back(m_ancestry.trail(end));
    m_collector->take(std::move(hint));
}

} // namespace sudoku
