#include "core/hints/explainer/chainer.h"

#include "core/hints/explainer/patterns.h"

namespace sudoku {

Chainer::Chainer(const ScanOrder &order, const Marks &start, const ChainMode &mode)
    : m_order(order),
      m_start(&start),
      m_mode(mode),
      m_code(order.rules()),
      m_marks(start),
      m_nodeOf(m_code.count(), -1)
{
}

void Chainer::follow(Literal source, Branch &branch)
{
    m_branch = &branch;
    branch.clear(m_code.count());
    m_marks.assignCandidates(*m_start);
    m_pendingOn.clear();
    m_pendingOff.clear();
    addNode(source, -1);
    for (std::size_t on = 0, off = 0;;) {
        if (on < m_pendingOn.size()) {
            if (!spreadOn(m_pendingOn[on++]))
                break;
        } else if (off < m_pendingOff.size()) {
            if (!spreadOff(m_pendingOff[off++]))
                break;
        } else if (m_mode.patternLevel == 0 || !addFromPatterns()) {
            break;
        }
    }
    for (const Branch::Node &node : branch.nodes())
        m_nodeOf[node.literal] = -1;
}

int Chainer::addNode(Literal literal, int house, int nested)
{
    const int node = m_branch->add(literal, house, nested);
    m_nodeOf[literal] = node;
    (LiteralCode::isOn(literal) ? m_pendingOn : m_pendingOff).push_back(node);
    return node;
}

bool Chainer::spreadOn(int node)
{
    const auto [cell, digit] = m_code.candidate(m_branch->nodes()[node].literal);
    if (!m_mode.isNishio)
        for (const Digit other : m_marks.candidates(cell))
            if (other != digit && !switchOff(m_code.off(cell, other), node))
                return false;
    for (const Cell peer : m_order.peersOf(cell))
        if (m_marks.has(peer, digit) && !switchOff(m_code.off(peer, digit), node))
            return false;
    return true;
}

/// Returns false if that is a contradiction.
bool Chainer::switchOff(Literal literal, int parent)
{
    if (const int on = m_nodeOf[LiteralCode::opposite(literal)]; on >= 0) {
        const int off = m_branch->addConflict(literal, -1);
        m_branch->addParent(parent);
        m_branch->setConflict(on, off);
        return false;
    }
    if (m_nodeOf[literal] < 0) {
        addNode(literal, -1);
        m_branch->addParent(parent);
    }
    return true;
}

/// Returns false if that is a contradiction.
bool Chainer::spreadOff(int node)
{
    const auto [cell, digit] = m_code.candidate(m_branch->nodes()[node].literal);
    m_conclusionCount = 0;
    if (DigitSet others = m_marks.candidates(cell); !m_mode.isNishio && others.size() == 2) {
        others.remove(digit);
        conclude(m_code.on(cell, others.first()), -1);
        if (m_mode.isDynamic)
            addHiddenParents(cell);
    }
    for (const auto &[house, place] : m_order.housesOf(cell)) {
        const Places rest = m_marks.placesIn(house, digit) & ~place;
        if (!std::has_single_bit(rest) || (m_marks.placesIn(house, digit) & place) == 0)
            continue;
        conclude(m_code.on(m_marks.cellAt(house, rest), digit), house);
        if (m_mode.isDynamic)
            addHiddenParents(house, digit);
    }
    if (m_mode.isDynamic)
        m_marks.remove(cell, digit);
    for (std::size_t i = 0; i < m_conclusionCount; ++i)
        if (!add(m_conclusions[i], node))
            return false;
    return true;
}

void Chainer::conclude(Literal literal, int house)
{
    if (m_conclusionCount == m_conclusions.size())
        m_conclusions.emplace_back();
    Conclusion &conclusion = m_conclusions[m_conclusionCount++];
    conclusion.literal = literal;
    conclusion.house = house;
    conclusion.parents.clear();
}

void Chainer::addHiddenParents(Cell cell)
{
    for (const Digit gone : m_start->candidates(cell) - m_marks.candidates(cell))
        m_conclusions[m_conclusionCount - 1].parents.push_back(m_nodeOf[m_code.off(cell, gone)]);
}

void Chainer::addHiddenParents(int house, Digit digit)
{
    for (Places gone = m_start->placesIn(house, digit) & ~m_marks.placesIn(house, digit); gone != 0;
         gone &= gone - 1)
        m_conclusions[m_conclusionCount - 1].parents.push_back(
            m_nodeOf[m_code.off(m_marks.cellAt(house, gone), digit)]);
}

/// Returns false if \a conclusion is a contradiction.
bool Chainer::add(const Conclusion &conclusion, int parent)
{
    const int off = m_nodeOf[LiteralCode::opposite(conclusion.literal)];
    if (off < 0 && m_nodeOf[conclusion.literal] >= 0)
        return true; // it is known
    const int node = off < 0 ? addNode(conclusion.literal, conclusion.house)
                             : m_branch->addConflict(conclusion.literal, conclusion.house);
    m_branch->addParent(parent);
    for (const int hidden : conclusion.parents)
        m_branch->addParent(hidden);
    if (off >= 0)
        m_branch->setConflict(node, off);
    return off < 0;
}

/// Adds what patterns eliminate that are there only because of the assumption; returns whether there is any.
bool Chainer::addFromPatterns()
{
    m_hasEliminations = false;
    for (void (Chainer::*find)() :
         {&Chainer::findLocked, &Chainer::findHiddenPairs, &Chainer::findNakedPairs, &Chainer::findXWings}) {
        (this->*find)();
        if (m_hasEliminations)
            return true;
    }
    return addFromNested();
}

/// Adds the places of \a digit in \a house that are off and not among \a places to the grounds.
void Chainer::addGrounds(int house, Digit digit, Places places)
{
    for (Places gone = m_start->placesIn(house, digit) & ~m_marks.placesIn(house, digit) & ~places; gone != 0;
         gone &= gone - 1)
        m_grounds.push_back(m_nodeOf[m_code.off(m_marks.cellAt(house, gone), digit)]);
}

/// Switches \a eliminations off because of the grounds. A pattern without grounds is there anyway.
void Chainer::takeEliminations(const std::vector<Candidate> &eliminations)
{
    if (m_grounds.empty())
        return;
    for (const auto &[cell, digit] : eliminations) {
        m_hasEliminations = true;
        if (m_nodeOf[m_code.off(cell, digit)] >= 0)
            continue;
        addNode(m_code.off(cell, digit), -1);
        for (const int ground : m_grounds)
            m_branch->addParent(ground);
    }
}

void Chainer::findLocked()
{
    visitLockedDigits(m_order, m_marks, [this](const ScanOrder::Crossing &crossing, Digit digit) {
        m_grounds.clear();
        addGrounds(crossing.base, digit, crossing.inBase);
        takeEliminations(eliminationsOfLocked(m_marks, crossing, digit));
        return true;
    });
}

void Chainer::findHiddenPairs()
{
    constexpr int minOpen = 5;
    visitHiddenSets(m_order, m_marks, 2, minOpen, [this](int house, DigitSet digits, Places places) {
        m_grounds.clear();
        for (const Digit digit : digits)
            addGrounds(house, digit, places);
        takeEliminations(eliminationsOfHiddenSet(m_marks, house, digits, places));
        return true;
    });
}

void Chainer::findNakedPairs()
{
    visitNakedSets(m_order, m_marks, 2, [this](int house, Places places, DigitSet digits) {
        m_grounds.clear();
        for (Places rest = places; rest != 0; rest &= rest - 1) {
            const Cell cell = m_marks.cellAt(house, rest);
            for (const Digit gone : m_start->candidates(cell) - digits)
                m_grounds.push_back(m_nodeOf[m_code.off(cell, gone)]);
        }
        takeEliminations(eliminationsOfNakedSet(m_marks, house, places, digits));
        return true;
    });
}

void Chainer::findXWings()
{
    visitFish(m_order, m_marks, 2, [this](const Fish &fish) {
        m_grounds.clear();
        for (Places bases = fish.bases; bases != 0; bases &= bases - 1)
            addGrounds(m_order.lines(fish.areBasesColumns)[std::countr_zero(bases)], fish.digit, fish.covers);
        takeEliminations(eliminationsOfFish(m_order, m_marks, fish));
        return true;
    });
}

bool Chainer::addFromNested()
{
    for (const auto &search : m_nestedSearches) {
        NestedFindings findings = search->find(*m_start, m_marks);
        if (findings.eliminations.empty())
            continue;
        const int first = static_cast<int>(m_branch->nestedChains().size());
        for (NestedChain &chain : findings.chains)
            m_branch->nestedChains().push_back(std::move(chain));
        for (const auto &[candidate, chain] : findings.eliminations) {
            const Literal off = m_code.off(candidate.cell, candidate.digit);
            if (m_nodeOf[off] >= 0)
                continue;
            addNode(off, -1, first + chain);
            for (const Literal ground : m_branch->nestedChains()[first + chain].grounds)
                m_branch->addParent(m_nodeOf[ground]);
        }
        return true;
    }
    return false;
}

} // namespace sudoku
